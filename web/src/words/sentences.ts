/** What the sentences of all languages have in common: lists, plurals, and how exactly a time is said. */

/** The lists and plurals of a language, by its tag. */
export function sentenceParts(tag: string) {
  const plural = new Intl.PluralRules(tag);
  return {
    list: new Intl.ListFormat(tag, { type: "conjunction" }),
    choice: new Intl.ListFormat(tag, { type: "disjunction" }),
    count: (n: number, one: string, many: string) => `${n} ${plural.select(n) === "one" ? one : many}`,
  };
}

interface TimeWords {
  days: (n: number) => string;
  hour: string;
  minute: string;
  /** That so much is left; the first number of it decides about the verb. */
  left: (time: string, first: number) => string;
}

/** The time that is left: to the second when it is short, and else as much as one cares to know. */
export function timeLeftIn({ days, hour, minute, left }: TimeWords): (seconds: number) => string {
  return (seconds) => {
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const day = Math.floor(hours / 24);
    if (day >= 1) return left(days(day) + (hours % 24 === 0 ? "" : ` ${hours % 24} ${hour}`), day);
    if (hours >= 1) return left(`${hours} ${hour} ${minutes % 60} ${minute}`, hours);
    return seconds >= 600 ? left(`${minutes} ${minute}`, minutes) : `${seconds} s`;
  };
}
