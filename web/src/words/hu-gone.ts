/** Where the page has no seat at the table any more, in Hungarian. */

import type { DeepPartial } from "./dictionary";
import type { enGone } from "./en-gone";

export const huGone: DeepPartial<typeof enGone> = {
  takenOver: "Ezen a helyen most egy másik lapon vagy eszközön játszanak.",
  removed: "A házigazda eltávolított az asztaltól.",
  signedOut:
    "Mindenhol kijelentkeztél, ezért ez a hely itt bezárult. Az azonosítókulcsod a kezdőlapon újra megnyitja.",
  takenAlong: "Ezt a helyet máshova vitted.",
  handedOn: "Ezt a helyet átadtad valakinek.",
  closed: (reason: string) => `Az asztal bezárt: ${reason}`,
  here: "Játék itt",
};
