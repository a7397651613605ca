/** What the page says in Hungarian when one looks back at what was played. */

import type { DeepPartial } from "./dictionary";
import type { enReplay } from "./en-replay";
import { list } from "./hungarian";

const won = (winners: string[]) =>
  winners.length === 0 ? "nincs győztes" : `győztes: ${list.format(winners)}`;

export const huReplay: DeepPartial<typeof enReplay> = {
  title: (game: string) => `${game}: még egyszer`,
  watch: "Újranézés",
  toTable: "Az asztalhoz",
  waiting: "Készül a leosztás …",
  none: "Itt nincs ilyen leosztás, vagy még nem ért véget.",
  past: "Ennek vége: itt már csak nézni lehet.",
  begin: "A lapok kiosztva",
  controls: "Visszajátszás",
  move: (at: number, of: number) => `${at} / ${of}`,
  slider: "Hol tart a leosztás",
  first: "Az elejére",
  back: "Egyet vissza",
  play: "Lejátszás",
  pause: "Szünet",
  forth: "Egyet előre",
  last: "A végére",
  speed: "Sebesség",
  speeds: { "0.5": "lassú", "1": "rendes", "2": "gyors", "4": "nagyon gyors" },
  eyes: "Kinek a szemével",
  spectator: "egy néző",
  open: "Minden kéz nyitva",
  match: "Játszma",
  deal: "Leosztás",
  goTo: (at: number) => `Ugrás ide: ${at}`,
  view: "Nézet",
  sums: "Statisztika",
  proof: "Tisztességes osztás",
  keys:
    "A ← és → egy lépést, Ctrl-lal egy kört megy; a szóköz lejátszik, a Home és az End a két végére " +
    "ugrik, a h elmagyarázza.",
  copy: "A pillanat linkjének másolása",
  copied: "Másolva",
  scenario: {
    title: "Ez a pillanat forgatókönyvként",
    note:
      "Néhány soros szöveg, amely kirakja ezt az asztalt, és lejátssza, ami következett. Így egy vitatott " +
      "döntésből próba lesz.",
    copy: "Másolás",
    save: "Mentés fájlként",
  },
  alone: {
    undo: "Visszavonás",
    repeat: "Ugyanez a leosztás újra",
    restart: "Elölről",
    restartSure: "Biztosan elölről?",
    repeated: "Ezt a leosztást már játszották: még egyszer nem számít.",
    numbered: (n: number) =>
      `${n}. számú leosztás: aki ugyanazokkal a szabályokkal és ugyanannyi hellyel ezt adja meg, ` +
      "ugyanazokat a lapokat kapja. A játszma sehol sem számít.",
    playNumber: "Ennek a leosztásnak a lejátszása",
  },
  share: "Eredmény megosztása",
  shared: "Az eredmény a vágólapon van.",
  result: (game: string, winners: string[], address: string) => `${game}: ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game}: ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) => `Itt ${matches} játszma és ${deals} leosztás ért véget.`,
    matchesWon: "Megnyert játszma",
    dealsWon: "Megnyert leosztás",
    points: "Pont",
    played: "Kijátszott lap",
    drawn: "Húzott lap",
    caught: "Lebukás",
    of: (one: number, all: number) => `${one} / ${all}`,
    none: "Itt még nem ért véget leosztás.",
  },
  number: (n: number) => `${n}. sz.`,
  fair: {
    fingerprint: "A titka ujjlenyomata:",
    secret: "A titok, amely a számból következik:",
    follows: "Az ujjlenyomat a titoké.",
    intro: "Ezeket a lapokat senki sem választhatta meg, a kiszolgáló sem. Nem kell elhinned:",
    sealed:
      "A leosztás előtt a kiszolgáló titkot húzott, és mindenkinek megmutatta az ujjlenyomatát, mint egy " +
      "lepecsételt borítékot:",
    mixed:
      "Aztán a játékosok böngészői saját számokat adtak hozzá, amelyeket a kiszolgáló előre nem tudhatott. " +
      "A keverés mindezekből együtt történt.",
    opened: "A leosztás után a boríték kinyílt. Ez volt benne:",
    kept: "Az ujjlenyomata az, amelyet korábban megmutatott. A kiszolgáló megtartotta a szavát.",
    broken: "Az ujjlenyomata NEM az, amelyet korábban megmutatott. Ne bízz ebben a leosztásban.",
    more: "A jegyzőkönyvben minden benne van: aki kételkedik, újra megkeverheti ugyanazt a paklit.",
  },
};
