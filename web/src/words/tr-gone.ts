/** Where the page has no seat at the table any more, in Turkish. */

import type { DeepPartial } from "./dictionary";
import type { enGone } from "./en-gone";

export const trGone: DeepPartial<typeof enGone> = {
  takenOver: "Bu yer şimdi başka bir sekmede ya da cihazda oynanıyor.",
  removed: "Masayı kuran seni masadan çıkardı.",
  signedOut: "Her yerde oturumunu kapattın. Geçiş anahtarın bu yeri başlangıç sayfasında yeniden açar.",
  takenAlong: "Bu yeri başka bir yere götürdün.",
  handedOn: "Bu yeri başkasına bıraktın.",
  closed: (reason: string) => `Masa kapandı: ${reason}`,
  here: "Burada oyna",
};
