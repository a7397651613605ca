/** Cards that one has to know: three before somebody plays a game for the first time, the others when they come up. */

import { settingsWords } from "#words/settings";
import { specialWords } from "#words/special";
import { Dialog } from "../app/Dialog";
import { settings } from "../app/settings";
import { Switch } from "../app/Switch";
import { CardArt } from "../art/Card";
import { Face } from "../art/Face";
import { details } from "../cards/details";
import { speech } from "../wire/speech";
import type { CardMeanings } from "../wire/rules";
import type { GameName } from "../wire/types";
import { markdown, spans, type Block, type Span } from "./markdown";

/** So many cards are shown before the first turn, and so many words are said of each. */
export const FIRST_CARDS = 3;
export const FIRST_WORDS = 30;

/** Cards that do the same. */
export interface Special {
  title: string;
  /** What they do, in full. */
  text: string;
  /** The cards, the first of them as their picture; none where none is known. */
  cards: readonly string[];
}

export interface Introduction {
  /** By what is remembered that it has been shown. */
  name: string;
  all: readonly Special[];
}

function plain(of: readonly Span[]): string {
  return of.map((span) => ("spans" in span ? plain(span.spans) : span.text)).join("");
}

/** As much of a text as may be said at first: whole sentences, or else its beginning. */
export function inShort(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text];
  const count = (part: string) => part.trim().split(/\s+/).length;
  let said = "";
  for (const sentence of sentences) {
    if (count(said + sentence) > FIRST_WORDS) break;
    said += sentence;
  }
  if (said !== "") return said.trim();
  return `${text.trim().split(/\s+/).slice(0, FIRST_WORDS).join(" ")} …`;
}

type Table = Block & { type: "table" };

/** The table of special cards in a rule sheet; null where the sheet has none. */
function tableOf(blocks: readonly Block[]): Table | null {
  return blocks.find((block): block is Table => block.type === "table" && block.rows.length > 0) ?? null;
}

/** Of a game whose cards have abilities: what kinds of them there are, each with a card of that kind. */
function kindsOfCards(blocks: readonly Block[]): Special[] {
  const list = blocks.find((block) => block.type === "list");
  if (list?.type !== "list" || details.value.size === 0) return [];
  const types = [
    ...new Set([...details.value.values()].flatMap((card) => card.sides.map((one) => one.type))),
  ];
  types.sort();
  return list.items.map((item, i) => {
    const card = [...details.value.values()].find(
      ({ sides }) => sides.length === 1 && sides[0]!.type === types[i],
    );
    // each is a sentence about its kind, which begins with the name of that
    const text = plain(item.spans);
    return { title: "", text, cards: card === undefined ? [] : [card.id] };
  });
}

/** What somebody has to know of the cards of a game; null where its sheet has nothing of that. */
export function introduction(
  sheet: string,
  meanings: CardMeanings | null,
  { id, own }: GameName,
): Introduction | null {
  const blocks = markdown(sheet);
  const table = tableOf(blocks);
  const known = (meanings?.cards ?? []).map(({ card, does }) => ({ card, does: plain(spans(does)) }));
  const all =
    table === null
      ? kindsOfCards(blocks)
      : table.rows.map(([title = [], does = []]): Special => {
          const text = plain(does);
          return {
            title: plain(title),
            text,
            cards: known.filter((one) => one.does === text).map((one) => one.card),
          };
        });
  if (all.length === 0) return null;
  // a rule book of a table's own counts anew when its cards have changed
  return { name: own === true ? `${id} ${sumOf(JSON.stringify(table))}` : id, all };
}

function sumOf(text: string): number {
  return [...text].reduce((before, letter) => (Math.imul(before, 31) + letter.charCodeAt(0)) | 0, 0);
}

function Picture({ card }: { card: string }) {
  return details.value.size > 0 ? <Face card={card} /> : <CardArt card={card} />;
}

/**
 * @param first whether it is the first that is said of the game, and so in short
 */
export function SpecialCards({
  game,
  cards,
  first,
  onClose,
}: {
  game: string;
  cards: readonly Special[];
  first: boolean;
  onClose: () => void;
}) {
  const say = specialWords;
  return (
    <Dialog title={say.title(game)} onClose={onClose} class="special">
      <ul class="special-cards" lang={speech.answered} role="list" aria-label={say.title(game)} tabIndex={0}>
        {cards.map(({ title, text, cards: [card] }) => (
          <li key={text}>
            <span class="special-picture">{card !== undefined && <Picture card={card} />}</span>
            <p>
              {title !== "" && <strong>{title}</strong>} {first ? inShort(text) : text}
            </p>
          </li>
        ))}
      </ul>
      {first && <p class="note">{say.note}</p>}
      {first && <Switch label={settingsWords.sound} of={settings.sound} />}
      <button type="button" class="act main big" onClick={onClose}>
        {first ? say.play : say.goOn}
      </button>
    </Dialog>
  );
}
