/** How long something takes, as exactly as one cares to know: the computing, of which each language has the words. */

import { tableWords } from "#words/table";

interface Span {
  seconds: (n: number) => string;
  minutes: (n: number) => string;
}

/** The words for so many seconds, which are whole minutes from one on. */
export function span(words: Span, seconds: number): string {
  return seconds < 60 ? words.seconds(seconds) : words.minutes(seconds / 60);
}

/** The time that is left: to the second when it is short. */
export function timeLeft(seconds: number): string {
  const say = tableWords.time;
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days >= 1) return hours % 24 === 0 ? say.days(days) : say.daysAndHours(days, hours % 24);
  if (hours >= 1) return say.hours(hours, minutes % 60);
  return seconds >= 600 ? say.minutes(minutes) : say.seconds(seconds);
}
