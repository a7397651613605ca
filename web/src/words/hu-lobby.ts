/** What the page says in Hungarian of tables and seats before a game, after one, and to who comes with a link. */

import type { DeepPartial } from "./dictionary";
import type { enLobby } from "./en-lobby";
import { dative } from "./hungarian";

function long(seconds: number): string {
  return seconds < 60 ? `${seconds} másodperc` : `${seconds / 60} perc`;
}

export const huLobby: DeepPartial<typeof enLobby> = {
  late: {
    label: "A nézők ekkor látják az asztalt",
    choice: (seconds: number) => (seconds === 0 ? "azonnal" : `késés: ${long(seconds)}`),
    you: (seconds: number) => `Az asztal korábbi állását látod, késés: ${long(seconds)}.`,
    they: (seconds: number) => `A nézők késve látják ezt az asztalt: ${long(seconds)}.`,
  },
  title: (game: string) => `Asztal: ${game}`,
  listed: "Ezt az asztalt bárki megtalálhatja a kezdőlapon.",
  invite: "Hívd meg a barátaidat",
  link: "Az asztal linkje",
  copy: "Link másolása",
  copied: "Másolva",
  qr: "QR-kód",
  qrAlt: "Az asztal linkje QR-kódként",
  onlyHere:
    "Ez a link csak ezen a számítógépen működik. " +
    "Ahhoz, hogy mások is jöhessenek, a szerver üzemeltetőjének meg kell nyitnia azt a hálózat felé.",
  share: "Megosztás …",
  botSpeed: "Milyen gyorsan játszanak a botok",
  botSpeeds: { slow: "lassan", usual: "a szokásos módon", fast: "gyorsan" },
  who: "Kik ülnek itt",
  seatFree: "szabad, barátra vár",
  seatYou: "te",
  seatBot: "bot",
  away: "nincs itt",
  start: "Kezdés",
  startFill: "Kezdés botokkal a szabad helyeken",
  waiting: (host: string | null) => `A játék akkor kezdődik, ha ${host ?? "a házigazda"} elindítja.`,
  host: "házigazda",
  level: (name: string) => `${name} játékmódja`,
  addBot: "Bot hozzáadása",
  addBotAt: (seat: number) => `Bot a ${seat}. helyre`,
  remove: "Eltávolítás",
  removeWhom: (name: string) => `${name} eltávolítása`,
  removeSure: (name: string) => `Igen, ${name} eltávolítása`,
  waitingFriends: (n: number) => `Még ${n} barátra várunk.`,
  sit: "Leülök",
  watch: "Csak nézem",
  join: (game: string) => `Meghívtak egy asztalhoz: ${game}`,
  full: "Minden hely foglalt. Nézheted.",
  fullBots: "Nincs szabad hely, de átveheted egy botét, vagy nézheted.",
  running: "A játék folyik.",
  options: "Az asztal házi szabályai",
  rulesOfNext: "A következő játszma házi szabályai",
  was: (value: string) => `eddig: ${value}`,
  put: "Játék ezekkel a szabályokkal",
  putBack: "Módosítások elvetése",
  notYet: "A módosításaid még nem érvényesek.",
  othersAgree: "Mindenki értesül róla, és újra bele kell egyeznie egy további játszmába.",
  standardRules: "Minden szabály a szabálykönyv szerint.",
  take: "Ide ülök",
  takeNext: "Ide ülök a következő leosztástól",
  takeOf: (label: string, name: string) => `${label}: ${name}`,
  heir: (name: string) => `fenntartva ${dative(name)}`,
  freeNow: (n: number) => `${n} hely szabad`,
};
