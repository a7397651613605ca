/** The words of the page in Hungarian. What is missing here is said in English. */

import { huAbilities } from "./hu-abilities";
import { huAbilityEvents } from "./hu-ability-events";
import { huCauses } from "./hu-causes";
import { huAnnouncements } from "./hu-announcements";
import { huDoor } from "./hu-door";
import { huErasing } from "./hu-erasing";
import { huEvents } from "./hu-events";
import { huExplain } from "./hu-explain";
import { huGone } from "./hu-gone";
import { huLesson } from "./hu-lesson";
import { huLobby } from "./hu-lobby";
import { huOwn } from "./hu-own";
import { huPasskeys } from "./hu-passkeys";
import { huPhrases } from "./hu-phrases";
import { huRecord } from "./hu-record";
import { huReplay } from "./hu-replay";
import { huShelf } from "./hu-shelf";
import { huSigns } from "./hu-signs";
import { huStart } from "./hu-start";
import { huEnd, huFacts, huGoals, huTable } from "./hu-table";
import { huTickets } from "./hu-tickets";
import { huText } from "./hu-text";
import { huTogether } from "./hu-together";
import type { Dictionary } from "./dictionary";
import { choice, list } from "./hungarian";

export const hu: Dictionary = {
  language: "hu",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "Te jössz · " : ""}${game} · Eightfold`,
  ownBook: {
    name: (game: string) => `Házi készítésű „${game}”`,
    note: "Ennél az asztalnál saját szabálykönyv érvényes, amelyet valaki magával hozott. Előbb olvasd el.",
  },
  tagline: "Makaó és rokonai, a ti házi szabályaitokkal",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),
  label: (what: string) => `${what}:`,

  suits: { C: "treff", D: "káró", H: "kőr", S: "pikk" },
  ranks: {
    A: "ász",
    "2": "kettes",
    "3": "hármas",
    "4": "négyes",
    "5": "ötös",
    "6": "hatos",
    "7": "hetes",
    "8": "nyolcas",
    "9": "kilences",
    "10": "tízes",
    J: "bubi",
    Q: "dáma",
    K: "király",
  },
  indices: { A: "A", J: "B", Q: "D", K: "K" },
  signs: huSigns,
  card: (rank: string, suit: string) => `${suit} ${rank}`,
  redJoker: "piros joker",
  blackJoker: "fekete joker",
  freeSuit: "szabad: bármely más szín",
  freeRank: "szabad: bármely lap hatás nélkül",

  start: huStart,
  lobby: huLobby,
  together: huTogether,
  erased: "A neved és amit itt mondtál, törölve.",
  door: huDoor,
  erasing: huErasing,
  explain: huExplain,
  lesson: huLesson,
  own: huOwn,
  gone: huGone,
  passkeys: huPasskeys,
  phrases: huPhrases,
  record: huRecord,
  replay: huReplay,
  shelf: huShelf,
  table: huTable,
  facts: huFacts,

  panel: {
    title: "Az asztal mellett",
    log: "Napló",
    chat: "Csevegés",
    rules: "Szabályok",
    scores: "Állás",
    text: "Szöveg",
    more: "Több",
    close: "Bezárás",
    open: "Oldalsáv megnyitása",
    chatEmpty: "Még senki sem mondott semmit.",
    say: "Mondj valamit",
    send: "Küldés",
    mute: "Csevegés némítása",
    unmute: "Csevegés hallása",
    whom: "Kit hallasz",
    hide: "Elrejtés",
    hideWhom: (name: string) => `${name} szavainak elrejtése`,
    show: "Mutatás",
    showWhom: (name: string) => `${name} szavainak mutatása`,
    muteAll: "Némítás mindenkinek",
    muteWhom: (name: string) => `Némítás mindenkinek: ${name}`,
    unmuteAll: "Újra beszélhet",
    unmuteWhom: (name: string) => `Újra beszélhet: ${name}`,
    muted: "elnémítva",
    mutedYou: "A házigazda elnémított: itt csak az látszik, amit mások mondanak.",
    unread: (n: number) => `${n} új üzenet`,
    logEmpty: "Még nem történt semmi.",
    player: "Játékos",
    points: "Pont",
    thisDeal: "Ez a leosztás",
    roundTrip: "a kiszolgálótól a játékosig és vissza",
    millis: (n: number) => `${n} ms`,
    cardsLeft: "Maradt lap",
    winner: "nyert",
    goal: huGoals,
    fewest: "A legkevesebb pont a legjobb.",
    chatWatching: "Nézed a játékot: itt csak a játékosok beszélnek.",
  },

  end: huEnd,

  check: {
    title: "A keverés ellenőrzése",
    before:
      "E leosztás előtt a kiszolgáló ennek a számnak a megmutatásával kötelezte el magát a titka mellett:",
    none: "A kiszolgáló ehhez a leosztáshoz nem mutatott ígéretet.",
    during: "Maga a titok a leosztás végén látható. Akkor bárki ellenőrizheti, hogy az ígért titok-e.",
    yours: "A saját böngésződ ezt a számot adta hozzá, amelyet a kiszolgáló az ígérete előtt nem tudhatott:",
    secret: "A titok, a leosztás után megmutatva:",
    good: "A titok az, amelyik az ígéretben szerepelt.",
    bad: "A titok NEM az, amelyik az ígéretben szerepelt. Ne bízz ebben a leosztásban.",
    unseen: "A leosztás kezdete után jöttél; ez a böngésző nem látott hozzá ígéretet.",
    how:
      "A keverés egyedül a titokból, a játékosok hozzáadott számaiból és a leosztás sorszámából következik. " +
      "Mivel mindezt előre senki sem tudja, senki sem választhatja meg a lapokat. " +
      "Töltsd le a jegyzőkönyvet; az „eightfold record verify FÁJL” minden lapot újrajátszik.",
    current: (deal: number) => `${deal}. leosztás, folyik`,
    past: (deal: number) => `${deal}. leosztás, vége`,
  },

  link: {
    unknown: "Itt nincs ilyen asztal. Lehet, hogy bezárták.",
    home: "A kezdőlapra",
    partComing: "Az oldal egy része úton van.",
    partLost: "Az oldal egy része nem érkezett meg: nincs kapcsolat, vagy a kiszolgálón újabb oldal van.",
    reload: "Oldal újratöltése",
    open: "Van kapcsolat",
    sending: "Küldés …",
    connecting: "Kapcsolódás …",
    lost: "Nincs kapcsolat",
    gone: "Nem kapcsolódik",
    refused: (reason: string) => `A kiszolgáló nem engedett be: ${reason}`,
  },

  settings: {
    language: "Nyelv",
    languageAuto: "mint az eszközön",
    theme: "Színek",
    themes: { auto: "mint az eszközön", light: "világos", dark: "sötét" },
    contrast: "Kontraszt",
    contrasts: { auto: "mint az eszközön", more: "erős" },
    back: "Hátlap",
    backs: { teal: "kékeszöld", red: "piros", plum: "szilva", plain: "sima" },
    fourColours: "Négyszínű lapok",
    largeIndices: "Nagy jelek a lapok sarkában",
    table: "Ez az asztal",
    motion: "Mozgás",
    motions: { auto: "mint az eszközön", off: "ki" },
    pace: "A többiek lépései így látszanak",
    paces: {
      slow: "lassan",
      normal: "ahogy történnek",
      fast: "gyorsan",
      skip: "egyszerre, amikor én jövök",
    },
    paceNote: "Hogy meddig tart nekik, az rajtuk áll: senki sem vár más oldalára.",
    handed: "A gombok melyik kézre állnak",
    hands: { right: "jobb kézre", left: "bal kézre" },
    choosesAhead: "A köröd előtt egy koppintás előre kiválaszt egy lapot",
    drawsOn: "Húzás, amíg illő lap nem jön, ha mást nem lehet tenni",
    confirm: "Egy koppintás kiemeli a lapot, a második kijátssza",
    introduces: "Az itt új játékok különleges lapjainak bemutatása",
    letterKeys: "Betűbillentyűk (D, L, C, P …)",
    sound: "Hangok",
    volume: "Hangerő",
    vibration: "Rezgés, amikor te jössz",
    notified: "Értesítés, ha én jövök, és az oldal nem látszik",
    forbidden: "Ez a böngésző itt nem enged értesítéseket.",
  },

  settingsTitle: "Beállítások",
  keysTitle: "Billentyűk",

  notified: "Te jössz.",

  special: {
    title: (game: string) => `Különleges lapok: ${game}`,
    note: "Hogy a többi lap mit tesz, akkor derül ki, amikor előkerül. Az egész szabálylap a „Szabályok” fülön van.",
    play: "Játszom",
    goOn: "Tovább",
  },

  keys: {
    rows: [
      ["← → Home End", "lépkedés a kezedben"],
      ["n", "következő kijátszható lap"],
      ["Enter vagy szóköz", "a lap kijátszása, vagy elolvasása, és hogy mit lehet vele tenni"],
      ["7 h, 10 s, q d, r j", "ugrás egy lapra (C treff, D káró, H kőr, S pikk; J bubi, Q dáma, K király)"],
      ["d", "húzás"],
      ["p", "passz"],
      ["e", "a köröd vége"],
      ["l", "bemondás"],
      ["c", "rajtakapni, aki nem mondta be"],
      ["s", "döntés: szín, érték, játékos, adandó lap; ugrás a kérdéshez"],
      ["g", "elkapás"],
      ["x", "kétségbe vonás, a kezdőlap felvétele és hasonlók"],
      ["w", "mondani valamit, ami a játékhoz tartozik"],
      ["v", "több lap vagy kettő egyszerre"],
      ["y", "ha a játszma szünetel: kész a folytatásra, vagy még nem"],
      ["u", "az utolsó lap visszavonása, egyszemélyes játékban"],
      ["o", "a kezed másfajta rendezése"],
      ["t", "szöveges mód: mindent olvasni és írni"],
      ["i", "szabálylap"],
      ["h", "elmagyarázza a kijelöltet, vagy azt, ami most érvényes"],
      ["m", "csevegés"],
      ["?", "ez a lista"],
      ["Esc", "bezárás"],
      ["1 – 9", "az elsőtől a kilencedik választásig, ahol választani kell"],
      ["0", "egyiket sem, vagy többet nem"],
    ],
    note: "A betűk akkor működnek, ha nem szövegmezőbe írsz; a beállításokban kikapcsolhatók.",
  },

  text: huText,
  tickets: huTickets,
  causes: huCauses,
  events: huEvents,
  abilities: huAbilities,
  abilityEvents: huAbilityEvents,
  say: huAnnouncements,
};
