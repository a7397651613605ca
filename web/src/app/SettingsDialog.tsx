/** The settings, and the list of keys. */

import type { ComponentChildren } from "preact";
import type { Signal } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import { endWords } from "#words/end";
import { keysWords } from "#words/keys";
import { languageNames } from "#words/language-names";
import { settingsWords } from "#words/settings";
import { agreeingWords } from "#words/agreeing";
import { words } from "../words/words";
import { Dialog } from "./Dialog";
import { Sure } from "./Sure";
import { Switch } from "./Switch";
import {
  settings,
  type Back,
  type Contrast,
  type Handed,
  type Motion,
  type Pace,
  type Theme,
  type LanguageChoice,
} from "./settings";

function Choice<T extends string>({
  label,
  of,
  names,
  note,
  then,
}: {
  label: string;
  of: Signal<T>;
  names: Record<T, string>;
  note?: string;
  /** What is done when another one has been chosen. */
  then?: () => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={of.value}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => {
          of.value = event.currentTarget.value as T;
          then?.();
        }}
      >
        {(Object.keys(names) as T[]).map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
      {note !== undefined && (
        <p class="note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

function Volume() {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{settingsWords.volume}</label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="5"
        value={Math.round(settings.volume.value * 100)}
        onInput={(event) => (settings.volume.value = Number(event.currentTarget.value) / 100)}
      />
    </div>
  );
}

/** Notifications are the browser's to allow; where it has forbidden them the page says so. */
function Notified() {
  const say = settingsWords;
  const [forbidden, setForbidden] = useState(false);
  const change = async (wished: boolean) => {
    const allowed = !wished || (await Notification.requestPermission()) === "granted";
    settings.notified.value = wished && allowed;
    setForbidden(!allowed);
  };
  return (
    <>
      <label class="toggle">
        <input
          type="checkbox"
          checked={settings.notified.value}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>{say.notified}</span>
      </label>
      {forbidden && (
        <p class="note" role="status">
          {say.forbidden}
        </p>
      )}
    </>
  );
}

/**
 * @param onLeave where there is a seat to leave
 * @param onSuspend where there is a match to suspend
 * @param onEnd where there is a match to end
 * @param leavesFree whether the seat is free then, and no bot plays on
 * @param ofTable what else there is to do with the table
 */
export function SettingsDialog({
  onClose,
  onLeave,
  onSuspend,
  onEnd,
  leavesFree = false,
  ofTable,
  children,
}: {
  onClose: () => void;
  onLeave?: (() => void) | undefined;
  onSuspend?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
  leavesFree?: boolean;
  ofTable?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const say = settingsWords;
  const titles = useId();
  return (
    <Dialog title={words.settingsTitle} onClose={onClose}>
      <div class="stack">
        {[onSuspend, onEnd, onLeave].some((act) => act !== undefined) && (
          <section class="stack this-table" aria-labelledby={titles}>
            <h3 id={titles}>{say.table}</h3>
            {onSuspend !== undefined && (
              <div class="stack">
                <button
                  type="button"
                  class="act"
                  onClick={() => {
                    onSuspend();
                    onClose();
                  }}
                >
                  {agreeingWords.suspend.act}
                </button>
                <p class="note">{agreeingWords.suspend.note}</p>
              </div>
            )}
            {onEnd !== undefined && (
              <Sure
                label={agreeingWords.end.act}
                sureLabel={agreeingWords.end.sure}
                note={agreeingWords.end.note}
                act={() => {
                  onEnd();
                  onClose();
                }}
              />
            )}
            {onLeave !== undefined && (
              <Sure
                label={endWords.leave}
                sureLabel={endWords.leaveSure}
                note={leavesFree ? endWords.leaveFree : endWords.leaveNote}
                act={onLeave}
              />
            )}
            {ofTable}
          </section>
        )}
        <Choice<LanguageChoice>
          label={say.language}
          of={settings.language}
          names={{ auto: say.languageAuto, ...languageNames }}
          then={() => location.reload()}
        />
        <Choice<Theme> label={say.theme} of={settings.theme} names={say.themes} />
        <Choice<Contrast> label={say.contrast} of={settings.contrast} names={say.contrasts} />
        <Choice<Back> label={say.back} of={settings.back} names={say.backs} />
        <Choice<Pace> label={say.pace} of={settings.pace} names={say.paces} note={say.paceNote} />
        <Choice<Handed> label={say.handed} of={settings.handed} names={say.hands} />
        <Choice<Motion> label={say.motion} of={settings.motion} names={say.motions} />
        <Switch label={say.coloursBySuit} of={settings.coloursBySuit} />
        <Switch label={say.largeIndices} of={settings.largeIndices} />
        <Switch label={say.confirm} of={settings.confirm} />
        <Switch label={say.choosesAhead} of={settings.choosesAhead} />
        <Switch label={say.drawsOn} of={settings.drawsOn} />
        <Switch label={say.introduces} of={settings.introduces} />
        <Switch label={say.letterKeys} of={settings.letterKeys} />
        <Switch label={say.sound} of={settings.sound} />
        {settings.sound.value && <Volume />}
        {"vibrate" in navigator && <Switch label={say.vibration} of={settings.vibration} />}
        {"Notification" in window && <Notified />}
        {children}
      </div>
    </Dialog>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.keysTitle} onClose={onClose}>
      <dl class="keys">
        {keysWords.rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{keysWords.note}</p>
    </Dialog>
  );
}
