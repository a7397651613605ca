/** The seats: who sits there, how many cards they hold, what assets lie in front of them, and what is the matter. */

import { boardWords } from "#words/board";
import { tableWords } from "#words/table";
import { assetsOf, seatTargets, targets, type Asked } from "../visit/abilities";
import { company } from "../visit/company";
import { looked } from "../visit/looked";
import { Marks } from "../visit/Marks";
import { Avatar, Backs } from "../visit/Person";
import { TurnRing } from "../visit/TimeLeft";
import type { Snapshot, View } from "../wire/types";
import { person } from "../words/company";
import { TileRow } from "./TileRow";

interface PlaceProps {
  snapshot: Snapshot;
  view: View;
  seat: number;
  asked: Asked | null;
  onChoose: (line: string) => void;
}

/** The assets in front of a seat. */
export function Assets({ snapshot, seat, asked }: Omit<PlaceProps, "view" | "onChoose">) {
  const assets = assetsOf(snapshot, seat);
  const open = targets(asked);
  const picked = asked?.question.picked ?? [];
  if (assets.length === 0) return <p class="unseen">{boardWords.noAssets}</p>;
  return (
    <TileRow
      class="assets"
      label={boardWords.assetsOf(person(company(snapshot), seat), assets.length)}
      cards={assets.map((card) => {
        const bare = card.split("/")[0]!;
        const marked = open.has(bare);
        return { card, marked, picked: picked.indexOf(bare) + 1, note: marked ? boardWords.target : "" };
      })}
      onOpen={(card) => (looked.value = card)}
    />
  );
}

/** Another seat with its assets; a seat that may be chosen is a button. */
export function Place({ snapshot, view, seat, asked, onChoose }: PlaceProps) {
  const say = tableWords.seat;
  const hand = view.hands[seat]!;
  const at = snapshot.seats[seat]!;
  const who = person(company(snapshot), seat);
  const target = seatTargets(asked).get(seat);
  const going = !view.standings.dealOver;
  const toAct = view.turn === seat && going;
  return (
    <li
      class={`seat board-seat${toAct ? " acting" : ""}${target === undefined ? "" : " target"}`}
      data-seat={seat}
      aria-label={who.name}
    >
      <div class="place-head">
        <span class="seat-face">
          <Avatar name={who.name} seat={seat} bot={at.kind === "bot"} />
          {going && view.actors.includes(seat) && <TurnRing snapshot={snapshot} />}
        </span>
        {target === undefined ? (
          <span class="seat-name">{who.name}</span>
        ) : (
          <button type="button" class="seat-name target-name" onClick={() => onChoose(target.line)}>
            {who.name}
            <span class="unseen">, {boardWords.target}</span>
          </button>
        )}
        <span class="count">
          <Backs count={hand.count} most={12} />
          <span aria-hidden="true">{hand.count}</span>
          <span class="unseen">{say.cards(hand.count)}</span>
        </span>
        {at.kind === "bot" && <span class="unseen">{say.bot}</span>}
        <Marks snapshot={snapshot} view={view} seat={seat} />
      </div>
      <Assets snapshot={snapshot} seat={seat} asked={asked} />
      {hand.cards.length > 0 && (
        <details class="open-hand">
          <summary>{boardWords.handOf(hand.cards.length)}</summary>
          <TileRow
            label={`${who.name}, ${say.open}`}
            cards={hand.cards.map((card) => ({ card }))}
            onOpen={(card) => (looked.value = card)}
          />
        </details>
      )}
    </li>
  );
}
