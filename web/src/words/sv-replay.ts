/** What the page says in Swedish when one looks back at what was played. */

import type { DeepPartial } from "./dictionary";
import type { enReplay } from "./en-replay";
import { count, list } from "./swedish";

const won = (winners: string[]) =>
  winners.length === 0 ? "ingen har vunnit" : `${list.format(winners)} vann`;

export const svReplay: DeepPartial<typeof enReplay> = {
  title: (game: string) => `${game}: en gång till`,
  watch: "Se om given",
  toTable: "Till bordet",
  waiting: "Given läggs fram …",
  none: "Det finns ingen sådan giv här, eller så är den inte slut än.",
  past: "Det här är slut: här kan man bara titta på.",
  begin: "Korten har delats ut",
  controls: "Repris",
  move: (at: number, of: number) => `${at} av ${of}`,
  slider: "Var i given",
  first: "Till början",
  back: "Ett steg tillbaka",
  play: "Spela upp",
  pause: "Paus",
  forth: "Ett steg framåt",
  last: "Till slutet",
  speed: "Hastighet",
  speeds: { "0.5": "långsamt", "1": "normalt", "2": "snabbt", "4": "mycket snabbt" },
  eyes: "Sett av",
  spectator: "en åskådare",
  open: "Alla händer öppna",
  match: "Parti",
  deal: "Giv",
  goTo: (at: number) => `Gå till ${at}`,
  view: "Visning",
  sums: "Statistik",
  proof: "Ärlig giv",
  keys: "← och → går ett drag, med Ctrl en tur; mellanslag spelar upp, Home och End går till ändarna, h förklarar.",
  copy: "Kopiera länken till det här ögonblicket",
  copied: "Kopierad",
  scenario: {
    title: "Det här ögonblicket som scenario",
    note:
      "En text på några rader som lägger upp bordet och spelar det som följde. Så blir ett omtvistat " +
      "beslut ett test.",
    copy: "Kopiera",
    save: "Spara som fil",
  },
  alone: {
    undo: "Ångra",
    repeat: "Samma giv igen",
    restart: "Från början",
    restartSure: "Säkert från början?",
    repeated: "Den här given har spelats förut: den räknas inte igen.",
    numbered: (n: number) =>
      `Giv nummer ${n}: den som anger det, med samma regler och lika många platser, får samma kort. ` +
      "Partiet räknas ingenstans.",
    playNumber: "Spela den här given",
  },
  share: "Dela resultatet",
  shared: "Resultatet ligger i urklipp.",
  result: (game: string, winners: string[], address: string) => `${game}: ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game}: ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) =>
      `Här är ${count(matches, "parti", "partier")} och ${count(deals, "giv", "givar")} slut.`,
    matchesWon: "Vunna partier",
    dealsWon: "Vunna givar",
    points: "Poäng",
    played: "Spelade kort",
    drawn: "Dragna kort",
    caught: "Avslöjad",
    of: (one: number, all: number) => `${one} av ${all}`,
    none: "Här är ingen giv slut än.",
  },
  number: (n: number) => `nr ${n}`,
  fair: {
    fingerprint: "Fingeravtrycket av dess hemlighet:",
    secret: "Hemligheten, som följer av numret:",
    follows: "Fingeravtrycket är hemlighetens.",
    intro: "Ingen kunde välja de här korten, inte ens servern. Du behöver inte tro på det:",
    sealed:
      "Före given drog servern en hemlighet och visade alla dess fingeravtryck, som ett förseglat kuvert:",
    mixed:
      "Sedan lade spelarnas webbläsare till egna tal, som servern inte kunde känna till i förväg. " +
      "Korten blandades med alla tillsammans.",
    opened: "Efter given öppnades kuvertet. Det här låg i det:",
    kept: "Fingeravtrycket är det som visades före. Servern har hållit sitt ord.",
    broken: "Fingeravtrycket är INTE det som visades före. Lita inte på den här given.",
    more: "Allt står i protokollet: den som tvivlar kan blanda samma kortlek en gång till.",
  },
};
