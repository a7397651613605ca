/**
 * What is read out, and where. A screen reader speaks what changes in a live region that it has known for a moment, and
 * hears nothing from under a modal dialog. So texts wait for a moment, and are then written into the region on top.
 */

/** So long a new region has to be known before it speaks; in milliseconds. */
export const MOMENT = 150;

const regions: HTMLElement[] = [];
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function topmost(): HTMLElement | undefined {
  // a dialog that is gone may not have said so yet
  const there = regions.filter((region) => region.isConnected);
  return there.filter((region) => region.closest("dialog") !== null).at(-1) ?? there.at(-1);
}

function write(): void {
  timer = undefined;
  const region = topmost();
  if (region === undefined || waiting.length === 0) return;
  const text = waiting.join(" ");
  waiting = [];
  // the same text once more would be no change; a space at its end is not spoken
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Texts that come within a moment are read out one after the other. */
export function readOut(text: string): void {
  if (text === "") return;
  waiting.push(text);
  timer ??= setTimeout(write, MOMENT);
}

/** A live region is there; what waits for one is written a moment later. The answer takes it away. */
export function speakIn(region: HTMLElement): () => void {
  regions.push(region);
  if (waiting.length > 0) timer ??= setTimeout(write, MOMENT);
  return () => {
    regions.splice(regions.indexOf(region), 1);
    if (regions.length > 0) return;
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
}
