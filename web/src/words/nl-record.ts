/** Een partij die als bestand bewaard is, in het Nederlands. */

import type { DeepPartial } from "./dictionary";
import type { enRecord } from "./en-record";
import { list } from "./dutch";

const day = new Intl.DateTimeFormat("nl", { dateStyle: "medium" });

export const nlRecord: DeepPartial<typeof enRecord> = {
  title: "Een bewaarde partij bekijken",
  note:
    "Kies het verslag van een partij, zoals deze pagina en de terminal het bewaren. Het wordt hier " +
    "alleen gelezen om het te laten zien, en nergens bewaard.",
  choose: "Bestand kiezen",
  drop: "of laat het hier los",
  reading: "Het verslag wordt gelezen …",
  long: "Dit bestand is langer dan een verslag kan zijn.",
  letters: "Dit bestand is geen tekst in UTF-8, en dus geen verslag.",
  which: "In dit bestand staan meerdere partijen. Welke?",
  another: "Een ander bestand",
  home: "Startpagina",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
