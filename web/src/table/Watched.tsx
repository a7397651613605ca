/** That somebody watches: a sign with their number, and words for who asks. */

import { watchingWords } from "#words/watching";

export function Watched({ count }: { count: number }) {
  if (count === 0) return null;
  const text = watchingWords.watched(count);
  return (
    <span class="watched" title={text}>
      <svg viewBox="0 0 24 14" aria-hidden="true">
        <path d="M1 7c3-4 7-6 11-6s8 2 11 6c-3 4-7 6-11 6S4 11 1 7z" />
        <circle cx="12" cy="7" r="3.2" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{text}</span>
    </span>
  );
}
