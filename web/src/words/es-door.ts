/** What the page says in Spanish of players who come from another network. */

import type { DeepPartial } from "./dictionary";
import type { enDoor } from "./en-door";

export const esDoor: DeepPartial<typeof enDoor> = {
  title: "Jugadores por XMPP",
  act: "Dejar entrar a jugadores por XMPP",
  sure: "Sí, dejarlos entrar",
  note:
    "La mesa recibe una sala en el servidor XMPP, para programas de la red Volity. Desde " +
    "entonces una partida empieza " +
    "cuando todos los sentados están listos, y uno solo puede ponerla en pausa. No se puede deshacer.",
  coming: "Se está preparando la sala; su dirección aparecerá aquí.",
  at: "La mesa es también esta sala:",
};
