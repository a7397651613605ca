/** What is the matter with a seat, the weightiest first: where room is short the last ones are left out. */

import { panelWords } from "#words/panel";
import { tableWords } from "#words/table";
import type { Snapshot, View } from "../wire/types";
import { marks } from "./facts";
import { Away } from "./TimeLeft";

/** How many letters the marks have that a seat cannot do without, each; who is to act is seen without a mark. */
export function markLetters(snapshot: Snapshot, view: View, seat: number): number[] {
  const say = tableWords.seat;
  const hand = view.hands[seat]!;
  const at = snapshot.seats[seat]!;
  const absent = at.kind === "person" && !at.present;
  return [
    hand.owesCall && `! ${say.owes}`,
    hand.called && `“ ${say.called}`,
    ...marks(snapshot, seat).map((one) => one.text),
    at.standIn ? say.standIn : absent && say.countdown(at.countdown ?? 0),
  ].flatMap((text) => (text === false ? [] : [text.length]));
}

export function Marks({ snapshot, view, seat }: { snapshot: Snapshot; view: View; seat: number }) {
  const say = tableWords.seat;
  const hand = view.hands[seat]!;
  const at = snapshot.seats[seat]!;
  const running = !view.standings.dealOver;
  const counted = view.standings.score.some((points) => points !== 0);
  return (
    <span class="marks">
      {!running && view.standings.dealWinners.includes(seat) && (
        <span class="mark won">★ {panelWords.winner}</span>
      )}
      {hand.owesCall && <span class="mark owes">! {say.owes}</span>}
      {hand.called && <span class="mark called">“ {say.called}</span>}
      {running && view.actors.includes(seat) && <span class="mark to-act">▸ {say.toAct}</span>}
      {marks(snapshot, seat).map((one) => (
        <span key={one.key} class={`mark fact fact-${one.key}`} style={{ "--letters": one.text.length }}>
          {one.text}
        </span>
      ))}
      {at.standIn ? (
        <span class="mark away">{say.standIn}</span>
      ) : at.kind === "person" && !at.present ? (
        <Away snapshot={snapshot} seat={seat} />
      ) : null}
      {counted && <span class="mark points">{say.points(view.standings.score[seat] ?? 0)}</span>}
    </span>
  );
}
