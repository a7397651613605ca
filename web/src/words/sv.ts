/** The words of the page in Swedish. What is missing here is said in English. */

import { svAbilities } from "./sv-abilities";
import { svAbilityEvents } from "./sv-ability-events";
import { svCauses } from "./sv-causes";
import { svAnnouncements } from "./sv-announcements";
import { svDoor } from "./sv-door";
import { svErasing } from "./sv-erasing";
import { svEvents } from "./sv-events";
import { svExplain } from "./sv-explain";
import { svGone } from "./sv-gone";
import { svLesson } from "./sv-lesson";
import { svLobby } from "./sv-lobby";
import { svOwn } from "./sv-own";
import { svPasskeys } from "./sv-passkeys";
import { svPhrases } from "./sv-phrases";
import { svRecord } from "./sv-record";
import { svReplay } from "./sv-replay";
import { svShelf } from "./sv-shelf";
import { svSigns } from "./sv-signs";
import { svStart } from "./sv-start";
import { svEnd, svFacts, svGoals, svTable } from "./sv-table";
import { svTickets } from "./sv-tickets";
import { svText } from "./sv-text";
import { svTogether } from "./sv-together";
import type { Dictionary } from "./dictionary";
import { choice, count, list } from "./swedish";

export const sv: Dictionary = {
  language: "sv",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "Din tur · " : ""}${game} · Eightfold`,
  ownBook: {
    name: (game: string) => `Eget spel ”${game}”`,
    note: "Vid det här bordet gäller en egen regelbok, som någon har tagit med sig. Läs dess regler först.",
  },
  tagline: "Vändåtta och dess släktingar, med era egna husregler",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),
  label: (what: string) => `${what}:`,

  suits: { C: "klöver", D: "ruter", H: "hjärter", S: "spader" },
  ranks: {
    A: "ess",
    "2": "två",
    "3": "tre",
    "4": "fyra",
    "5": "fem",
    "6": "sex",
    "7": "sju",
    "8": "åtta",
    "9": "nio",
    "10": "tio",
    J: "knekt",
    Q: "dam",
    K: "kung",
  },
  indices: { A: "E", J: "J", Q: "D", K: "K" },
  signs: svSigns,
  card: (rank: string, suit: string) => `${suit} ${rank}`,
  redJoker: "röd joker",
  blackJoker: "svart joker",
  freeSuit: "fritt: vilken annan färg som helst",
  freeRank: "fritt: vilket kort som helst utan effekt",

  start: svStart,
  lobby: svLobby,
  together: svTogether,
  erased: "Ditt namn och det du har sagt här är raderat.",
  door: svDoor,
  erasing: svErasing,
  explain: svExplain,
  lesson: svLesson,
  own: svOwn,
  gone: svGone,
  passkeys: svPasskeys,
  phrases: svPhrases,
  record: svRecord,
  replay: svReplay,
  shelf: svShelf,
  table: svTable,
  facts: svFacts,

  panel: {
    title: "Vid sidan av bordet",
    log: "Logg",
    chat: "Chatt",
    rules: "Regler",
    scores: "Poäng",
    text: "Text",
    more: "Mer",
    close: "Stäng",
    open: "Öppna sidopanelen",
    chatEmpty: "Ingen har sagt något än.",
    say: "Säg något",
    send: "Skicka",
    mute: "Tysta chatten",
    unmute: "Hör chatten",
    whom: "Vilka du hör",
    hide: "Dölj",
    hideWhom: (name: string) => `Dölj vad ${name} säger`,
    show: "Visa",
    showWhom: (name: string) => `Visa vad ${name} säger`,
    muteAll: "Tysta för alla",
    muteWhom: (name: string) => `Tysta för alla: ${name}`,
    unmuteAll: "Låt prata igen",
    unmuteWhom: (name: string) => `Låt prata igen: ${name}`,
    muted: "tystad",
    mutedYou: "Värden har tystat dig: här står bara vad andra säger.",
    unread: (n: number) => count(n, "nytt meddelande", "nya meddelanden"),
    logEmpty: "Inget har hänt än.",
    player: "Spelare",
    points: "Poäng",
    thisDeal: "Den här given",
    roundTrip: "från servern till den här spelaren och tillbaka",
    millis: (n: number) => `${n} ms`,
    cardsLeft: "Kort kvar",
    winner: "vann",
    goal: svGoals,
    fewest: "Ju färre poäng desto bättre.",
    chatWatching: "Du tittar på: här pratar bara spelarna.",
  },

  end: svEnd,

  check: {
    title: "Kontrollera blandningen",
    before: "Före den här given lovade servern sin hemlighet genom att visa det här talet:",
    none: "Servern har inte visat något löfte för den här given.",
    during:
      "Själva hemligheten visas när given är slut. Då kan vem som helst kontrollera att det är den utlovade.",
    yours:
      "Din egen webbläsare lade till det här talet, som servern inte kunde känna till när den gav sitt löfte:",
    secret: "Hemligheten, visad efter given:",
    good: "Hemligheten är den som utlovades.",
    bad: "Hemligheten är INTE den som utlovades. Lita inte på den här given.",
    unseen: "Du kom efter att given hade börjat; den här webbläsaren har inte sett något löfte för den.",
    how:
      "Blandningen följer bara av hemligheten, talen som spelarna lade till och givens nummer. " +
      "Eftersom ingen känner till alla i förväg kan ingen välja korten. " +
      "Ladda ner protokollet; ”eightfold record verify FIL” spelar om varje kort.",
    current: (deal: number) => `Giv ${deal}, pågår`,
    past: (deal: number) => `Giv ${deal}, slut`,
  },

  link: {
    unknown: "Det finns inget sådant bord här. Det kan ha stängts.",
    home: "Till startsidan",
    partComing: "En del av sidan är på väg.",
    partLost: "En del av sidan kom inte fram: anslutningen är nere, eller så har servern en nyare sida.",
    reload: "Läs in sidan igen",
    open: "Ansluten",
    sending: "Skickar …",
    connecting: "Ansluter …",
    lost: "Ingen anslutning",
    gone: "Inte ansluten",
    refused: (reason: string) => `Servern släppte inte in dig: ${reason}`,
  },

  settings: {
    language: "Språk",
    languageAuto: "som på enheten",
    theme: "Färger",
    themes: { auto: "som på enheten", light: "ljust", dark: "mörkt" },
    contrast: "Kontrast",
    contrasts: { auto: "som på enheten", more: "stark" },
    back: "Kortens baksida",
    backs: { teal: "blågrön", red: "röd", plum: "plommon", plain: "enfärgad" },
    fourColours: "Kort i fyra färger",
    largeIndices: "Stora tecken i korthörnen",
    table: "Det här bordet",
    motion: "Rörelse",
    motions: { auto: "som på enheten", off: "av" },
    pace: "Det andra gör visas",
    paces: {
      slow: "långsamt",
      normal: "när det händer",
      fast: "snabbt",
      skip: "allt på en gång, när det är min tur",
    },
    paceNote: "Hur lång tid de tar bestämmer de: ingen väntar på någon annans sida.",
    handed: "Knapparna ligger för",
    hands: { right: "höger hand", left: "vänster hand" },
    choosesAhead: "Ett tryck före din tur väljer ett kort på förhand",
    drawsOn: "Dra vidare tills ett kort passar, när inget annat går att göra",
    confirm: "Ett tryck lyfter ett kort, ett andra tryck spelar det",
    introduces: "Visa specialkorten i ett spel som är nytt här",
    letterKeys: "Bokstäver som tangenter (D, L, C, P …)",
    sound: "Ljud",
    volume: "Ljudstyrka",
    vibration: "Vibrera när det är din tur",
    notified: "Meddela mig att det är min tur när sidan inte syns",
    forbidden: "Den här webbläsaren tillåter inga aviseringar här.",
  },

  settingsTitle: "Inställningar",
  keysTitle: "Tangenter",

  notified: "Det är din tur.",

  special: {
    title: (game: string) => `Specialkort: ${game}`,
    note: "Vad andra kort gör får du veta när de kommer fram. Hela regelbladet finns under ”Regler”.",
    play: "Spela",
    goOn: "Fortsätt",
  },

  keys: {
    rows: [
      ["← → Home End", "flytta längs handen"],
      ["n", "nästa kort som går att spela"],
      ["Enter eller mellanslag", "spela kortet, eller läs det och se vad du kan göra med det"],
      [
        "7 h, 10 s, q d, r j",
        "gå till ett kort (C klöver, D ruter, H hjärter, S spader; J knekt, Q dam, K kung)",
      ],
      ["d", "dra"],
      ["p", "passa"],
      ["e", "avsluta din tur"],
      ["l", "ropa"],
      ["c", "avslöja den som inte har ropat"],
      ["s", "välj: färg, valör, spelare, kort att ge; gå till frågan"],
      ["g", "grip"],
      ["x", "syna, ta startkortet och liknande"],
      ["w", "säg något som hör till spelet"],
      ["v", "lägg flera, eller två på en gång"],
      ["y", "när partiet är pausat: redo att gå vidare, eller inte än"],
      ["u", "ta tillbaka det senaste kortet, i ett spel för en person"],
      ["o", "sortera handen på ett annat sätt"],
      ["t", "textläge: läs och skriv allt"],
      ["i", "regelblad"],
      ["h", "förklara det som har fokus, eller vad som gäller nu"],
      ["m", "chatt"],
      ["?", "den här listan"],
      ["Esc", "stäng"],
      ["1 – 9", "det första till nionde valet, där något ska väljas"],
      ["0", "välj ingen, eller inga fler"],
    ],
    note: "Bokstäverna fungerar så länge du inte skriver i ett textfält; de kan stängas av i inställningarna.",
  },

  text: svText,
  tickets: svTickets,
  causes: svCauses,
  events: svEvents,
  abilities: svAbilities,
  abilityEvents: svAbilityEvents,
  say: svAnnouncements,
};
