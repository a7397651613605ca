import { describe, expect, it } from "vitest";
import { freePlace, overlaps } from "./placing";

const TABLE = { x: 0, y: 0, width: 300, height: 200 };
const SIZE = { width: 100, height: 20 };

describe("a free place", () => {
  it("has its middle at the point where nothing is in the way", () => {
    const place = freePlace(SIZE, { x: 150, y: 100 }, [], TABLE)!;
    expect(place.x + SIZE.width / 2).toBe(150);
    expect(Math.abs(place.y + SIZE.height / 2 - 100)).toBeLessThanOrEqual(5);
  });

  it("covers nothing that is taken, and is the nearest that does not", () => {
    const taken = { x: 100, y: 80, width: 100, height: 40 };
    const place = freePlace(SIZE, { x: 150, y: 110 }, [taken], TABLE)!;
    expect(overlaps(place, taken)).toBe(false);
    expect(place.x).toBe(100);
    expect(place.y).toBeGreaterThan(120);
    expect(place.y).toBeLessThan(130);
  });

  it("stays within the bounds, however near the edge the point is", () => {
    const place = freePlace(SIZE, { x: 299, y: 199 }, [], TABLE)!;
    expect(place).toEqual({ x: 200, y: 180, ...SIZE });
  });

  it("is nowhere where all is taken, nor where it would be larger than the bounds", () => {
    expect(freePlace(SIZE, { x: 0, y: 0 }, [TABLE], TABLE)).toBeNull();
    expect(freePlace(SIZE, { x: 0, y: 0 }, [], { ...TABLE, width: 90 })).toBeNull();
  });
});
