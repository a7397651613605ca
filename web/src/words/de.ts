/** The words of the page in German. What is missing here is said in English. */

import { deAbilities } from "./de-abilities";
import { deAbilityEvents } from "./de-ability-events";
import { deCauses } from "./de-causes";
import { deAnnouncements } from "./de-announcements";
import { deDoor } from "./de-door";
import { deErasing } from "./de-erasing";
import { deEvents } from "./de-events";
import { deExplain } from "./de-explain";
import { deGone } from "./de-gone";
import { deLesson } from "./de-lesson";
import { deLobby } from "./de-lobby";
import { deOwn } from "./de-own";
import { dePasskeys } from "./de-passkeys";
import { dePhrases } from "./de-phrases";
import { deRecord } from "./de-record";
import { deReplay } from "./de-replay";
import { deShelf } from "./de-shelf";
import { deSigns } from "./de-signs";
import { deStart } from "./de-start";
import { deEnd, deFacts, deGoals, deTable } from "./de-table";
import { deTickets } from "./de-tickets";
import { deText } from "./de-text";
import { deTogether } from "./de-together";
import { choice, count, list } from "./german";
import type { Dictionary } from "./dictionary";

export const de: Dictionary = {
  language: "de",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "Du bist dran · " : ""}${game} · Eightfold`,
  ownBook: {
    name: (game: string) => `Eigenes Spiel „${game}“`,
    note: "An diesem Tisch gilt ein eigenes Regelbuch, das jemand mitgebracht hat. Lies zuerst seine Regeln.",
  },
  tagline: "Mau-Mau und seine Verwandten, nach euren Hausregeln",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),
  label: (what: string) => `${what}:`,

  suits: { C: "Kreuz", D: "Karo", H: "Herz", S: "Pik" },
  ranks: {
    A: "Ass",
    "2": "Zwei",
    "3": "Drei",
    "4": "Vier",
    "5": "Fünf",
    "6": "Sechs",
    "7": "Sieben",
    "8": "Acht",
    "9": "Neun",
    "10": "Zehn",
    J: "Bube",
    Q: "Dame",
    K: "König",
  },
  indices: { A: "A", J: "B", Q: "D", K: "K" },
  signs: deSigns,
  card: (rank: string, suit: string) => `${suit}-${rank}`,
  redJoker: "roter Joker",
  blackJoker: "schwarzer Joker",
  freeSuit: "frei: jede andere Farbe",
  freeRank: "frei: jede Karte ohne Wirkung",

  start: deStart,
  lobby: deLobby,
  together: deTogether,
  erased: "Dein Name und was du hier gesagt hast sind gelöscht.",
  door: deDoor,
  erasing: deErasing,
  explain: deExplain,
  lesson: deLesson,
  own: deOwn,
  gone: deGone,
  passkeys: dePasskeys,
  phrases: dePhrases,
  record: deRecord,
  replay: deReplay,
  shelf: deShelf,
  table: deTable,
  facts: deFacts,

  panel: {
    title: "Neben dem Tisch",
    log: "Verlauf",
    chat: "Chat",
    rules: "Regeln",
    scores: "Punkte",
    text: "Text",
    more: "Mehr",
    close: "Schließen",
    open: "Seitenfeld öffnen",
    chatEmpty: "Noch hat niemand etwas gesagt.",
    say: "Etwas sagen",
    send: "Senden",
    mute: "Chat stumm schalten",
    unmute: "Chat hören",
    whom: "Wen du hörst",
    hide: "Ausblenden",
    hideWhom: (name: string) => `Ausblenden, was ${name} sagt`,
    show: "Zeigen",
    showWhom: (name: string) => `Zeigen, was ${name} sagt`,
    muteAll: "Für alle stumm",
    muteWhom: (name: string) => `Für alle stumm schalten: ${name}`,
    unmuteAll: "Wieder reden lassen",
    unmuteWhom: (name: string) => `Wieder reden lassen: ${name}`,
    muted: "stumm",
    mutedYou: "Der Gastgeber hat dich stumm geschaltet: Hier steht nur, was andere sagen.",
    unread: (n: number) => count(n, "neue Nachricht", "neue Nachrichten"),
    logEmpty: "Noch ist nichts geschehen.",
    player: "Spieler",
    points: "Punkte",
    thisDeal: "Diese Runde",
    roundTrip: "vom Server zu diesem Spieler und zurück",
    millis: (n: number) => `${n} ms`,
    cardsLeft: "Karten übrig",
    winner: "gewonnen",
    goal: deGoals,
    fewest: "Wenige Punkte sind gut.",
    chatWatching: "Du siehst zu: Hier reden nur, die mitspielen.",
  },

  end: deEnd,

  check: {
    title: "Mischen prüfen",
    before: "Vor dieser Runde hat der Server sein Geheimnis versprochen, indem er diese Zahl zeigte:",
    none: "Für diese Runde hat der Server nichts versprochen.",
    during:
      "Das Geheimnis selbst wird gezeigt, wenn die Runde vorbei ist. Dann kann jeder prüfen, ob es " +
      "das versprochene ist.",
    yours:
      "Dein eigener Browser hat diese Zahl beigetragen, die der Server nicht kennen konnte, bevor er " +
      "sein Versprechen gab:",
    secret: "Das Geheimnis, nach der Runde gezeigt:",
    good: "Das Geheimnis ist das versprochene.",
    bad: "Das Geheimnis ist NICHT das versprochene. Trau dieser Runde nicht.",
    unseen: "Du kamst, als die Runde schon lief; dieser Browser hat kein Versprechen gesehen.",
    how:
      "Das Mischen folgt allein aus dem Geheimnis, den Zahlen der Spieler und der Nummer der Runde. " +
      "Da niemand sie alle vorher kennt, kann niemand die Karten bestimmen. " +
      "Lade die Aufzeichnung herunter; „eightfold record verify DATEI“ spielt jede Karte nach.",
    current: (deal: number) => `Runde ${deal}, läuft`,
    past: (deal: number) => `Runde ${deal}, vorbei`,
  },

  link: {
    unknown: "Diesen Tisch gibt es hier nicht. Vielleicht ist er geschlossen worden.",
    home: "Zur Startseite",
    partComing: "Ein Teil der Seite ist unterwegs.",
    partLost: "Ein Teil der Seite kam nicht an: Die Leitung ist weg, oder der Server hat eine neuere Seite.",
    reload: "Seite neu laden",
    open: "Verbunden",
    sending: "Wird gesendet …",
    connecting: "Verbindet …",
    lost: "Keine Verbindung",
    gone: "Nicht verbunden",
    refused: (reason: string) => `Der Server hat dich nicht eingelassen: ${reason}`,
  },

  settings: {
    language: "Sprache",
    languageAuto: "wie das Gerät",
    theme: "Aussehen",
    themes: { auto: "wie das Gerät", light: "hell", dark: "dunkel" },
    contrast: "Kontrast",
    contrasts: { auto: "wie das Gerät", more: "stark" },
    back: "Kartenrücken",
    backs: { teal: "petrol", red: "rot", plum: "pflaume", plain: "schlicht" },
    fourColours: "Karten in vier Farben",
    largeIndices: "Große Zeichen in den Kartenecken",
    table: "Dieser Tisch",
    motion: "Bewegung",
    motions: { auto: "wie das Gerät", off: "aus" },
    pace: "Was andere tun, wird gezeigt",
    paces: {
      slow: "langsam",
      normal: "wie es geschieht",
      fast: "schnell",
      skip: "auf einmal, wenn ich dran bin",
    },
    paceNote: "Wie lange sie brauchen, ist ihre Sache: Niemand wartet auf die Seite von jemandem.",
    handed: "Die Knöpfe liegen",
    hands: { right: "für die rechte Hand", left: "für die linke Hand" },
    choosesAhead: "Ein Tipp, bevor du dran bist, wählt eine Karte im Voraus",
    drawsOn: "Weiterziehen, bis eine Karte passt, wenn sonst nichts zu tun ist",
    confirm: "Ein Tipp hebt eine Karte, ein zweiter spielt sie",
    introduces: "Die besonderen Karten eines Spiels zeigen, das hier neu ist",
    letterKeys: "Buchstaben als Tasten (D, L, C, P …)",
    sound: "Töne",
    volume: "Wie laut",
    vibration: "Vibrieren, wenn du dran bist",
    notified: "Melden, dass ich dran bin, während die Seite verborgen ist",
    forbidden: "Dieser Browser erlaubt hier keine Meldungen.",
  },

  settingsTitle: "Einstellungen",
  keysTitle: "Tasten",

  notified: "Du bist dran.",

  special: {
    title: (game: string) => `Besondere Karten: ${game}`,
    note: "Was andere Karten bewirken, wird gesagt, wenn sie vorkommen. Alle Regeln stehen unter „Regeln“.",
    play: "Spielen",
    goOn: "Weiter",
  },

  keys: {
    rows: [
      ["← → Pos1 Ende", "die Hand entlanggehen"],
      ["n", "nächste Karte, die passt"],
      ["Enter oder Leertaste", "die Karte spielen, oder lesen und sehen, was mit ihr geht"],
      ["7 h, 10 s, q d, r j", "zu einer Karte gehen (C Kreuz, D Karo, H Herz, S Pik; J Bube, Q Dame)"],
      ["d", "ziehen"],
      ["p", "passen"],
      ["e", "den Zug beenden"],
      ["l", "ansagen"],
      ["c", "eine vergessene Ansage erwischen"],
      ["s", "entscheiden: Farbe, Wert, Spieler, Karte; zu dem gehen, was gefragt ist"],
      ["g", "zugreifen"],
      ["x", "anzweifeln, die erste Karte nehmen und Ähnliches"],
      ["w", "etwas sagen, das zum Spiel gehört"],
      ["v", "mehrere legen, oder zwei auf einmal"],
      ["y", "wenn die Partie unterbrochen ist: bereit zum Weiterspielen, oder noch nicht"],
      ["u", "die letzte Karte zurücknehmen, in einem Spiel für eine Person"],
      ["o", "die Hand anders sortieren"],
      ["t", "Textmodus: alles lesen und tippen"],
      ["i", "Spielregeln"],
      ["h", "erklären, was den Fokus hat oder was jetzt gilt"],
      ["m", "Chat"],
      ["?", "diese Liste"],
      ["Esc", "schließen"],
      ["1 – 9", "die erste bis neunte Möglichkeit, wo gewählt wird"],
      ["0", "keine wählen, oder keine mehr"],
    ],
    note:
      "Die Buchstaben gelten, solange du nicht in ein Textfeld schreibst; sie lassen sich in den " +
      "Einstellungen abschalten.",
  },

  text: deText,
  tickets: deTickets,
  causes: deCauses,
  events: deEvents,
  abilities: deAbilities,
  abilityEvents: deAbilityEvents,
  say: deAnnouncements,
};
