/** Seats that go along or on to somebody, in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { enTickets } from "./en-tickets";

export const esTickets: DeepPartial<typeof enTickets> = {
  title: "Tu asiento",
  link: "Enlace a tu asiento",
  along: "Llevarme mi asiento",
  alongNote:
    "Abre este enlace en el otro sitio, o apunta su cámara a la imagen. Vale una vez, durante dos " +
    "minutos; después este sitio queda cerrado.",
  hand: "Ceder mi asiento a alguien",
  whom: "¿Quién lo toma?",
  make: "Crear el enlace",
  handNote: (to: string) =>
    `Envía este enlace a ${to}. ${to} recibe tus cartas, tus puntos y tu turno. Vale una vez, durante diez minutos.`,
  hostFirst: "Vale en cuanto quien organiza dé su permiso.",
  takeBack: "Retirar el enlace",
  over: "El tiempo de ese enlace se acabó. Crea otro si lo necesitas.",
  offered: (name: string, to: string) => `${name} quiere ceder el asiento a ${to}.`,
  agree: "Aceptar",
  refuse: "Rechazar",
  handing: (name: string, to: string) =>
    `${name} cede el asiento a ${to} en cuanto quien organiza dé su permiso.`,
  handed: (name: string, to: string) => `${name} cede el asiento a ${to}.`,
  ask: (name: string) => `Preguntar a ${name}: ¿sigues ahí?`,
  asked: (name: string) => `Se le ha preguntado a ${name}: ¿sigues ahí? Si no responde, juega un bot.`,
  areYou: "¿Sigues ahí? Si no haces nada, un bot juega por ti.",
  here: "Estoy aquí",
  arriveAlong: (game: string) => `Seguir aquí: ${game}`,
  arriveAlongNote: "Tu asiento viene a este navegador. Donde estaba antes queda cerrado.",
  arriveHand: (game: string) => `Te ceden un asiento: ${game}`,
  arriveHandNote:
    "Recibes las cartas como están, los puntos y el turno. Lo que se robó antes queda oculto para ti.",
  sit: "Sentarme aquí",
};
