/** Where the page has no seat at the table any more, in Swedish. */

import type { DeepPartial } from "./dictionary";
import type { enGone } from "./en-gone";

export const svGone: DeepPartial<typeof enGone> = {
  takenOver: "Den här platsen spelas nu i en annan flik eller på en annan enhet.",
  removed: "Värden har tagit bort dig från bordet.",
  signedOut:
    "Du är utloggad överallt, så den här platsen är stängd här. Din passnyckel öppnar den igen, på startsidan.",
  takenAlong: "Du har tagit med dig platsen till ett annat ställe.",
  handedOn: "Du har lämnat platsen till någon annan.",
  closed: (reason: string) => `Bordet stängdes: ${reason}`,
  here: "Spela här",
};
