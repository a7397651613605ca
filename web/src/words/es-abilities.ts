/** Games whose cards have abilities, in Spanish: the board, the cards, and what players are asked. */

import type { DeepPartial } from "./dictionary";
import type { Words } from "./en";
import type { Range } from "./en-abilities";
import { cards, choice, count, list } from "./spanish";

function many(range: Range, one: string, several: string): string {
  const { least, most } = range;
  if (most === 1) return one;
  return least === most ? `${most} ${several}` : `hasta ${most} ${several}`;
}

export const esAbilities: DeepPartial<Words["abilities"]> = {
  types: { asset: "recurso", event: "evento" },
  typeTitles: { asset: "Recurso", event: "Evento" },
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${choice.format(types)}`,
  requirementTitle: "Requisito",
  needs: "tiene un requisito",
  play: "Jugar",
  playSide: (name: string) => `Jugar ${name}`,
  discard: "Descartar",
  discardAs: (colour: string) => `Descartar y elegir ${colour}`,
  choose: "Elegir esta carta",
  useIt: "Usar su habilidad",
  forget: "Olvidarla",
  draw: "Robar la carta que se debe",
  hand: (n: number) => `Tu mano: ${cards(n)}`,
  handHelp:
    "Las flechas van de carta en carta, Enter muestra la carta y lo que puedes hacer con ella, " +
    "n va a la siguiente que puedas usar.",
  usable: "se puede usar ahora",
  unusable: "no se puede usar ahora",
  target: "se puede elegir",
  picked: (n: number) => `elegida como número ${n}`,
  order: "tienes que jugarla o descartarla",
  assetsOf: (w, n) => (w.you ? `Tus recursos: ${n}` : `Recursos de ${w.name}: ${n}`),
  handOf: (n: number) => `Ver la mano: ${cards(n)}`,
  noAssets: "sin recursos",
  stock: (n: number) => `Mazo: ${cards(n)}`,
  discardPile: (n: number) => `Descarte: ${cards(n)}`,
  top: (card: string) => `Arriba: ${card}`,
  topFirst: "La carta de arriba va primero. Un toque en una carta muestra lo que hace.",
  named: (colour: string) => `Color elegido: ${colour}`,
  emptyPile: "El descarte está vacío.",
  sorts: { suit: "por color", rank: "por valor", dealt: "como se repartió" },
  limbo: "En uso",
  looking: "Solo lo ves tú",
  details: (card: string) => `Leer ${card}`,
  phases: {
    begin: "Comienzo",
    draw: "Fase de robo",
    main: "Fase principal",
    end: "Fase final",
  },
  team: (n: string) => `equipo ${n}`,
  teamWon: (others: string[], you: boolean) =>
    you ? `Ganaste en equipo con ${list.format(others)}` : `${list.format(others)} ganaron en equipo`,
  left: (plays: number, discards: number) =>
    `por hacer: ${count(plays, "jugada", "jugadas")}, ${count(discards, "descarte", "descartes")}`,
  done: "terminó",
  lost: "perdió",
  skips: (n: string) => (n === "1" ? "pierde un turno" : `pierde ${n} turnos`),
  again: (n: string) => (n === "1" ? "turno extra" : `${n} turnos extra`),
  owed: (n: string) => `le ${n === "1" ? "falta" : "faltan"} ${count(Number(n), "robo", "robos")}`,
  inPlay: (names: string) => `recursos: ${names}`,
  limboFact: (names: string) => `en uso: ${names}`,
  phaseFact: (phase: string) => `turno: ${phase.toLowerCase()}`,
  obliged: (w, card) =>
    w.you
      ? `Tienes que jugar o descartar ${card} en tu turno, si es posible`
      : `${w.name} tiene que jugar o descartar ${card} en su próximo turno, si es posible`,
  main: (plays: number, discards: number) => {
    const parts = [
      ...(plays > 0 ? [`juega ${plays}`] : []),
      ...(discards > 0 ? [`descarta ${discards}`] : []),
    ];
    return parts.length === 0
      ? "no queda nada que hacer, así que termina el turno"
      : `${parts.join(", ")} o termina el turno`;
  },
  deciding: (w, card) =>
    card === null ? `${w.name} tiene que decidir` : `${w.name} tiene que decidir: ${card}`,
  mayPlay: (names: string) => `Puedes jugar: ${names}.`,
  mayDiscard: (names: string) => `Puedes descartar: ${names}.`,

  ask: {
    players: (r) => `elige ${many(r, "a alguien", "jugadores")}`,
    assets: (r) => `elige ${many(r, "un recurso", "recursos")}`,
    destroy: (r) => `elige ${many(r, "un recurso para destruirlo", "recursos para destruirlos")}`,
    take: (r) => `elige ${many(r, "un recurso para quedártelo", "recursos para quedártelos")}`,
    give: (r) => `elige ${many(r, "un recurso tuyo para cederlo", "recursos tuyos para cederlos")}`,
    cards: (r) => `elige ${many(r, "una carta", "cartas")}`,
    color: () => "elige un color",
    side: () => "elige el lado que se usa",
    order: () => "elige qué habilidad va primero",
    orderCards: () => "elige el orden: la primera carta queda arriba",
    may: "¿Usar esta habilidad?",
    insteadOfDraw: (n: number) => `robarías ${cards(n)}. ¿Usar esta habilidad en su lugar?`,
    insteadOfDestroy: (card: string) => `se destruiría ${card}. ¿Usar esta habilidad en su lugar?`,
    insteadOfLosing: "perderías el juego. ¿Usar esta habilidad en su lugar?",
    insteadOfSkipping: "perderías un turno. ¿Usar esta habilidad en su lugar?",
    skipDraw: "¿Saltarte tu primer robo?",
    redo: "¿Puede repetirse el turno?",
    remember: (card: string) => `${card} espera: ¿se usa ahora o se olvida?`,
    must: (r) =>
      r.most === 1
        ? "Tienes que elegir."
        : `Tienes que elegir ${r.least === r.most ? "" : "al menos "}${r.least}.`,
    mayChoose: (r) => (r.most === 1 ? "Puedes elegir o no." : `Puedes elegir hasta ${r.most}.`),
    mayUse: "Tú decides.",
    inOrder: "Tienes que hacerlo, una tras otra.",
    soFar: (n: number) => `Por ahora: ${n}.`,
    yes: "Sí",
    no: "No",
    none: "No elegir",
    enough: "Ya está",
    holds: (held: number, assets: number) => `${cards(held)}, ${count(assets, "recurso", "recursos")}`,
    options: (names: string) => `Para elegir: ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}): ${text}`,
    unknown: (typed: string) => `Aquí no hay ninguna carta que se llame ${typed}.`,
    question: (what: string) => `Se te pregunta: ${what}`,
    noQuestion: "Ahora no se pregunta nada a nadie.",
    help: [
      "Jugadas aquí: play NOMBRE (jugar) · discard NOMBRE (descartar) · discard NOMBRE as red · " +
        "end (fin de turno) · choose NOMBRE (elegir) · choose - (no elegir) · pick NOMBRE.",
      "card NOMBRE dice lo que hace una carta; question repite lo que se te pregunta.",
    ],
  },
};
