/** Where the page has no seat at the table any more, in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { enGone } from "./en-gone";

export const esGone: DeepPartial<typeof enGone> = {
  takenOver: "Este asiento se juega ahora en otra pestaña u otro dispositivo.",
  removed: "Quien organiza la mesa te quitó de ella.",
  signedOut:
    "Cerraste sesión en todas partes. Tu llave de acceso abre este asiento de nuevo, en la página de inicio.",
  takenAlong: "Te llevaste este asiento a otro sitio.",
  handedOn: "Cediste este asiento a otra persona.",
  closed: (reason: string) => `La mesa se cerró: ${reason}`,
  here: "Jugar aquí",
};
