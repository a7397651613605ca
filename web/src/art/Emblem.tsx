/**
 * A picture for what a card does, by the words that the server has for it: strokes of our own, one line each. What it
 * does is said by its text; an emblem is found sooner.
 */

const STROKES: Record<string, string> = {
  win: "M-10 8V-7L-5-1 0-10 5-1 10-7V8ZM-10 4H10",
  lose: "M-9-9L9 9M9-9L-9 9",
  destroy: "M0-12L3-5 10-9 6-2 12 2 5 4 6 11 0 6-6 11-5 4-12 2-6-2-10-9-3-5Z",
  take: "M-10-5H9M3-10L9-5 3 0M10 6H-9M-3 1L-9 6-3 11",
  skip: "M-10-8L1 0-10 8ZM6-9V9",
  again: "M7-6A9 9 0 1 0 9 3M8-12V-5H1",
  guard: "M0-11L10-8V0C10 6 4 10 0 12-4 10-10 6-10 0V-8ZM-4 0L-1 4 5-4",
  oblige: "M0-11V4M0 10V10.1",
  copy: "M-10-5H3V11H-10ZM-4-10H9V6",
  pass: "M11 0H-10M-3-7L-10 0-3 7",
  fewer: "M-8-11H8V11H-8ZM-4 0H4",
  draw: "M-8-11H8V11H-8ZM-4 0H4M0-4V4",
  play: "M-10 3V11H10V3M0 6V-11M-6-5L0-11 6-5",
  return: "M-10-4H4A6 6 0 0 1 4 9H-5M-4-10L-10-4-4 2",
  discard: "M-10 3V11H10V3M0-12V5M-6-1L0 5 6-1",
  look: "M-12 0C-6-9 6-9 12 0 6 9-6 9-12 0ZM0-3.5A3.5 3.5 0 1 1 0 3.5 3.5 3.5 0 1 1 0-3.5Z",
};

/** Nothing where there is no picture for the word. */
export function Emblem({ word }: { word: string }) {
  const strokes = STROKES[word];
  if (strokes === undefined) return null;
  return (
    <svg class="emblem" viewBox="-14 -14 28 28" data-emblem={word} aria-hidden="true" focusable="false">
      <path d={strokes} />
    </svg>
  );
}
