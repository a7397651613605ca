/** What the page says in Hungarian of what is one's own: games that one makes up, and what one has played. */

import type { DeepPartial } from "./dictionary";
import type { enOwn } from "./en-own";
import { points } from "./hungarian";

const day = new Intl.DateTimeFormat("hu", { dateStyle: "long" });

export const huOwn: DeepPartial<typeof enOwn> = {
  yourTables: "Asztalaid",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `Levétel a listáról: ${game}`,
  played: "Amit játszottál",
  savedMatch: "Fájlba mentett játszma megnézése",
  playedNothing: "Még egy játszmát sem játszottál végig.",
  playedHow: (at: number, players: number, won: boolean, scored: number) =>
    [
      `${day.format(at)}: ${won ? "győzelem" : "nem győzelem"}`,
      ...(scored === 0 ? [] : [points(scored)]),
      players === 1 ? "egyedül" : `${players} játékos`,
    ].join(", "),
  ownGames: "Találj ki saját játékot",
  title: "Saját játékaid",
  note: "Írd le, hogyan játszik a családod, vagy próbálj ki szabályokat, amelyekkel még senki sem játszott.",
  home: "Minden játék",
  list: "Játékaid",
  none: "Még nincs egy sem.",
  nameless: "Névtelen játék",
  create: "Új játék",
  named: "A neve",
  standardName: "A mi játékunk",
  base: "Kiindulás ennek a szabályaiból",
  nothing: "egyik játékból sem",
  begin: "Kezdés",
  full: (n: number) => `Már van ${n} játék; előbb törölj egyet.`,
  gone: "Az a játék nincs itt. Törölték, vagy egy másik böngészőben van.",
  rules: "A szabályok, soronként egy",
  looking: "A szabályok ellenőrzése …",
  right: "Ezekkel a szabályokkal lehet játszani.",
  wrong: (n: number) => `${n} dolgot kell kijavítani.`,
  line: (n: number) => `${n}. sor:`,
  show: "Mutasd",
  write: (text: string) => `Írd ezt: „${text}”`,
  takeOut: "Kivétel",
  help: "Hogyan írjunk szabályokat",
  search: "Szabály keresése",
  add: "Beírom",
  keptHere:
    "Amit írsz, ebben a böngészőben marad. Azonosítókulccsal (a beállításokban) a többi eszközödön is megtalálod.",
  keptEverywhere: "Amit írsz, minden eszközre megmarad, amelyen az azonosítókulcsoddal bejelentkezel.",
  remove: "A játék törlése",
  removeSure: "Igen, törlés",
  removeHere: "Ekkor eltűnik ebből a böngészőből. Az asztalok, ahol játsszák, folytatják.",
  removeEverywhere: "Ekkor eltűnik minden eszközödről. Az asztalok, ahol játsszák, folytatják.",
  play: "Játszom",
};
