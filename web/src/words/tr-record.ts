/** Dosya olarak kaydedilmiş bir maç, Türkçe. */

import type { DeepPartial } from "./dictionary";
import type { enRecord } from "./en-record";
import { list } from "./turkish";

const day = new Intl.DateTimeFormat("tr", { dateStyle: "medium" });

export const trRecord: DeepPartial<typeof enRecord> = {
  title: "Kayıtlı bir maçı izle",
  note:
    "Bu sayfanın ve terminalin kaydettiği bir maç kaydını seç. Kayıt burada yalnızca gösterilmek " +
    "için okunur, hiçbir yerde saklanmaz.",
  choose: "Dosya seç",
  drop: "ya da buraya bırak",
  reading: "Kayıt okunuyor …",
  long: "Bu dosya bir kaydın olabileceğinden daha uzun.",
  letters: "Bu dosya UTF-8 metni değil, yani bir kayıt değil.",
  which: "Bu dosyada birden çok maç var. Hangisi?",
  another: "Başka bir dosya",
  home: "Ana sayfa",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
