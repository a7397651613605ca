/** What the page says of passkeys in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { enPasskeys } from "./en-passkeys";

const day = new Intl.DateTimeFormat("es", { dateStyle: "long" });

export const esPasskeys: DeepPartial<typeof enPasskeys> = {
  title: "Tus asientos en otros dispositivos",
  note:
    "Una llave de acceso se guarda en tu dispositivo o en tu gestor de contraseñas y se abre con el dedo, " +
    "la cara o un código. " +
    "Con ella encuentras tus asientos en todos tus dispositivos.",
  stranger: "Quien ha guardado sus asientos con una llave de acceso los encuentra aquí.",
  make: "Guardar mis asientos con una llave de acceso",
  made: "Tus asientos están guardados: inicia sesión con tu llave de acceso en otro dispositivo.",
  notMade: "No se creó ninguna llave de acceso.",
  signIn: "Iniciar sesión con una llave de acceso",
  signedIn: "Has iniciado sesión. Tus mesas están en la página de inicio.",
  notShown: "No has iniciado sesión: no se mostró ninguna llave de acceso.",
  remove: (since: number) => `Quitar la llave de acceso del ${day.format(since)}`,
  removeSure: "Sí, quitarla",
  removeNote:
    "Ya nadie podrá iniciar sesión con ella. Puede que tu dispositivo la siga mostrando; bórrala también allí.",
  removed: "La llave de acceso se ha quitado.",
  signOut: "Cerrar sesión en todas partes",
  signOutSure: "Sí, cerrar sesión en todos los dispositivos",
  signOutNote:
    "Todos los navegadores te olvidan a ti y tus asientos, también este. Con tu llave de acceso los recuperas.",
  signedOut: "Se ha cerrado tu sesión en todas partes.",
};
