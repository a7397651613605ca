/** What the page says in Turkish of what is one's own: games that one makes up, and what one has played. */

import type { DeepPartial } from "./dictionary";
import type { enOwn } from "./en-own";
import { points } from "./turkish";

const day = new Intl.DateTimeFormat("tr", { dateStyle: "long" });

export const trOwn: DeepPartial<typeof enOwn> = {
  yourTables: "Masaların",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `Bu listeden çıkar: ${game}`,
  played: "Oynadıkların",
  savedMatch: "Dosyaya kaydedilmiş bir maçı izle",
  playedNothing: "Henüz hiçbir partiyi sonuna kadar oynamadın.",
  playedHow: (at: number, players: number, won: boolean, scored: number) =>
    [
      `${day.format(at)}: ${won ? "kazandın" : "kazanamadın"}`,
      ...(scored === 0 ? [] : [points(scored)]),
      players === 1 ? "tek başına" : `${players} oyuncu`,
    ].join(", "),
  ownGames: "Kendi oyununu yarat",
  title: "Kendi oyunların",
  note: "Ailenin nasıl oynadığını yaz ya da kimsenin oynamadığı kuralları dene.",
  home: "Bütün oyunlar",
  list: "Oyunların",
  none: "Henüz oyunun yok.",
  nameless: "Adsız bir oyun",
  create: "Yeni oyun",
  named: "Adı",
  standardName: "Bizim oyun",
  base: "Şu oyunun kurallarıyla başla",
  nothing: "başka oyun yok",
  begin: "Başla",
  full: (n: number) => `Zaten ${n} oyun var; önce birini sil.`,
  gone: "O oyun burada değil. Silinmiş ya da başka bir tarayıcıda.",
  rules: "Kurallar, her satıra bir tane",
  looking: "Kurallara bakılıyor …",
  right: "Bu kurallarla oynanabilir.",
  wrong: (n: number) => `Düzeltilmesi gereken ${n} şey var.`,
  line: (n: number) => `${n}. satır:`,
  show: "Göster",
  write: (text: string) => `“${text}” yaz`,
  takeOut: "Çıkar",
  help: "Kurallar nasıl yazılır",
  search: "Kural ara",
  add: "Yaz",
  keptHere:
    "Yazdıkların bu tarayıcıda kalır. Bir geçiş anahtarıyla (ayarlarda) öbür cihazlarında da bulursun.",
  keptEverywhere: "Yazdıkların, geçiş anahtarınla oturum açtığın bütün cihazlar için saklanır.",
  remove: "Bu oyunu sil",
  removeSure: "Evet, sil",
  removeHere: "O zaman bu tarayıcıdan silinir. Onun oynandığı masalar sürer.",
  removeEverywhere: "O zaman bütün cihazlarından silinir. Onun oynandığı masalar sürer.",
  play: "Oyna",
};
