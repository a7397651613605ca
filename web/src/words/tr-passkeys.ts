/** What the page says of passkeys in Turkish. */

import type { DeepPartial } from "./dictionary";
import type { enPasskeys } from "./en-passkeys";

const day = new Intl.DateTimeFormat("tr", { dateStyle: "long" });

export const trPasskeys: DeepPartial<typeof enPasskeys> = {
  title: "Öbür cihazlardaki yerlerin",
  note:
    "Geçiş anahtarı cihazında ya da parola yöneticinde durur; parmak, yüz veya kodla açılır. " +
    "Onunla yerlerini her cihazında bulursun.",
  stranger: "Yerlerini geçiş anahtarıyla saklayan onları burada bulur.",
  make: "Yerlerimi bir geçiş anahtarıyla sakla",
  made: "Yerlerin saklandı: başka bir cihazda geçiş anahtarınla oturum aç.",
  notMade: "Geçiş anahtarı oluşturulmadı.",
  signIn: "Geçiş anahtarıyla oturum aç",
  signedIn: "Oturumun açık. Masaların başlangıç sayfasında.",
  notShown: "Oturum açılmadı: geçiş anahtarı gösterilmedi.",
  remove: (since: number) => `Geçiş anahtarını kaldır (${day.format(since)})`,
  removeSure: "Evet, kaldır",
  removeNote: "Artık onunla kimse oturum açamaz. Cihazın onu hâlâ listeliyor olabilir; orada da sil.",
  removed: "Geçiş anahtarı kaldırıldı.",
  signOut: "Her yerde oturumu kapat",
  signOutSure: "Evet, bütün cihazlarda kapat",
  signOutNote:
    "Bu tarayıcı dâhil bütün tarayıcılar seni ve yerlerini unutur. Geçiş anahtarın onları geri getirir.",
  signedOut: "Her yerde oturumun kapandı.",
};
