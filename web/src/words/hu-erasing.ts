/** What the page says in Hungarian of deleting one's name and talk at a table, and of reports. */

import type { DeepPartial } from "./dictionary";
import type { enErasing } from "./en-erasing";

export const huErasing: DeepPartial<typeof enErasing> = {
  title: "A nevem és amit itt mondtam",
  act: "A nevem és az itt mondottak törlése",
  sure: "Igen, mindenki számára",
  note:
    "A többiek a neved helyett a helyed számát látják, most és az asztal jegyzőkönyveiben is. " +
    "Amit kijátszottál, megmarad; amit mások elmentettek, az is.",
  reporting: {
    act: "Bejelentés",
    title: (name: string) => `${name} bejelentése`,
    what: "Miről van szó?",
    name: (name: string) => `Ez a név: „${name}”`,
    why: "Miért (ha szeretnéd)",
    note:
      "A kiszolgáló üzemeltetőjéhez kerül. Az asztalnál senki sem tud meg róla semmit, " +
      "te pedig nem látod többé, mit mond ez a játékos.",
    send: "Bejelentés elküldése",
    sent: (name: string) => `Bejelentve. Nem látod többé, amit ${name} mond.`,
  },
  everything: {
    act: "Minden törlése rólam",
    sure: "Igen, minden asztalnál",
    note:
      "A neved és amit mondtál, törlődik ennek a kiszolgálónak minden asztalánál, ahol ezzel a böngészővel ültél, " +
      "és a helyeidet itt elfelejtjük. Amit mások elmentettek, náluk marad.",
    done: "Minden törölve, ami a tiéd volt.",
  },
};
