// @vitest-environment happy-dom
/** Who looks away learns of their turn, and the screen stays on while they play. Source: issue 15, points 3 and 6. */

import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../app/settings";
import type { Visit } from "../visit/Visit";
import { hand, hidden, snapshot, view } from "../wire/samples";
import type { Snapshot, View } from "../wire/types";
import { attentionOf, awakeAt } from "./attention";

const table = (turn: number, more: Partial<View> = {}) =>
  snapshot({
    view: view({
      turn,
      legal: turn === 0 ? ["draw"] : [],
      hands: [hand("7H"), hidden(5), hidden(5)],
      ...more,
    }),
  });

const visiting = (at: Snapshot) => {
  const state = signal({ snapshot: at });
  return { state, visit: { table: "t", state } as unknown as Visit };
};

const settled = () => new Promise((go) => setTimeout(go));

let isHidden = false;
const looks = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  isHidden = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.vibration.value = false;
  settings.notified.value = false;
});

describe("who looks away", () => {
  it("feels the turn come, once, and only where it is wished", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate });
    const { state, visit } = visiting(table(1));
    const stop = attentionOf(visit);
    state.value = { snapshot: table(0) };
    expect(vibrate).not.toHaveBeenCalled();
    settings.vibration.value = true;
    state.value = { snapshot: table(1) };
    state.value = { snapshot: table(0) };
    state.value = { snapshot: table(0, { ply: 9 }) };
    expect(vibrate).toHaveBeenCalledTimes(1);
    stop();
  });

  it("is notified by the worker while the page is hidden, and not while it is seen", async () => {
    const showNotification = vi.fn();
    vi.stubGlobal("Notification", { permission: "granted" });
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ showNotification }) } });
    settings.notified.value = true;
    const { state, visit } = visiting(table(1));
    const stop = attentionOf(visit);
    state.value = { snapshot: table(0) };
    await settled();
    expect(showNotification).not.toHaveBeenCalled();
    looks(true);
    state.value = { snapshot: table(1) };
    state.value = { snapshot: table(0) };
    await settled();
    expect(showNotification).toHaveBeenCalledTimes(1);
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ tag: "eightfold-t" });
    stop();
  });
});

describe("the screen", () => {
  it("stays on while the match runs and the page is seen", async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    vi.stubGlobal("navigator", { wakeLock: { request } });
    const { state, visit } = visiting(table(1));
    const stop = awakeAt(visit);
    state.value = { snapshot: table(0) };
    expect(request).toHaveBeenCalledTimes(1);
    looks(true);
    await settled();
    expect(release).toHaveBeenCalledTimes(1);
    looks(false);
    expect(request).toHaveBeenCalledTimes(2);
    state.value = { snapshot: { ...table(0), suspended: true } };
    await settled();
    expect(release).toHaveBeenCalledTimes(2);
    stop();
  });

  it("is left alone where a device has no such thing, and for who only watches", () => {
    vi.stubGlobal("navigator", {});
    const stop = awakeAt(visiting(table(0)).visit);
    stop();
    const request = vi.fn();
    vi.stubGlobal("navigator", { wakeLock: { request } });
    awakeAt(visiting({ ...table(0), you: null }).visit)();
    expect(request).not.toHaveBeenCalled();
  });
});
