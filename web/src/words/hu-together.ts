/** What the page says in Hungarian of what players do together: suspending a match, going on with it, ending it. */

import type { DeepPartial } from "./dictionary";
import type { Who } from "./en";
import type { enTogether } from "./en-together";
import { list } from "./hungarian";

/** Who wants something, before what it is. */
const want = (names: string[], what: string) =>
  `${list.format(names)} ${names.length === 1 ? "szeretné" : "szeretnék"}, hogy ${what}.`;

export const huTogether: DeepPartial<typeof enTogether> = {
  end: {
    act: "Játszma befejezése",
    sure: "Igen, fejezze be itt mindenki",
    note: "Eredmény nélkül ér véget, ha mindenki szeretné, aki itt van.",
    agree: "Befejezés",
    off: "Tovább játszunk",
    wants: (names: string[]) => want(names, "a játszma eredmény nélkül érjen véget"),
    yours: "Be szeretnéd fejezni a játszmát; a többieket megkérdeztük.",
  },
  suspend: {
    act: "Játszma szüneteltetése",
    note: "Megáll, ha mindenki szeretné, aki itt van, és folytatódik, ha újra mindenki kész, ma vagy máskor.",
    agree: "Szünet",
    off: "Tovább játszunk",
    wants: (names: string[]) => want(names, "a játszma szüneteljen"),
    yours: "Szüneteltetni szeretnéd a játszmát; a többieket megkérdeztük.",
  },
  suspended: "A játszma szünetel",
  suspendedBy: (w: Who) => (w.you ? "Szüneteltetted a játszmát" : `${w.name} szüneteltette a játszmát`),
  begins: "A játszma akkor kezdődik, ha mindenki kész, aki itt ül.",
  ends: "Eredmény nélkül ér véget, ha mindenki kész.",
  goesOn: "Folytatódik, ha mindenki kész.",
  resumed: "A játszma folytatódik.",
  ready: (others: string[], you: boolean) => `Kész: ${list.format(you ? ["te", ...others] : others)}.`,
  waits: (others: string[], you: boolean) =>
    `Még nincs kész: ${list.format(you ? ["te", ...others] : others)}.`,
  away: (name: string) => `${name} (nincs itt)`,
  iAmReady: "Kész vagyok",
  notYet: "Még nem",
};
