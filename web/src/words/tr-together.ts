/** What the page says in Turkish of what players do together: suspending a match, going on with it, ending it. */

import type { DeepPartial } from "./dictionary";
import type { Who } from "./en";
import type { enTogether } from "./en-together";
import { list } from "./turkish";

export const trTogether: DeepPartial<typeof enTogether> = {
  end: {
    act: "Partiyi bitir",
    sure: "Evet, buradaki herkes için bitir",
    note: "Buradaki herkes isterse parti sonuçsuz biter.",
    agree: "Bitir",
    off: "Oynamaya devam",
    wants: (names: string[]) => `${list.format(names)} partiyi sonuçsuz bitirmek istiyor.`,
    yours: "Partiyi bitirmek istiyorsun; diğerlerine soruluyor.",
  },
  suspend: {
    act: "Partiye ara ver",
    note: "Buradaki herkes isterse durur; herkes yeniden hazır olunca, bugün ya da başka bir gün, sürer.",
    agree: "Ara ver",
    off: "Oynamaya devam",
    wants: (names: string[]) => `${list.format(names)} partiye ara vermek istiyor.`,
    yours: "Partiye ara vermek istiyorsun; diğerlerine soruluyor.",
  },
  suspended: "Partiye ara verildi",
  suspendedBy: (w: Who) => (w.you ? "Partiye ara verdin" : `${w.name} partiye ara verdi`),
  begins: "Burada oturan herkes hazır olunca parti başlar.",
  ends: "Herkes hazır olunca sonuçsuz biter.",
  goesOn: "Herkes hazır olunca sürer.",
  resumed: "Parti sürüyor.",
  ready: (others: string[], you: boolean) =>
    you
      ? others.length === 0
        ? "Hazırsın."
        : `${list.format(["Sen", ...others])} hazırsınız.`
      : `${list.format(others)} hazır.`,
  waits: (others: string[], you: boolean) => `Beklenen: ${list.format(you ? ["sen", ...others] : others)}.`,
  away: (name: string) => `${name} (uzakta)`,
  iAmReady: "Hazırım",
  notYet: "Daha değil",
};
