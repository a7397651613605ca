/**
 * Small parts of Hungarian sentences. Nouns stay singular after numbers; where a name would need an article or an
 * ending that nobody can know, what belongs to it is spoken of instead: "Max neve", "Max lapjai".
 */

import type { Who } from "./en";
import { sentenceParts, timeLeftIn } from "./sentences";

export const { list, choice } = sentenceParts("hu");

export const cards = (n: number) => `${n} lap`;
export const points = (n: number) => `${n} pont`;
export const turns = (n: number) => `${n} kör`;
export const assets = (n: number) => `${n} birtok`;

export const timeLeft = timeLeftIn({
  days: (n) => `${n} nap`,
  hour: "óra",
  minute: "perc",
  left: (time) => `még ${time}`,
});

/** What somebody does or did: the verb in the second person for the reader, else in the third. */
export const teszi = (w: Who, yours: string, theirs: string) =>
  w.you ? yours.charAt(0).toLocaleUpperCase("hu") + yours.slice(1) : `${w.name} ${theirs}`;

/** Who, at the beginning of a sentence. */
export const ki = (w: Who) => (w.you ? "Te" : w.name);
export const kicsi = (w: Who) => (w.you ? "te" : w.name);
/** To whom: "neked", "Annának", "Maxnak". */
export const kinek = (w: Who) => (w.you ? "neked" : dative(w.name));

/** Whether the last vowel that decides is one of the back of the mouth: i and é leave it to the one before. */
function isDeep(name: string): boolean {
  const vowel = name
    .toLocaleLowerCase("hu")
    .match(/[aáoóuúeöőüű]/g)
    ?.at(-1);
  return vowel !== undefined && "aáoóuú".includes(vowel);
}

/** A name with -nak or -nek; with a hyphen where it does not end as Hungarian words do. */
export function dative(name: string): string {
  const ending = isDeep(name) ? "nak" : "nek";
  if (/(\W|\d|(.)\2|ie)$/i.test(name) && !/[áéíóöőúüű]$/i.test(name)) return `${name}-${ending}`;
  return name.replace(/a$/, "á").replace(/e$/, "é") + ending;
}
