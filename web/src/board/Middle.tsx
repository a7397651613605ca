/** The middle of the board: draw pile, discard pile, the colour that is named, cards that are being used. */

import { abilitiesWords } from "#words/abilities";
import { boardWords } from "#words/board";
import { tableWords } from "#words/table";
import { among } from "../words/saying";
import { useState } from "preact/hooks";
import { Dialog } from "../app/Dialog";
import { CardArt } from "../art/Card";
import { ColourSign, Face } from "../art/Face";
import { described, limbo, phase, targets, type Asked } from "../visit/abilities";
import { looked } from "../visit/looked";
import type { Snapshot, View } from "../wire/types";
import { suitName } from "../words/words";
import { TileRow } from "./TileRow";

/** The whole discard pile, the top first; it may be looked through at any time. */
function PileDialog({ view, onClose }: { view: View; onClose: () => void }) {
  return (
    <Dialog title={boardWords.discardPile(view.pile.length)} onClose={onClose} class="wide">
      <p class="note">{boardWords.topFirst}</p>
      <TileRow
        class="pile-tiles"
        label={boardWords.discardPile(view.pile.length)}
        cards={[...view.pile].reverse().map((card) => ({ card }))}
        onOpen={(card) => (looked.value = card)}
      />
    </Dialog>
  );
}

/** The top of the discard pile in words, with the colour that is named for it. */
function onTop(top: string, named: string | null): string {
  const say = abilitiesWords;
  const card = say.top(described(top));
  return named === null ? card : `${card}. ${boardWords.named(suitName(named))}`;
}

export function Middle({ snapshot, view, asked }: { snapshot: Snapshot; view: View; asked: Asked | null }) {
  const say = abilitiesWords;
  const [open, setOpen] = useState(false);
  const top = view.pile[view.pile.length - 1];
  const { all, own } = limbo(snapshot);
  const marked = targets(asked);
  const now = phase(snapshot);
  const tiles = (cards: string[]) => cards.map((card) => ({ card, marked: marked.has(card) }));
  return (
    <section class="middle" aria-label={boardWords.discardPile(view.pile.length)}>
      <div class="draw-pile">
        <div class="pile-back">
          <CardArt card={null} />
        </div>
        <p>
          <span aria-hidden="true">{view.stock}</span>
          <span class="unseen">{say.stock(view.stock)}</span>
        </p>
      </div>
      <div class="discard-pile">
        {top === undefined ? (
          <p class="no-assets">{boardWords.emptyPile}</p>
        ) : (
          <button
            type="button"
            class="top-card"
            data-card={top}
            aria-label={`${onTop(top, view.suit)}. ${tableWords.seePile}`}
            onClick={() => setOpen(true)}
          >
            <Face key={top} card={top} />
          </button>
        )}
        <p aria-hidden="true">{view.pile.length}</p>
      </div>
      <div class="middle-side">
        {now !== "" && <p class="phase">{among(say.phases, now) ?? now}</p>}
        {view.suit !== null && (
          <p class={`named-colour named-${view.suit}`}>
            <ColourSign colour={view.suit} />
            {boardWords.named(suitName(view.suit))}
          </p>
        )}
        {all.length > 0 && (
          <div class="limbo">
            <p>{boardWords.limbo}</p>
            <TileRow label={boardWords.limbo} cards={tiles(all)} onOpen={(card) => (looked.value = card)} />
          </div>
        )}
        {own.length > 0 && (
          <div class="limbo own">
            <p>{boardWords.looking}</p>
            <TileRow label={boardWords.looking} cards={tiles(own)} onOpen={(card) => (looked.value = card)} />
          </div>
        )}
      </div>
      {open && <PileDialog view={view} onClose={() => setOpen(false)} />}
    </section>
  );
}
