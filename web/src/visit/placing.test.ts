import { describe, expect, it } from "vitest";
import { freePlace, overlaps } from "./placing";

const TABLE = { x: 0, y: 0, width: 300, height: 200 };
const SIZE = { width: 60, height: 20 };

describe("a free place", () => {
  it("is where it is wished, if nothing is there", () => {
    expect(freePlace(SIZE, { x: 150, y: 100 }, [], TABLE)).toMatchObject({ x: 120, y: 90 });
  });

  it("is the nearest one that covers nothing", () => {
    const taken = [{ x: 100, y: 80, width: 100, height: 40 }];
    const place = freePlace(SIZE, { x: 150, y: 100 }, taken, TABLE)!;
    expect(taken.some((box) => overlaps(place, box))).toBe(false);
    expect(place.x).toBe(120);
    expect(Math.abs(place.y + 10 - 100)).toBeLessThan(40);
  });

  it("is never beyond the table", () => {
    expect(freePlace(SIZE, { x: 299, y: -50 }, [], TABLE)).toMatchObject({ x: 240, y: 0 });
  });

  it("is none where all is taken, or nothing so large fits", () => {
    expect(freePlace(SIZE, { x: 150, y: 100 }, [TABLE], TABLE)).toBeNull();
    expect(freePlace({ width: 400, height: 20 }, { x: 150, y: 100 }, [], TABLE)).toBeNull();
  });
});
