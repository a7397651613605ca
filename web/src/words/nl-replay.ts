/** What the page says in Dutch when one looks back at what was played. */

import type { DeepPartial } from "./dictionary";
import { count, list } from "./dutch";
import type { enReplay } from "./en-replay";

const won = (winners: string[]) =>
  winners.length === 0
    ? "niemand heeft gewonnen"
    : `${list.format(winners)} ${winners.length === 1 ? "heeft" : "hebben"} gewonnen`;

export const nlReplay: DeepPartial<typeof enReplay> = {
  title: (game: string) => `${game}: nog eens`,
  watch: "Nog eens bekijken",
  toTable: "Naar de tafel",
  waiting: "De ronde wordt klaargelegd …",
  none: "Deze ronde is er hier niet, of ze is nog niet voorbij.",
  past: "Dit is voorbij: hier kun je alleen kijken.",
  begin: "De kaarten zijn gedeeld",
  controls: "Terugkijken",
  move: (at: number, of: number) => `${at} van ${of}`,
  slider: "Plaats in de ronde",
  first: "Naar het begin",
  back: "Eén terug",
  play: "Afspelen",
  pause: "Pauzeren",
  forth: "Eén verder",
  last: "Naar het einde",
  speed: "Snelheid",
  speeds: { "0.5": "langzaam", "1": "gewoon", "2": "snel", "4": "heel snel" },
  eyes: "Gezien door",
  spectator: "het publiek",
  open: "Alle kaarten open",
  match: "Partij",
  deal: "Ronde",
  goTo: (at: number) => `Ga naar ${at}`,
  view: "Weergave",
  sums: "Statistiek",
  proof: "Eerlijk gedeeld",
  keys:
    "← en → gaan één zet, met Ctrl één beurt; de spatiebalk speelt af, Home en End gaan naar de " +
    "uiteinden, h legt uit.",
  copy: "Link naar dit moment kopiëren",
  copied: "Gekopieerd",
  scenario: {
    title: "Dit moment als scenario",
    note:
      "Een tekst van een paar regels die deze tafel klaarlegt en speelt wat volgde. Zo wordt een betwiste " +
      "beslissing een test.",
    copy: "Kopiëren",
    save: "Als bestand bewaren",
  },
  alone: {
    undo: "Terugnemen",
    repeat: "Dezelfde kaarten nog eens",
    restart: "Vanaf het begin",
    restartSure: "Echt vanaf het begin?",
    repeated: "Deze kaarten zijn al eens gespeeld: ze tellen niet nog eens.",
    numbered: (n: number) =>
      `Ronde nummer ${n}: wie dat opgeeft, met dezelfde regels en evenveel plaatsen, krijgt dezelfde ` +
      "kaarten. De partij telt nergens mee.",
    playNumber: "Deze ronde spelen",
  },
  share: "Uitslag delen",
  shared: "De uitslag staat op het klembord.",
  result: (game: string, winners: string[], address: string) => `${game}: ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game}: ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) =>
      `Hier zijn ${count(matches, "partij", "partijen")} en ${count(deals, "ronde", "rondes")} voorbij.`,
    matchesWon: "Partijen gewonnen",
    dealsWon: "Rondes gewonnen",
    points: "Punten",
    played: "Kaarten gespeeld",
    drawn: "Kaarten getrokken",
    caught: "Betrapt",
    of: (one: number, all: number) => `${one} van ${all}`,
    none: "Hier is nog geen ronde voorbij.",
  },
  number: (n: number) => `nr. ${n}`,
  fair: {
    fingerprint: "De vingerafdruk van het geheim:",
    secret: "Het geheim, dat uit het nummer volgt:",
    follows: "De vingerafdruk is die van het geheim.",
    intro: "Niemand kon deze kaarten uitkiezen, ook de server niet. Je hoeft het niet te geloven:",
    sealed:
      "Vóór de ronde trok de server een geheim en liet iedereen de vingerafdruk ervan zien, " +
      "als een verzegelde envelop:",
    mixed:
      "Daarna voegden de browsers van de spelers eigen getallen toe, die de server vooraf " +
      "niet kon kennen. Met alles samen werd geschud.",
    opened: "Na de ronde ging de envelop open. Dit zat erin:",
    kept: "De vingerafdruk is die van daarvoor. De server heeft woord gehouden.",
    broken: "De vingerafdruk is NIET die van daarvoor. Vertrouw deze ronde niet.",
    more: "In de opname staat alles: wie twijfelt, kan dezelfde kaarten nog eens schudden.",
  },
};
