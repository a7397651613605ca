/** The words of the page in Dutch. What is missing here is said in English. */

import { nlAbilities } from "./nl-abilities";
import { nlAbilityEvents } from "./nl-ability-events";
import { nlCauses } from "./nl-causes";
import { nlAnnouncements } from "./nl-announcements";
import { nlDoor } from "./nl-door";
import { nlErasing } from "./nl-erasing";
import { nlEvents } from "./nl-events";
import { nlExplain } from "./nl-explain";
import { nlGone } from "./nl-gone";
import { nlLesson } from "./nl-lesson";
import { nlLobby } from "./nl-lobby";
import { nlOwn } from "./nl-own";
import { nlPasskeys } from "./nl-passkeys";
import { nlPhrases } from "./nl-phrases";
import { nlRecord } from "./nl-record";
import { nlReplay } from "./nl-replay";
import { nlShelf } from "./nl-shelf";
import { nlSigns } from "./nl-signs";
import { nlStart } from "./nl-start";
import { nlEnd, nlFacts, nlGoals, nlTable } from "./nl-table";
import { nlTickets } from "./nl-tickets";
import { nlText } from "./nl-text";
import { nlTogether } from "./nl-together";
import { choice, count, list } from "./dutch";
import type { Dictionary } from "./dictionary";

const suits: Record<string, string> = { C: "klaveren", D: "ruiten", H: "harten", S: "schoppen" };

function compound(rank: string, suit: string): string {
  const readsWell = Object.values(suits).includes(suit) && rank !== "acht";
  return readsWell ? `${suit}${rank}` : `${suit}-${rank}`;
}

export const nl: Dictionary = {
  language: "nl",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "Jij bent aan de beurt · " : ""}${game} · Eightfold`,
  ownBook: {
    name: (game: string) => `Eigen spel “${game}”`,
    note: "Aan deze tafel geldt een eigen regelboek, dat iemand heeft meegebracht. Lees eerst de regels ervan.",
  },
  tagline: "Pesten en zijn familie, met jullie eigen huisregels",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),
  label: (what: string) => `${what}:`,

  suits,
  ranks: {
    A: "aas",
    "2": "twee",
    "3": "drie",
    "4": "vier",
    "5": "vijf",
    "6": "zes",
    "7": "zeven",
    "8": "acht",
    "9": "negen",
    "10": "tien",
    J: "boer",
    Q: "vrouw",
    K: "heer",
  },
  indices: { A: "A", J: "B", Q: "V", K: "H" },
  signs: nlSigns,
  card: compound,
  redJoker: "rode joker",
  blackJoker: "zwarte joker",
  freeSuit: "vrij: elke andere kleur",
  freeRank: "vrij: elke kaart zonder effect",

  start: nlStart,
  lobby: nlLobby,
  together: nlTogether,
  erased: "Je naam en wat je hier gezegd hebt, zijn gewist.",
  door: nlDoor,
  erasing: nlErasing,
  explain: nlExplain,
  lesson: nlLesson,
  own: nlOwn,
  gone: nlGone,
  passkeys: nlPasskeys,
  phrases: nlPhrases,
  record: nlRecord,
  replay: nlReplay,
  shelf: nlShelf,
  table: nlTable,
  facts: nlFacts,

  panel: {
    title: "Naast de tafel",
    log: "Verloop",
    chat: "Chat",
    rules: "Regels",
    scores: "Stand",
    text: "Tekst",
    more: "Meer",
    close: "Sluiten",
    open: "Het zijpaneel openen",
    chatEmpty: "Nog niemand heeft iets gezegd.",
    say: "Iets zeggen",
    send: "Versturen",
    mute: "Chat dempen",
    unmute: "Chat horen",
    whom: "Wie je hoort",
    hide: "Verbergen",
    hideWhom: (name: string) => `Verbergen wat ${name} zegt`,
    show: "Tonen",
    showWhom: (name: string) => `Tonen wat ${name} zegt`,
    muteAll: "Voor iedereen dempen",
    muteWhom: (name: string) => `Voor iedereen dempen: ${name}`,
    unmuteAll: "Weer laten praten",
    unmuteWhom: (name: string) => `Weer laten praten: ${name}`,
    muted: "gedempt",
    mutedYou: "De host heeft je gedempt: hier staat alleen wat anderen zeggen.",
    unread: (n: number) => count(n, "nieuw bericht", "nieuwe berichten"),
    logEmpty: "Er is nog niets gebeurd.",
    player: "Speler",
    points: "Punten",
    thisDeal: "Deze ronde",
    roundTrip: "van de server naar deze speler en terug",
    millis: (n: number) => `${n} ms`,
    cardsLeft: "Kaarten over",
    winner: "gewonnen",
    goal: nlGoals,
    fewest: "Hoe minder punten, hoe beter.",
    chatWatching: "Je kijkt toe: hier praten alleen de spelers.",
  },

  end: nlEnd,

  check: {
    title: "Het schudden controleren",
    before: "Vóór deze ronde heeft de server zijn geheim beloofd door dit getal te tonen:",
    none: "De server heeft voor deze ronde niets beloofd.",
    during:
      "Het geheim zelf wordt getoond als de ronde voorbij is. Dan kan iedereen controleren of het het " +
      "beloofde geheim is.",
    yours: "Je eigen browser heeft dit getal bijgedragen, dat de server niet kon weten voor zijn belofte:",
    secret: "Het geheim, getoond na de ronde:",
    good: "Het geheim is het geheim dat beloofd was.",
    bad: "Het geheim is NIET het geheim dat beloofd was. Vertrouw deze ronde niet.",
    unseen: "Je kwam toen de ronde al begonnen was; deze browser heeft er geen belofte voor gezien.",
    how:
      "Het schudden volgt alleen uit het geheim, de getallen van de spelers en het nummer van de ronde. " +
      "Omdat niemand die allemaal vooraf kent, kan niemand de kaarten bepalen. " +
      "Download het verslag; “eightfold record verify BESTAND” speelt elke kaart na.",
    current: (deal: number) => `Ronde ${deal}, bezig`,
    past: (deal: number) => `Ronde ${deal}, voorbij`,
  },

  link: {
    unknown: "Deze tafel is er hier niet. Misschien is die gesloten.",
    home: "Naar de startpagina",
    partComing: "Een deel van de pagina is onderweg.",
    partLost:
      "Een deel van de pagina kwam niet aan: de verbinding is weg, of de server heeft een nieuwere pagina.",
    reload: "De pagina opnieuw laden",
    open: "Verbonden",
    sending: "Verzenden …",
    connecting: "Verbinden …",
    lost: "Geen verbinding",
    gone: "Niet verbonden",
    refused: (reason: string) => `De server heeft je niet binnengelaten: ${reason}`,
  },

  settings: {
    language: "Taal",
    languageAuto: "zoals het apparaat",
    theme: "Kleuren",
    themes: { auto: "zoals het apparaat", light: "licht", dark: "donker" },
    contrast: "Contrast",
    contrasts: { auto: "zoals het apparaat", more: "sterk" },
    back: "Achterkant van de kaarten",
    backs: { teal: "blauwgroen", red: "rood", plum: "pruim", plain: "effen" },
    fourColours: "Kaarten in vier kleuren",
    largeIndices: "Grote tekens in de kaarthoeken",
    table: "Deze tafel",
    motion: "Beweging",
    motions: { auto: "zoals het apparaat", off: "uit" },
    pace: "Wat anderen doen, wordt getoond",
    paces: {
      slow: "langzaam",
      normal: "zoals het gebeurt",
      fast: "snel",
      skip: "in één keer, als ik aan de beurt ben",
    },
    paceNote: "Hoelang ze erover doen, is aan hen: niemand wacht op iemands pagina.",
    handed: "De knoppen liggen voor",
    hands: { right: "de rechterhand", left: "de linkerhand" },
    choosesAhead: "Een tik voor je beurt kiest vooraf een kaart",
    drawsOn: "Blijven trekken tot een kaart past, als er niets anders te doen is",
    confirm: "Een tik tilt een kaart op, een tweede tik speelt die",
    introduces: "De speciale kaarten tonen van een spel dat hier nieuw is",
    letterKeys: "Letters als toetsen (D, L, C, P …)",
    sound: "Geluiden",
    volume: "Hoe hard",
    vibration: "Trillen als je aan de beurt bent",
    notified: "Melden dat ik aan de beurt ben terwijl de pagina verborgen is",
    forbidden: "Deze browser staat hier geen meldingen toe.",
  },

  settingsTitle: "Instellingen",
  keysTitle: "Toetsen",

  notified: "Jij bent aan de beurt.",

  special: {
    title: (game: string) => `Speciale kaarten: ${game}`,
    note: "Wat andere kaarten doen, hoor je als ze langskomen. Alle regels staan onder “Regels”.",
    play: "Spelen",
    goOn: "Verder",
  },

  keys: {
    rows: [
      ["← → Home End", "langs je hand gaan"],
      ["n", "volgende kaart die past"],
      ["Enter of spatie", "de kaart spelen, of lezen en zien wat je ermee kunt"],
      [
        "7 h, 10 s, q d, r j",
        "naar een kaart gaan (C klaveren, D ruiten, H harten, S schoppen; J boer, Q vrouw, K heer)",
      ],
      ["d", "trekken"],
      ["p", "passen"],
      ["e", "je beurt beëindigen"],
      ["l", "roepen"],
      ["c", "betrappen wie niet geroepen heeft"],
      ["s", "beslissen: kleur, waarde, speler, kaart; naar de vraag gaan"],
      ["g", "grijpen"],
      ["x", "aanvechten, de startkaart nemen en dergelijke"],
      ["w", "iets zeggen wat bij het spel hoort"],
      ["v", "meer leggen, of twee tegelijk"],
      ["y", "als de partij onderbroken is: klaar om verder te gaan, of nog niet"],
      ["u", "de laatste kaart terugnemen, in een spel voor één persoon"],
      ["o", "je hand anders sorteren"],
      ["t", "tekstmodus: alles lezen en typen"],
      ["i", "spelregels"],
      ["h", "uitleggen wat de focus heeft, of wat nu geldt"],
      ["m", "naar de chat"],
      ["?", "deze lijst"],
      ["Esc", "sluiten"],
      ["1 – 9", "de eerste tot en met de negende keuze, waar iets te kiezen is"],
      ["0", "geen kiezen, of niet meer"],
    ],
    note:
      "De letters werken zolang je niet in een tekstveld schrijft; je kunt ze in de instellingen " +
      "uitzetten.",
  },

  text: nlText,
  tickets: nlTickets,
  causes: nlCauses,
  events: nlEvents,
  abilities: nlAbilities,
  abilityEvents: nlAbilityEvents,
  say: nlAnnouncements,
};
