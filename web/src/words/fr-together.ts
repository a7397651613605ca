/** What the page says in French of what players do together: suspending a match, going on with it, ending it. */

import type { DeepPartial } from "./dictionary";
import type { Who } from "./en";
import type { enTogether } from "./en-together";
import { ils, list } from "./french";

function want(names: string[], what: string): string {
  return `${ils(names, "veut", "veulent")} ${what}.`;
}

export const frTogether: DeepPartial<typeof enTogether> = {
  end: {
    act: "Arrêter la partie",
    sure: "Oui, l’arrêter pour tout le monde",
    note: "Elle finit sans résultat quand toutes les personnes présentes le veulent.",
    agree: "L’arrêter",
    off: "Continuer",
    wants: (names: string[]) => want(names, "arrêter la partie sans résultat"),
    yours: "Tu veux arrêter la partie ; on demande aux autres.",
  },
  suspend: {
    act: "Suspendre la partie",
    note:
      "Elle s’interrompt quand toutes les personnes présentes le veulent, et reprend quand tout le monde " +
      "est prêt, aujourd’hui ou un autre jour.",
    agree: "La suspendre",
    off: "Continuer",
    wants: (names: string[]) => want(names, "suspendre la partie"),
    yours: "Tu veux suspendre la partie ; on demande aux autres.",
  },
  suspended: "La partie est suspendue",
  suspendedBy: (w: Who) => (w.you ? "Tu as suspendu la partie" : `${w.name} a suspendu la partie`),
  begins: "La partie commence quand tout le monde à cette table est prêt.",
  ends: "Elle finit, sans résultat, quand tout le monde est prêt.",
  goesOn: "Elle reprend quand tout le monde est prêt.",
  resumed: "La partie reprend.",
  ready: (others: string[], you: boolean) =>
    `C’est bon pour ${list.format(you ? ["toi", ...others] : others)}.`,
  waits: (others: string[], you: boolean) =>
    you && others.length === 0
      ? "On t’attend encore."
      : `On attend encore ${list.format(you ? ["toi", ...others] : others)}.`,
  away: (name: string) => `${name} (pas là)`,
  iAmReady: "C’est bon pour moi",
  notYet: "Pas encore",
};
