/** Seats that go along or on to somebody, in French. */

import type { DeepPartial } from "./dictionary";
import type { enTickets } from "./en-tickets";

export const frTickets: DeepPartial<typeof enTickets> = {
  title: "Ta place",
  link: "Lien vers ta place",
  along: "Emporter ma place",
  alongNote:
    "Ouvre ce lien à l’autre endroit, ou vise l’image avec son appareil photo. Il sert une fois, pendant " +
    "deux minutes ; ensuite la place est fermée ici.",
  hand: "Céder ma place à quelqu’un",
  whom: "Qui la prend ?",
  make: "Créer le lien",
  handNote: (to: string) =>
    `Envoie ce lien à ${to}. ${to} reçoit tes cartes, tes points et ton tour. Il sert une fois, pendant dix minutes.`,
  hostFirst: "Il sert dès que l’hôte accepte.",
  takeBack: "Reprendre le lien",
  over: "Le temps de ce lien est écoulé. Crées-en un autre s’il le faut.",
  offered: (name: string, to: string) => `${name} veut céder la place à ${to}.`,
  agree: "Accepter",
  refuse: "Refuser",
  handing: (name: string, to: string) => `${name} cède la place à ${to} dès que l’hôte accepte.`,
  handed: (name: string, to: string) => `${name} cède la place à ${to}.`,
  ask: (name: string) => `Demander à ${name} : toujours là ?`,
  asked: (name: string) => `On a demandé à ${name} : toujours là ? Sans réponse, un bot joue.`,
  areYou: "Toujours là ? Si tu ne fais rien, un bot joue pour toi.",
  here: "Je suis là",
  arriveAlong: (game: string) => `Continuer ici : ${game}`,
  arriveAlongNote: "Ta place vient dans ce navigateur. Là où elle était, elle est fermée.",
  arriveHand: (game: string) => `On te cède une place : ${game}`,
  arriveHandNote:
    "Tu reçois les cartes telles quelles, les points et le tour. Ce qui a été pioché avant te reste caché.",
  sit: "M’asseoir ici",
};
