/** What the page says in German of what players do together: suspending a match, going on with it, ending it. */

import type { DeepPartial } from "./dictionary";
import type { Who } from "./en";
import type { enTogether } from "./en-together";
import { hat, list, wer } from "./german";

function want(names: string[], what: string): string {
  return `${list.format(names)} ${names.length === 1 ? "möchte" : "möchten"} ${what}.`;
}

export const deTogether: DeepPartial<typeof enTogether> = {
  end: {
    act: "Partie beenden",
    sure: "Ja, für alle hier beenden",
    note: "Sie endet ohne Ergebnis, wenn alle, die da sind, es wollen.",
    agree: "Beenden",
    off: "Weiterspielen",
    wants: (names: string[]) => want(names, "die Partie ohne Ergebnis beenden"),
    yours: "Du möchtest die Partie beenden; die anderen werden gefragt.",
  },
  suspend: {
    act: "Partie unterbrechen",
    note:
      "Sie hält an, wenn alle, die da sind, es wollen, und geht weiter, wenn alle wieder bereit sind, " +
      "heute oder an einem anderen Tag.",
    agree: "Unterbrechen",
    off: "Weiterspielen",
    wants: (names: string[]) => want(names, "die Partie unterbrechen"),
    yours: "Du möchtest die Partie unterbrechen; die anderen werden gefragt.",
  },
  suspended: "Die Partie ist unterbrochen",
  suspendedBy: (w: Who) => `${wer(w)} ${hat(w)} die Partie unterbrochen`,
  begins: "Die Partie beginnt, wenn alle, die hier sitzen, bereit sind.",
  ends: "Sie endet ohne Ergebnis, wenn alle bereit sind.",
  goesOn: "Sie geht weiter, wenn alle bereit sind.",
  resumed: "Die Partie geht weiter.",
  ready: (others: string[], you: boolean) =>
    you
      ? others.length === 0
        ? "Du bist bereit."
        : `${list.format(["Du", ...others])} seid bereit.`
      : `${list.format(others)} ${others.length === 1 ? "ist" : "sind"} bereit.`,
  waits: (others: string[], you: boolean) =>
    `Es fehlen noch: ${list.format(you ? ["du", ...others] : others)}.`,
  away: (name: string) => `${name} (nicht da)`,
  iAmReady: "Ich bin bereit",
  notYet: "Noch nicht",
};
