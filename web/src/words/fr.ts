/** The words of the page in French. What is missing here is said in English. */

import { frAbilities } from "./fr-abilities";
import { frAbilityEvents } from "./fr-ability-events";
import { frCauses } from "./fr-causes";
import { frAnnouncements } from "./fr-announcements";
import { frDoor } from "./fr-door";
import { frErasing } from "./fr-erasing";
import { frEvents } from "./fr-events";
import { frExplain } from "./fr-explain";
import { frGone } from "./fr-gone";
import { frLesson } from "./fr-lesson";
import { frLobby } from "./fr-lobby";
import { frOwn } from "./fr-own";
import { frPasskeys } from "./fr-passkeys";
import { frPhrases } from "./fr-phrases";
import { frRecord } from "./fr-record";
import { frReplay } from "./fr-replay";
import { frShelf } from "./fr-shelf";
import { frSigns } from "./fr-signs";
import { frStart } from "./fr-start";
import { frEnd, frFacts, frGoals, frTable } from "./fr-table";
import { frTickets } from "./fr-tickets";
import { frText } from "./fr-text";
import { frTogether } from "./fr-together";
import { choice, count, de, list } from "./french";
import type { Dictionary } from "./dictionary";

export const fr: Dictionary = {
  language: "fr",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "C’est ton tour · " : ""}${game} · Eightfold`,
  ownBook: {
    name: (game: string) => `Jeu maison « ${game} »`,
    note: "Cette table joue avec son propre livre de règles, que quelqu’un a apporté. Lis d’abord ses règles.",
  },
  tagline: "Le huit américain et sa famille, avec vos règles maison",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),
  label: (what: string) => `${what} :`,

  suits: { C: "trèfle", D: "carreau", H: "cœur", S: "pique" },
  ranks: {
    A: "as",
    "2": "deux",
    "3": "trois",
    "4": "quatre",
    "5": "cinq",
    "6": "six",
    "7": "sept",
    "8": "huit",
    "9": "neuf",
    "10": "dix",
    J: "valet",
    Q: "dame",
    K: "roi",
  },
  indices: { A: "A", J: "V", Q: "D", K: "R" },
  signs: frSigns,
  card: (rank: string, suit: string) => `${rank} ${de(suit)}`,
  redJoker: "joker rouge",
  blackJoker: "joker noir",
  freeSuit: "libre : toute autre couleur",
  freeRank: "libre : toute carte sans effet",

  start: frStart,
  lobby: frLobby,
  together: frTogether,
  erased: "Ton nom et ce que tu as dit ici sont supprimés.",
  door: frDoor,
  erasing: frErasing,
  explain: frExplain,
  lesson: frLesson,
  own: frOwn,
  gone: frGone,
  passkeys: frPasskeys,
  phrases: frPhrases,
  record: frRecord,
  replay: frReplay,
  shelf: frShelf,
  table: frTable,
  facts: frFacts,

  panel: {
    title: "À côté de la table",
    log: "Journal",
    chat: "Chat",
    rules: "Règles",
    scores: "Points",
    text: "Texte",
    more: "Plus",
    close: "Fermer",
    open: "Ouvrir le volet",
    chatEmpty: "Personne n’a encore rien dit.",
    say: "Dire quelque chose",
    send: "Envoyer",
    mute: "Couper le chat",
    unmute: "Entendre le chat",
    whom: "Qui tu entends",
    hide: "Masquer",
    hideWhom: (name: string) => `Masquer ce que dit ${name}`,
    show: "Montrer",
    showWhom: (name: string) => `Montrer ce que dit ${name}`,
    muteAll: "Sourdine pour tous",
    muteWhom: (name: string) => `Mettre en sourdine pour tous : ${name}`,
    unmuteAll: "Rendre la parole",
    unmuteWhom: (name: string) => `Rendre la parole à ${name}`,
    muted: "en sourdine",
    mutedYou: "L’hôte t’a coupé la parole : seul ce que disent les autres s’affiche ici.",
    unread: (n: number) => count(n, "nouveau message", "nouveaux messages"),
    logEmpty: "Il ne s’est encore rien passé.",
    player: "Joueur",
    points: "Points",
    thisDeal: "Cette manche",
    roundTrip: "du serveur à ce joueur et retour",
    millis: (n: number) => `${n} ms`,
    cardsLeft: "Cartes restantes",
    winner: "victoire",
    goal: frGoals,
    fewest: "Moins on a de points, mieux c’est.",
    chatWatching: "Tu regardes : seuls les joueurs parlent ici.",
  },

  end: frEnd,

  check: {
    title: "Vérifier le mélange",
    before: "Avant cette manche, le serveur a promis son secret en montrant ce nombre :",
    none: "Le serveur n’a montré aucune promesse pour cette manche.",
    during:
      "Le secret lui-même est montré quand la manche est finie. Tout le monde peut alors vérifier que " +
      "c’est bien le secret promis.",
    yours:
      "Ton propre navigateur a ajouté ce nombre, que le serveur ne pouvait pas connaître avant de faire " +
      "sa promesse :",
    secret: "Le secret, montré après la manche :",
    good: "Le secret est bien celui qui était promis.",
    bad: "Le secret n’est PAS celui qui était promis. Ne te fie pas à cette manche.",
    unseen: "La manche avait commencé avant ton arrivée : ce navigateur n’a pas vu de promesse.",
    how:
      "Le mélange découle seulement du secret, des nombres ajoutés par les joueurs et du numéro de la manche. " +
      "Comme personne ne les connaît tous d’avance, personne ne peut choisir les cartes. " +
      "Télécharge l’enregistrement et lance « eightfold record verify FICHIER » pour rejouer chaque carte.",
    current: (deal: number) => `Manche ${deal}, en cours`,
    past: (deal: number) => `Manche ${deal}, finie`,
  },

  link: {
    unknown: "Cette table n’existe pas ici. Elle a peut-être été fermée.",
    home: "Vers la page d’accueil",
    partComing: "Une partie de la page est en route.",
    partLost:
      "Une partie de la page n’est pas arrivée : la ligne est coupée, ou le serveur a une page plus récente.",
    reload: "Recharger la page",
    open: "En ligne",
    sending: "Envoi…",
    connecting: "Connexion…",
    lost: "Pas de connexion",
    gone: "Hors ligne",
    refused: (reason: string) => `Le serveur ne t’a pas laissé entrer : ${reason}`,
  },

  settings: {
    language: "Langue",
    languageAuto: "selon l’appareil",
    theme: "Couleurs",
    themes: { auto: "selon l’appareil", light: "clair", dark: "sombre" },
    contrast: "Contraste",
    contrasts: { auto: "selon l’appareil", more: "fort" },
    back: "Dos des cartes",
    backs: { teal: "bleu canard", red: "rouge", plum: "prune", plain: "uni" },
    fourColours: "Cartes en quatre couleurs",
    largeIndices: "Grands coins sur les cartes",
    table: "Cette table",
    motion: "Animations",
    motions: { auto: "selon l’appareil", off: "aucune" },
    pace: "Ce que font les autres s’affiche",
    paces: {
      slow: "lentement",
      normal: "au fur et à mesure",
      fast: "vite",
      skip: "d’un coup, à mon tour",
    },
    paceNote: "Leur temps de jeu ne dépend que d’eux : personne n’attend la page de personne.",
    handed: "Boutons pour",
    hands: { right: "la main droite", left: "la main gauche" },
    choosesAhead: "Toucher une carte avant ton tour la choisit d’avance",
    drawsOn: "Piocher jusqu’à ce qu’une carte aille, s’il n’y a rien d’autre à faire",
    confirm: "Toucher une carte la lève, toucher encore la joue",
    introduces: "Montrer les cartes spéciales d’un jeu qui est nouveau ici",
    letterKeys: "Lettres comme touches (D, L, C, P…)",
    sound: "Sons",
    volume: "Volume",
    vibration: "Vibrer quand c’est ton tour",
    notified: "M’avertir de mon tour quand la page est cachée",
    forbidden: "Ce navigateur n’autorise pas les notifications ici.",
  },

  settingsTitle: "Réglages",
  keysTitle: "Touches",

  notified: "C’est ton tour.",

  special: {
    title: (game: string) => `Cartes spéciales : ${game}`,
    note: "L’effet des autres cartes est dit quand elles sortent. L’onglet Règles donne toutes les règles.",
    play: "Jouer",
    goOn: "Continuer",
  },

  keys: {
    rows: [
      ["← → Début Fin", "aller le long de ta main"],
      ["n", "prochaine carte qui va"],
      ["Entrée ou Espace", "jouer la carte, ou la lire et voir ce qu’on peut en faire"],
      [
        "7 h, 10 s, q d, r j",
        "aller à une carte (C trèfle, D carreau, H cœur, S pique ; J valet, Q dame, K roi)",
      ],
      ["d", "piocher"],
      ["p", "passer"],
      ["e", "finir ton tour"],
      ["l", "faire l’annonce"],
      ["c", "pincer qui a oublié l’annonce"],
      ["s", "décider : couleur, valeur, joueur, carte à donner ; aller à ce qui est demandé"],
      ["g", "attraper"],
      ["x", "contester, prendre la première carte, et autres"],
      ["w", "dire quelque chose qui fait partie du jeu"],
      ["v", "en poser plusieurs, ou deux à la fois"],
      ["y", "quand la partie est suspendue : c’est bon pour reprendre, ou pas encore"],
      ["u", "reprendre la dernière carte, dans un jeu pour une personne"],
      ["o", "trier ta main autrement"],
      ["t", "mode texte : tout lire et taper"],
      ["i", "règles du jeu"],
      ["h", "expliquer ce qui a le focus, ou ce qui vaut maintenant"],
      ["m", "le chat"],
      ["?", "cette liste"],
      ["Échap", "fermer"],
      ["1 – 9", "du premier au neuvième choix, là où il faut choisir"],
      ["0", "ne rien choisir, ou rien de plus"],
    ],
    note:
      "Les lettres servent tant que tu n’écris pas dans un champ de texte ; on peut les désactiver " +
      "dans les réglages.",
  },

  text: frText,
  tickets: frTickets,
  causes: frCauses,
  events: frEvents,
  abilities: frAbilities,
  abilityEvents: frAbilityEvents,
  say: frAnnouncements,
};
