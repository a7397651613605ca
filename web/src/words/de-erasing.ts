/** What the page says in German of deleting one's name and talk at a table, and of reports. */

import type { DeepPartial } from "./dictionary";
import type { enErasing } from "./en-erasing";

export const deErasing: DeepPartial<typeof enErasing> = {
  title: "Mein Name und was ich hier gesagt habe",
  act: "Meinen Namen und was ich hier gesagt habe löschen",
  sure: "Ja, für alle löschen",
  note:
    "Andere sehen dann statt deines Namens die Nummer deines Platzes, jetzt und in den Aufzeichnungen dieses Tischs. " +
    "Was du gespielt hast, bleibt; ebenso, was andere gespeichert haben.",
  reporting: {
    act: "Melden",
    title: (name: string) => `${name} melden`,
    what: "Worum geht es?",
    name: (name: string) => `Der Name „${name}“`,
    why: "Warum (wenn du magst)",
    note:
      "Es geht an die, die diesen Server betreiben. Niemand am Tisch erfährt davon, " +
      "und du siehst nicht mehr, was dieser Spieler sagt.",
    send: "Melden",
    sent: (name: string) => `Gemeldet. Du siehst nicht mehr, was ${name} sagt.`,
  },
  everything: {
    act: "Alles über mich löschen",
    sure: "Ja, an allen Tischen löschen",
    note:
      "Dein Name und was du gesagt hast werden an allen Tischen dieses Servers gelöscht, an denen du " +
      "mit diesem Browser " +
      "gesessen hast, und deine Plätze werden hier vergessen. Was andere gespeichert haben, bleibt bei ihnen.",
    done: "Alles, was deines war, ist gelöscht.",
  },
};
