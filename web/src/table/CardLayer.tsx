/**
 * All cards that lie open on the table, in one flat layer: each keeps its element while it goes from hand to
 * pile, and only
 * its transform changes. The layer is a picture; hand and pile have buttons of their own above it.
 */

import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { motionAllowed } from "../app/settings";
import { CardArt } from "../art/Card";
import type { Layout, Spot } from "./layout";
import type { Tracked, Tracks } from "./track";

const FLIGHT_MILLIS = 320;
const LEGAL_LIFT = 12;
const HOT_LIFT = 10;

/** A card under the finger. */
export interface Drag {
  key: string;
  dx: number;
  dy: number;
}

export function placed(spot: Spot): string {
  const { x, y, turn, scale } = spot;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}

interface LayerProps {
  laid: Layout;
  tracks: Tracks;
  /** Cards of the hand that may be played now. */
  legal: ReadonlySet<string>;
  /** Whether the hand is waiting for its player (then illegal cards are dimmed). */
  choosing: boolean;
  hot: Signal<string | null>;
  raised: Signal<string | null>;
  drag: Signal<Drag | null>;
  /** Where new cards of the hand and of the pile come from; null: they are simply there. */
  source: { hand: Spot; pile: Spot } | null;
}

function FlyingCard({
  card,
  spot,
  order,
  dim,
  from,
}: {
  card: string;
  spot: Spot;
  order: number;
  dim: boolean;
  from: Spot | null;
}) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (from === null || !motionAllowed()) return;
    element.current?.animate?.([{ transform: placed(from) }, { transform: placed(spot) }], {
      duration: FLIGHT_MILLIS,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
  }, []);
  return (
    <div
      ref={element}
      class={`flat-card${dim ? " dim" : ""}`}
      style={{ transform: placed(spot), zIndex: order }}
    >
      <CardArt card={card} />
    </div>
  );
}

/** Where a card of the hand stands: legal ones are raised, the one under focus or pointer a little more. */
export function handSpot(spot: Spot, legal: boolean, hot: boolean, raised: boolean): Spot {
  const lift = (legal ? LEGAL_LIFT : 0) + (hot ? HOT_LIFT : 0) + (raised ? HOT_LIFT : 0);
  return { ...spot, y: spot.y - lift };
}

export function CardLayer({ laid, tracks, legal, choosing, hot, raised, drag, source }: LayerProps) {
  const below = tracks.cards.find((tracked) => tracked.zone === "pile")?.index ?? 0;
  const spotOf = (tracked: Tracked): Spot | undefined => {
    if (tracked.zone === "pile") return laid.pile[tracked.index - below];
    const spot = laid.hand[tracked.index];
    if (spot === undefined) return undefined;
    const moved = drag.value?.key === tracked.key ? drag.value : null;
    const stands = handSpot(
      spot,
      choosing && legal.has(tracked.card),
      hot.value === tracked.key,
      raised.value === tracked.key,
    );
    return moved === null ? stands : { ...stands, x: stands.x + moved.dx, y: stands.y + moved.dy, turn: 0 };
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
            order={(inHand ? 200 : 20) + tracked.index + (drag.value?.key === tracked.key ? 500 : 0)}
            dim={inHand && choosing && !legal.has(tracked.card)}
            from={source === null ? null : inHand ? source.hand : source.pile}
          />
        );
      })}
    </div>
  );
}
