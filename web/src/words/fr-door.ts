/** What the page says in French of players who come from another network. */

import type { DeepPartial } from "./dictionary";
import type { enDoor } from "./en-door";

export const frDoor: DeepPartial<typeof enDoor> = {
  title: "Joueurs par XMPP",
  act: "Laisser entrer des joueurs par XMPP",
  sure: "Oui, les laisser entrer",
  note:
    "La table reçoit un salon sur le serveur XMPP, pour les programmes du réseau Volity. " +
    "Dès lors une partie commence " +
    "quand tous ceux qui sont assis sont prêts, et un seul joueur peut la suspendre. On " +
    "ne peut pas revenir en arrière.",
  coming: "Le salon se prépare ; son adresse s’affichera ici.",
  at: "La table est aussi ce salon :",
};
