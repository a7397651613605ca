/** Skips, turns of direction, penalties and calls, shown where they happen. They are read out with the other news. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Snapshot, TableEvent, View } from "../wire/types";
import { TELLING_MILLIS, tellings, type Telling } from "./tellings";

interface TellingsProps {
  snapshot: Snapshot;
  view: View;
  news: readonly TableEvent[];
  /** Whether these are news at all, and not a whole new look at the table. */
  fresh: boolean;
  /** Where the tellings of a seat stand: their middle. */
  place: (seat: number) => Point;
}

interface Point {
  x: number;
  y: number;
}

/** Half of the widest telling: so far from the edge its middle stands. */
const HALF_WIDTH = 107;

/** A place so far from the edges that what stands there is whole. */
export function inside(x: number, width: number): number {
  return Math.min(Math.max(x, HALF_WIDTH), Math.max(HALF_WIDTH, width - HALF_WIDTH));
}

/** A telling on the table; one whose time is over keeps its room, so that those below it don't jump. */
interface Shown extends Telling {
  over?: true;
}

/** So many stand at a seat at most; then the rooms of those that are over are given up. */
const MOST_AT_SEAT = 4;

/** What of them stays: nothing at a seat where all are over. */
function kept(told: readonly Shown[]): readonly Shown[] {
  return told.filter((one, i) => {
    const here = told.filter((other) => other.seat === one.seat);
    const later = told.slice(i).filter((other) => other.seat === one.seat).length;
    return (
      one.over === undefined || (later <= MOST_AT_SEAT && here.some((other) => other.over === undefined))
    );
  });
}

/** Those that are told now; each goes by itself. */
function useTold({ snapshot, view, news, fresh }: TellingsProps): readonly Shown[] {
  const [told, setTold] = useState<readonly Shown[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const more = fresh ? tellings(news, view.clockwise, snapshot.game.call ?? null) : [];
    if (more.length === 0) return;
    setTold((before) => kept([...before, ...more]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      const over = new Set(more.map((one) => one.number));
      setTold((before) => kept(before.map((one) => (over.has(one.number) ? { ...one, over: true } : one))));
    }, TELLING_MILLIS);
    timers.current.add(timer);
  }, [news]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return told;
}

export function Tellings(props: TellingsProps) {
  const told = useTold(props);
  const places = [...new Set(told.map((one) => one.seat))];
  return (
    <div class="tellings" aria-hidden="true">
      {places.map((seat) => {
        const { x, y } = props.place(seat);
        return (
          <div key={seat} class="telling-place" style={{ transform: `translate(${x}px, ${y}px)` }}>
            {told
              .filter((one) => one.seat === seat)
              .map((one) => (
                <p
                  key={one.number}
                  class={`telling${one.bad ? " bad-news" : ""}${one.over === true ? " over" : ""}`}
                  data-seat={seat}
                >
                  {one.text}
                </p>
              ))}
          </div>
        );
      })}
    </div>
  );
}
