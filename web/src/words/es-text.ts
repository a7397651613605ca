/** What text mode says in Spanish. The acts that are typed are those of the notation, in every language. */

import type { DeepPartial, Parts } from "./dictionary";
import { cards, does, doing } from "./spanish";

export const esText: DeepPartial<Parts["text"]> = {
  title: "Modo texto",
  intro: "Escribe lo que quieres hacer o saber, y luego Enter. «help» enumera las palabras.",
  input: "Escribe una jugada o una pregunta",
  go: "Enviar",
  help: [
    "Jugadas: play 7H (jugar) · lay 9C (poner) · draw (robar) · pass (pasar) · end (fin de turno) · " +
      "suit S (palo) · rank 7 (valor) · call (cantar) · catch Ann (pillar) · give 4C Ann (dar) · " +
      "target Ann (elegir).",
    "También: play 7H 7H (dos a la vez) · grab (agarrar) · challenge (desafiar) · take (tomar) · " +
      "say PALABRAS (decir).",
    "Entre rondas: next (siguiente) · rematch (otra partida). En cualquier momento: suspend (pausar); " +
      "después ready (ya puedo).",
    "A solas: undo (deshacer) · repeat (desde el principio).",
    "Una carta sola la juega. «play 8H =D» juega y pide. Palos: C tréboles, D diamantes, H corazones, " +
      "S picas; J jota, Q reina; comodines: RJ BJ.",
    "Preguntas: all (todo) · hand (mano) · legal (qué puedo) · why 7H (por qué no) · pile (descarte) · " +
      "seats (asientos) · turn (turno) · scores (puntos) · facts (qué más se ve) · log (historial).",
  ],
  hand: (n: number, names: string) =>
    n === 0 ? "No tienes ninguna carta." : `Tienes ${cards(n)}: ${names}.`,
  noHand: "No tienes mano: estás mirando.",
  legal: (acts: string) => `Puedes: ${acts}.`,
  upcard: (name: string) => `Arriba: ${name}.`,
  noUpcard: "El descarte está vacío.",
  declared: (what: string) => `Se pide: ${what}.`,
  stock: (n: number) => `En el mazo: ${cards(n)}.`,
  pile: (n: number, names: string) => `En el descarte: ${cards(n)}, la de arriba primero: ${names}.`,
  direction: (clockwise: boolean) => `Se juega en sentido ${clockwise ? "horario" : "antihorario"}.`,
  penalty: (n: number) => `Hay un castigo pendiente: robar ${n}.`,
  skip: (n: number) => (n === 1 ? "Hay un turno por perder." : `Hay ${n} turnos por perder.`),
  seatLine: (w, held) => `${does(w, "tienes", "tiene")} ${cards(held)}`,
  openCards: (names: string) => `a la vista: ${names}`,
  deal: (n, dealer) => `Ronda ${n}; ${doing(dealer, "repartiste", "repartió")}.`,
  score: (w, points) => `${w.you ? "tú" : w.name} ${points}`,
  scores: (lines: string) => `Puntos: ${lines}.`,
  fact: (of: string | null, what: string) => (of === null ? `${what}.` : `${of}: ${what}.`),
  columns: (n: string, lines: string) => `Columna ${n}: ${lines}.`,
  noFacts: "No hay nada más que ver.",
  why: (card: string, words: string) => `${card}: ${words}`,
  whyLegal: (card: string) => `${card}: se puede jugar.`,
  whyUnknown: (card: string) => `No tienes ${card}, o no se sabe nada al respecto.`,
  sent: (line: string) => `Hecho: ${line}.`,
  refused: (words: string) => `No se hizo. ${words}`,
  empty: "Escribe algo primero; «help» enumera las palabras.",
};
