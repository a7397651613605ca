/** Seats that go along or on to somebody, in Turkish. */

import type { DeepPartial } from "./dictionary";
import type { enTickets } from "./en-tickets";

export const trTickets: DeepPartial<typeof enTickets> = {
  title: "Senin yerin",
  link: "Yerine giden bağlantı",
  along: "Yerimi yanımda götür",
  alongNote:
    "Bu bağlantıyı öbür yerde aç ya da oranın kamerasını resme tut. Bir kez, iki dakika geçerlidir; " +
    "sonra buradaki yer kapanır.",
  hand: "Yerimi birine bırak",
  whom: "Kim alıyor?",
  make: "Bağlantıyı oluştur",
  handNote: (to: string) =>
    `Bu bağlantıyı ${to} adlı oyuncuya gönder. Kartların, puanların ve sıran ona geçer: ${to}. Bir kez, ` +
    `on dakika geçerlidir.`,
  hostFirst: "Kurucu onaylayınca geçerli olur.",
  takeBack: "Bağlantıyı geri al",
  over: "O bağlantının süresi doldu. Gerekirse yenisini oluştur.",
  offered: (name: string, to: string) => `${name} yerini bırakmak istiyor: ${to}.`,
  agree: "Onayla",
  refuse: "Reddet",
  handing: (name: string, to: string) => `Kurucu onaylayınca ${name} yerini bırakıyor: ${to}.`,
  handed: (name: string, to: string) => `${name} yerini bırakıyor: ${to}.`,
  ask: (name: string) => `${name} adlı oyuncuya sor: hâlâ orada mısın?`,
  asked: (name: string) => `${name} adlı oyuncuya soruldu: hâlâ orada mı? Yanıt gelmezse bir bot oynar.`,
  areYou: "Hâlâ orada mısın? Bir şey yapmazsan senin yerine bir bot oynar.",
  here: "Buradayım",
  arriveAlong: (game: string) => `Burada devam et: ${game}`,
  arriveAlongNote: "Yerin bu tarayıcıya geliyor. Önceki yerde kapanır.",
  arriveHand: (game: string) => `Sana bir yer bırakılıyor: ${game}`,
  arriveHandNote:
    "Kartları olduğu gibi, puanları ve sırayı alırsın. Daha önce çekilenler senden gizli kalır.",
  sit: "Buraya otur",
};
