/** What the player is asked, one question at a time: who asks, what for, whether it may be declined, the options. */

import { useEffect, useRef, useState } from "preact/hooks";
import { abilitiesWords } from "#words/abilities";
import { boardWords } from "#words/board";
import { elsewhere, inDialog } from "../app/focus";
import { ColourSign, Tile } from "../art/Face";
import { cardOf, detailOf, sidesOf } from "../cards/details";
import { assetsOf, optionWords, questionWords, type Asked } from "../visit/abilities";
import type { Act } from "../visit/acts";
import { moved } from "../visit/keys";
import { looked } from "../visit/looked";
import type { Snapshot, View } from "../wire/types";
import type { Company } from "../words/company";
import { words } from "../words/words";

interface AskProps {
  snapshot: Snapshot;
  view: View;
  asked: Asked;
  company: Company;
  onChoose: (act: Act) => void;
}

/** The picture of an option, where it has one. */
function OptionArt({ act, asked }: { act: Act; asked: Asked }) {
  const [word = ""] = act.words;
  const { kind, card } = asked.question;
  if (kind === "color") return <ColourSign colour={word} />;
  if (kind === "side") return <Tile card={`${cardOf(card)}/${word}`} />;
  return detailOf(word) === undefined ? null : <Tile card={word} />;
}

function Option({ act, asked, number, current, ...rest }: OptionProps) {
  const { snapshot, view, company, onChoose } = rest;
  const say = abilitiesWords;
  const [word = ""] = act.words;
  const label = optionWords(act, asked.question, company);
  const isCard = detailOf(word) !== undefined && !["use", "forget"].includes(act.verb);
  const seat = asked.question.kind === "players" ? Number(word) : -1;
  const pictured = isCard || asked.question.kind === "side";
  return (
    <span class="ask-option">
      <button
        type="button"
        class={`choice${pictured ? " with-tile" : ""}`}
        data-line={act.line}
        tabIndex={current ? 0 : -1}
        aria-label={pictured ? label : undefined}
        onClick={() => onChoose(act)}
      >
        <OptionArt act={act} asked={asked} />
        {!pictured && <span class="choice-name">{label}</span>}
        {seat >= 0 && (
          <span class="choice-note">
            {say.ask.holds(view.hands[seat]?.count ?? 0, assetsOf(snapshot, seat).length)}
          </span>
        )}
        {number < 9 && <kbd aria-hidden="true">{number + 1}</kbd>}
      </button>
      {isCard && (
        <button
          type="button"
          class="read"
          aria-label={boardWords.details(label)}
          onClick={() => (looked.value = word)}
        >
          <span aria-hidden="true">i</span>
        </button>
      )}
    </span>
  );
}

interface OptionProps extends AskProps {
  act: Act;
  number: number;
  current: boolean;
}

export function Ask(props: AskProps) {
  const { asked, company, onChoose } = props;
  const { question, options, enough } = asked;
  const say = abilitiesWords.ask;
  const said = questionWords(question, company);
  const box = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  // A question takes the focus, as a dialog would, unless its player is typing; who reads a card when it
  // comes goes on here when that is laid back.
  const due = useRef(false);
  useEffect(() => {
    document.querySelector(".board .limbo, .board .middle")?.scrollIntoView?.({ block: "nearest" });
    due.current = true;
  }, [question.seat, question.kind, question.card, options.map((act) => act.line).join()]);
  const reading = looked.value !== "";
  useEffect(() => {
    if (!due.current || reading || inDialog()) return;
    due.current = false;
    if (!elsewhere()) box.current?.querySelector<HTMLElement>(".choice, .enough")?.focus();
  });
  const choices = () => [...(box.current?.querySelectorAll<HTMLElement>(".choice") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const act = /^[1-9]$/.test(event.key)
      ? options[Number(event.key) - 1]
      : event.key === "0"
        ? enough
        : null;
    if (act != null) {
      event.preventDefault();
      event.stopPropagation();
      onChoose(act);
      return;
    }
    const from = choices().indexOf(document.activeElement as HTMLElement);
    const to = from < 0 ? null : moved(event.key, from, options.length);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    choices()[to]?.focus();
  };
  const texts = sidesOf(question.card).map((side) => side.text);
  const reader = question.card === "" ? null : question.card;
  return (
    <section class="ask" ref={box} aria-labelledby="ask-title" onKeyDown={onKeyDown}>
      <header>
        <h2 id="ask-title">
          {said.by !== "" && <span class="ask-by">{words.label(said.by)} </span>}
          {said.what}
        </h2>
        <p class={`ask-must${question.may ? " may" : ""}`}>{said.must}</p>
        {texts.map((text) => (
          <p key={text} class="ask-text">
            {text}
          </p>
        ))}
        {reader !== null && (
          <button
            type="button"
            class="read"
            aria-label={boardWords.details(said.by)}
            onClick={() => (looked.value = reader)}
          >
            <span aria-hidden="true">i</span>
          </button>
        )}
      </header>
      <div class={`ask-options kind-${question.kind}`}>
        {options.map((act, i) => (
          <Option
            key={act.line}
            {...props}
            act={act}
            number={i}
            current={i === Math.min(at, options.length - 1)}
          />
        ))}
        {enough !== null && (
          <button type="button" class="act enough" data-line={enough.line} onClick={() => onChoose(enough)}>
            {enough.words[0] === "-" ? say.none : say.enough}
            <kbd aria-hidden="true">0</kbd>
          </button>
        )}
      </div>
    </section>
  );
}
