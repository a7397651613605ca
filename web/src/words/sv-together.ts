/** What the page says in Swedish of what players do together: suspending a match, going on with it, ending it. */

import type { DeepPartial } from "./dictionary";
import type { Who } from "./en";
import type { enTogether } from "./en-together";
import { list } from "./swedish";

export const svTogether: DeepPartial<typeof enTogether> = {
  end: {
    act: "Avsluta partiet",
    sure: "Ja, avsluta för alla här",
    note: "Det slutar utan resultat när alla som är här vill det.",
    agree: "Avsluta",
    off: "Spela vidare",
    wants: (names: string[]) => `${list.format(names)} vill avsluta partiet utan resultat.`,
    yours: "Du vill avsluta partiet; de andra får frågan.",
  },
  suspend: {
    act: "Pausa partiet",
    note: "Det stannar när alla som är här vill det, och går vidare när alla är redo igen, i dag eller en annan dag.",
    agree: "Pausa",
    off: "Spela vidare",
    wants: (names: string[]) => `${list.format(names)} vill pausa partiet.`,
    yours: "Du vill pausa partiet; de andra får frågan.",
  },
  suspended: "Partiet är pausat",
  suspendedBy: (w: Who) => `${w.you ? "Du" : w.name} har pausat partiet`,
  begins: "Partiet börjar när alla som sitter här är redo.",
  ends: "Det slutar, utan resultat, när alla är redo.",
  goesOn: "Det går vidare när alla är redo.",
  resumed: "Partiet går vidare.",
  ready: (others: string[], you: boolean) => `${list.format(you ? ["Du", ...others] : others)} är redo.`,
  waits: (others: string[], you: boolean) => `Väntar på ${list.format(you ? ["dig", ...others] : others)}.`,
  away: (name: string) => `${name} (borta)`,
  iAmReady: "Jag är redo",
  notYet: "Inte än",
};
