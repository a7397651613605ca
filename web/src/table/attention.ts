/** How a player who is not looking learns that it is their turn; and a screen that stays on while they play. */

import { effect } from "@preact/signals";
import { settings } from "../app/settings";
import { asked } from "../visit/say";
import type { Visit } from "../visit/Visit";
import { gameName, words } from "../words/words";

const SHAKE = [60, 40, 60];

async function notify(table: string, title: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  // a later turn at the same table takes the place of the one before
  const how = { tag: `eightfold-${table}`, body: words.notified, icon: "./icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  // phones show notifications of workers alone
  if (worker !== undefined) await worker.showNotification(title, { ...how, data: location.href });
  else new Notification(title, how).onclick = () => focus();
}

/** Shakes the device and notifies, as the player wishes; answers how to stop. */
export function attentionOf(visit: Visit): () => void {
  let wasOwn = true;
  return effect(() => {
    const { snapshot } = visit.state.value;
    const own = snapshot?.view != null && asked(snapshot.view, snapshot.you);
    if (own && !wasOwn) {
      if (settings.vibration.value) navigator.vibrate?.(SHAKE);
      if (settings.notified.value && document.hidden)
        void notify(visit.table, gameName(snapshot.game)).catch(() => undefined);
    }
    wasOwn = own;
  });
}

/** Plays sounds as long as the player wants them: only then what makes them is loaded. Answers how to stop. */
export function soundsWished(visit: Visit): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  const stopWishing = effect(() => {
    const wished = settings.sound.value;
    stop?.();
    stop = null;
    if (!wished) return;
    void import("./sounds").then(
      ({ soundsOf }) => {
        if (!over && settings.sound.peek()) stop ??= soundsOf(visit);
      },
      // without them nothing is missed that is not also seen and read out
      () => undefined,
    );
  });
  return () => {
    over = true;
    stopWishing();
    stop?.();
  };
}

/** All of it; answers how to stop. */
export function attend(visit: Visit): () => void {
  const stops = [soundsWished(visit), attentionOf(visit), awakeAt(visit)];
  return () => stops.forEach((stop) => stop());
}

/** Keeps the screen on while a seat of this device plays; answers how to stop. */
export function awakeAt(visit: Visit): () => void {
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  let plays = false;
  const release = () => {
    void held?.then((lock) => lock?.release()).catch(() => undefined);
    held = undefined;
  };
  const follow = () => {
    // the device lets go by itself whenever the page is hidden
    if (!plays || document.hidden) release();
    else held ??= navigator.wakeLock?.request("screen").catch(() => undefined);
  };
  const stop = effect(() => {
    const { snapshot } = visit.state.value;
    const view = snapshot?.view ?? null;
    plays = view !== null && snapshot?.you !== null && snapshot?.suspended !== true && !view.standings.over;
    follow();
  });
  document.addEventListener("visibilitychange", follow);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", follow);
    release();
  };
}
