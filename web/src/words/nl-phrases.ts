/** What is often said at a table, in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { enPhrases } from "./en-phrases";

export const nlPhrases: DeepPartial<typeof enPhrases> = {
  title: "Met één tik zeggen",
  phrases: ["Hallo!", "Succes!", "Goed gespeeld!", "O nee!", "Een momentje.", "Bedankt, dat was leuk!"],
};
