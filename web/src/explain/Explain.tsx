/** What somebody holds or right-clicks at the table is explained, from the rule book of the game. */

import { explainWords } from "#words/explain";
import { tableWords } from "#words/table";
import { among } from "../words/saying";
import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/Dialog";
import { detailOf } from "../cards/details";
import { marks } from "../visit/facts";
import { declared, solitary } from "../visit/say";
import { Sheet } from "../rules/Sheet";
import { Words } from "../visit/Words";
import { speech } from "../wire/speech";
import type { CardMeanings } from "../wire/rules";
import type { Snapshot, View } from "../wire/types";
import { capital, cardName, told, words } from "../words/words";
import { useMeanings, type RulesOf } from "./meanings";
import { usePointing } from "./pointing";
import { thingOf, type Thing } from "./things";

interface TableProps {
  snapshot: Snapshot;
  view: View;
}

interface ContentProps extends TableProps {
  thing: Thing;
  meanings: CardMeanings | null;
  past: boolean;
}

/** The part of the rule sheet behind a button or a badge. */
const PASSAGES: Record<string, string> = {
  draw: "draw",
  drawFrom: "draw",
  pass: "draw",
  end: "turn",
  lay: "turn",
  call: "last",
  catch: "last",
  owes: "last",
  called: "last",
  points: "points",
  out: "out",
  rules: "turn",
  wild: "turn",
};

function Passage({ meanings, of }: { meanings: CardMeanings | null; of: string }) {
  const text = meanings?.passages[PASSAGES[of] ?? ""];
  if (text === undefined) return null;
  return (
    <section>
      <h3>{explainWords.rules}</h3>
      <Sheet text={text} />
    </section>
  );
}

/** What a card does, and what it counts. */
function OfCard({ card, meanings }: { card: string; meanings: CardMeanings | null }) {
  const say = explainWords;
  const its = meanings?.cards.find((one) => one.card === card);
  if (its === undefined) return null;
  return (
    <>
      {its.does === "" ? <p>{say.plain}</p> : <p lang={speech.answered}>{its.does}</p>}
      {its.points !== null && <p class="note">{say.points(its.points)}</p>}
    </>
  );
}

/** A card in the hand from which the table is seen: besides, whether it can be played. */
function HeldCard({
  card,
  view,
  meanings,
  past,
}: {
  card: string;
  view: View;
  meanings: CardMeanings | null;
  past: boolean;
}) {
  const say = past ? explainWords.past : explainWords;
  const refusal = view.refusals[card];
  const playable = view.legal.some((line) => line.split(" ")[1] === card);
  return (
    <>
      <OfCard card={card} meanings={meanings} />
      {playable ? (
        <p class="good">{say.playable}</p>
      ) : (
        refusal !== undefined && (
          <p>
            <strong>{words.label(say.notNow)}</strong>{" "}
            <span lang={speech.answered}>
              <Words parts={told(refusal.words)} />
            </span>
          </p>
        )
      )}
    </>
  );
}

/** The card on the pile, from which most of what holds comes. */
function Upcard({ view, meanings }: { view: View; meanings: CardMeanings | null }) {
  const upcard = view.pile[view.pile.length - 1];
  if (upcard === undefined) return null;
  return (
    <section>
      <h3>
        {words.label(explainWords.pile)} {cardName(upcard)}
      </h3>
      <OfCard card={upcard} meanings={meanings} />
    </section>
  );
}

/** All that holds for the whole table now. */
function holding(snapshot: Snapshot, view: View): string[] {
  const say = explainWords;
  const demand = declared(view);
  return [
    solitary(view) ? "" : view.clockwise ? say.clockwise : say.counterclockwise,
    demand === null ? "" : say.declared(demand),
    view.pendingDraw > 0 ? say.penalty(view.pendingDraw) : "",
    view.pendingSkip > 0 ? say.skip : "",
    ...marks(snapshot, -1).map((mark) => `${words.label(mark.text)} ${among(say.facts, mark.key) ?? ""}`),
  ].filter((line) => line !== "");
}

function sentence(key: string, view: View): string {
  const say = explainWords;
  switch (key) {
    case "debt":
      return say.penalty(view.pendingDraw);
    case "declared":
      return say.declared(declared(view) ?? "");
    case "way":
      return view.clockwise ? say.clockwise : say.counterclockwise;
    default:
      return among(say.facts, key) ?? "";
  }
}

function Content({ thing, snapshot, view, meanings, past }: ContentProps) {
  const say = explainWords;
  switch (thing.sort) {
    case "card":
      return thing.own ? (
        <HeldCard card={thing.card} view={view} meanings={meanings} past={past} />
      ) : (
        <OfCard card={thing.card} meanings={meanings} />
      );
    case "badge":
      return (
        <>
          <p>{sentence(thing.key, view)}</p>
          {["debt", "declared", "missed"].includes(thing.key) && <Upcard view={view} meanings={meanings} />}
          <Passage meanings={meanings} of={thing.key} />
        </>
      );
    case "button":
      return (
        <>
          <p>{among(say.buttons, thing.key) ?? say.buttons.other}</p>
          <Passage meanings={meanings} of={thing.key} />
        </>
      );
    case "stock":
      return (
        <>
          {view.pendingDraw > 0 && <p>{say.penalty(view.pendingDraw)}</p>}
          <p>{say.buttons["draw"]}</p>
          <Passage meanings={meanings} of="draw" />
        </>
      );
    case "pile":
    case "table":
      return (
        <>
          <ul>
            {holding(snapshot, view).map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
          <Upcard view={view} meanings={meanings} />
        </>
      );
  }
}

function title(thing: Thing, view: View, past: boolean): string {
  switch (thing.sort) {
    case "card":
      return capital(cardName(thing.card));
    case "badge":
      return thing.key === "debt" ? tableWords.penalty(view.pendingDraw) : capital(thing.text);
    case "button":
      return thing.text;
    case "stock":
      return tableWords.stock(view.stock);
    case "pile":
    case "table":
      return past ? explainWords.past.now : explainWords.now;
  }
}

/** Cards that have their own texts show them when they are pressed. */
const explainsItself = (thing: Thing) => thing.sort === "card" && detailOf(thing.card) !== undefined;

export interface ExplainProps extends TableProps {
  /** Whose rules they are; those that are in force at the table, where nothing is said. */
  rules?: RulesOf;
  /** Whether it is over and done with. */
  past?: boolean;
  /** Whether the screen has no letters of its own, and so leaves this one to it. */
  lettered?: boolean;
  /** What a key of the screen asks about; it stays there until this part has come and taken it. */
  asked?: Signal<Element | null>;
  /** Told when something is explained, and when that has been read. */
  onShown?: (shown: boolean) => void;
}

export function Explain({
  snapshot,
  view,
  rules,
  past = false,
  lettered = false,
  asked,
  onShown,
}: ExplainProps) {
  const [thing, setThing] = useState<Thing | null>(null);
  const meanings = useMeanings(snapshot, rules, thing !== null);
  const shown = thing !== null;
  useEffect(() => onShown?.(shown), [shown]);
  const show = (pointed: Thing, at: Element) => {
    if (explainsItself(pointed)) at.closest<HTMLElement>("button")?.click();
    else setThing(pointed);
  };
  usePointing(lettered, show);
  const at = asked?.value ?? null;
  useEffect(() => {
    if (at === null) return;
    asked!.value = null;
    show(thingOf(at) ?? { sort: "table" }, at);
  }, [at]);
  if (thing === null) return null;
  return (
    <Dialog title={title(thing, view, past)} onClose={() => setThing(null)} class="explains">
      <div role="status">
        <Content thing={thing} snapshot={snapshot} view={view} meanings={meanings} past={past} />
      </div>
    </Dialog>
  );
}
