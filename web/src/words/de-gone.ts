/** Where the page has no seat at the table any more, in German. */

import type { DeepPartial } from "./dictionary";
import type { enGone } from "./en-gone";

export const deGone: DeepPartial<typeof enGone> = {
  takenOver: "Dieser Platz wird jetzt in einem anderen Tab oder auf einem anderen Gerät gespielt.",
  removed: "Der Gastgeber hat dich vom Tisch genommen.",
  signedOut:
    "Du hast dich überall abgemeldet: Dieser Platz ist hier zu. Dein Passkey öffnet ihn auf der Startseite.",
  takenAlong: "Du hast diesen Platz an einen anderen Ort mitgenommen.",
  handedOn: "Du hast diesen Platz jemandem überlassen.",
  closed: (reason: string) => `Der Tisch wurde geschlossen: ${reason}`,
  here: "Hier spielen",
};
