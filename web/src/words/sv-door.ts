/** What the page says in Swedish of players who come from another network. */

import type { DeepPartial } from "./dictionary";
import type { enDoor } from "./en-door";

export const svDoor: DeepPartial<typeof enDoor> = {
  title: "Spelare via XMPP",
  act: "Släpp in spelare via XMPP",
  sure: "Ja, släpp in dem",
  note:
    "Bordet får ett rum på XMPP-servern, för program i Volity-nätet. Från och med då börjar ett parti " +
    "när alla som sitter här är redo, och en spelare ensam kan pausa det. Det går inte att ångra.",
  coming: "Rummet skapas; adressen kommer att stå här.",
  at: "Bordet är också det här rummet:",
};
