/**
 * Choosers for what a play demands of its player: a suit, a rank, a card for somebody, a player. Built from
 * legal acts alone.
 */

import type { VNode } from "preact";
import { Dialog } from "../app/Dialog";
import { settings } from "../app/settings";
import { CardArt, SuitArt } from "../art/Card";
import { countBySuit, countOfRank, isSuit, sorted } from "../cards/notation";
import { person, type Company } from "../words/events";
import { cardName, rankName, suitName, words } from "../words/words";
import { namedSeat, type Act, type Offer } from "./acts";

interface ChooserProps {
  offered: Offer;
  hand: string[];
  company: Company;
  onChoose: (act: Act) => void;
  onClose: () => void;
}

function SuitChooser({ offered, hand, onChoose }: ChooserProps) {
  const held = countBySuit(hand);
  return (
    <div
      class="suit-choice"
      onKeyDown={(event) => {
        const act = /^[1-9]$/.test(event.key) ? offered.suits[Number(event.key) - 1] : undefined;
        if (act !== undefined) onChoose(act);
      }}
    >
      {offered.suits.map((act, i) => {
        const suit = act.words[0] ?? "";
        return (
          <button
            key={act.line}
            type="button"
            class="choice"
            autofocus={i === 0}
            onClick={() => onChoose(act)}
          >
            {isSuit(suit) && <SuitArt suit={suit} />}
            <span class="choice-name">{suitName(suit)}</span>
            {isSuit(suit) && <span class="choice-note">{words.table.held(held[suit])}</span>}
            <kbd aria-hidden="true">{i + 1}</kbd>
          </button>
        );
      })}
    </div>
  );
}

function RankChooser({ offered, hand, onChoose }: ChooserProps) {
  return (
    <div class="rank-choice">
      {offered.ranks.map((act, i) => {
        const rank = act.words[0] ?? "";
        return (
          <button
            key={act.line}
            type="button"
            class="choice"
            autofocus={i === 0}
            onClick={() => onChoose(act)}
          >
            <span class="choice-sign" aria-hidden="true">
              {words.indices[rank] ?? rank}
            </span>
            <span class="choice-name">{rankName(rank)}</span>
            <span class="choice-note">{words.table.held(countOfRank(hand, rank))}</span>
          </button>
        );
      })}
    </div>
  );
}

function GiveChooser({ offered, company, onChoose }: ChooserProps) {
  const seats = [...new Set(offered.gives.map((act) => namedSeat(act, company.names)))];
  const cards = sorted([...new Set(offered.gives.map((act) => act.words[0] ?? ""))], "suit");
  return (
    <div class="stack">
      {seats.map((seat, row) => (
        <fieldset key={seat} class="give">
          <legend>{person(company, seat).name}</legend>
          {cards.map((card, i) => {
            const act = offered.gives.find(
              (one) => one.words[0] === card && namedSeat(one, company.names) === seat,
            );
            if (act === undefined) return null;
            return (
              <button
                key={card}
                type="button"
                class="give-card"
                autofocus={row === 0 && i === 0}
                aria-label={words.table.giveTo(cardName(card), person(company, seat).name)}
                onClick={() => onChoose(act)}
              >
                <CardArt card={card} />
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

function TargetChooser({ offered, company, onChoose }: ChooserProps) {
  return (
    <div class="stack">
      {offered.targets.map((act, i) => (
        <button key={act.line} type="button" class="choice" autofocus={i === 0} onClick={() => onChoose(act)}>
          <span class="choice-name">
            {words.table.target(person(company, namedSeat(act, company.names)).name)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Calls don't wait for a decision: they stay in reach while a chooser covers the table. */
function CallsHere({ offered, company, onChoose }: ChooserProps) {
  const { call, catches } = offered;
  if (call === null && catches.length === 0) return null;
  return (
    <div class="row wrap calls-here">
      {call !== null && (
        <button type="button" class="act call" onClick={() => onChoose(call)}>
          {words.table.call}
        </button>
      )}
      {catches.map((act) => (
        <button key={act.line} type="button" class="act catch" onClick={() => onChoose(act)}>
          {words.table.catchSeat(person(company, namedSeat(act, company.names)).name)}
        </button>
      ))}
    </div>
  );
}

function titled(offered: Offer): { title: string; choice: (props: ChooserProps) => VNode } {
  const say = words.table;
  if (offered.suits.length > 0) return { title: say.chooseSuit, choice: SuitChooser };
  if (offered.ranks.length > 0) return { title: say.chooseRank, choice: RankChooser };
  if (offered.gives.length > 0) return { title: say.giveTitle, choice: GiveChooser };
  return { title: say.targetTitle, choice: TargetChooser };
}

/** The chooser that the legal acts ask for. */
export function Chooser(props: ChooserProps) {
  const { offered, onChoose, onClose } = props;
  const { title, choice: Choice } = titled(offered);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!settings.letterKeys.value || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const act = event.key === "l" ? offered.call : event.key === "c" ? offered.catches[0] : null;
    if (act != null) onChoose(act);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel={words.table.later}
      class={offered.gives.length > 0 ? "wide" : ""}
    >
      <div onKeyDown={onKeyDown}>
        <Choice {...props} />
        <CallsHere {...props} />
      </div>
    </Dialog>
  );
}
