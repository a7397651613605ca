/** What the page says in Spanish when one looks back at what was played. */

import type { DeepPartial } from "./dictionary";
import type { enReplay } from "./en-replay";
import { count, list } from "./spanish";

const won = (winners: string[]) =>
  winners.length === 0
    ? "no ganó nadie"
    : `${winners.length === 1 ? "ganó" : "ganaron"} ${list.format(winners)}`;

export const esReplay: DeepPartial<typeof enReplay> = {
  title: (game: string) => `${game}: otra vez`,
  watch: "Verla otra vez",
  toTable: "A la mesa",
  waiting: "Se prepara la ronda…",
  none: "Esa ronda no existe aquí, o todavía no ha terminado.",
  past: "Esto ya pasó: aquí solo se puede mirar.",
  begin: "Las cartas están repartidas",
  controls: "Repetición",
  move: (at: number, of: number) => `${at} de ${of}`,
  slider: "Momento de la ronda",
  first: "Al principio",
  back: "Uno atrás",
  play: "Reproducir",
  pause: "Pausa",
  forth: "Uno adelante",
  last: "Al final",
  speed: "Velocidad",
  speeds: { "0.5": "lenta", "1": "media", "2": "rápida", "4": "muy rápida" },
  eyes: "Vista por",
  spectator: "el público",
  open: "Todas las manos abiertas",
  match: "Partida",
  deal: "Ronda",
  goTo: (at: number) => `Ir a ${at}`,
  view: "Vista",
  sums: "Estadística",
  proof: "Reparto limpio",
  keys: "← y → avanzan una jugada, con Ctrl un turno; Espacio reproduce, Inicio y Fin van a los extremos, h explica.",
  copy: "Copiar el enlace a este momento",
  copied: "Copiado",
  scenario: {
    title: "Este momento como escenario",
    note:
      "Un texto de pocas líneas que dispone esta mesa y juega lo que siguió. Así una decisión discutida se " +
      "convierte en una prueba.",
    copy: "Copiar",
    save: "Guardar como archivo",
  },
  alone: {
    undo: "Deshacer",
    repeat: "Otra vez las mismas cartas",
    restart: "Desde el principio",
    restartSure: "¿Seguro, desde el principio?",
    repeated: "Estas cartas ya se jugaron: no cuentan otra vez.",
    numbered: (n: number) =>
      `Ronda número ${n}: quien lo dé, con las mismas reglas y los mismos asientos, tiene las mismas ` +
      "cartas. La partida no cuenta en ninguna parte.",
    playNumber: "Jugar esta ronda",
  },
  share: "Compartir el resultado",
  shared: "El resultado está en el portapapeles.",
  result: (game: string, winners: string[], address: string) => `${game}: ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game}: ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) =>
      `Aquí han terminado ${count(matches, "partida", "partidas")} y ${count(deals, "ronda", "rondas")}.`,
    matchesWon: "Partidas ganadas",
    dealsWon: "Rondas ganadas",
    points: "Puntos",
    played: "Cartas jugadas",
    drawn: "Cartas robadas",
    caught: "Veces pillado",
    of: (one: number, all: number) => `${one} de ${all}`,
    none: "Aquí aún no ha terminado ninguna ronda.",
  },
  number: (n: number) => `N.º ${n}`,
  fair: {
    fingerprint: "La huella de su secreto:",
    secret: "El secreto, que se deduce del número:",
    follows: "La huella es la del secreto.",
    intro: "Nadie pudo elegir estas cartas, ni siquiera el servidor. No hace falta creerlo:",
    sealed:
      "Antes de la ronda el servidor sacó un secreto y mostró a todos su huella, como un sobre cerrado:",
    mixed:
      "Luego los navegadores de los jugadores añadieron números propios, que el servidor no " +
      "podía conocer antes. Las cartas se barajaron con todos ellos juntos.",
    opened: "Después de la ronda se abrió el sobre. Esto había dentro:",
    kept: "Su huella es la que se mostró antes. El servidor cumplió su palabra.",
    broken: "Su huella NO es la que se mostró antes. No te fíes de esta ronda.",
    more: "El registro lo contiene todo: quien dude puede volver a barajar las mismas cartas.",
  },
};
