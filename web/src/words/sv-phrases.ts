/** What is often said at a table, in Swedish. */

import type { DeepPartial } from "./dictionary";
import type { enPhrases } from "./en-phrases";

export const svPhrases: DeepPartial<typeof enPhrases> = {
  title: "Säg med ett tryck",
  phrases: ["Hej!", "Lycka till!", "Bra spelat!", "Åh nej!", "Ett ögonblick.", "Tack, det var kul!"],
};
