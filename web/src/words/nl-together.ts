/** What the page says in Dutch of what players do together: suspending a match, going on with it, ending it. */

import type { DeepPartial } from "./dictionary";
import type { Who } from "./en";
import type { enTogether } from "./en-together";
import { list } from "./dutch";

function want(names: string[], what: string): string {
  return `${list.format(names)} ${names.length === 1 ? "wil" : "willen"} ${what}.`;
}

export const nlTogether: DeepPartial<typeof enTogether> = {
  end: {
    act: "Partij beëindigen",
    sure: "Ja, voor iedereen hier beëindigen",
    note: "De partij eindigt zonder uitslag als iedereen die er is het wil.",
    agree: "Beëindigen",
    off: "Doorspelen",
    wants: (names: string[]) => want(names, "de partij zonder uitslag beëindigen"),
    yours: "Je wilt de partij beëindigen; het wordt de anderen gevraagd.",
  },
  suspend: {
    act: "Partij onderbreken",
    note:
      "De partij stopt als iedereen die er is het wil, en gaat verder als iedereen weer klaar is, " +
      "vandaag of op een andere dag.",
    agree: "Onderbreken",
    off: "Doorspelen",
    wants: (names: string[]) => want(names, "de partij onderbreken"),
    yours: "Je wilt de partij onderbreken; het wordt de anderen gevraagd.",
  },
  suspended: "De partij is onderbroken",
  suspendedBy: (w: Who) =>
    w.you ? "Je hebt de partij onderbroken" : `${w.name} heeft de partij onderbroken`,
  begins: "De partij begint als iedereen die hier zit klaar is.",
  ends: "De partij eindigt zonder uitslag als iedereen klaar is.",
  goesOn: "De partij gaat verder als iedereen klaar is.",
  resumed: "De partij gaat verder.",
  ready: (others: string[], you: boolean) =>
    you && others.length === 0
      ? "Je bent klaar."
      : `${list.format(you ? ["Jij", ...others] : others)} ${!you && others.length === 1 ? "is" : "zijn"} klaar.`,
  waits: (others: string[], you: boolean) => `Wachten op ${list.format(you ? ["jou", ...others] : others)}.`,
  away: (name: string) => `${name} (weg)`,
  iAmReady: "Ik ben klaar",
  notYet: "Nog niet",
};
