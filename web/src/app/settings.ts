/** How this browser shows the page; remembered here and nowhere else. */

import { effect, signal, type Signal } from "@preact/signals";
import { ORDERS, type Order } from "../cards/notation";
import { firstOf, isLanguage, type Language } from "../words/languages";
import { keep, recall } from "./memory";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off";
export type Contrast = "auto" | "more";
/** How fast what others do is shown. */
export type Pace = "slow" | "normal" | "fast" | "skip";
export type Handed = "right" | "left";
export type Back = "teal" | "red" | "plum" | "plain";

function remembered<T>(name: string, standard: T, fits: (value: unknown) => value is T): Signal<T> {
  const kept = signal<T>(recall(name, (stored) => (fits(stored) ? stored : null)) ?? standard);
  effect(() => keep(name, kept.value));
  return kept;
}

function oneOf<T extends string>(...values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (values as readonly unknown[]).includes(value);
}

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isVolume = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;
const isText = (value: unknown): value is string => typeof value === "string";

/** A language of the page, or the one that the device asks for. */
export type LanguageChoice = "auto" | Language;

export const settings = {
  language: remembered<LanguageChoice>(
    "language",
    "auto",
    (value): value is LanguageChoice => value === "auto" || (isText(value) && isLanguage(value)),
  ),
  name: remembered("name", "", isText),
  theme: remembered<Theme>("theme", "auto", oneOf("auto", "light", "dark")),
  coloursBySuit: remembered("fourColours", false, isBoolean),
  largeIndices: remembered("largeIndices", false, isBoolean),
  back: remembered<Back>("back", "teal", oneOf("teal", "red", "plum", "plain")),
  contrast: remembered<Contrast>("contrast", "auto", oneOf("auto", "more")),
  motion: remembered<Motion>("motion", "auto", oneOf("auto", "off")),
  pace: remembered<Pace>("pace", "normal", oneOf("slow", "normal", "fast", "skip")),
  handed: remembered<Handed>("handed", "right", oneOf("right", "left")),
  /** Whether a card may be chosen before one's turn. */
  choosesAhead: remembered("choosesAhead", true, isBoolean),
  confirm: remembered("confirm", false, isBoolean),
  drawsOn: remembered("drawsOn", true, isBoolean),
  /** Whether the special cards of a game are shown where it is played for the first time. */
  introduces: remembered("introduces", true, isBoolean),
  letterKeys: remembered("letterKeys", true, isBoolean),
  sound: remembered("sound", false, isBoolean),
  /** How loud sounds are, from 0 to 1. */
  volume: remembered("volume", 0.6, isVolume),
  vibration: remembered("vibration", false, isBoolean),
  /** Whether a turn is notified while the page is hidden; the browser asks for leave. */
  notified: remembered("notified", false, isBoolean),
  order: remembered<Order>("order", "suit", oneOf(...ORDERS)),
};

/** The language that is wished here, or else the first on the device that the page speaks. */
export function language(): Language {
  const wished = settings.language.value;
  return wished === "auto" ? firstOf(navigator.languages) : wished;
}

/** Whether cards may move; a device that asks for less motion is obeyed. */
export function motionAllowed(): boolean {
  return settings.motion.value !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const TIMES: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, skip: 0.5 };

/** How much longer or shorter cards move than usual. */
export function timesAsLong(): number {
  return TIMES[settings.pace.value];
}

/** Sorts the hand in the next of the orders that there are. */
export function nextOrder(): void {
  const at = ORDERS.indexOf(settings.order.value);
  settings.order.value = ORDERS[(at + 1) % ORDERS.length]!;
}

/** Whether strong contrast is wished, here or on the device. */
function contrastWished(): Signal<boolean> {
  const device = matchMedia("(prefers-contrast: more)");
  const wished = signal(device.matches);
  device.addEventListener("change", () => (wished.value = device.matches));
  return wished;
}

/** Puts the settings on the document, where the style sheets find them. */
export function applySettings(): void {
  const device = contrastWished();
  effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = settings.theme.value;
    root.dataset["colours"] = settings.coloursBySuit.value ? "4" : "2";
    root.dataset["indices"] = settings.largeIndices.value ? "large" : "usual";
    root.dataset["back"] = settings.back.value;
    root.dataset["contrast"] = settings.contrast.value === "more" || device.value ? "more" : "usual";
    root.dataset["motion"] = settings.motion.value;
    root.dataset["handed"] = settings.handed.value;
    root.style.setProperty("--pace", String(TIMES[settings.pace.value]));
  });
}
