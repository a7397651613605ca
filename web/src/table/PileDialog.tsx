/** The whole pile, the upcard first; it may be looked through at any time. */

import { tableWords } from "#words/table";
import { Dialog } from "../app/Dialog";
import { CardArt } from "../art/Card";
import { cardName } from "../words/words";

export function PileDialog({ pile, onClose }: { pile: string[]; onClose: () => void }) {
  return (
    <Dialog title={tableWords.pile(pile.length)} onClose={onClose} class="wide">
      <ol class="pile-list" reversed>
        {[...pile].reverse().map((card, i) => (
          <li key={pile.length - i}>
            <CardArt card={card} />
            <span>{cardName(card)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
