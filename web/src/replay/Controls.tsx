/** What moves a replay: the slider with its marks, steps, playing, whose eyes, and which deal. */

import type { ComponentChildren } from "preact";
import { replayWords } from "#words/replay";
import { tableWords } from "#words/table";
import { company } from "../visit/company";
import type { Replay, Snapshot } from "../wire/types";
import { Words } from "../visit/Words";
import type { Part } from "../words/saying";
import { person } from "../words/company";
import { words } from "../words/words";
import { marked, type Moment, type Place } from "../past/deal";
import { AsScenario } from "./AsScenario";
import type { Source } from "./source";

/** How fast it can be played, in steps of the standard. */
export const SPEEDS = ["0.5", "1", "2", "4"] as const;
export type Speed = (typeof SPEEDS)[number];
const SPEED_NAMES = { "0.5": "slow", "1": "normal", "2": "fast", "4": "faster" } as const;

/** A picture on a button, which says its name to who does not see it. */
function Icon({
  label,
  path,
  onClick,
  off,
}: {
  label: string;
  path: string;
  onClick: () => void;
  off?: boolean;
}) {
  return (
    <button
      type="button"
      class="act step"
      aria-label={label}
      title={label}
      aria-disabled={off === true}
      onClick={() => off !== true && onClick()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

const FIRST = "M6 5v14M20 5 9 12l11 7z";
const BACK = "M17 5 6 12l11 7z";
const PLAY = "M7 4v16l13-8z";
const PAUSE = "M8 5v14M16 5v14";
const FORTH = "M7 5l11 7-11 7z";
const LAST = "M18 5v14M4 5l11 7-11 7z";

interface ControlsProps {
  all: readonly Moment[];
  place: Place;
  playing: boolean;
  /** What happened at the moment that is shown, in words. */
  said: string;
  /** The same to be drawn; null where it is not about cards. */
  told: Part[] | null;
  onGo: (to: Partial<Place>) => void;
  onPlay: () => void;
  /** What stands beside the steps. */
  children?: ComponentChildren;
}

export interface OptionsProps {
  source: Source;
  replay: Replay;
  all: readonly Moment[];
  place: Place;
  speed: Speed;
  onGo: (to: Partial<Place>) => void;
  onSpeed: (speed: Speed) => void;
}

function numbers(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: [string, string][];
  onChange: (value: string) => void;
}) {
  return (
    <label class="replay-choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Eyes({ snapshot, place, onGo }: { snapshot: Snapshot; place: Place; onGo: OptionsProps["onGo"] }) {
  const say = replayWords;
  const others = { ...company(snapshot), you: null };
  const seats = (snapshot.view?.hands ?? []).map((_, seat): [string, string] => [
    String(seat),
    person(others, seat).name,
  ]);
  if (seats.length < 2) return null;
  return (
    <>
      <Choice
        label={say.eyes}
        value={String(place.seat)}
        options={[...seats, ["-1", say.spectator]]}
        onChange={(seat) => onGo({ seat: Number(seat) })}
      />
      <label class="replay-choice open-hands">
        <input
          type="checkbox"
          checked={place.open}
          onChange={(event) => onGo({ open: event.currentTarget.checked })}
        />
        <span>{say.open}</span>
      </label>
    </>
  );
}

/** So many letters do not fit on a phone in the usual print, and so many in smaller print. */
const LONG = 58;
const LONGEST = 95;

export function Controls({ all, place, playing, said, told, onGo, onPlay, children }: ControlsProps) {
  const say = replayWords;
  const last = all.length - 1;
  const { at } = place;
  // as many lines as there is room for hold what is said: a long sentence is printed smaller
  const length = said.length > LONGEST ? " longest" : said.length > LONG ? " long" : "";
  return (
    <section class="replay-bar" aria-label={say.controls}>
      <p class={`replay-said${length}`}>
        <span class="replay-count">{say.move(at, last)}</span>
        <span>{told === null ? said : <Words parts={told} />}</span>
      </p>
      <div class="replay-track">
        <div class="replay-marks" aria-hidden="true">
          {marked(all).map((mark) => (
            <span key={mark} style={{ left: `${(100 * mark) / Math.max(1, last)}%` }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={say.slider}
          aria-valuetext={`${words.label(say.move(at, last))} ${said}`}
          onInput={(event) => onGo({ at: Number(event.currentTarget.value) })}
        />
      </div>
      <div class="row wrap replay-buttons">
        <div class="replay-steps">
          <Icon label={say.first} path={FIRST} off={at === 0} onClick={() => onGo({ at: 0 })} />
          <Icon label={say.back} path={BACK} off={at === 0} onClick={() => onGo({ at: at - 1 })} />
          <button
            type="button"
            class="act main step"
            aria-label={playing ? say.pause : say.play}
            onClick={onPlay}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={playing ? PAUSE : PLAY} />
            </svg>
          </button>
          <Icon label={say.forth} path={FORTH} off={at === last} onClick={() => onGo({ at: at + 1 })} />
          <Icon label={say.last} path={LAST} off={at === last} onClick={() => onGo({ at: last })} />
        </div>
        {children}
      </div>
    </section>
  );
}

/** How fast it plays, whose eyes see it, and which deal it is. */
export function ReplayOptions({ source, replay, all, place, speed, onGo, onSpeed }: OptionsProps) {
  const say = replayWords;
  return (
    <>
      <Choice
        label={say.speed}
        value={speed}
        options={SPEEDS.map((one) => [one, say.speeds[SPEED_NAMES[one]]])}
        onChange={(one) => onSpeed(one as Speed)}
      />
      <Eyes snapshot={all[0]!.snapshot} place={place} onGo={onGo} />
      {replay.matches > 1 && (
        <Choice
          label={say.match}
          value={String(place.match)}
          options={numbers(replay.matches).map((n) => [String(n), String(n)])}
          onChange={(n) => onGo({ match: Number(n), deal: 1, at: 0 })}
        />
      )}
      {replay.deals > 1 && (
        <Choice
          label={say.deal}
          value={String(place.deal)}
          options={numbers(replay.deals).map((n) => [String(n), tableWords.deal(n)])}
          onChange={(n) => onGo({ deal: Number(n), at: 0 })}
        />
      )}
      <AsScenario source={source} place={place} />
    </>
  );
}
