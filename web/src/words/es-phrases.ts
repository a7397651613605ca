/** What is often said at a table, in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { enPhrases } from "./en-phrases";

export const esPhrases: DeepPartial<typeof enPhrases> = {
  title: "Decir con un toque",
  phrases: [
    "¡Hola!",
    "¡Suerte!",
    "¡Bien jugado!",
    "¡Ay, no!",
    "Un momento, por favor.",
    "¡Gracias, ha sido divertido!",
  ],
};
