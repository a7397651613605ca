/** What the page says aloud by itself in French: whose turn it is, who comes and goes, what is owed. */

import type { DeepPartial } from "./dictionary";
import type { enAnnouncements } from "./en-announcements";
import { cards } from "./french";

export const frAnnouncements: DeepPartial<typeof enAnnouncements> = {
  yourTurn: (awaits: string) => `C’est ton tour : ${awaits}.`,
  playableCards: (names: string) => `Tu peux jouer : ${names}.`,
  noneCards: "Aucune carte ne va.",
  turnOf: (name: string) => `À ${name} de jouer.`,
  connection: { lost: "Connexion perdue.", back: "Connexion rétablie." },
  people: {
    botSpeed: {
      slow: "Les bots jouent maintenant lentement.",
      usual: "Les bots jouent de nouveau à leur vitesse habituelle.",
      fast: "Les bots jouent maintenant vite.",
    },
    came: (name: string) => `${name} arrive.`,
    back: (name: string) => `${name} est de retour.`,
    away: (name: string) => `${name} n’est plus là.`,
    left: (name: string) => `${name} a quitté la table.`,
    bot: (name: string) => `${name}, un bot, s’assoit.`,
    heir: (name: string, bot: string) => `${name} prendra la place du bot ${bot} à la fin de la manche.`,
    muted: "L’hôte t’a coupé la parole : personne n’entend ce que tu dis dans le chat.",
    unmuted: "Tu peux de nouveau parler.",
    rules: "L’hôte a changé les règles maison.",
    yours: "Tu as maintenant une place et tu joues la prochaine manche.",
    standIn: (name: string) => `Un bot joue pour ${name}.`,
    forYou: "Entre-temps, un bot a joué pour toi.",
  },
  chat: (name: string, text: string) => `${name} dit : ${text}`,
  penalty: (n: number) => `Une pénalité attend : ${cards(n)}.`,
  penaltyGone: "La pénalité est annulée.",
  owesCall: (call: string) => `Tu n’as pas encore dit « ${call} ! » : touche L.`,
  uncalled: (name: string, n: number, call: string) => `${name} a ${cards(n)} et n’a pas dit « ${call} ! ».`,
  mayCatch: "Touche C pour pincer.",
  oneCard: (name: string) => `${name} n’a plus qu’une carte.`,
  grab: "Tout le monde peut attraper. G pour attraper, P pour laisser.",
  challenge: "Tu peux contester ce coup.",
  owed: (lines: string) => `Tu dois encore dire : ${lines}.`,
  gifted: (name: string) => `Choisis une carte pour ${name}.`,
};
