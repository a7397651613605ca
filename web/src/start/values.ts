/** What people call the values of an option; where the server has no words for one, it goes by its key. */

import { startWords } from "#words/start";
import type { Option } from "../wire/types";
import { speech } from "../wire/speech";

/** A number in the server's words for it: those of this very number, else those of its plural. */
function counted(numbers: Record<string, string>, value: string): string | undefined {
  const plural = new Intl.PluralRules(speech.answered).select(Number(value));
  return (numbers[`=${value}`] ?? numbers[plural] ?? numbers.other)?.replace("#", value);
}

function isNumber(value: string): boolean {
  return /^\d+$/.test(value);
}

export function valueWords(option: Option | undefined, value: string): string {
  const said = option?.words?.[value];
  if (said !== undefined) return said;
  if (value === "") return startWords.empty;
  return (isNumber(value) && option?.numbers && counted(option.numbers, value)) || value;
}

/** What stands behind a field with a number: what it counts, or all its words where they don't begin with it. */
export function unit(option: Option, value: string): string {
  const said = isNumber(value) ? valueWords(option, value) : value;
  return said.startsWith(value) ? said.slice(value.length).trim() : said;
}
