/**
 * Choosers for what a play demands of its player: a suit, a rank, a card for somebody, a player. Built from
 * legal acts alone.
 */

import type { VNode } from "preact";
import { choosingWords } from "#words/choosing";
import { tableWords } from "#words/table";
import { Dialog } from "../app/Dialog";
import { settings } from "../app/settings";
import { CardArt, SuitArt } from "../art/Card";
import { countOfRank, countOfSuit, isRank, isSuit, sorted } from "../cards/notation";
import { useMeanings } from "../explain/meanings";
import { namedSeat, type Act, type Offer } from "../visit/acts";
import { CardWord } from "../visit/Words";
import { speech } from "../wire/speech";
import type { Snapshot } from "../wire/types";
import { person, type Company } from "../words/company";
import { among } from "../words/saying";
import { cardName, corner, rankName, suitName } from "../words/words";

interface ChooserProps {
  snapshot: Snapshot;
  offered: Offer;
  hand: string[];
  company: Company;
  /** How many cards each seat holds. */
  counts: number[];
  /** The viewer's partner, or -1. */
  partner: number;
  /** The card that the partner has just given, if any. */
  given: string | null;
  onChoose: (act: Act) => void;
  onClose: () => void;
}

/** The key that chooses; only nine of them have one. */
function Digit({ of }: { of: number }) {
  return of < 9 ? <kbd aria-hidden="true">{of + 1}</kbd> : null;
}

function SuitChooser({ offered, hand, onChoose }: ChooserProps) {
  return (
    <div class="suit-choice">
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
            {isSuit(suit) && <span class="choice-note">{choosingWords.held(countOfSuit(hand, suit))}</span>}
            <Digit of={i} />
          </button>
        );
      })}
    </div>
  );
}

function RankChooser({ offered, hand, onChoose }: ChooserProps) {
  const before = offered.suits.length;
  return (
    <div class="rank-choice">
      {offered.ranks.map((act, i) => {
        const rank = act.words[0] ?? "";
        return (
          <button
            key={act.line}
            type="button"
            class="choice"
            autofocus={i + before === 0}
            onClick={() => onChoose(act)}
          >
            {isRank(rank) && (
              <span class="choice-sign" aria-hidden="true">
                {corner(rank)}
              </span>
            )}
            <span class="choice-name">{rankName(rank)}</span>
            {isRank(rank) && <span class="choice-note">{choosingWords.held(countOfRank(hand, rank))}</span>}
            <Digit of={i + before} />
          </button>
        );
      })}
    </div>
  );
}

/** A suit, or a rank instead. */
function DeclarationChooser(props: ChooserProps) {
  return (
    <div class="stack">
      {props.offered.suits.length > 0 && <SuitChooser {...props} />}
      {props.offered.ranks.length > 0 && <RankChooser {...props} />}
    </div>
  );
}

/** The cards that may be given, as they lie on the screen. */
function gifts(offered: Offer): string[] {
  return sorted([...new Set(offered.gives.map((act) => act.words[0] ?? ""))], "suit");
}

/** The seats that may be given a card, in the order of the acts. */
function receivers({ offered, company }: ChooserProps): number[] {
  return [...new Set(offered.gives.map((act) => namedSeat(act, company.names)))];
}

function GiveChooser(props: ChooserProps) {
  const { offered, company, partner, onChoose } = props;
  const seats = receivers(props);
  const cards = gifts(offered);
  const nothing = offered.draw === null && offered.cards.size === 0 ? offered.pass : null;
  return (
    <div class="stack">
      {seats.map((seat, row) => (
        <fieldset key={seat} class="give">
          <legend class={seats.length === 1 ? "unseen" : ""}>{person(company, seat).name}</legend>
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
                aria-label={
                  among(choosingWords.to, act.verb)?.(cardName(card), person(company, seat).name) ?? ""
                }
                onClick={() => onChoose(act)}
              >
                <CardArt card={card} />
              </button>
            );
          })}
        </fieldset>
      ))}
      {nothing !== null && (
        <button type="button" class="act nothing" onClick={() => onChoose(nothing)}>
          {seats.includes(partner) ? choosingWords.keepIt : choosingWords.giveNothing}
          <kbd aria-hidden="true">p</kbd>
        </button>
      )}
    </div>
  );
}

/** What the card on the pile does, for which somebody is chosen. */
function WhatFor({ snapshot }: { snapshot: Snapshot }) {
  const meanings = useMeanings(snapshot, undefined, true);
  const upcard = snapshot.view?.pile.at(-1);
  const does = meanings?.cards.find((one) => one.card === upcard)?.does ?? "";
  return (
    <p class="what-for" role="status">
      {upcard !== undefined && does !== "" && (
        <>
          <CardWord card={upcard} /> <span lang={speech.answered}>{does}</span>
        </>
      )}
    </p>
  );
}

function TargetChooser({ snapshot, offered, company, counts, onChoose }: ChooserProps) {
  return (
    <div class="stack targets">
      {offered.targets[0]?.verb === "target" && <WhatFor snapshot={snapshot} />}
      {offered.targets.map((act, i) => {
        const seat = namedSeat(act, company.names);
        return (
          <button
            key={act.line}
            type="button"
            class="choice"
            autofocus={i === 0}
            onClick={() => onChoose(act)}
          >
            <span class="choice-name">{person(company, seat).name}</span>
            <span class="choice-note">{choosingWords.targetHolds(counts[seat] ?? 0)}</span>
            <Digit of={i} />
          </button>
        );
      })}
    </div>
  );
}

/** Calls don't wait for a decision: they stay in reach while a chooser covers the table. */
function CallsHere({ offered, company, onChoose }: ChooserProps) {
  const { call, catches, says } = offered;
  if (call === null && catches.length + says.length === 0) return null;
  return (
    <div class="row wrap calls-here">
      {says.map((act) => (
        <button key={act.line} type="button" class="act call owed" onClick={() => onChoose(act)}>
          {tableWords.speak.owed(act.words.join(" "))}
        </button>
      ))}
      {call !== null && (
        <button type="button" class="act call" onClick={() => onChoose(call)}>
          {tableWords.call(company.call)}
        </button>
      )}
      {catches.map((act) => (
        <button key={act.line} type="button" class="act catch" onClick={() => onChoose(act)}>
          {tableWords.catchSeat(person(company, namedSeat(act, company.names)).name)}
        </button>
      ))}
    </div>
  );
}

function giveTitle(props: ChooserProps): string {
  const { offered, company, partner, given } = props;
  const say = tableWords;
  const [first] = offered.gives;
  if (receivers(props).length > 1) return among(choosingWords.some, first?.verb ?? "") ?? "";
  const seat = first === undefined ? -1 : namedSeat(first, company.names);
  const name = person(company, seat).name;
  if (seat !== partner) return among(choosingWords.one, first?.verb ?? "")?.(name) ?? "";
  const offering = offered.cards.size > 0 || offered.draw !== null;
  return offering
    ? say.trade(name)
    : choosingWords.answerTrade(name, given === null ? choosingWords.someCard : cardName(given));
}

interface Asked {
  title: string;
  choice: (props: ChooserProps) => VNode;
  /** In the order in which they are shown. */
  acts: Act[];
}

function asked(props: ChooserProps): Asked {
  const { suits, ranks, gives, targets } = props.offered;
  if (suits.length + ranks.length > 0) {
    const title =
      suits.length === 0
        ? choosingWords.chooseRank
        : ranks.length === 0
          ? choosingWords.chooseSuit
          : choosingWords.chooseSuitOrRank;
    return { title, choice: DeclarationChooser, acts: [...suits, ...ranks] };
  }
  if (targets.length > 0) {
    const title = targets[0]!.verb === "draw" ? tableWords.drawFromHand : choosingWords.targetTitle;
    return { title, choice: TargetChooser, acts: targets };
  }
  const names = props.company.names;
  const acts = receivers(props).flatMap((seat) =>
    gifts(props.offered).flatMap(
      (card) => gives.find((act) => act.words[0] === card && namedSeat(act, names) === seat) ?? [],
    ),
  );
  return { title: giveTitle(props), choice: GiveChooser, acts };
}

/** The chooser that the legal acts ask for. */
export function Chooser(props: ChooserProps) {
  const { offered, onChoose, onClose } = props;
  const { title, choice: Choice, acts } = asked(props);
  const letters: Record<string, Act | null | undefined> = {
    l: offered.call,
    c: offered.catches[0],
    w: offered.says[0],
    p: Choice === GiveChooser ? offered.pass : null,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const digit = /^[1-9]$/.test(event.key) ? acts[Number(event.key) - 1] : undefined;
    const act = digit ?? (settings.letterKeys.value ? letters[event.key] : null);
    if (act != null) onChoose(act);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel={tableWords.later}
      class={offered.gives.length > 0 ? "wide" : ""}
    >
      <div onKeyDown={onKeyDown}>
        <Choice {...props} />
        <CallsHere {...props} />
      </div>
    </Dialog>
  );
}
