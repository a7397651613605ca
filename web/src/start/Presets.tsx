/** The ways to play a game that have a name: one tap sets all the options below. */

import { useId } from "preact/hooks";
import { startWords } from "#words/start";
import type { CatalogueGame } from "../wire/types";
import { speech } from "../wire/speech";

type Chosen = Record<string, string>;

/** Whether two choices set the same; both without what is standard. */
export function alike(one: Chosen, other: Chosen): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

interface WayProps {
  title: string;
  about: string;
  /** The language of both where they come from the server. */
  lang?: string;
  checked: boolean;
  onChoose?: () => void;
}

function Way({ group, title, about, lang, checked, onChoose }: WayProps & { group: string }) {
  return (
    <label class={`preset${checked ? " chosen" : ""}`}>
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      <span lang={lang}>
        <strong>{title}</strong> <span class="note">{about}</span>
      </span>
    </label>
  );
}

interface PresetsProps {
  game: CatalogueGame;
  options: Chosen;
  onChoose: (options: Chosen) => void;
}

export function Presets({ game, options, onChoose }: PresetsProps) {
  const say = startWords;
  const group = useId();
  const presets = game.presets ?? [];
  if (presets.length === 0) return null;
  const changed = Object.keys(options).length;
  const known = changed === 0 || presets.some((preset) => alike(preset.options, options));
  return (
    <fieldset class="presets">
      <legend>{say.presets}</legend>
      <Way
        group={group}
        title={say.byTheBook}
        about={say.changed(0)}
        checked={changed === 0}
        onChoose={() => onChoose({})}
      />
      {presets.map((preset) => (
        <Way
          key={preset.name}
          group={group}
          title={preset.title}
          about={preset.about}
          lang={speech.answered}
          checked={alike(preset.options, options)}
          onChoose={() => onChoose(preset.options)}
        />
      ))}
      {!known && <Way group={group} title={say.ownWay} about={say.changed(changed)} checked />}
    </fieldset>
  );
}
