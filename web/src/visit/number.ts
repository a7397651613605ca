/** The number of a deal: whoever gives it has the same cards. */

/** What is written as the number of a deal; undefined: nothing is; null: that is none. */
export function readNumber(text: string): number | null | undefined {
  const written = text.trim();
  if (written === "") return undefined;
  const number = /^\d{1,16}$/.test(written) ? Number(written) : NaN;
  return Number.isSafeInteger(number) ? number : null;
}
