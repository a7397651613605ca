/** What the page says in Spanish of what players do together: suspending a match, going on with it, ending it. */

import type { DeepPartial } from "./dictionary";
import type { Who } from "./en";
import type { enTogether } from "./en-together";
import { list } from "./spanish";

function want(names: string[], what: string): string {
  return `${list.format(names)} ${names.length === 1 ? "quiere" : "quieren"} ${what}.`;
}

export const esTogether: DeepPartial<typeof enTogether> = {
  end: {
    act: "Terminar la partida",
    sure: "Sí, terminarla para todos",
    note: "Termina sin resultado cuando lo quieran todos los presentes.",
    agree: "Terminar",
    off: "Seguir jugando",
    wants: (names: string[]) => want(names, "terminar la partida sin resultado"),
    yours: "Quieres terminar la partida; se pregunta a los demás.",
  },
  suspend: {
    act: "Pausar la partida",
    note:
      "Se detiene cuando lo quieran todos los presentes, y sigue cuando todos puedan jugar de nuevo, " +
      "hoy u otro día.",
    agree: "Pausar",
    off: "Seguir jugando",
    wants: (names: string[]) => want(names, "pausar la partida"),
    yours: "Quieres pausar la partida; se pregunta a los demás.",
  },
  suspended: "La partida está en pausa",
  suspendedBy: (w: Who) => (w.you ? "Pusiste la partida en pausa" : `${w.name} puso la partida en pausa`),
  begins: "La partida empieza cuando todos en la mesa puedan jugar.",
  ends: "Termina, sin resultado, cuando todos lo confirmen.",
  goesOn: "Sigue cuando todos puedan jugar.",
  resumed: "La partida sigue.",
  ready: (others: string[], you: boolean) =>
    you
      ? `Ya puedes jugar${others.length === 0 ? "" : `, y ${list.format(others)} también`}.`
      : `${list.format(others)} ya ${others.length === 1 ? "puede" : "pueden"} jugar.`,
  waits: (others: string[], you: boolean) =>
    you
      ? `Faltas tú${others.length === 0 ? "" : `, y también ${list.format(others)}`}.`
      : `${others.length === 1 ? "Falta" : "Faltan"}: ${list.format(others)}.`,
  away: (name: string) => `${name} (ausente)`,
  iAmReady: "Ya puedo",
  notYet: "Todavía no",
};
