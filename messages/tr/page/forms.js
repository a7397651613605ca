const DIGITS = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];

/** The vowels of endings after each last vowel of a name: narrow as in -(n)in, wide as in -(y)e. */
const NARROW = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };
const WIDE = { a: "a", ı: "a", o: "a", u: "a", e: "e", i: "e", ö: "e", ü: "e" };

/** A name as it sounds at its end. */
function sound(name) {
  const heard = name.toLocaleLowerCase("tr").replace(/\d$/, (digit) => DIGITS[Number(digit)]);
  const vowel = heard.match(/[aıoueiöü]/g)?.at(-1) ?? "e";
  return {
    open: /[aıoueiöü]$/.test(heard),
    hard: /[fstkçşhp]$/.test(heard),
    narrow: NARROW[vowel],
    wide: WIDE[vowel],
  };
}

/** A name with an ending that goes by how the name sounds. */
const ended = (ending) => (name) => `${name}’${ending(sound(name))}`;

/** Ranks behind a suit, other than those on which numbers stand. */
const OF_SUIT = { as: "ası", vale: "valesi", kız: "kızı", papaz: "papazı" };

export const forms = {
  /** A rank behind its suit: "maça kızı", "kupa sekizlisi". */
  of: (rank) => OF_SUIT[rank] ?? rank.replace(/l([ıiuü])$/, "l$1s$1"),
  /** Whose: "Max’ın", "Ayşe’nin". */
  gen: ended(({ open, narrow }) => `${open ? "n" : ""}${narrow}n`),
  /** To whom: "Max’a", "Ayşe’ye". */
  dat: ended(({ open, wide }) => `${open ? "y" : ""}${wide}`),
  /** Whom: "Max’ı", "Ayşe’yi". */
  acc: ended(({ open, narrow }) => `${open ? "y" : ""}${narrow}`),
  /** From whom: "Max’tan", "Ayşe’den". */
  abl: ended(({ hard, wide }) => `${hard ? "t" : "d"}${wide}n`),
};
