/** Qué significan cartas, señales y botones. */

export const esExplain = {
  plain: "Una carta corriente: no hace nada por sí misma.",
  points: (n: number) =>
    n === 1
      ? "Si queda en la mano al final, cuenta un punto."
      : `Si queda en la mano al final, cuenta ${n} puntos.`,
  playable: "Puedes jugarla ahora.",
  notNow: "Por qué ahora no",
  pile: "La carta del descarte",
  rules: "De las reglas",
  now: "Lo que vale ahora en la mesa",
  past: {
    playable: "Se podía jugar en ese momento.",
    notNow: "Por qué entonces no",
    now: "Lo que valía entonces en la mesa",
  },
  clockwise: "Se juega en el sentido del reloj: de cada jugador al siguiente por la izquierda.",
  counterclockwise: "Se juega en sentido contrario al reloj: de cada jugador al siguiente por la derecha.",
  penalty: (n: number) => `Hay cartas por robar: ${n}. El siguiente las roba o juega una carta que responde.`,
  declared: (what: string) =>
    `Se pide: ${what}. La próxima carta ha de ser eso, o una que siempre se puede jugar.`,
  skip: "El siguiente pierde el turno o juega una carta que responde.",
  facts: {
    partner: "Los dos son compañeros: ganan y pierden juntos.",
    wild: "Solo para este jugador, este valor va sobre cualquier carta.",
    missed: "Este jugador pierde tantos turnos.",
    waits: "Aquí quedan tantas cartas por robar.",
    grabbed: "Este jugador ya ha agarrado.",
    "let-be": "Este jugador deja agarrar a los demás.",
    out: "A este jugador no le quedan cartas y ya no tiene turno.",
    rules: "Qué reglas valen ahora: dicen qué carta sirve.",
    ruling: "Hay que seguir esta carta, no la de encima.",
    words: "Aquí hay que decir algo antes de que actúe el siguiente.",
    silence: "Nadie puede hablar: cada palabra cuesta cartas.",
    speech: "Todos pueden hablar.",
    owes: "Le queda una carta y no la cantó: quien lo vea puede pillarlo.",
    called: "La última carta está cantada.",
    "to-act": "La mesa espera a este jugador.",
    away: "Este jugador no está. Un bot puede jugar mientras tanto, hasta que vuelva.",
    points: "Puntos en esta partida hasta ahora.",
    won: "Gana esta ronda.",
  } as Record<string, string>,
  buttons: {
    draw: "Toma una carta del mazo, o todas las que debes robar.",
    pass: "Deja este turno al siguiente.",
    end: "Termina tu turno; ya no pones más cartas.",
    call: "Canta que te quedas con la última carta.",
    catch: "Acusa a quien olvidó cantar. Si no es así, te puede costar cartas.",
    lay: "Mantiene abierto tu turno para más cartas.",
    sort: "Ordena tu mano de otro modo; en el juego no pasa nada.",
    trade: "Da una carta a tu compañero.",
    speak: "Dice algo que cuenta en el juego.",
    other: "Algo que las reglas te permiten ahora.",
  } as Record<string, string>,
};
