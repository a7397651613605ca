/** What is often said at a table, in Turkish. */

import type { DeepPartial } from "./dictionary";
import type { enPhrases } from "./en-phrases";

export const trPhrases: DeepPartial<typeof enPhrases> = {
  title: "Tek dokunuşla söyle",
  phrases: [
    "Merhaba!",
    "Bol şans!",
    "İyi oyundu!",
    "Hay aksi!",
    "Bir saniye, lütfen.",
    "Teşekkürler, çok eğlenceliydi!",
  ],
};
