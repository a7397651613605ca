/** What the page says in Turkish when one looks back at what was played. */

import type { DeepPartial } from "./dictionary";
import type { enReplay } from "./en-replay";
import { list } from "./turkish";

const won = (winners: string[]) => (winners.length === 0 ? "kazanan yok" : `kazanan ${list.format(winners)}`);

export const trReplay: DeepPartial<typeof enReplay> = {
  title: (game: string) => `${game}: bir daha`,
  watch: "Yeniden izle",
  toTable: "Masaya",
  waiting: "El diziliyor …",
  none: "Burada böyle bir el yok ya da el henüz bitmedi.",
  past: "Bu bitti: burada yalnızca izlenebilir.",
  begin: "Kartlar dağıtıldı",
  controls: "Tekrar",
  move: (at: number, of: number) => `${at} / ${of}`,
  slider: "Elin neresinde",
  first: "Başa",
  back: "Bir geri",
  play: "Oynat",
  pause: "Duraklat",
  forth: "Bir ileri",
  last: "Sona",
  speed: "Hız",
  speeds: { "0.5": "yavaş", "1": "olağan", "2": "hızlı", "4": "çok hızlı" },
  eyes: "Kimin gözünden",
  spectator: "bir izleyici",
  open: "Bütün eller açık",
  match: "Parti",
  deal: "El",
  goTo: (at: number) => `Git: ${at}`,
  view: "Görünüm",
  sums: "İstatistik",
  proof: "Dürüst dağıtım",
  keys: "← ve → bir hamle, Ctrl ile bir tur gider; boşluk tuşu oynatır, Home ve End uçlara gider, h açıklar.",
  copy: "Bu anın bağlantısını kopyala",
  copied: "Kopyalandı",
  scenario: {
    title: "Bu an bir senaryo olarak",
    note:
      "Bu masayı kuran ve sonrasını oynayan birkaç satırlık bir metin. Tartışmalı bir karar böylece bir " +
      "sınama olur.",
    copy: "Kopyala",
    save: "Dosya olarak kaydet",
  },
  alone: {
    undo: "Geri al",
    repeat: "Aynı el bir daha",
    restart: "Baştan",
    restartSure: "Baştan, emin misin?",
    repeated: "Bu el daha önce oynandı: bir daha sayılmaz.",
    numbered: (n: number) =>
      `El numarası ${n}: bunu aynı kurallarla ve aynı sayıda yerle veren aynı kartları alır. Parti ` +
      "hiçbir yerde sayılmaz.",
    playNumber: "Bu eli oyna",
  },
  share: "Sonucu paylaş",
  shared: "Sonuç panoya kopyalandı.",
  result: (game: string, winners: string[], address: string) => `${game}: ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game}: ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) => `Burada ${matches} parti ve ${deals} el bitti.`,
    matchesWon: "Kazanılan parti",
    dealsWon: "Kazanılan el",
    points: "Puan",
    played: "Oynanan kart",
    drawn: "Çekilen kart",
    caught: "Yakalanma",
    of: (one: number, all: number) => `${one} / ${all}`,
    none: "Burada henüz biten el yok.",
  },
  number: (n: number) => `No. ${n}`,
  fair: {
    fingerprint: "Sırrının parmak izi:",
    secret: "Numaradan çıkan sır:",
    follows: "Parmak izi bu sırrın parmak izi.",
    intro: "Bu kartları kimse seçemezdi, sunucu bile. Buna inanman gerekmiyor:",
    sealed: "Elden önce sunucu bir sır çekti ve mühürlü bir zarf gibi parmak izini herkese gösterdi:",
    mixed:
      "Sonra oyuncuların tarayıcıları, sunucunun önceden bilemeyeceği kendi sayılarını ekledi. " +
      "Kartlar hepsiyle birlikte karıştırıldı.",
    opened: "Elden sonra zarf açıldı. İçinden şu çıktı:",
    kept: "Parmak izi daha önce gösterilenle aynı. Sunucu sözünü tuttu.",
    broken: "Parmak izi daha önce gösterilenle aynı DEĞİL. Bu ele güvenme.",
    more: "Kayıtta hepsi var: kuşkulanan aynı desteyi bir daha karıştırabilir.",
  },
};
