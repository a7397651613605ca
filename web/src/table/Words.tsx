/** Words with cards in them: signs in their suit's colour for the eye, names for a voice. */

import { SuitArt } from "../art/Card";
import { face } from "../cards/notation";
import { signs } from "../cards/signs";
import type { Part } from "../words/en";
import { cardName, cardSign } from "../words/words";

export function CardWord({ card }: { card: string }) {
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

export function Words({ parts }: { parts: Part[] }) {
  return (
    <>{parts.map((part, i) => (typeof part === "string" ? part : <CardWord key={i} card={part.card} />))}</>
  );
}
