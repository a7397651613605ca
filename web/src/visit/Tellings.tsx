/** Skips, turns of direction, penalties and calls, shown where they happen. They are read out with the other news. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Box } from "../motion/geometry";
import type { Snapshot, TableEvent, View } from "../wire/types";
import { person } from "../words/company";
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

/** Those that are told now; each goes by itself. */
function useTold({ snapshot, view, news, fresh }: TellingsProps): readonly Telling[] {
  const [told, setTold] = useState<readonly Telling[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const more = fresh ? tellings(news, view.clockwise, company(snapshot)) : [];
    if (more.length === 0) return;
    setTold((before) => [...before, ...more]);
    const timer = setTimeout(
      () => {
        timers.current.delete(timer);
        const over = new Set(more.map((one) => one.number));
        setTold((before) => before.filter((one) => !over.has(one.number)));
      },
      more.some((one) => one.why !== "") ? REASONED_MILLIS : TELLING_MILLIS,
    );
    timers.current.add(timer);
  }, [news]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return told;
}

function sizeOf(element: HTMLElement) {
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
    bar: title === null ? null : grown(boxOf(title.parentElement!), -2),
    buttons: [...document.querySelectorAll(".table-screen .bar :is(button, .watched, .link-badge)")].map(
      boxOf,
    ),
  };
}

/**
 * Finds each telling a place: at its seat where there is one, else where there is one, under the name of its seat;
 * over the title of the page if need be. What stands well stays where it is.
 */
function settle(
  layer: HTMLElement,
  told: readonly Telling[],
  place: (seat: number) => Box,
  known: Map<number, Box>,
) {
  const elements = [...layer.querySelectorAll<HTMLElement>(".telling")];
  for (const number of known.keys()) if (!told.some((one) => one.number === number)) known.delete(number);
  if (elements.length === 0) return;
  const corner = boxOf(layer);
  const { table, bar, buttons } = boundsOf(layer);
  const alive = aliveIn(layer.parentElement!);
  const taken = [...alive];
  elements.forEach((element, i) => {
    const one = told[i]!;
    const before = known.get(one.number);
    let box: Box | null =
      before !== undefined && !taken.some((other) => overlaps(before, other)) ? before : null;
    if (box === null) {
      const seat = place(one.seat);
      const foot = (height: number) => ({
        x: seat.x + seat.width / 2,
        // at the foot of a seat; over the hand, and in the middle where there is room
        y: element.dataset["at"] === "foot" ? seat.y + seat.height : seat.y - height / 2,
      });
      delete element.dataset["far"];
      const size = sizeOf(element);
      const beside = common(table, grown(seat, BESIDE + size.height));
      box = freePlace(size, foot(size.height), taken, one.seat < 0 ? table : beside);
      if (box === null) {
        element.dataset["far"] = "";
        const named = sizeOf(element);
        box = freePlace(named, foot(named.height), taken, table);
        if (box === null && bar !== null)
          box = freePlace(named, foot(named.height), [...taken, ...buttons], bar);
      }
    }
    element.style.visibility = box === null ? "hidden" : "visible";
    if (box === null) return;
    element.style.transform = `translate(${box.x - corner.x}px, ${box.y - corner.y}px)`;
    known.set(one.number, box);
    taken.push(box);
  });
}

export function Tellings(props: TellingsProps) {
  const told = useTold(props);
  const layer = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<number, Box>());
  const { snapshot } = props;
  useLayoutEffect(() => settle(layer.current!, told, props.place, places.current));
  return (
    <div class="tellings" aria-hidden="true" ref={layer}>
      {told.map((one) => (
        <p
          key={one.number}
          class={`telling${one.bad ? " bad-news" : ""}`}
          data-seat={one.seat}
          data-at={one.seat >= 0 && one.seat !== snapshot.you ? "foot" : "top"}
        >
          {one.seat >= 0 && (
            <span class="telling-whose">{words.label(person(company(snapshot), one.seat).name)} </span>
          )}
          {one.text}
          {one.why !== "" && <small>{one.why}</small>}
        </p>
      ))}
    </div>
  );
}
