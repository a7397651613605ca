/** What the page says in French of tables and seats before a game, after one, and to who comes with a link. */

import type { DeepPartial } from "./dictionary";
import type { enLobby } from "./en-lobby";
import { count } from "./french";

function long(seconds: number): string {
  return seconds < 60 ? count(seconds, "seconde", "secondes") : count(seconds / 60, "minute", "minutes");
}

export const frLobby: DeepPartial<typeof enLobby> = {
  late: {
    label: "Les spectateurs voient la table",
    choice: (seconds: number) => (seconds === 0 ? "tout de suite" : `${long(seconds)} plus tard`),
    you: (seconds: number) => `Tu vois la table comme elle était il y a ${long(seconds)}.`,
    they: (seconds: number) => `Les spectateurs voient cette table ${long(seconds)} plus tard.`,
  },
  title: (game: string) => `Une table : ${game}`,
  listed: "N’importe qui peut trouver cette table sur la page d’accueil.",
  invite: "Invite tes amis",
  link: "Lien vers cette table",
  copy: "Copier le lien",
  copied: "Copié",
  qr: "Code QR",
  qrAlt: "Le lien vers cette table en code QR",
  onlyHere:
    "Ce lien ne marche que sur cet ordinateur. " +
    "Pour que d’autres viennent, la personne qui gère le serveur doit l’ouvrir au réseau.",
  share: "Partager…",
  botSpeed: "La vitesse des bots",
  botSpeeds: { slow: "lente", usual: "habituelle", fast: "rapide" },
  who: "Qui est à cette table",
  seatFree: "libre, pour quelqu’un qui vient",
  seatYou: "toi",
  seatBot: "bot",
  away: "pas là",
  start: "Commencer",
  startFill: "Commencer, avec des bots aux places libres",
  waiting: (host: string | null) => `La partie commence quand ${host ?? "l’hôte"} le décide.`,
  host: "hôte",
  level: (name: string) => `Comment joue ${name}`,
  addBot: "Ajouter un bot",
  addBotAt: (seat: number) => `Ajouter un bot à la place ${seat}`,
  remove: "Retirer",
  removeWhom: (name: string) => `Retirer ${name}`,
  removeSure: (name: string) => `Oui, retirer ${name}`,
  waitingFriends: (n: number) => `On attend encore ${count(n, "personne", "personnes")}.`,
  sit: "Prendre une place",
  watch: "Seulement regarder",
  join: (game: string) => `Une table t’attend : ${game}`,
  full: "Toutes les places sont prises. Tu peux regarder.",
  fullBots: "Aucune place n’est libre, mais tu peux prendre celle d’un bot, ou regarder.",
  running: "La partie est en cours.",
  options: "Règles maison de cette table",
  rulesOfNext: "Règles maison de la prochaine partie",
  was: (value: string) => `avant : ${value}`,
  put: "Jouer avec ces règles",
  putBack: "Annuler les changements",
  notYet: "Tes changements ne sont pas encore appliqués.",
  othersAgree: "Tout le monde en est averti et devra de nouveau accepter une autre partie.",
  standardRules: "Tout comme dans le livre de règles.",
  take: "Prendre cette place",
  takeNext: "Prendre cette place à la prochaine manche",
  takeOf: (label: string, name: string) => `${label} : ${name}`,
  heir: (name: string) => `gardée pour ${name}`,
  freeNow: (n: number) => count(n, "place est libre", "places sont libres"),
};
