/**
 * The own hand as buttons over the drawn cards: one tab stop, arrows within, a tap plays, dragging to the
 * pile plays too.
 */

import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { tableWords } from "#words/table";
import { useHeldFocus } from "../app/focus";
import { settings } from "../app/settings";
import { placed } from "../motion/moves";
import type { Tracked } from "../motion/track";
import { moved } from "../visit/keys";
import { cardName } from "../words/words";
import { handSpot, ORDER, type Drag } from "./CardLayer";
import type { Layout } from "./layout";

const DRAG_THRESHOLD = 8;
/** A card let go so far above where it was taken up is played. */
export const DROP_HEIGHT = 60;

interface HandProps {
  laid: Layout;
  cards: Tracked[];
  legal: ReadonlySet<string>;
  /** Cards that may be played at their player's own risk: never without a second tap. */
  risky: ReadonlySet<string>;
  /** Cards whose play is on its way to the server. */
  underWay: ReadonlySet<string>;
  choosing: boolean;
  at: Signal<number>;
  hot: Signal<string | null>;
  focused: Signal<string | null>;
  raised: Signal<string | null>;
  drag: Signal<Drag | null>;
  /** The card that is chosen for the player's turn. */
  ahead: string | null;
  /** Whether a tap chooses a card for the player's turn, now that others are to act. */
  choosesAhead: boolean;
  onPlay: (card: string) => void;
}

interface Press {
  key: string;
  x: number;
  y: number;
  pointer: number;
  moved: boolean;
}

export function Hand({
  laid,
  cards,
  legal,
  risky,
  underWay,
  choosing,
  at,
  hot,
  focused,
  raised,
  drag,
  ahead,
  choosesAhead,
  onPlay,
}: HandProps) {
  const group = useRef<HTMLDivElement>(null);
  const press = useRef<Press | null>(null);
  const swallow = useRef(false);
  const current = Math.min(at.value, Math.max(0, cards.length - 1));

  // of several cards of a kind one is shown as chosen
  const waiting = cards.find((tracked) => tracked.card === ahead)?.key;

  // The card that had the focus may have left: its neighbour takes it.
  const focus = useHeldFocus(group, (box) => box.querySelector<HTMLElement>('[tabindex="0"]'));

  const tapped = (tracked: Tracked) => {
    const twice = (settings.confirm.value && legal.has(tracked.card)) || risky.has(tracked.card);
    if (twice && raised.value !== tracked.key) {
      raised.value = tracked.key;
      return;
    }
    raised.value = null;
    onPlay(tracked.card);
  };

  const onPointerMove = (event: PointerEvent) => {
    const from = press.current;
    if (from === null || from.pointer !== event.pointerId) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    from.moved ||= Math.hypot(dx, dy) > DRAG_THRESHOLD;
    if (from.moved) drag.value = { key: from.key, dx, dy };
  };

  const release = (tracked: Tracked, event: PointerEvent, dropped: boolean) => {
    const from = press.current;
    if (from === null || from.pointer !== event.pointerId) return;
    press.current = null;
    drag.value = null;
    if (!from.moved) return;
    swallow.current = true;
    if (dropped && from.y - event.clientY > DROP_HEIGHT) onPlay(tracked.card);
  };

  return (
    <div
      ref={group}
      class="hand"
      role="group"
      aria-label={tableWords.hand(cards.length)}
      aria-describedby="hand-help"
      onFocusIn={focus.onFocusIn}
      onFocusOut={(event) => {
        focus.onFocusOut(event);
        hot.value = null;
        focused.value = null;
      }}
      onKeyDown={(event) => {
        const to =
          event.ctrlKey || event.altKey || event.metaKey ? null : moved(event.key, current, cards.length);
        if (to === null) return;
        event.preventDefault();
        at.value = to;
        group.current?.querySelectorAll("button")[to]?.focus();
      }}
    >
      {cards.map((tracked, i) => {
        const playable = legal.has(tracked.card);
        const spot = laid.hand[i];
        if (spot === undefined) return null;
        const risk = risky.has(tracked.card);
        const how = playable ? tableWords.playable : risk ? tableWords.risk : tableWords.unplayable;
        const state = !choosing ? "" : `, ${how}`;
        const waits = tracked.key === waiting;
        const chosen =
          raised.value === tracked.key ? `, ${tableWords.chosen}` : waits ? `, ${tableWords.ahead.card}` : "";
        return (
          <button
            key={tracked.key}
            type="button"
            class={`hand-card${choosing && playable ? " legal" : ""}${waits ? " waits" : ""}`}
            data-card={tracked.card}
            tabIndex={i === current ? 0 : -1}
            aria-disabled={!playable && !risk && !choosesAhead}
            aria-label={`${cardName(tracked.card)}${state}${chosen}`}
            style={{
              transform: placed(
                handSpot(
                  spot,
                  {
                    legal: choosing && playable,
                    risky: choosing && risk,
                    back: choosing && !playable && !risk,
                    // under the pointer it rises in the picture alone: a button that fled it would flicker
                    hot: focused.value === tracked.key,
                    raised: raised.value === tracked.key,
                    drag: drag.value?.key === tracked.key ? drag.value : null,
                  },
                  laid.lifts,
                ),
              ),
              width: `${laid.card.width}px`,
              height: `${laid.card.height}px`,
              zIndex: drag.value?.key === tracked.key ? ORDER.dragged + 1 : ORDER.handButton + i,
            }}
            onFocus={(event) => {
              at.value = i;
              if (!event.currentTarget.matches(":focus-visible")) return;
              hot.value = tracked.key;
              focused.value = tracked.key;
            }}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") hot.value = tracked.key;
            }}
            onPointerLeave={(event) => {
              if (event.pointerType === "mouse" && document.activeElement !== event.currentTarget)
                hot.value = null;
            }}
            onPointerDown={(event) => {
              swallow.current = false;
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              press.current = {
                key: tracked.key,
                x: event.clientX,
                y: event.clientY,
                pointer: event.pointerId,
                moved: false,
              };
            }}
            onPointerMove={onPointerMove}
            onPointerUp={(event) => release(tracked, event, true)}
            onPointerCancel={(event) => release(tracked, event, false)}
            onClick={() => {
              if (!swallow.current) tapped(tracked);
              swallow.current = false;
            }}
          >
            {underWay.has(tracked.card) ? (
              <span class="sending">{tableWords.sending}</span>
            ) : (
              waits && <span class="sending ahead">{tableWords.ahead.mark}</span>
            )}
          </button>
        );
      })}
      <p id="hand-help" class="unseen">
        {tableWords.handHelp}
      </p>
    </div>
  );
}
