/** Eine Partie, die als Datei gespeichert wurde, auf Deutsch. */

import type { DeepPartial } from "./dictionary";
import type { enRecord } from "./en-record";
import { list } from "./german";

const day = new Intl.DateTimeFormat("de", { dateStyle: "medium" });

export const deRecord: DeepPartial<typeof enRecord> = {
  title: "Gespeicherte Partie ansehen",
  note:
    "Wähle die Aufzeichnung einer Partie, wie diese Seite und das Terminal sie speichern. Sie wird " +
    "hier nur gelesen, um sie zu zeigen, und nirgends aufbewahrt.",
  choose: "Datei wählen",
  drop: "oder hier ablegen",
  reading: "Die Aufzeichnung wird gelesen …",
  long: "Diese Datei ist länger, als eine Aufzeichnung sein kann.",
  letters: "Diese Datei ist kein Text in UTF-8, also keine Aufzeichnung.",
  which: "In dieser Datei stehen mehrere Partien. Welche?",
  another: "Andere Datei",
  home: "Startseite",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
