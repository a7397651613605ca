/** Skips, turns of direction, penalties and calls, shown where they happen. They are read out with the other news. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Snapshot, TableEvent, View } from "../wire/types";
import { company } from "./company";
import { REASONED_MILLIS, TELLING_MILLIS, tellings, type Telling } from "./tellings";

interface TellingsProps {
  snapshot: Snapshot;
  view: View;
  news: readonly TableEvent[];
  /** Whether these are news at all, and not a whole new look at the table. */
  fresh: boolean;
  /** Where the tellings of a seat stand: their middle. */
  place: (seat: number) => Place;
}

/** A place on the table, which is so wide: what is told at its edge is kept whole. */
interface Place {
  x: number;
  y: number;
  width: number;
}

/** A telling on the table; one whose time is over keeps its room, so that those below it don't jump. */
interface Shown extends Telling {
  over?: true;
  /** How often the room above it was given up. */
  moved?: number;
}

/** So many stand at a seat at most; then the rooms of those that are over are given up. */
const MOST_AT_SEAT = 4;

/** What of them stays, the first of which have been shown: nothing at a seat where all are over. */
function kept(told: readonly Shown[], seen: number): readonly Shown[] {
  const stays = told.map((one, i) => {
    const here = told.filter((other) => other.seat === one.seat);
    const later = told.slice(i).filter((other) => other.seat === one.seat).length;
    return (
      one.over === undefined || (later <= MOST_AT_SEAT && here.some((other) => other.over === undefined))
    );
  });
  return told.flatMap((one, i) => {
    if (!stays[i]) return [];
    const moves =
      i < seen && told.slice(0, i).some((other, above) => other.seat === one.seat && !stays[above]);
    return [moves ? { ...one, moved: (one.moved ?? 0) + 1 } : one];
  });
}

/** Those that are told now; each goes by itself. */
function useTold({ snapshot, view, news, fresh }: TellingsProps): readonly Shown[] {
  const [told, setTold] = useState<readonly Shown[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const more = fresh ? tellings(news, view.clockwise, company(snapshot)) : [];
    if (more.length === 0) return;
    setTold((before) => kept([...before, ...more], before.length));
    const timer = setTimeout(
      () => {
        timers.current.delete(timer);
        const over = new Set(more.map((one) => one.number));
        setTold((before) =>
          kept(
            before.map((one) => (over.has(one.number) ? { ...one, over: true } : one)),
            before.length,
          ),
        );
      },
      more.some((one) => one.why !== "") ? REASONED_MILLIS : TELLING_MILLIS,
    );
    timers.current.add(timer);
  }, [news]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return told;
}

function looks({ bad, over, moved }: Shown): string {
  return `telling${bad ? " bad-news" : ""}${over === true ? " over" : ""}${moved === undefined ? "" : " moved"}`;
}

export function Tellings(props: TellingsProps) {
  const told = useTold(props);
  const places = [...new Set(told.map((one) => one.seat))];
  return (
    <div class="tellings" aria-hidden="true">
      {places.map((seat) => {
        const { x, y, width } = props.place(seat);
        const style = {
          transform: `translate(${x}px, ${y}px)`,
          "--left": `${x}px`,
          "--right": `${width - x}px`,
        };
        return (
          <div key={seat} class="telling-place" style={style}>
            {told
              .filter((one) => one.seat === seat)
              .map((one) => (
                // one that moves up is made anew where it stands now: it would jump, in the midst of being read
                <p key={`${one.number} ${one.moved ?? 0}`} class={looks(one)} data-seat={seat}>
                  {one.text}
                  {one.why !== "" && <small>{one.why}</small>}
                </p>
              ))}
          </div>
        );
      })}
    </div>
  );
}
