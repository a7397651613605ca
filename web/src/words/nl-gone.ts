/** Where the page has no seat at the table any more, in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { enGone } from "./en-gone";

export const nlGone: DeepPartial<typeof enGone> = {
  takenOver: "Deze plaats wordt nu in een ander tabblad of op een ander apparaat gespeeld.",
  removed: "De host heeft je van tafel gehaald.",
  signedOut:
    "Je bent overal uitgelogd, dus deze plaats is hier dicht. Je passkey opent haar weer, op de startpagina.",
  takenAlong: "Je hebt deze plaats meegenomen naar een andere plek.",
  handedOn: "Je hebt deze plaats doorgegeven.",
  closed: (reason: string) => `De tafel is gesloten: ${reason}`,
  here: "Hier spelen",
};
