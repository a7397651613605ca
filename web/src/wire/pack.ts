/** The cards of a table, as the server tells them: the page has none of its own. */

/** What is printed on the cards of the table, where that is more than rank and suit; their pack where it is not. */
export interface Cards {
  cards: CardDetail[];
  pack?: Pack;
}

export interface CardDetail {
  id: string;
  name: string;
  rank: string;
  sides: CardSide[];
}

/** One side of a card; `letter` is empty where there is but one. */
export interface CardSide {
  letter: string;
  name: string;
  colours: string[];
  type: string;
  emblems: string[];
  requirement: string;
  text: string;
}

/** Kinds of cards with their suits and ranks, in the order in which a hand is sorted. */
export interface Pack {
  name: string;
  /** Whose pictures its cards carry; absent where they are drawn by what is said here. */
  art?: string;
  /** The emblem on the backs; absent where these are the usual ones. */
  back?: string;
  suits: PackSuit[];
  ranks: PackRank[];
  kinds: PackKind[];
}

/** `sign`: a sign for a line of text, or the name of an emblem. */
export interface PackSuit {
  letter: string;
  name: string;
  colour: string;
  sign: string;
}

export interface PackRank {
  letters: string;
  /** Other letters that are read as this rank. */
  also: string[];
  name: string;
  value: number;
}

/** A kind of card; its name is empty where suit and rank say it. */
export interface PackKind {
  letters: string;
  name: string;
  /** By their letters: none, one or two. */
  suits: string[];
  /** By its letters. */
  rank?: string;
  colour: string;
  /** What stands in its corners. */
  index: string;
  /** Below it, where that is not the sign of its suit. */
  sign?: string;
  /** What is drawn in its middle, where that is not the sign of its suit. */
  emblem?: string;
}
