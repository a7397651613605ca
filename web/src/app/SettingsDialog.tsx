/** The settings, and the list of keys. */

import type { ComponentChildren } from "preact";
import type { Signal } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import { words } from "../words/words";
import { Dialog } from "./Dialog";
import { Sure } from "./Sure";
import { settings, type Back, type Contrast, type Motion, type Theme } from "./settings";

function Switch({ label, of }: { label: string; of: Signal<boolean> }) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={of.value}
        onChange={(event) => (of.value = event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function Choice<T extends string>({
  label,
  of,
  names,
}: {
  label: string;
  of: Signal<T>;
  names: Record<T, string>;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={of.value} onChange={(event) => (of.value = event.currentTarget.value as T)}>
        {(Object.keys(names) as T[]).map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Notifications are the browser's to allow; where it has forbidden them the page says so. */
function Notified() {
  const say = words.settings;
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
 * @param leaveNote what becomes of the seat then
 */
export function SettingsDialog({
  onClose,
  onLeave,
  onSuspend,
  onEnd,
  leaveNote = words.end.leaveNote,
  children,
}: {
  onClose: () => void;
  onLeave?: (() => void) | undefined;
  onSuspend?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
  leaveNote?: string;
  children?: ComponentChildren;
}) {
  const say = words.settings;
  const titles = useId();
  return (
    <Dialog title={say.title} onClose={onClose}>
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
                  {words.together.suspend.act}
                </button>
                <p class="note">{words.together.suspend.note}</p>
              </div>
            )}
            {onEnd !== undefined && (
              <Sure
                label={words.together.end.act}
                sureLabel={words.together.end.sure}
                note={words.together.end.note}
                act={() => {
                  onEnd();
                  onClose();
                }}
              />
            )}
            {onLeave !== undefined && (
              <Sure label={words.end.leave} sureLabel={words.end.leaveSure} note={leaveNote} act={onLeave} />
            )}
          </section>
        )}
        <Choice<Theme> label={say.theme} of={settings.theme} names={say.themes} />
        <Choice<Contrast> label={say.contrast} of={settings.contrast} names={say.contrasts} />
        <Choice<Back> label={say.back} of={settings.back} names={say.backs} />
        <Choice<Motion> label={say.motion} of={settings.motion} names={say.motions} />
        <Switch label={say.fourColours} of={settings.fourColours} />
        <Switch label={say.largeIndices} of={settings.largeIndices} />
        <Switch label={say.confirm} of={settings.confirm} />
        <Switch label={say.drawsOn} of={settings.drawsOn} />
        <Switch label={say.introduces} of={settings.introduces} />
        <Switch label={say.letterKeys} of={settings.letterKeys} />
        <Switch label={say.sound} of={settings.sound} />
        {"vibrate" in navigator && <Switch label={say.vibration} of={settings.vibration} />}
        {"Notification" in window && <Notified />}
        {children}
      </div>
    </Dialog>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.keys.title} onClose={onClose}>
      <dl class="keys">
        {words.keys.rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{words.keys.note}</p>
    </Dialog>
  );
}
