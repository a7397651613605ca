/** What happens at a table, as the server tells it: each interface is a record of the server’s (`WireTypesTest`). */

/** A card, whoever played it or acted, a rule of the book: what brought an event about. */
export interface EventCause {
  card?: string;
  seat?: number;
  /** The number of a line of the book with a condition, or the word of a rule that every book has. */
  rule?: string;
  /** What that line says, in the language of the page. */
  says?: string;
}

/** What came of an act; `text` is the notation's own line for it. */
export interface TableEvent {
  number: number;
  verb: string;
  seat: number;
  other: number;
  words: string[];
  cards?: string[];
  /** The card whose ability brought it about. */
  because?: string;
  /** What somebody is penalised for. */
  offence?: string;
  /** What brought it about, the nearest first. */
  cause?: EventCause[];
  /** Whether a bot brought it about that plays for the person of the seat. */
  standIn?: boolean;
  text: string;
}
