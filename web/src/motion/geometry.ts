/** Sizes and places on the table screen, in CSS pixels. */

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  /** Degrees clockwise. */
  turn: number;
  /** Size against a card of the hand. */
  scale: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}
