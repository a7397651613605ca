// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readRoute } from "./route";

describe("an address", () => {
  it("leads to a table, a game with its house rules, the own games", () => {
    expect(readRoute("#/t/kq7w-2")).toEqual({ page: "table", table: "kq7w-2" });
    expect(readRoute("#/g/eights?twos=draw2")).toEqual({
      page: "game",
      game: "eights",
      options: { twos: "draw2" },
    });
    expect(readRoute("#/own")).toEqual({ page: "own", book: null });
    expect(readRoute("#/record")).toEqual({ page: "record", moment: "" });
    expect(readRoute("#/record/1.2.3?seat=0")).toEqual({ page: "record", moment: "1.2.3?seat=0" });
    expect(readRoute("")).toEqual({ page: "start" });
    expect(readRoute("#/")).toEqual({ page: "start" });
  });

  // issue 44, point 9: an invitation with a sign behind it
  it.each([".", ",", ")", "),", "/", "%20", "!", "’", "…", " ", "%29.", "**", ">"])(
    "of an invitation leads to its table with “%s” behind it",
    (sign) => {
      expect(readRoute(`#/t/kq7w2${sign}`)).toEqual({ page: "table", table: "kq7w2" });
      expect(readRoute(`#/l/kq7w2${sign}`)).toEqual({ page: "lesson", table: "kq7w2" });
    },
  );

  it("that ends in such a sign by itself is not cut short", () => {
    expect(readRoute("#/t/kq7w_.")).toEqual({ page: "table", table: "kq7w_" });
  });

  it("of a seat leads to it by its ticket, with signs behind it too", () => {
    const ticket = "0123456789abcdef0123456789abcdef";
    const seat = { page: "seat", table: "kq7w2", how: "along", ticket };
    expect(readRoute(`#/t/kq7w2/along/${ticket}`)).toEqual(seat);
    expect(readRoute(`#/t/kq7w2/along/${ticket}).`)).toEqual(seat);
    expect(readRoute(`#/t/kq7w2/hand/${ticket}`)).toEqual({ ...seat, how: "hand" });
    expect(readRoute("#/t/kq7w2/hand/short")).toEqual({ page: "start", unknown: "#/t/kq7w2/hand/short" });
  });

  it("that leads nowhere is told, and not taken for the start page", () => {
    expect(readRoute("#/tables/kq7w2")).toEqual({ page: "start", unknown: "#/tables/kq7w2" });
    expect(readRoute("#/t/")).toEqual({ page: "start", unknown: "#/t/" });
    expect(readRoute("#/t/kq7w2/seat")).toEqual({ page: "start", unknown: "#/t/kq7w2/seat" });
  });
});
