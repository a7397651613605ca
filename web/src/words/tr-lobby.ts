/** What the page says in Turkish of tables and seats before a game, after one, and to who comes with a link. */

import type { DeepPartial } from "./dictionary";
import type { enLobby } from "./en-lobby";
import { accusative, dative } from "./turkish";

function long(seconds: number): string {
  return seconds < 60 ? `${seconds} saniye` : `${seconds / 60} dakika`;
}

export const trLobby: DeepPartial<typeof enLobby> = {
  late: {
    label: "İzleyiciler masayı görür",
    choice: (seconds: number) => (seconds === 0 ? "hemen" : `${long(seconds)} sonra`),
    you: (seconds: number) => `Masanın ${long(seconds)} önceki hâlini görüyorsun.`,
    they: (seconds: number) => `İzleyiciler bu masayı ${long(seconds)} sonra görür.`,
  },
  title: (game: string) => `Masa: ${game}`,
  listed: "Bu masayı herkes başlangıç sayfasında bulabilir.",
  invite: "Arkadaşlarını davet et",
  link: "Bu masanın bağlantısı",
  copy: "Bağlantıyı kopyala",
  copied: "Kopyalandı",
  qr: "QR kodu",
  qrAlt: "Bu masanın bağlantısı, QR kodu olarak",
  onlyHere:
    "Bu bağlantı yalnızca bu bilgisayarda çalışır. " +
    "Başkalarının gelebilmesi için sunucuyu işletenin onu ağa açması gerekir.",
  share: "Paylaş …",
  botSpeed: "Botların oyun hızı",
  botSpeeds: { slow: "yavaş", usual: "her zamanki gibi", fast: "hızlı" },
  who: "Burada oturanlar",
  seatFree: "boş, bir arkadaş bekliyor",
  seatYou: "sen",
  seatBot: "bot",
  away: "uzakta",
  start: "Başla",
  startFill: "Boş yerlere bot koyup başla",
  waiting: (host: string | null) => `Oyunu başlatacak olan: ${host ?? "masayı kuran"}.`,
  host: "kurucu",
  level: (name: string) => `Oyun düzeyi: ${name}`,
  addBot: "Bot ekle",
  addBotAt: (seat: number) => `${seat}. yere bot ekle`,
  remove: "Çıkar",
  removeWhom: (name: string) => `${accusative(name)} çıkar`,
  removeSure: (name: string) => `Evet, ${accusative(name)} çıkar`,
  waitingFriends: (n: number) => `${n} arkadaş bekleniyor.`,
  sit: "Otur",
  watch: "Yalnızca izle",
  join: (game: string) => `Bir masaya davetlisin: ${game}`,
  full: "Bütün yerler dolu. İzleyebilirsin.",
  fullBots: "Boş yer yok, ama bir botun yerine geçebilir ya da izleyebilirsin.",
  running: "Oyun sürüyor.",
  options: "Bu masanın ev kuralları",
  rulesOfNext: "Bir sonraki partinin ev kuralları",
  was: (value: string) => `eskisi: ${value}`,
  put: "Bu kurallarla oyna",
  putBack: "Değişiklikleri bırak",
  notYet: "Değişikliklerin henüz geçerli değil.",
  othersAgree: "Herkese bildirilir ve yeni bir partiye herkesin yeniden onay vermesi gerekir.",
  standardRules: "Bütün kurallar kural kitabındaki gibi.",
  take: "Bu yere geç",
  takeNext: "Bir sonraki elden itibaren bu yere geç",
  takeOf: (label: string, name: string) => `${label}: ${name}`,
  heir: (name: string) => `${dative(name)} ayrıldı`,
  freeNow: (n: number) => `${n} yer boş`,
};
