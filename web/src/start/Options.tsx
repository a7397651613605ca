/** A game's options as a form, made from the catalogue; what differs from the rule book is marked. */

import { useId } from "preact/hooks";
import { startWords } from "#words/start";
import type { Refusal } from "../wire/http";
import type { CatalogueGame, Option } from "../wire/types";
import { speech } from "../wire/speech";
import { ENGLISH_ALONE } from "../words/languages";
import { Presets } from "./Presets";
import { Contradiction } from "./Contradiction";
import { unit, valueWords } from "./values";
import "../style/options.css";

interface OptionProps {
  option: Option;
  value: string;
  onChange: (value: string) => void;
}

type ControlProps = OptionProps & { id: string; lang: string };

/** A number; an empty field where the standard is none, such as one that depends on the players. */
function NumberField({ option, value, onChange, id, lang }: ControlProps) {
  const open = /^-?\d+$/.test(option.default) ? null : option.default;
  const counts = unit(option, value);
  return (
    <div class="option-number">
      <input
        id={id}
        name={option.key}
        aria-describedby={`${id}-unit ${id}-note`}
        type="number"
        inputMode="numeric"
        min={option.min}
        max={option.max}
        placeholder={open === null ? undefined : valueWords(option, open)}
        value={value === open ? "" : value}
        onInput={({ currentTarget: { value: typed } }) => onChange(typed === "" ? (open ?? "") : typed)}
      />
      <span id={`${id}-unit`} lang={lang}>
        {value === open ? "" : counts}
      </span>
    </div>
  );
}

function Control(props: ControlProps) {
  const { option, value, onChange, id, lang } = props;
  const described = { id, name: option.key, "aria-describedby": `${id}-note` };
  if (option.values.length > 0) {
    return (
      <select
        {...described}
        lang={lang}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {option.values.map((one) => (
          <option key={one} value={one}>
            {valueWords(option, one)}
          </option>
        ))}
      </select>
    );
  }
  return option.min !== undefined ? (
    <NumberField {...props} />
  ) : (
    <input
      {...described}
      type="text"
      autocomplete="off"
      spellcheck={false}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function OptionRow({ option, value, onChange }: OptionProps) {
  const say = startWords;
  const id = useId();
  const changed = value !== option.default;
  const meaning = option.meanings[option.values.indexOf(value)];
  // a book that somebody has written says its options in its own words
  const lang = option.title === undefined ? ENGLISH_ALONE : speech.answered;
  return (
    <div class={`option${changed ? " changed" : ""}`}>
      <div class="option-head">
        <label for={id} lang={lang}>
          {option.title ?? option.key}
        </label>
        {changed && <span class="tag">{say.changedFrom(valueWords(option, option.default))}</span>}
      </div>
      <Control option={option} value={value} onChange={onChange} id={id} lang={lang} />
      <p class="note" id={`${id}-note`}>
        <span lang={lang}>
          {option.meaning} {meaning !== undefined && meaning !== option.meaning && <em>{meaning}</em>}
        </span>{" "}
        {option.values.length === 0 && option.min !== undefined && (
          <span>({say.range(option.min, option.max ?? null)})</span>
        )}
      </p>
    </div>
  );
}

/** Options of one group after the other, groups and options in the order of the rule book. */
export function grouped(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}

interface FormProps {
  game: CatalogueGame;
  options: Record<string, string>;
  /** Why these options don't go together. */
  problem: Refusal | null;
  onChange: (key: string, value: string) => void;
  /** Chooses all options at once; those that are not named are standard. */
  onSet: (options: Record<string, string>) => void;
}

export function Options(props: FormProps) {
  return (
    <>
      <Presets game={props.game} options={props.options} onChoose={props.onSet} />
      <Single {...props} />
    </>
  );
}

/** The options one by one. */
function Single({ game, options: chosen, problem, onChange, onSet }: FormProps) {
  const say = startWords;
  const changed = Object.keys(chosen).length;
  if (game.options.length === 0) return <p class="note">{say.noOptions}</p>;
  return (
    <details class="house-rules" open={changed > 0 || game.options.length <= 4}>
      <summary>
        {say.houseRules} <span class="note">{say.changed(changed)}</span>
      </summary>
      <div role="status">
        {problem !== null && (
          <p class="bad">
            <Contradiction game={game} problem={problem} />
          </p>
        )}
      </div>
      {changed > 0 && (
        <button type="button" class="act" onClick={() => onSet({})}>
          {say.resetAll}
        </button>
      )}
      {grouped(game.options).map(([group, options]) => (
        <fieldset key={group} class="options">
          {group !== "" && <legend lang={speech.answered}>{group}</legend>}
          {options.map((option) => (
            <OptionRow
              key={`${game.id} ${option.key}`}
              option={option}
              value={chosen[option.key] ?? option.default}
              onChange={(value) => onChange(option.key, value)}
            />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
