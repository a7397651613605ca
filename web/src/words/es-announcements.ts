/** What the page says aloud by itself in Spanish: whose turn it is, who comes and goes, what is owed. */

import type { DeepPartial } from "./dictionary";
import type { enAnnouncements } from "./en-announcements";
import { cards } from "./spanish";

export const esAnnouncements: DeepPartial<typeof enAnnouncements> = {
  yourTurn: (awaits: string) => `Te toca: ${awaits}.`,
  playableCards: (names: string) => `Puedes jugar: ${names}.`,
  noneCards: "No puedes jugar ninguna carta.",
  turnOf: (name: string) => `Le toca a ${name}.`,
  connection: { lost: "Conexión perdida.", back: "Hay conexión de nuevo." },
  people: {
    botSpeed: {
      slow: "Los bots juegan ahora despacio.",
      usual: "Los bots vuelven a jugar a la velocidad de siempre.",
      fast: "Los bots juegan ahora rápido.",
    },
    came: (name: string) => `${name} llegó.`,
    back: (name: string) => `${name} volvió.`,
    away: (name: string) => `${name} está ausente.`,
    left: (name: string) => `${name} se fue.`,
    bot: (name: string) => `${name}, un bot, se sienta.`,
    heir: (name: string, bot: string) => `${name} toma el asiento de ${bot} cuando termine la ronda.`,
    muted: "Quien organiza la mesa te silenció: nadie oye lo que dices en el chat.",
    unmuted: "Puedes volver a hablar.",
    rules: "Quien organiza la mesa cambió las reglas de la casa.",
    yours: "Ya tienes asiento y juegas la próxima ronda.",
    standIn: (name: string) => `Un bot juega por ${name}.`,
    forYou: "Mientras tanto, un bot ha jugado por ti.",
  },
  chat: (name: string, text: string) => `${name} dice: ${text}`,
  penalty: (n: number) => `Hay un castigo pendiente: ${cards(n)}.`,
  penaltyGone: "El castigo queda anulado.",
  owesCall: (call: string) => `Aún no has dicho «¡${call}!»: pulsa L.`,
  uncalled: (name: string, n: number, call: string) => `${name} tiene ${cards(n)} y no ha dicho «¡${call}!».`,
  mayCatch: "Pulsa C para pillar.",
  oneCard: (name: string) => `A ${name} le queda una carta.`,
  grab: "Ahora todos pueden agarrar. G agarra, P lo deja.",
  challenge: "Puedes desafiar esta jugada.",
  owed: (lines: string) => `Te falta decir: ${lines}.`,
  gifted: (name: string) => `Elige una carta para ${name}.`,
};
