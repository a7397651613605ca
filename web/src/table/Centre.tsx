/** The middle of the table: stock and pile, what is declared, which way round, and what is pending. */

import { useRef, useState } from "preact/hooks";
import { tableWords } from "#words/table";
import { CardArt, SuitArt } from "../art/Card";
import { isSuit } from "../cards/notation";
import { placed } from "../motion/moves";
import type { Mark } from "../visit/facts";
import { solitary } from "../visit/say";
import type { View } from "../wire/types";
import { cardName, rankName, suitName } from "../words/words";
import type { Layout } from "./layout";
import { PileDialog } from "./parts";

/** The way round as an arrow of two halves about stock and pile. */
function Ring({ laid, clockwise }: { laid: Layout; clockwise: boolean }) {
  const { x, y, width, height } = laid.ring;
  const first = useRef(clockwise);
  const turned = useRef(false);
  turned.current ||= clockwise !== first.current;
  const rx = width / 2 - 8;
  const ry = height / 2 - 8;
  // a board without any room to speak of has none for it
  if (rx <= 0 || ry <= 0) return null;
  const tip = (left: boolean) => {
    const up = left === clockwise;
    const at = `${width / 2 + (left ? -rx : rx)} ${height / 2}`;
    return (
      <path class="ring-tip" d={up ? "M-7 6L0-6 7 6" : "M-7-6L0 6 7-6"} transform={`translate(${at})`} />
    );
  };
  return (
    <svg
      class="ring"
      aria-hidden="true"
      width={width}
      height={height}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <ellipse cx={width / 2} cy={height / 2} rx={rx} ry={ry} />
      {turned.current && (
        <ellipse
          key={`${clockwise}`}
          class="ring-sweep"
          pathLength="100"
          style={{ "--way": clockwise ? 1 : -1 }}
          cx={width / 2}
          cy={height / 2}
          rx={rx}
          ry={ry}
        />
      )}
      {tip(true)}
      {tip(false)}
    </svg>
  );
}

/** What must be matched besides the upcard. */
function Declared({ suit, rank }: { suit: string | null; rank: string | null }) {
  const what = [suit === null ? "" : suitName(suit), rank === null ? "" : rankName(rank)].filter(
    (w) => w !== "",
  );
  if (what.length === 0) return null;
  return (
    <div class="declared">
      {suit !== null && isSuit(suit) && <SuitArt suit={suit} />}
      <span>{what.join(", ")}</span>
      <span class="unseen">{tableWords.declared(what.join(", "))}</span>
    </div>
  );
}

/** A stock so high has room for its number and for what is to be drawn. */
const LEAST_STOCK = 80;

/** Which way round, and what else holds for the whole table. */
function Rules({ view, facts, laid }: { view: View; facts: Mark[]; laid: Layout }) {
  const { x, y, width } = facts.length > 0 ? laid.rulesBox : laid.ring;
  // the tips of the ring show the way, too, where what is to be drawn needs all the room over a small stock
  const crowded =
    view.pendingDraw > 0 && laid.terse && laid.card.height * laid.stock.scale < LEAST_STOCK * laid.text;
  return (
    <div class="table-rules" style={{ transform: `translate(${x}px, ${y}px)`, width: `${width}px` }}>
      {!solitary(view) && (
        <p class={crowded ? "unseen" : "way"}>
          <span aria-hidden="true">{view.clockwise ? "↻ " : "↺ "}</span>
          <span class={laid.mute || (facts.length > 0 && laid.chips) ? "unseen" : ""}>
            {view.clockwise ? tableWords.clockwise : tableWords.counterclockwise}
          </span>
        </p>
      )}
      {facts.map((one) => (
        <p key={one.key} class={`rule fact-${one.key}`}>
          {one.text}
        </p>
      ))}
    </div>
  );
}

interface CentreProps {
  view: View;
  facts: Mark[];
  laid: Layout;
  onDraw: () => void;
}

export function Centre({ view, facts, laid, onDraw }: CentreProps) {
  const [open, setOpen] = useState(false);
  const upcard = view.pile[view.pile.length - 1];
  const { width, height } = laid.card;
  const size = { width: `${width}px`, height: `${height}px` };
  const top = laid.pile[laid.pile.length - 1] ?? laid.stock;
  const pileSpot = { ...top, turn: 0 };
  // Over the lower edge of the pile: the index of the upcard stays free.
  const pileFoot = pileSpot.y + (height * (1 + pileSpot.scale)) / 2;
  const below = {
    x: laid.stock.x + width / 2,
    y: laid.stock.y + (height * (1 + laid.stock.scale)) / 2 + (laid.terse ? 0 : 5),
  };
  // what is to be drawn lies over the stock, and never over its number
  const number = laid.terse ? below.y - (30 * laid.text + 2) : Infinity;
  const debtAt = Math.min(laid.stock.y + height / 2, number);
  return (
    <div class="centre">
      {!solitary(view) && <Ring laid={laid} clockwise={view.clockwise} />}
      {view.stock > 0 ? (
        <div class="stock-cards" aria-hidden="true">
          {Array.from({ length: Math.min(3, view.stock) }, (_, i) => (
            <div
              key={i}
              class="flat-card"
              style={{
                ...size,
                transform: placed({
                  ...laid.stock,
                  x: laid.stock.x - 2 + i * 2,
                  y: laid.stock.y + 2 - i * 2,
                }),
              }}
            >
              <CardArt card={null} />
            </div>
          ))}
        </div>
      ) : (
        <div
          class="flat-card no-stock"
          style={{ ...size, transform: placed(laid.stock) }}
          aria-hidden="true"
        />
      )}
      <button
        type="button"
        class="spot-button stock-button"
        style={{ ...size, transform: placed(laid.stock) }}
        aria-label={`${tableWords.draw}. ${tableWords.stock(view.stock)}`}
        aria-disabled={!view.legal.includes("draw")}
        tabIndex={-1}
        onClick={onDraw}
      />
      {upcard !== undefined && (
        <button
          type="button"
          class="spot-button pile-button"
          style={{ ...size, transform: placed(pileSpot) }}
          aria-label={[
            tableWords.upcard(cardName(upcard)),
            tableWords.pile(view.pile.length),
            tableWords.seePile,
          ].join(". ")}
          onClick={() => setOpen(true)}
        />
      )}
      <p
        class={`stock-count${laid.terse ? " on-stock" : ""}`}
        style={{
          transform: `translate(${below.x}px, ${below.y}px) translate(-50%, ${laid.terse ? "-50%" : "0"})`,
        }}
      >
        {laid.terse ? (
          <>
            <span aria-hidden="true">{view.stock}</span>
            <span class="unseen">{tableWords.stock(view.stock)}</span>
          </>
        ) : (
          tableWords.stock(view.stock)
        )}
      </p>
      <Rules view={view} facts={facts} laid={laid} />
      <div
        class="badges"
        style={{
          transform: `translate(${pileSpot.x + width / 2}px, ${pileFoot + 2}px)`,
          // as far to the left as it may reach without covering the number of the stock
          "--reach": `${pileSpot.x - laid.stock.x - 24 * laid.text}px`,
        }}
      >
        <Declared suit={view.suit} rank={view.rank} />
      </div>
      {view.pendingDraw > 0 && (
        <div class="debt" style={{ transform: `translate(${laid.stock.x + width / 2}px, ${debtAt}px)` }}>
          <span aria-hidden="true">+{view.pendingDraw}</span>
          <span class="unseen">{tableWords.penalty(view.pendingDraw)}</span>
        </div>
      )}
      {open && <PileDialog pile={view.pile} onClose={() => setOpen(false)} />}
    </div>
  );
}
