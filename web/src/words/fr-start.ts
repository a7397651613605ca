/** What the start screen says in French: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import type { Dictionary } from "./dictionary";
import { count, list } from "./french";

const LEVELS: Record<BotName, string> = { greedy: "habile", eager: "pressé", random: "au hasard" };

export const frStart: NonNullable<Dictionary["start"]> = {
  change: "Choisir un autre jeu",
  unknownAddress: (address: string) =>
    `Cette adresse ne mène nulle part : ${address}. Une partie du lien s’est peut-être perdue.`,
  seats: "Places",
  seatCount: "Nombre de places",
  fewer: "Une place de moins",
  more: "Une place de plus",
  seat: (n: number) => `Place ${n}`,
  you: "Toi",
  friend: "Quelqu’un, par un lien",
  bot: (name: BotName) => `Bot : ${LEVELS[name]}`,
  bots: {
    greedy:
      "joue bien : garde les passe-partout, demande sa couleur la plus longue, repère les annonces oubliées",
    eager: "joue n’importe quelle carte qui va, au hasard",
    random: "fait n’importe quoi de permis, au hasard",
  },
  allFriends: "Entre amis",
  allBots: "Avec des bots",
  clock: "Temps par tour",
  clocks: (seconds: number) =>
    seconds === 0
      ? "autant qu’il faut"
      : seconds < 100
        ? `${seconds} secondes`
        : seconds < 86400
          ? count(seconds / 60, "minute", "minutes")
          : `${count(seconds / 86400, "jour", "jours")}, pour jouer de temps en temps`,
  listed: "N’importe qui peut trouver cette table, s’y asseoir ou regarder",
  openTables: "Tables ouvertes",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [count(bots, "bot", "bots")] : [])]),
  toBeHad: (n: number) => (n === 0 ? "à regarder" : `${count(n, "place", "places")} à prendre`),
  typedWords: "Les mots que les règles demandent doivent être tapés",
  houseRules: "Règles maison",
  changed: (n: number) =>
    n === 0 ? "tout comme dans le livre de règles" : count(n, "changement", "changements"),
  presets: "Façons de jouer",
  byTheBook: "Selon le livre",
  ownWay: "À votre façon",
  changedFrom: (value: string) => `changé ; d’habitude : ${value}`,
  resetAll: "Tout comme d’habitude",
  noOptions: "Ce jeu n’a rien à régler.",
  empty: "aucune",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} ou plus` : `de ${min ?? 0} à ${max}`,
  name: "Ton nom",
  nameNeeded: "Dis d’abord ton nom, pour que les autres sachent qui tu es.",
  learn: (minutes: number) => `Apprendre en ${count(minutes, "minute", "minutes")}`,
  playNow: "Jouer maintenant",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, en solo` : `${game} avec ${count(bots, "bot", "bots")}, sans inscription`,
  playFirst: (game: string, bots: number) =>
    `Pour commencer : ${game} avec ${count(bots, "bot", "bots")}, une manche de cinq minutes environ, ` +
    `sans inscription`,
  noSuchGame: (id: string) => `Aucun jeu ne s’appelle « ${id} » ici. Voici les jeux :`,
  create: "Ouvrir la table",
  creating: "La table s’ouvre…",
  sheet: "Règles du jeu",
  sheetOf: (game: string) => `Les règles du jeu : ${game}`,
  sheetWait: "Les règles du jeu arrivent…",
  contradiction: "Ces règles ne vont pas ensemble",
  chooseOne: (one: string, other: string) => `« ${one} » et « ${other} ». Choisis l’une des deux.`,
  down: "Le serveur ne répond pas. Est-il en marche ?",
  again: "Réessayer",
  loading: "Les jeux se chargent…",
  number: {
    title: "Une donne par son numéro",
    label: "Numéro de donne",
    note:
      "Le même numéro distribue les mêmes cartes à quiconque joue à ce jeu avec les mêmes règles et " +
      "autant de places. Une telle partie ne compte dans aucune statistique.",
    wrong: "Un numéro de donne est un nombre entier, par exemple 42.",
  },
};
