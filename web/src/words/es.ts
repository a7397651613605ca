/** The words of the page in Spanish. What is missing here is said in English. */

import type { Dictionary } from "./dictionary";
import { esAbilities } from "./es-abilities";
import { esAbilityEvents } from "./es-ability-events";
import { esCauses } from "./es-causes";
import { esAnnouncements } from "./es-announcements";
import { esDoor } from "./es-door";
import { esErasing } from "./es-erasing";
import { esEvents } from "./es-events";
import { esExplain } from "./es-explain";
import { esGone } from "./es-gone";
import { esLesson } from "./es-lesson";
import { esLobby } from "./es-lobby";
import { esOwn } from "./es-own";
import { esPasskeys } from "./es-passkeys";
import { esPhrases } from "./es-phrases";
import { esRecord } from "./es-record";
import { esReplay } from "./es-replay";
import { esShelf } from "./es-shelf";
import { esSigns } from "./es-signs";
import { esStart } from "./es-start";
import { esEnd, esFacts, esGoals, esTable } from "./es-table";
import { esTickets } from "./es-tickets";
import { esText } from "./es-text";
import { esTogether } from "./es-together";
import { choice, count, list } from "./spanish";

export const es: Dictionary = {
  language: "es",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "Te toca · " : ""}${game} · Eightfold`,
  ownBook: {
    name: (game: string) => `Juego propio «${game}»`,
    note: "Esta mesa juega con un reglamento propio que alguien trajo. Lee primero sus reglas.",
  },
  tagline: "El ocho loco y su familia, con las reglas de tu casa",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),
  label: (what: string) => `${what}:`,

  suits: { C: "tréboles", D: "diamantes", H: "corazones", S: "picas" },
  ranks: {
    A: "as",
    "2": "dos",
    "3": "tres",
    "4": "cuatro",
    "5": "cinco",
    "6": "seis",
    "7": "siete",
    "8": "ocho",
    "9": "nueve",
    "10": "diez",
    J: "jota",
    Q: "reina",
    K: "rey",
  },
  indices: { A: "A", J: "J", Q: "Q", K: "K" },
  signs: esSigns,
  card: (rank: string, suit: string) => `${rank} de ${suit}`,
  redJoker: "comodín rojo",
  blackJoker: "comodín negro",
  freeSuit: "libre: cualquier otro palo",
  freeRank: "libre: cualquier carta sin efecto",

  start: esStart,
  lobby: esLobby,
  together: esTogether,
  erased: "Tu nombre y lo que dijiste aquí se han borrado.",
  door: esDoor,
  erasing: esErasing,
  explain: esExplain,
  lesson: esLesson,
  own: esOwn,
  gone: esGone,
  passkeys: esPasskeys,
  phrases: esPhrases,
  record: esRecord,
  replay: esReplay,
  shelf: esShelf,
  table: esTable,
  facts: esFacts,

  panel: {
    title: "Junto a la mesa",
    log: "Historial",
    chat: "Chat",
    rules: "Reglas",
    scores: "Puntos",
    text: "Texto",
    more: "Más",
    close: "Cerrar",
    open: "Abrir el panel lateral",
    chatEmpty: "Nadie ha dicho nada todavía.",
    say: "Decir algo",
    send: "Enviar",
    mute: "Silenciar el chat",
    unmute: "Oír el chat",
    whom: "A quién oyes",
    hide: "Ocultar",
    hideWhom: (name: string) => `Ocultar lo que dice ${name}`,
    show: "Mostrar",
    showWhom: (name: string) => `Mostrar lo que dice ${name}`,
    muteAll: "Silenciar para todos",
    muteWhom: (name: string) => `Silenciar para todos: ${name}`,
    unmuteAll: "Dejar hablar",
    unmuteWhom: (name: string) => `Dejar hablar de nuevo: ${name}`,
    muted: "en silencio",
    mutedYou: "Quien organiza la mesa te silenció: aquí solo está lo que dicen los demás.",
    unread: (n: number) => count(n, "mensaje nuevo", "mensajes nuevos"),
    logEmpty: "Todavía no ha pasado nada.",
    player: "Jugador",
    points: "Puntos",
    thisDeal: "Esta ronda",
    roundTrip: "del servidor a este jugador y de vuelta",
    millis: (n: number) => `${n} ms`,
    cardsLeft: "Cartas restantes",
    winner: "ganó",
    goal: esGoals,
    fewest: "Menos puntos es mejor.",
    chatWatching: "Estás mirando: aquí solo hablan los jugadores.",
  },

  end: esEnd,

  check: {
    title: "Comprobar el barajado",
    before: "Antes de esta ronda, el servidor prometió su secreto mostrando este número:",
    none: "El servidor no mostró ninguna promesa para esta ronda.",
    during:
      "El secreto se muestra al terminar la ronda. Entonces cualquiera puede comprobar que es el prometido.",
    yours:
      "Tu propio navegador añadió este número, que el servidor no podía conocer antes de " +
      "hacer su promesa:",
    secret: "El secreto, mostrado después de la ronda:",
    good: "El secreto es el prometido.",
    bad: "El secreto NO es el prometido. No te fíes de esta ronda.",
    unseen: "Llegaste con la ronda ya empezada; este navegador no vio ninguna promesa.",
    how:
      "El orden de las cartas depende solo del secreto, de los números que añaden los jugadores y del " +
      "número de la ronda. Como nadie los conoce todos de antemano, nadie puede elegir las cartas. " +
      "Descarga el registro y ejecuta «eightfold record verify ARCHIVO» para repetir cada carta.",
    current: (deal: number) => `Ronda ${deal}, en marcha`,
    past: (deal: number) => `Ronda ${deal}, terminada`,
  },

  link: {
    unknown: "Aquí no hay ninguna mesa así. Puede que la hayan cerrado.",
    home: "Ir a la página de inicio",
    partComing: "Una parte de la página está en camino.",
    partLost: "No llegó una parte de la página: no hay conexión, o el servidor tiene una página más nueva.",
    reload: "Volver a cargar la página",
    open: "Hay conexión",
    sending: "Enviando…",
    connecting: "Conectando…",
    lost: "Sin conexión",
    gone: "Sin conectar",
    refused: (reason: string) => `El servidor no te dejó entrar: ${reason}`,
  },

  settings: {
    language: "Idioma",
    languageAuto: "como el dispositivo",
    theme: "Aspecto",
    themes: { auto: "como el dispositivo", light: "claro", dark: "oscuro" },
    contrast: "Contraste",
    contrasts: { auto: "como el dispositivo", more: "fuerte" },
    back: "Reverso de las cartas",
    backs: { teal: "azul verdoso", red: "rojo", plum: "ciruela", plain: "liso" },
    fourColours: "Cartas de cuatro colores",
    largeIndices: "Índices grandes en las cartas",
    table: "Esta mesa",
    motion: "Movimiento",
    motions: { auto: "como el dispositivo", off: "no" },
    pace: "Lo que hacen los demás se muestra",
    paces: {
      slow: "despacio",
      normal: "según ocurre",
      fast: "rápido",
      skip: "de golpe, cuando me toca",
    },
    paceNote: "Lo que tarden es cosa suya: nadie espera a la página de nadie.",
    handed: "Los botones están",
    hands: { right: "para la mano derecha", left: "para la mano izquierda" },
    choosesAhead: "Un toque antes de tu turno elige una carta por adelantado",
    drawsOn: "Seguir robando hasta que una carta encaje, si no se puede hacer otra cosa",
    confirm: "Un toque levanta una carta, otro la juega",
    introduces: "Mostrar las cartas especiales de un juego que es nuevo aquí",
    letterKeys: "Letras como teclas (D, L, C, P…)",
    sound: "Sonidos",
    volume: "Volumen",
    vibration: "Vibrar cuando te toca",
    notified: "Avisarme de que me toca mientras la página está oculta",
    forbidden: "Este navegador no permite avisos aquí.",
  },

  settingsTitle: "Ajustes",
  keysTitle: "Teclas",

  notified: "Te toca.",

  special: {
    title: (game: string) => `Cartas especiales: ${game}`,
    note: "Lo que hacen otras cartas se dice cuando salen. En la pestaña «Reglas» están todas.",
    play: "Jugar",
    goOn: "Seguir",
  },

  keys: {
    rows: [
      ["← → Inicio Fin", "moverte por tu mano"],
      ["n", "siguiente carta que se puede jugar"],
      ["Enter o espacio", "jugar la carta, o leerla y ver qué se puede hacer con ella"],
      [
        "7 h, 10 s, q d, r j",
        "ir a una carta (C tréboles, D diamantes, H corazones, S picas; J jota, Q reina)",
      ],
      ["d", "robar"],
      ["p", "pasar"],
      ["e", "terminar tu turno"],
      ["l", "cantar"],
      ["c", "pillar a quien olvidó cantar"],
      ["s", "decidir: palo, valor, jugador, carta que dar; ir a lo que se pregunta"],
      ["g", "agarrar"],
      ["x", "desafiar, tomar la carta inicial y similares"],
      ["w", "decir algo que es parte del juego"],
      ["v", "poner varias, o dos a la vez"],
      ["y", "con la partida en pausa: ya puedes seguir, o todavía no"],
      ["u", "deshacer la última carta, en un juego para una persona"],
      ["o", "ordenar tu mano de otra forma"],
      ["t", "modo texto: leer y escribir todo"],
      ["i", "reglas del juego"],
      ["h", "explicar lo que tiene el foco, o lo que vale ahora"],
      ["m", "ir al chat"],
      ["?", "esta lista"],
      ["Esc", "cerrar"],
      ["1 – 9", "de la primera a la novena opción, donde hay que elegir"],
      ["0", "no elegir ninguna, o ninguna más"],
    ],
    note:
      "Las letras funcionan mientras no escribas en un campo de texto; se pueden desactivar en los " +
      "ajustes.",
  },

  text: esText,
  tickets: esTickets,
  causes: esCauses,
  events: esEvents,
  abilities: esAbilities,
  abilityEvents: esAbilityEvents,
  say: esAnnouncements,
};
