/** Ett parti som sparats som fil, på svenska. */

import type { DeepPartial } from "./dictionary";
import type { enRecord } from "./en-record";
import { list } from "./swedish";

const day = new Intl.DateTimeFormat("sv", { dateStyle: "medium" });

export const svRecord: DeepPartial<typeof enRecord> = {
  title: "Se ett sparat parti",
  note:
    "Välj protokollet över ett parti, så som den här sidan och terminalen sparar det. Det läses här " +
    "bara för att visas och sparas ingenstans.",
  choose: "Välj en fil",
  drop: "eller släpp den här",
  reading: "Protokollet läses …",
  long: "Filen är längre än ett protokoll kan vara.",
  letters: "Filen är ingen text i UTF-8 och därför inget protokoll.",
  which: "Det finns flera partier i filen. Vilket?",
  another: "En annan fil",
  home: "Startsidan",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
