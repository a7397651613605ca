/** Small parts of Turkish sentences. Nouns stay as they are after numbers; endings go by a name's last vowel. */

import type { Who } from "./en";
import { sentenceParts, timeLeftIn } from "./sentences";

export const { list, choice } = sentenceParts("tr");

export const cards = (n: number) => `${n} kart`;
export const points = (n: number) => `${n} puan`;
export const turns = (n: number) => `${n} tur`;
export const assets = (n: number) => `${n} varlık`;

export const timeLeft = timeLeftIn({
  days: (n) => `${n} gün`,
  hour: "sa.",
  minute: "dk.",
  left: (time) => `${time} kaldı`,
});

const DIGITS = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];

/** The vowels of endings after each last vowel of a name: narrow as in -(n)in, wide as in -(y)e. */
const NARROW: Record<string, string> = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };
const WIDE: Record<string, string> = { a: "a", ı: "a", o: "a", u: "a", e: "e", i: "e", ö: "e", ü: "e" };

/** A name as it sounds at its end. */
function sound(name: string) {
  const heard = name.toLocaleLowerCase("tr").replace(/\d$/, (digit) => DIGITS[Number(digit)]!);
  const vowel = heard.match(/[aıoueiöü]/g)?.at(-1) ?? "e";
  return {
    open: /[aıoueiöü]$/.test(heard),
    hard: /[fstkçşhp]$/.test(heard),
    narrow: NARROW[vowel]!,
    wide: WIDE[vowel]!,
  };
}

/** Whose: "Max’ın", "Ayşe’nin". */
export function genitive(name: string): string {
  const { open, narrow } = sound(name);
  return `${name}’${open ? "n" : ""}${narrow}n`;
}

/** To whom: "Max’a", "Ayşe’ye". */
export function dative(name: string): string {
  const { open, wide } = sound(name);
  return `${name}’${open ? "y" : ""}${wide}`;
}

/** Whom: "Max’ı", "Ayşe’yi". */
export function accusative(name: string): string {
  const { open, narrow } = sound(name);
  return `${name}’${open ? "y" : ""}${narrow}`;
}

/** From whom: "Max’tan", "Ayşe’den". */
export function ablative(name: string): string {
  const { hard, wide } = sound(name);
  return `${name}’${hard ? "t" : "d"}${wide}n`;
}

export const kim = (w: Who) => (w.you ? "Sen" : w.name);
export const kimin = (w: Who) => (w.you ? "senin" : genitive(w.name));
export const kime = (w: Who) => (w.you ? "sana" : dative(w.name));
export const kimi = (w: Who) => (w.you ? "seni" : accusative(w.name));
export const kimden = (w: Who) => (w.you ? "senden" : ablative(w.name));
/** A verb of the past, which the reader gets an ending for: "çekti", "çektin". */
export const past = (w: Who, verb: string) => (w.you ? `${verb}n` : verb);
/** A verb that ends in -r or -malı: "alır", "alırsın"; the ending has the vowel that is given. */
export const does = (w: Who, verb: string, vowel: string) => (w.you ? `${verb}s${vowel}n` : verb);
