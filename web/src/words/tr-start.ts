/** What the start screen says in Turkish: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import type { Dictionary } from "./dictionary";
import { genitive, list } from "./turkish";

const LEVELS: Record<BotName, string> = { greedy: "usta", eager: "aceleci", random: "rastgele" };

export const trStart: NonNullable<Dictionary["start"]> = {
  change: "Başka oyun seç",
  unknownAddress: (address: string) =>
    `Bu adres hiçbir yere götürmüyor: ${address}. Bağlantının bir parçası eksik olabilir.`,
  seats: "Yerler",
  seatCount: "Yer sayısı",
  fewer: "Bir yer eksilt",
  more: "Bir yer ekle",
  seat: (n: number) => `Yer ${n}`,
  you: "Sen",
  friend: "Bağlantıyla gelen arkadaş",
  bot: (name: BotName) => `Bot: ${LEVELS[name]}`,
  bots: {
    greedy: "iyi oynar: her karta giden kartları saklar, en uzun türünü seçer, unutulan bildirimi yakalar",
    eager: "oynayabildiği herhangi bir kartı oynar",
    random: "izin verilen herhangi bir şeyi yapar",
  },
  allFriends: "Hepsi arkadaş",
  allBots: "Hepsi bot",
  clock: "Hamle süresi",
  clocks: (seconds: number) =>
    seconds === 0
      ? "ne kadar sürerse"
      : seconds < 100
        ? `${seconds} saniye`
        : seconds < 86400
          ? `${seconds / 60} dakika`
          : `${seconds / 86400} gün, ara sıra bir hamle için`,
  listed: "Bu masayı herkes bulup oturabilir ya da izleyebilir",
  openTables: "Açık masalar",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [`${bots} bot`] : [])]),
  toBeHad: (n: number) => (n === 0 ? "izlenebilir" : `${n} boş yer`),
  typedWords: "Kuralların istediği sözler yazılmalı",
  houseRules: "Ev kuralları",
  changed: (n: number) => (n === 0 ? "hepsi kural kitabındaki gibi" : `${n} değişiklik`),
  presets: "Oynama biçimleri",
  byTheBook: "Kitaba göre",
  ownWay: "Kendi biçiminiz",
  changedFrom: (value: string) => `değişti; olağanı: ${value}`,
  resetAll: "Hepsi yeniden olağan",
  noOptions: "Bu oyunda seçenek yok.",
  empty: "yok",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} veya fazlası` : `${min ?? 0}–${max}`,
  name: "Adın",
  nameNeeded: "Önce adını söyle ki diğerleri kim olduğunu bilsin.",
  learn: (minutes: number) => `${minutes} dakikada öğren`,
  playNow: "Hemen oyna",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, tek başına` : `${game}, ${bots} botla, üyeliksiz`,
  playFirst: (game: string, bots: number) =>
    `İlk oyunun: ${game}, ${bots} botla, yaklaşık beş dakikalık tek bir el, üyeliksiz`,
  noSuchGame: (id: string) => `Burada “${id}” adlı bir oyun yok. Oyunlar şunlar:`,
  create: "Masayı aç",
  creating: "Masa açılıyor …",
  sheet: "Kural sayfası",
  sheetOf: (game: string) => `${genitive(game)} kuralları`,
  sheetWait: "Kural sayfası geliyor …",
  contradiction: "Bu kurallar bir arada olmuyor",
  chooseOne: (one: string, other: string) => `“${one}” ile “${other}”. Birini seç.`,
  down: "Sunucu yanıt vermiyor. Çalışıyor mu?",
  again: "Yeniden dene",
  loading: "Oyunlar yükleniyor …",
  number: {
    title: "Numarasıyla bir el",
    label: "El numarası",
    note:
      "Aynı numara, bu oyunu aynı kurallarla ve aynı sayıda yerle oynayan herkese aynı kartları " +
      "dağıtır. Böyle bir parti hiçbir istatistikte sayılmaz.",
    wrong: "El numarası bir tam sayıdır, örneğin 42.",
  },
};
