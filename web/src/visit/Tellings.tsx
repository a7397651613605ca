/** Skips, turns of direction, penalties and calls, shown where they happen. They are read out with the other news. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Box, Size } from "../motion/geometry";
import type { Snapshot, TableEvent, View } from "../wire/types";
import { seatLabel } from "../words/company";
import { words } from "../words/words";
import { aliveIn } from "./alive";
import { company } from "./company";
import { freePlace, overlaps } from "./placing";
import { REASONED_MILLIS, TELLING_MILLIS, tellings, type Telling } from "./tellings";

interface TellingsProps {
  snapshot: Snapshot;
  view: View;
  news: readonly TableEvent[];
  /** Whether these are news at all, and not a whole new look at the table. */
  fresh: boolean;
  /** Where a seat is in the window, or the middle of the table. */
  place: (seat: number) => Box;
}

/** So far from its seat a telling speaks for itself; farther away it says whose it is. */
const BESIDE = 26;

/** One that finds no place waits so long for others to go; then it is no news any more. */
const WAITS_MILLIS = 4000;

interface Told {
  told: readonly Telling[];
  /** One has found a place, or has to wait for it; each goes by itself, when it has been seen. */
  stands: (one: Telling, placed: boolean) => void;
}

function useTold({ snapshot, view, news, fresh }: TellingsProps): Told {
  const [told, setTold] = useState<readonly Telling[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const more = fresh ? tellings(news, view.clockwise, company(snapshot)) : [];
    if (more.length > 0) setTold((before) => [...before, ...more]);
  }, [news]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const stands = ({ number, why }: Telling, placed: boolean) => {
    const key = `${number} ${placed}`;
    if (timers.current.has(key)) return;
    if (placed) clearTimeout(timers.current.get(`${number} false`));
    const over = () => {
      timers.current.delete(`${number} false`);
      timers.current.delete(`${number} true`);
      setTold((before) => before.filter((one) => one.number !== number));
    };
    const shown = why === "" ? TELLING_MILLIS : REASONED_MILLIS;
    timers.current.set(key, setTimeout(over, placed ? shown : WAITS_MILLIS));
  };
  return { told, stands };
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.offsetWidth, height: element.offsetHeight };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

/** The table that is seen, and above it the bar, whose title may be covered for a moment; its buttons may not. */
function boundsOf(layer: Element): { table: Box; bar: Box | null; buttons: Box[] } {
  const room = layer.closest(".table-room") ?? layer;
  const title = document.querySelector(".table-screen .bar h1");
  return {
    table: grown(common(boxOf(room), { x: 0, y: 0, width: innerWidth, height: innerHeight }), -4),
    bar: title === null ? null : boxOf(title.parentElement!),
    buttons: [...document.querySelectorAll(".table-screen .bar :is(button, .watched, .link-badge)")].map(
      boxOf,
    ),
  };
}

/**
 * Finds each telling a place: at its seat where there is one, else where there is one, under the name of its seat;
 * over the title of the page if need be, and there even without its reason. What stands well stays where it is; what
 * finds none waits.
 */
function settle(
  layer: HTMLElement,
  { told, stands }: Told,
  place: (seat: number) => Box,
  known: Map<number, Box>,
): void {
  const elements = [...layer.querySelectorAll<HTMLElement>(".telling")];
  for (const number of known.keys()) {
    if (!told.some((one) => one.number === number)) known.delete(number);
  }
  if (elements.length === 0) return;
  const corner = boxOf(layer);
  const bounds = boundsOf(layer);
  // what has been scrolled beyond the table lies under the bar, and is in nobody's way there
  const alive = aliveIn(layer.parentElement!).map((one) => common(one, bounds.table));
  const taken = [...alive.filter(({ width, height }) => width > 0 && height > 0), ...bounds.buttons];
  elements.forEach((element, i) => {
    const one = told[i]!;
    const { number, seat } = one;
    const before = known.get(number);
    const stays = before !== undefined && !taken.some((other) => overlaps(before, other));
    const box = stays ? before : found(element, place(seat), taken, bounds);
    // where nothing is drawn there is no place to wait for
    stands(one, box !== null || bounds.table.width <= 0);
    element.style.visibility = box === null ? "hidden" : "";
    if (box === null) return;
    element.style.transform = `translate(${box.x - corner.x}px, ${box.y - corner.y}px)`;
    known.set(number, box);
    taken.push(box);
  });
}

/** A place for a telling of a seat; null where there is none now. */
function found(
  element: HTMLElement,
  seat: Box,
  taken: readonly Box[],
  { table, bar }: ReturnType<typeof boundsOf>,
): Box | null {
  const { at, seat: of } = element.dataset;
  // at the foot of a seat; over the own hand, and in the middle where there is room
  const near = ({ height }: Size) => ({
    x: seat.x + seat.width / 2,
    y: at === "foot" ? seat.y + seat.height : seat.y - height / 2,
  });
  delete element.dataset["far"];
  const size = sizeOf(element);
  const beside = of === "-1" ? table : common(table, grown(seat, BESIDE + size.height));
  const box = freePlace(size, near(size), taken, beside);
  if (box !== null) return box;
  element.dataset["far"] = "";
  const named = sizeOf(element);
  const anywhere = freePlace(named, near(named), taken, table);
  if (anywhere !== null || bar === null) return anywhere;
  for (const form of ["bar", "brief"]) {
    element.dataset["far"] = form;
    const small = sizeOf(element);
    const inBar = freePlace(small, near(small), taken, bar);
    if (inBar !== null) return inBar;
  }
  return null;
}

export function Tellings(props: TellingsProps) {
  const told = useTold(props);
  const layer = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<number, Box>());
  const { snapshot } = props;
  useLayoutEffect(() => settle(layer.current!, told, props.place, places.current));
  return (
    <div class="tellings" aria-hidden="true" ref={layer}>
      {told.told.map((one) => (
        <p
          key={one.number}
          class={`telling${one.bad ? " bad-news" : ""}`}
          data-seat={one.seat}
          data-at={one.seat >= 0 && one.seat !== snapshot.you ? "foot" : "top"}
        >
          {one.seat >= 0 && (
            <span class="telling-whose">{words.label(seatLabel(company(snapshot), one.seat))} </span>
          )}
          <span class="telling-what">{one.text}</span>
          {one.why !== "" && <small class="telling-why">{one.why}</small>}
        </p>
      ))}
    </div>
  );
}
