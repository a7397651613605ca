/** What the page says in French of a game in short lessons. */

import type { DeepPartial } from "./dictionary";
import type { enLesson } from "./en-lesson";

export const frLesson: DeepPartial<typeof enLesson> = {
  number: (one: number, of: number) => `Leçon ${one} sur ${of}`,
  waiting: "Les cartes se préparent…",
  none: "Il n’y a pas encore de leçons de ce jeu. Ses règles sont à côté.",
  done: "C’est tout : tu sais comment ça marche. Le reste s’apprend mieux en jouant.",
  yours: "À toi.",
  others: "Regarde :",
  right: "C’est bien ça.",
  other: "Les règles le permettent aussi. Cette leçon parle d’un autre coup.",
  wait: "Regarde d’abord ce que font les autres.",
  show: "Montre-moi",
  again: "Encore une fois",
  next: "Leçon suivante",
  finish: "Fini",
  leave: "Vers le jeu",
  toGame: "Jouer",
};
