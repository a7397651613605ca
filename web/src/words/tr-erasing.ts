/** What the page says in Turkish of deleting one's name and talk at a table, and of reports. */

import type { DeepPartial } from "./dictionary";
import type { enErasing } from "./en-erasing";
import { accusative } from "./turkish";

export const trErasing: DeepPartial<typeof enErasing> = {
  title: "Buradaki adım ve konuşmalarım",
  act: "Adımı ve burada söylediklerimi sil",
  sure: "Evet, herkes için sil",
  note:
    "Başkaları hem şimdi hem de bu masanın kayıtlarında adının yerine yerinin numarasını görür. " +
    "Oynadıkların kalır; başkalarının kaydettikleri de öyle.",
  reporting: {
    act: "Bildir",
    title: (name: string) => `${accusative(name)} bildir`,
    what: "Konu ne?",
    name: (name: string) => `“${name}” adı`,
    why: "Neden (istersen)",
    note:
      "Bildirim bu sunucuyu işletene gider. Masadaki kimsenin haberi olmaz " +
      "ve bu oyuncunun söylediklerini artık görmezsin.",
    send: "Bildirimi gönder",
    sent: (name: string) => `Bildirildi. Artık söylediklerini görmeyeceğin oyuncu: ${name}.`,
  },
  everything: {
    act: "Hakkımdaki her şeyi sil",
    sure: "Evet, bütün masalarda sil",
    note:
      "Bu tarayıcıyla oturduğun bütün masalarda adın ve söylediklerin bu sunucudan silinir, " +
      "yerlerin de burada unutulur. Başkalarının kaydettikleri onlarda kalır.",
    done: "Sana ait olan her şey silindi.",
  },
};
