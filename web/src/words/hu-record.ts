/** Egy fájlba mentett játszma, magyarul. */

import type { DeepPartial } from "./dictionary";
import type { enRecord } from "./en-record";
import { list } from "./hungarian";

const day = new Intl.DateTimeFormat("hu", { dateStyle: "medium" });

export const huRecord: DeepPartial<typeof enRecord> = {
  title: "Mentett játszma megnézése",
  note:
    "Válaszd ki egy játszma jegyzőkönyvét, ahogy ez az oldal és a terminál menti. Itt csak azért " +
    "olvassuk be, hogy megmutassuk, és sehol sem őrizzük meg.",
  choose: "Fájl kiválasztása",
  drop: "vagy ejtsd ide",
  reading: "A jegyzőkönyv beolvasása …",
  long: "Ez a fájl hosszabb, mint amilyen egy jegyzőkönyv lehet.",
  letters: "Ez a fájl nem UTF-8 szöveg, tehát nem jegyzőkönyv.",
  which: "Ebben a fájlban több játszma van. Melyiket?",
  another: "Másik fájl",
  home: "Kezdőlap",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
