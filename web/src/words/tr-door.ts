/** What the page says in Turkish of players who come from another network. */

import type { DeepPartial } from "./dictionary";
import type { enDoor } from "./en-door";

export const trDoor: DeepPartial<typeof enDoor> = {
  title: "XMPP üzerinden oyuncular",
  act: "XMPP üzerinden gelenleri içeri al",
  sure: "Evet, içeri al",
  note:
    "Masaya, Volity ağının istemcileri için XMPP sunucusunda bir oda açılır. Bundan sonra parti, burada " +
    "oturan herkes hazır olunca başlar ve tek bir oyuncu onu durdurabilir. Bunun geri dönüşü yoktur.",
  coming: "Oda açılıyor; adresi burada görünecek.",
  at: "Masa aynı zamanda şu odadır:",
};
