/** What everybody can see of a table besides cards, counts and scores, in sentences: for the text mode. */

import { abilitiesWords } from "#words/abilities";
import { tableWords } from "#words/table";
import { textWords } from "#words/text";
import { among } from "../words/saying";
import type { Snapshot } from "../wire/types";
import { person, seatLabel } from "../words/company";
import { cardNames, words } from "../words/words";
import { company } from "./company";
import { columns, marks } from "./facts";

/** What lies on the table besides pile and hands, in sentences. */
function boardLines(snapshot: Snapshot): string[] {
  const say = abilitiesWords;
  return snapshot.facts.flatMap((fact) => {
    const of = fact.seat < 0 ? null : seatLabel(company(snapshot), fact.seat);
    switch (fact.key) {
      case "assets":
        return [textWords.fact(of, say.inPlay(cardNames(fact.words)))];
      case "limbo":
        return [textWords.fact(of, say.limboFact(cardNames(fact.words)))];
      case "phase":
        return [
          textWords.fact(of, say.phaseFact(among(say.phases, fact.words[0] ?? "") ?? fact.words.join(" "))),
        ];
      default:
        return [];
    }
  });
}

/** All of it; without those of the seats where `seats` is false. */
export function factLines(snapshot: Snapshot, seats = true): string[] {
  const say = textWords;
  const lines = [-1, ...(seats ? snapshot.seats.keys() : [])].flatMap((seat) =>
    marks(snapshot, seat).map((one) =>
      say.fact(seat < 0 ? null : seatLabel(company(snapshot), seat), one.text),
    ),
  );
  const sheet = columns(snapshot).map((column) =>
    say.columns(
      column.number,
      words.and(
        column.points.map(
          (points, seat) =>
            say.score(person(company(snapshot), seat), Number(points)) +
            (seat === column.winner ? ` (${tableWords.facts.columnWon})` : ""),
        ),
      ),
    ),
  );
  return [...lines, ...sheet, ...boardLines(snapshot)];
}
