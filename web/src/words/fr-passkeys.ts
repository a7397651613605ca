/** What the page says of passkeys in French. */

import type { DeepPartial } from "./dictionary";
import type { enPasskeys } from "./en-passkeys";

const day = new Intl.DateTimeFormat("fr", { dateStyle: "long" });

export const frPasskeys: DeepPartial<typeof enPasskeys> = {
  title: "Tes places sur d’autres appareils",
  note:
    "Une clé d’accès (passkey) est gardée par ton appareil ou ton gestionnaire de mots de passe et s’ouvre avec " +
    "le doigt, le visage ou un code. Avec elle, tu retrouves tes places sur tous tes appareils.",
  stranger: "Si tu as gardé tes places avec une clé d’accès, tu les retrouves ici.",
  make: "Garder mes places avec une clé d’accès",
  made: "Tes places sont gardées : sur un autre appareil, connecte-toi avec ta clé d’accès.",
  notMade: "Aucune clé d’accès n’a été créée.",
  signIn: "Me connecter avec une clé d’accès",
  signedIn: "Connexion réussie. Tes tables sont sur la page d’accueil.",
  notShown: "La connexion n’a pas eu lieu : aucune clé d’accès n’a été présentée.",
  remove: (since: number) => `Retirer la clé d’accès du ${day.format(since)}`,
  removeSure: "Oui, la retirer",
  removeNote:
    "Elle ne permet plus de se connecter. Ton appareil la montre peut-être encore ; supprime-la aussi là-bas.",
  removed: "La clé d’accès est retirée.",
  signOut: "Me déconnecter partout",
  signOutSure: "Oui, sur tous les appareils",
  signOutNote:
    "Tous les navigateurs t’oublient, toi et tes places, celui-ci aussi. Ta clé d’accès les fait revenir.",
  signedOut: "Déconnexion faite sur tous les appareils.",
};
