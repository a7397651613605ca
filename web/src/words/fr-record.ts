/** Une partie enregistrée dans un fichier, en français. */

import type { DeepPartial } from "./dictionary";
import type { enRecord } from "./en-record";
import { list } from "./french";

const day = new Intl.DateTimeFormat("fr", { dateStyle: "medium" });

export const frRecord: DeepPartial<typeof enRecord> = {
  title: "Revoir une partie enregistrée",
  note:
    "Choisis l’enregistrement d’une partie, tel que cette page et le terminal l’enregistrent. Il " +
    "n’est lu ici que pour être montré, et n’est gardé nulle part.",
  choose: "Choisir un fichier",
  drop: "ou dépose-le ici",
  reading: "Lecture de l’enregistrement …",
  long: "Ce fichier est plus long qu’un enregistrement ne peut l’être.",
  letters: "Ce fichier n’est pas un texte en UTF-8, donc pas un enregistrement.",
  which: "Il y a plusieurs parties dans ce fichier. Laquelle ?",
  another: "Un autre fichier",
  home: "Accueil",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
