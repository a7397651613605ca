/** What the page says in Spanish of deleting one's name and talk at a table, and of reports. */

import type { DeepPartial } from "./dictionary";
import type { enErasing } from "./en-erasing";

export const esErasing: DeepPartial<typeof enErasing> = {
  title: "Mi nombre y lo que dije aquí",
  act: "Borrar mi nombre y lo que dije aquí",
  sure: "Sí, borrarlo para todos",
  note:
    "Los demás verán el número de tu asiento en vez de tu nombre, ahora y en los registros de esta mesa. " +
    "Lo que jugaste se queda, y también lo que otros hayan guardado.",
  reporting: {
    act: "Denunciar",
    title: (name: string) => `Denunciar a ${name}`,
    what: "¿De qué se trata?",
    name: (name: string) => `El nombre «${name}»`,
    why: "Por qué (si quieres)",
    note:
      "Le llega a quien administra este servidor. En la mesa nadie se entera, " +
      "y tú dejas de ver lo que dice este jugador.",
    send: "Enviar denuncia",
    sent: (name: string) => `Denuncia enviada. Ya no ves lo que dice ${name}.`,
  },
  everything: {
    act: "Borrar todo lo mío",
    sure: "Sí, borrarlo en todas las mesas",
    note:
      "Tu nombre y lo que dijiste se borran en todas las mesas de este servidor donde has jugado con este " +
      "navegador, y aquí se olvidan tus asientos. Lo que otros hayan guardado se lo quedan.",
    done: "Todo lo tuyo se ha borrado.",
  },
};
