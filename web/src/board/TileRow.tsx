/** Cards side by side as buttons: one tab stop for all, arrows within. A tap shows the card. */

import type { ComponentChildren } from "preact";
import { useSignal, type Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { abilitiesWords } from "#words/abilities";
import { Face, Tile } from "../art/Face";
import { described } from "../visit/abilities";
import { moved } from "../visit/keys";

export interface Tiled {
  card: string;
  /** Can be used or chosen now. */
  marked?: boolean;
  /** In which place it has been chosen; 0: it has not. */
  picked?: number;
  /** Said after its name. */
  note?: string;
}

interface TileRowProps {
  cards: Tiled[];
  label: string;
  class?: string;
  /** What each button is a member of, for styles and tests. */
  each?: string;
  at?: Signal<number>;
  /** The id of what explains the row. */
  help?: string;
  /** Whether whole cards may take the place of plates, where the style finds room for them. */
  whole?: boolean;
  onOpen: (card: string) => void;
  children?: ComponentChildren;
}

export function TileRow({
  cards,
  label,
  class: extra,
  each,
  at,
  help,
  whole = false,
  onOpen,
  children,
}: TileRowProps) {
  const own = useSignal(0);
  const place = at ?? own;
  const group = useRef<HTMLDivElement>(null);
  const current = Math.min(place.value, Math.max(0, cards.length - 1));
  return (
    <div
      ref={group}
      class={`tile-row ${extra ?? ""}${whole ? " whole" : ""}`}
      role="group"
      aria-label={label}
      aria-describedby={help}
      style={whole ? { "--cards": cards.length } : undefined}
      onKeyDown={(event) => {
        const to =
          event.ctrlKey || event.altKey || event.metaKey ? null : moved(event.key, current, cards.length);
        if (to === null) return;
        event.preventDefault();
        place.value = to;
        group.current?.querySelectorAll<HTMLElement>(".tile-button")[to]?.focus();
      }}
    >
      {cards.map(({ card, marked, picked = 0, note }, i) => (
        <button
          key={`${card} ${cards.slice(0, i).filter((one) => one.card === card).length}`}
          type="button"
          class={`tile-button ${each ?? ""}${marked === true ? " legal" : ""}${picked > 0 ? " picked" : ""}`}
          data-card={card}
          tabIndex={i === current ? 0 : -1}
          aria-label={[described(card), note ?? "", picked > 0 ? abilitiesWords.picked(picked) : ""]
            .filter((part) => part !== "")
            .join(", ")}
          onFocus={() => (place.value = i)}
          onClick={() => onOpen(card)}
        >
          <Tile card={card} />
          {whole && <Face card={card} />}
          {picked > 0 && (
            <span class="pick-number" aria-hidden="true">
              {picked}
            </span>
          )}
        </button>
      ))}
      {children}
    </div>
  );
}
