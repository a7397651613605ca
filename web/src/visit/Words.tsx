/** Words with cards in them: signs in their suit's colour for the eye, names for a voice. */

import { SuitArt } from "../art/Card";
import { detailOf } from "../cards/details";
import { kindOf, pack, pictured } from "../cards/pack";
import type { PackKind } from "../wire/pack";
import type { Part } from "../words/saying";
import { cardName, cardSign, suitSign } from "../words/words";
import { looked } from "./looked";

/** The name of a card that can be read: a tap shows it. By keys it is read where it lies. */
function ReadWord({ card }: { card: string }) {
  return (
    <button type="button" class="card-word" tabIndex={-1} onClick={() => (looked.value = card)}>
      {cardName(card)}
    </button>
  );
}

/** The class that gives a line of text the colour of a card's suit. */
function inkOf(kind: PackKind | undefined): string {
  if (kind === undefined) return "";
  if (!pictured()) return kind.suits.length > 1 ? "" : ` ink-${kind.colour}`;
  if (kind.suits.length > 0) return ` in-${kind.suits[0]}`;
  return kind.colour === "red" ? " in-H" : "";
}

export function CardWord({ card }: { card: string }) {
  if (detailOf(card) !== undefined) return <ReadWord card={card} />;
  const kind = kindOf(card);
  const [suit = null] = kind?.suits ?? [];
  return (
    <span class={`card-word${inkOf(kind)}`}>
      <span aria-hidden="true">
        {cardSign(card)}
        {suit !== null && suitSign(suit) === "" && kind?.suits.map((one) => <SuitArt key={one} suit={one} />)}
      </span>
      <span class="unseen">{cardName(card)}</span>
    </span>
  );
}

/** A text whose suit signs bear the colours of the pack. */
function SignText({ text }: { text: string }) {
  const bySign = new Map(pictured() ? pack.value.suits.map(({ sign, letter }) => [sign, letter]) : []);
  if (bySign.size === 0) return <>{text}</>;
  return (
    <>
      {text.split(new RegExp(`([${[...bySign.keys()].join("")}])`, "u")).map((part, i) => {
        const suit = bySign.get(part);
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
