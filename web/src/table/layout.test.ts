import { describe, expect, it } from "vitest";
import type { Box, Size, Spot } from "../motion/geometry";
import { fan } from "./fan";
import { layout, type Layout } from "./layout";

const PHONE: Size = { width: 390, height: 744 };
/** The same phone held flat. */
const FLAT: Size = { width: 844, height: 290 };
const DESKTOP: Size = { width: 940, height: 750 };

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The box of a card as it is drawn, about the same middle. */
function drawn({ x, y, scale }: Spot, { card }: Layout): Box {
  const [width, height] = [card.width * scale, card.height * scale];
  return { x: x + (card.width - width) / 2, y: y + (card.height - height) / 2, width, height };
}

function inside(spots: { x: number }[], laid: Layout, size: Size): boolean {
  return spots.every((spot) => spot.x >= -0.01 && spot.x + laid.card.width <= size.width + 0.01);
}

describe("a hand in the fan", () => {
  it("lies in one row while 30 px of each card show", () => {
    expect(fan(7, 370, 70).rows).toBe(1);
    expect(fan(11, 370, 70)).toMatchObject({ rows: 1 });
    expect(fan(12, 370, 70).rows).toBe(2);
  });

  it("never shows less than 24 px of a card, however many there are", () => {
    for (let cards = 1; cards <= 60; cards++) {
      for (const width of [340, 370, 560, 860]) {
        const laid = fan(cards, width, 70);
        expect(laid.strip).toBeGreaterThanOrEqual(24);
        expect(laid.rows * laid.perRow).toBeGreaterThanOrEqual(cards);
        if (cards <= 22) expect(laid.strip).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it("stays on the screen with 1, 7, 24 and 44 cards", () => {
    for (const size of [PHONE, FLAT, DESKTOP, { width: 340, height: 600 }]) {
      for (const hand of [1, 7, 24, 44]) {
        const laid = layout({ others: 3, hand, pile: 5, seated: true }, size);
        expect(laid.hand).toHaveLength(hand);
        expect(inside(laid.hand, laid, size)).toBe(true);
        const lowest = Math.max(...laid.hand.map((spot) => spot.y + laid.card.height));
        expect(lowest).toBeLessThanOrEqual(size.height + 12);
      }
    }
  });
});

describe("the table", () => {
  it("has room for up to eleven others without one covering another", () => {
    for (const size of [PHONE, FLAT, DESKTOP, { width: 760, height: 700 }]) {
      for (let others = 1; others <= 11; others++) {
        const { seats } = layout({ others, hand: 7, pile: 3, seated: true }, size);
        expect(seats).toHaveLength(others);
        for (let i = 0; i < others; i++) {
          expect(seats[i]!.x).toBeGreaterThanOrEqual(0);
          expect(seats[i]!.x + seats[i]!.width).toBeLessThanOrEqual(size.width);
          for (let k = i + 1; k < others; k++) {
            expect(overlap(seats[i]!, seats[k]!), `${others} others at ${size.width}: ${i} and ${k}`).toBe(
              false,
            );
          }
        }
      }
    }
  });

  it("keeps the rows of buttons apart, 44 px high and more, above the hand", () => {
    for (const size of [PHONE, DESKTOP]) {
      const { actions, calls, handBox, status } = layout({ others: 3, hand: 7, pile: 3, seated: true }, size);
      expect(actions.height).toBeGreaterThanOrEqual(44);
      expect(calls.height).toBeGreaterThanOrEqual(44);
      expect(status.y + status.height).toBeLessThanOrEqual(actions.y);
      expect(actions.y + actions.height).toBeLessThanOrEqual(calls.y);
      expect(calls.y + calls.height).toBeLessThanOrEqual(handBox.y);
    }
  });

  it("puts actions and calls side by side on a phone held flat, and the pile beside the seats", () => {
    const laid = layout({ others: 7, hand: 7, pile: 3, seated: true }, FLAT);
    expect(laid.actions.y).toBe(laid.calls.y);
    expect(laid.actions.x + laid.actions.width).toBeLessThanOrEqual(laid.calls.x);
    for (const seat of laid.seats) {
      expect(overlap(seat, laid.ring)).toBe(false);
      expect(seat.y + seat.height).toBeLessThanOrEqual(laid.status.y);
    }
    expect(laid.ring.y + laid.ring.height).toBeLessThanOrEqual(laid.calls.y);
  });

  it("draws the last cards of a long pile, always in the same disorder", () => {
    const one = layout({ others: 1, hand: 3, pile: 40, seated: true }, PHONE);
    const two = layout({ others: 1, hand: 3, pile: 41, seated: true }, PHONE);
    expect(one.pile).toHaveLength(6);
    expect(two.pile.slice(0, 5)).toEqual(one.pile.slice(1));
  });

  it("gives a spectator no hand and no buttons", () => {
    const laid = layout({ others: 4, hand: 0, pile: 3, seated: false }, PHONE);
    expect(laid.hand).toEqual([]);
    expect(laid.calls.height).toBe(0);
  });
});

describe("large text", () => {
  const table = { others: 3, hand: 7, pile: 3, seated: true };

  it("makes room for itself: rows, chips and seats grow with it", () => {
    const [one, two] = [layout(table, PHONE), layout(table, PHONE, 2)];
    expect(two.text).toBeGreaterThan(1.4);
    expect(two.actions.height).toBeGreaterThan(one.actions.height);
    expect(two.seats[0]!.height).toBeGreaterThan(one.seats[0]!.height);
    expect(two.status.height).toBeGreaterThan(one.status.height);
  });

  it("grows as far as there is room, and a quarter always", () => {
    expect(layout(table, { width: 1400, height: 1000 }, 2).text).toBe(2);
    expect(layout(table, FLAT, 2).text).toBe(1.25);
    expect(layout(table, FLAT, 0.8).text).toBe(0.8);
  });

  it("needs a higher table rather than that anything lies over anything", () => {
    for (const size of [PHONE, FLAT, DESKTOP, { width: 320, height: 400 }, { width: 640, height: 250 }]) {
      for (const text of [1, 1.5, 2]) {
        for (const others of [1, 3, 5, 9]) {
          const laid = layout({ ...table, others }, size, text);
          const where = `${others} others, ${size.width} x ${size.height}, text ${text}`;
          expect(laid.size.height, where).toBeGreaterThanOrEqual(size.height);
          expect(laid.status.y + laid.status.height, where).toBeLessThanOrEqual(laid.actions.y);
          for (const seat of laid.seats) {
            expect(overlap(seat, laid.status), where).toBe(false);
            expect(overlap(seat, drawn(laid.stock, laid)), where).toBe(false);
          }
          expect(laid.handBox.y + laid.handBox.height, where).toBeLessThanOrEqual(laid.size.height + 0.01);
        }
      }
    }
  });
});
