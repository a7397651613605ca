/** Words with cards in them: signs in their suit's colour for the eye, names for a voice. */

import { SuitArt } from "../art/Card";
import { detailOf } from "../cards/details";
import { face } from "../cards/notation";
import { signs } from "../cards/signs";
import type { Part } from "../words/saying";
import { cardName, cardSign } from "../words/words";
import { looked } from "./looked";

/** The name of a card that can be read: a tap shows it. By keys it is read where it lies. */
function ReadWord({ card }: { card: string }) {
  return (
    <button type="button" class="card-word" tabIndex={-1} onClick={() => (looked.value = card)}>
      {cardName(card)}
    </button>
  );
}

export function CardWord({ card }: { card: string }) {
  if (detailOf(card) !== undefined) return <ReadWord card={card} />;
  const what = face(card);
  const colour =
    what.sort === "suited" ? ` in-${what.suit}` : what.sort === "joker" && what.red ? " in-H" : "";
  return (
    <span class={`card-word${colour}`}>
      <span aria-hidden="true">
        {cardSign(card)}
        {what.sort === "suited" && signs.value !== "french" && <SuitArt suit={what.suit} />}
      </span>
      <span class="unseen">{cardName(card)}</span>
    </span>
  );
}

const SUIT_OF: Record<string, string> = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };

/** A text whose suit signs bear the colours of the pack. */
function SignText({ text }: { text: string }) {
  return (
    <>
      {text.split(/([♣♦♥♠])/).map((part, i) => {
        const suit = SUIT_OF[part];
        return suit === undefined ? (
          part
        ) : (
          <span key={i} class={`in-${suit}`}>
            {part}
          </span>
        );
      })}
    </>
  );
}

export function Words({ parts }: { parts: Part[] }) {
  return (
    <>
      {parts.map((part, i) =>
        typeof part === "string" ? <SignText key={i} text={part} /> : <CardWord key={i} card={part.card} />,
      )}
    </>
  );
}
