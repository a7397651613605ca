/** What the page says of games that the reader makes up in French. */

import type { DeepPartial } from "./dictionary";
import type { enOwn } from "./en-own";

const day = new Intl.DateTimeFormat("fr", { dateStyle: "long" });

export const frOwn: DeepPartial<typeof enOwn> = {
  yourTables: "Tes tables",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `Retirer ${game} de cette liste`,
  played: "Ce que tu as joué",
  savedMatch: "Revoir une partie enregistrée dans un fichier",
  playedNothing: "Tu n’as encore joué aucune partie jusqu’au bout.",
  playedHow: (at: number, players: number, won: boolean, points: number) =>
    [
      `${day.format(at)} : ${won ? "gagnée" : "pas gagnée"}`,
      ...(points === 0 ? [] : [Math.abs(points) < 2 ? `${points} point` : `${points} points`]),
      players === 1 ? "en solitaire" : `${players} joueurs`,
    ].join(", "),
  ownGames: "Invente ton propre jeu",
  title: "Tes propres jeux",
  note: "Écris comment on joue chez toi, ou essaie des règles que personne n’a encore jouées.",
  home: "Tous les jeux",
  list: "Tes jeux",
  none: "Tu n’en as pas encore.",
  nameless: "Un jeu sans nom",
  create: "Un nouveau jeu",
  named: "Son nom",
  standardName: "Notre jeu",
  base: "Partir des règles de",
  nothing: "aucun autre jeu",
  begin: "Commencer",
  full: (n: number) => `Il y a déjà ${n} jeux ; supprimes-en un d’abord.`,
  gone: "Ce jeu n’est pas ici. Il a été supprimé, ou se trouve dans un autre navigateur.",
  rules: "Les règles, une par ligne",
  looking: "Les règles sont examinées…",
  right: "On peut jouer avec ces règles.",
  wrong: (n: number) => (n === 1 ? "Il y a une chose à corriger." : `Il y a ${n} choses à corriger.`),
  line: (n: number) => `Ligne ${n} :`,
  show: "Montrer",
  write: (text: string) => `Écrire « ${text} »`,
  takeOut: "L’enlever",
  help: "Comment écrire des règles",
  search: "Chercher une règle",
  add: "L’écrire",
  keptHere:
    "Ce que tu écris reste dans ce navigateur. Avec une clé d’accès (dans les " +
    "réglages), tu le retrouves aussi sur tes autres appareils.",
  keptEverywhere: "Ce que tu écris est gardé pour tous les appareils où tu te connectes avec ta clé d’accès.",
  remove: "Supprimer ce jeu",
  removeSure: "Oui, le supprimer",
  removeHere: "Il disparaît alors de ce navigateur. Les tables où l’on y joue continuent.",
  removeEverywhere: "Il disparaît alors de tous tes appareils. Les tables où l’on y joue continuent.",
  play: "Y jouer",
};
