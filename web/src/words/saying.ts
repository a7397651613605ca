/** What sentences of all languages are made with: who and what comes in, and a language's lists, plurals and forms. */

/** Words with a card in them, so that the page can draw it and a voice can read it. */
export type Part = string | { card: string };

/** A person of a sentence: a name, and whether it is the reader. */
export interface Who {
  name: string;
  you: boolean;
}

/** What is put in as it is. */
export type Text = string | number;
export type List = readonly string[];
export type Parts = readonly Part[];
export type Moment = Date | number;

/** The tools of a language, with which the code of its messages makes sentences. */
export interface Tools {
  and: (items: List) => string;
  or: (items: List) => string;
  /** A name in a form of the language, such as a case; as it is where the language has no such form. */
  form: (form: string, name: Text) => string;
  date: (style: "long" | "medium", moment: Moment) => string;
  /** Whether a number goes with the singular. */
  one: (n: number) => boolean;
  plural: (n: number) => Intl.LDMLPluralRule;
}

/** How a language puts names into its forms. */
export type Forms = Readonly<Record<string, (name: string) => string>>;

export function toolsOf(tag: string, forms: Forms = {}): Tools {
  const rules = new Intl.PluralRules(tag);
  const list = new Intl.ListFormat(tag, { type: "conjunction" });
  const choice = new Intl.ListFormat(tag, { type: "disjunction" });
  return {
    and: (items) => list.format(items),
    or: (items) => choice.format(items),
    form: (form, name) =>
      form === "lower" ? String(name).toLocaleLowerCase(tag) : (forms[form]?.(String(name)) ?? String(name)),
    date: (style, moment) => new Intl.DateTimeFormat(tag, { dateStyle: style }).format(moment),
    one: (n) => rules.select(n) === "one",
    plural: (n) => rules.select(n),
  };
}

/** The words of a group for a name that comes from elsewhere, such as a rank; undefined where it has none. */
export function among<T>(group: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

/** A sentence as parts, also where no card is in it. */
export function asParts(said: string | Part[]): Part[] {
  return typeof said === "string" ? [said] : said;
}
