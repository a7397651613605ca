/** Where the page has no seat at the table any more, in French. */

import type { DeepPartial } from "./dictionary";
import type { enGone } from "./en-gone";

export const frGone: DeepPartial<typeof enGone> = {
  takenOver: "Cette place se joue maintenant dans un autre onglet ou sur un autre appareil.",
  removed: "L’hôte t’a fait quitter la table.",
  signedOut:
    "Tu t’es déconnecté partout : cette place est donc fermée ici. Ta clé d’accès la rouvre, sur la page d’accueil.",
  takenAlong: "Tu as emporté cette place ailleurs.",
  handedOn: "Tu as cédé cette place.",
  closed: (reason: string) => `La table a été fermée : ${reason}`,
  here: "Jouer ici",
};
