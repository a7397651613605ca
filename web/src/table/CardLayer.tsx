/**
 * All cards that lie open on the table, in one flat layer: each keeps its element while it goes from hand to
 * pile, and only
 * its transform changes. The layer is a picture; hand and pile have buttons of their own above it.
 */

import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { motionAllowed, timesAsLong } from "../app/settings";
import { CardArt } from "../art/Card";
import type { Spot } from "../motion/geometry";
import { COMES, DEAL_STEP, LANDS, MOVE_MILLIS, placed, turnOver } from "../motion/moves";
import type { Tracked, Tracks } from "../motion/track";
import { LIFT, STEP_BACK } from "./fan";
import type { Layout } from "./layout";

/** So many cards that come to a hand at once are dealt. */
const DEALT = 3;
const LEGAL_LIFT = 12;
/** One that is pointed at stands as high as there is room kept for. */
const HOT_LIFT = LIFT - LEGAL_LIFT;

/**
 * What lies over what: the pile under the labels at it, the hand over the row of buttons, its buttons over the
 * hand, and over all of these whatever moves (the style sheet has the rest, and lets a card that was laid sink only
 * when it has come to the pile).
 */
export const ORDER = { pile: 5, hand: 100, handButton: 200, flying: 350, dragged: 500 };

/** A card under the finger. */
export interface Drag {
  key: string;
  dx: number;
  dy: number;
}

interface LayerProps {
  laid: Layout;
  tracks: Tracks;
  /** Cards of the hand that may be played now. */
  legal: ReadonlySet<string>;
  /** Cards that may be played at their player's own risk. */
  risky: ReadonlySet<string>;
  /** Whether the hand is waiting for its player (then what may not be played steps back). */
  choosing: boolean;
  hot: Signal<string | null>;
  /** The card of the hand that has the focus, and shows it. */
  focused: Signal<string | null>;
  raised: Signal<string | null>;
  drag: Signal<Drag | null>;
  /** Where new cards come from; null: they are simply there. */
  source: ((tracked: Tracked) => Spot) | null;
}

/** Where a card that lay nowhere before comes from. */
interface Origin {
  spot: Spot;
  /** Whether its back was up there. */
  hidden: boolean;
  /** After so many milliseconds it sets off. */
  delay: number;
}

function FlyingCard({
  card,
  spot,
  order,
  legal,
  focused,
  laid,
  from,
}: {
  card: string;
  spot: Spot;
  order: number;
  legal: boolean;
  focused: boolean;
  /** Whether it lies on the pile. */
  laid: boolean;
  from: Origin | null;
}) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (from === null || element.current?.animate === undefined || !motionAllowed()) return;
    const flies = (at: Spot) => ({ transform: placed(at), zIndex: ORDER.flying });
    const time = { duration: MOVE_MILLIS * timesAsLong(), delay: from.delay, fill: "backwards" as const };
    const easing = laid ? LANDS : COMES;
    element.current.animate([flies(from.spot), flies(spot)], { ...time, easing });
    if (from.hidden) turnOver(element.current, time);
  }, []);
  return (
    <div
      ref={element}
      class={`flat-card${legal ? " legal" : ""}${focused ? " focused" : ""}${laid ? " laid" : ""}`}
      style={{ transform: placed(spot), zIndex: order }}
    >
      <CardArt card={card} />
    </div>
  );
}

/** What is known of a card of the hand. */
export interface Standing {
  /** Whether it may be played now; nothing else lifts a card, since raised means legal. */
  legal: boolean;
  /** Whether it may be played at its player's own risk. */
  risky: boolean;
  /** Whether its player is to act, and it may not be played. */
  back: boolean;
  /** Whether it is under the focus or the pointer. */
  hot: boolean;
  /** Whether a first tap has raised it. */
  raised: boolean;
  /** How it is dragged, if it is. */
  drag: Drag | null;
}

/**
 * Where a card of the hand stands.
 *
 * @param lifts how far cards may stand up or step back, 0 to 1
 */
export function handSpot(
  spot: Spot,
  { legal, risky, back, hot, raised, drag }: Standing,
  lifts: number,
): Spot {
  const stand = legal ? LEGAL_LIFT + (hot ? HOT_LIFT : 0) : back ? -STEP_BACK : 0;
  const lift = stand + (raised && (legal || risky) ? HOT_LIFT : 0);
  const stands = { ...spot, y: spot.y - lifts * lift };
  return drag === null ? stands : { ...stands, x: stands.x + drag.dx, y: stands.y + drag.dy, turn: 0 };
}

export function CardLayer(props: LayerProps) {
  const { laid, tracks, legal, risky, choosing, hot, focused, raised, drag, source } = props;
  const below = tracks.cards.find((tracked) => tracked.zone === "pile")?.index ?? 0;
  const spotOf = (tracked: Tracked): Spot | undefined => {
    if (tracked.zone === "pile") return laid.pile[tracked.index - below];
    const spot = laid.hand[tracked.index];
    if (spot === undefined) return undefined;
    const standing = {
      legal: choosing && legal.has(tracked.card),
      risky: choosing && risky.has(tracked.card),
      back: choosing && !legal.has(tracked.card) && !risky.has(tracked.card),
      hot: hot.value === tracked.key,
      raised: raised.value === tracked.key,
      drag: drag.value?.key === tracked.key ? drag.value : null,
    };
    return handSpot(spot, standing, laid.lifts);
  };
  const known = useRef<ReadonlySet<string>>(new Set());
  const fresh = tracks.cards.filter(({ key, zone }) => zone === "hand" && !known.current.has(key));
  useLayoutEffect(() => {
    known.current = new Set(tracks.cards.map(({ key }) => key));
  }, [tracks]);
  const origin = (tracked: Tracked): Origin | null => {
    const spot = source?.(tracked) ?? null;
    if (spot === null) return null;
    const step = fresh.length < DEALT ? 0 : Math.max(0, fresh.indexOf(tracked));
    return {
      spot,
      hidden: tracked.zone === "hand" || spot === laid.stock,
      delay: step * DEAL_STEP * timesAsLong(),
    };
  };
  const byKey = [...tracks.cards].sort((a, b) => (a.key < b.key ? -1 : 1));
  return (
    <div
      class={`layer${drag.value === null ? "" : " dragging"}`}
      aria-hidden="true"
      style={{ "--card-width": `${laid.card.width}px`, "--card-height": `${laid.card.height}px` }}
    >
      {byKey.map((tracked) => {
        const spot = spotOf(tracked);
        if (spot === undefined) return null;
        const inHand = tracked.zone === "hand";
        return (
          <FlyingCard
            key={tracked.key}
            card={tracked.card}
            spot={spot}
            order={
              drag.value?.key === tracked.key
                ? ORDER.dragged
                : inHand
                  ? ORDER.hand + tracked.index
                  : ORDER.pile + tracked.index - below
            }
            legal={inHand && choosing && legal.has(tracked.card)}
            focused={inHand && focused.value === tracked.key}
            laid={!inHand}
            from={known.current.has(tracked.key) ? null : origin(tracked)}
          />
        );
      })}
    </div>
  );
}
