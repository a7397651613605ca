/** What the page says in French when one looks back at what was played. */

import type { DeepPartial } from "./dictionary";
import type { enReplay } from "./en-replay";
import { count, ils } from "./french";

const won = (winners: string[]) =>
  winners.length === 0 ? "personne n’a gagné" : ils(winners, "a gagné", "ont gagné");

export const frReplay: DeepPartial<typeof enReplay> = {
  title: (game: string) => `${game} : encore une fois`,
  watch: "Revoir la manche",
  toTable: "À la table",
  waiting: "La manche se prépare…",
  none: "Cette manche n’existe pas ici, ou elle n’est pas encore finie.",
  past: "C’est passé : ici on ne peut que regarder.",
  begin: "Les cartes sont distribuées",
  controls: "Revoir",
  move: (at: number, of: number) => `${at} sur ${of}`,
  slider: "Moment de la manche",
  first: "Au début",
  back: "Reculer d’un coup",
  play: "Lecture",
  pause: "Arrêter",
  forth: "Avancer d’un coup",
  last: "À la fin",
  speed: "Vitesse",
  speeds: { "0.5": "lente", "1": "moyenne", "2": "rapide", "4": "très rapide" },
  eyes: "Vue par",
  spectator: "le public",
  open: "Toutes les mains ouvertes",
  match: "Partie",
  deal: "Manche",
  goTo: (at: number) => `Aller à ${at}`,
  view: "Vue",
  sums: "Statistiques",
  proof: "Donne honnête",
  keys:
    "← et → avancent d’un coup, avec Ctrl d’un tour ; Espace lance la lecture, Début et " +
    "Fin vont aux extrémités, h explique.",
  copy: "Copier le lien vers ce moment",
  copied: "Copié",
  scenario: {
    title: "Ce moment en scénario",
    note:
      "Un texte de quelques lignes qui dispose cette table et joue la suite. Une décision contestée " +
      "devient ainsi un test.",
    copy: "Copier",
    save: "Enregistrer en fichier",
  },
  alone: {
    undo: "Reprendre le coup",
    repeat: "La même donne encore une fois",
    restart: "Depuis le début",
    restartSure: "Vraiment depuis le début ?",
    repeated: "Cette donne a déjà été jouée : elle ne compte pas une seconde fois.",
    numbered: (n: number) =>
      `Donne numéro ${n} : qui le donne, avec les mêmes règles et autant de places, a les mêmes ` +
      "cartes. La partie ne compte nulle part.",
    playNumber: "Jouer cette donne",
  },
  share: "Partager le résultat",
  shared: "Le résultat est dans le presse-papiers.",
  result: (game: string, winners: string[], address: string) => `${game} : ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game} : ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) =>
      `Ici se sont terminées ${count(matches, "partie", "parties")} et ${count(deals, "manche", "manches")}.`,
    matchesWon: "Parties gagnées",
    dealsWon: "Manches gagnées",
    points: "Points marqués",
    played: "Cartes jouées",
    drawn: "Cartes piochées",
    caught: "Oublis",
    of: (one: number, all: number) => `${one} sur ${all}`,
    none: "Aucune manche n’est encore finie ici.",
  },
  number: (n: number) => `n° ${n}`,
  fair: {
    fingerprint: "L’empreinte de son secret :",
    secret: "Le secret, qui découle du numéro :",
    follows: "L’empreinte est celle du secret.",
    intro: "Personne n’a pu choisir ces cartes, pas même le serveur. Tu n’es pas obligé de le croire :",
    sealed:
      "Avant la manche, le serveur a tiré un secret et en a montré l’empreinte à tous, comme " +
      "une enveloppe scellée :",
    mixed:
      "Ensuite les navigateurs des joueurs ont ajouté leurs propres nombres, que le serveur " +
      "ne pouvait pas connaître avant. Les cartes ont été mélangées à partir de tous " +
      "ensemble.",
    opened: "Après la manche, l’enveloppe a été ouverte. Voici ce qu’elle contenait :",
    kept: "Son empreinte est celle qui a été montrée avant. Le serveur a tenu parole.",
    broken: "Son empreinte N’EST PAS celle qui a été montrée avant. Ne te fie pas à cette manche.",
    more: "L’enregistrement contient tout : qui doute peut mélanger encore une fois les mêmes cartes.",
  },
};
