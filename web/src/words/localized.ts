/** The words of the page's parts in the language in force: English comes with a part, any other language behind it. */

import { load } from "#words/load";
import { toolsOf, type Forms, type Tools } from "./saying";

/** A part's words in another language, and that language's forms where the part is the first. */
export interface Made {
  default: (tools: Tools) => object;
  forms?: Forms;
}

/** The part that brings a language's forms along. */
const FIRST = "page";

interface Part {
  english: object;
  /** What the page reads: from English it becomes another language, and back. */
  words: object;
}

const ENGLISH = "en";

type Load = (tag: string, part: string) => Promise<Made>;

/** The words of parts, in languages that are loaded so. */
export function localizing(load: Load) {
  const english = toolsOf(ENGLISH);
  const parts = new Map<string, Part>();
  /** What is on its way. */
  const coming = new Set<Promise<void>>();
  /** What could not be had; it is asked for again when more comes. */
  const lost = new Set<string>();
  let spoken = ENGLISH;
  /** The tools of a language come with its first words; without these its other words find no forms. */
  let tools = Promise.resolve(english);

  const toolsIn = (tag: string) => load(tag, FIRST).then(({ forms }) => toolsOf(tag, forms));

  /** A part that cannot be had is said in English. */
  async function translate(name: string, part: Part): Promise<void> {
    const tag = spoken;
    lost.delete(name);
    const its =
      tag === ENGLISH
        ? part.english
        : await Promise.all([load(tag, name), tools]).then(
            ([made, given]) => made.default(given),
            () => null,
          );
    if (tag !== spoken) return;
    if (its === null) lost.add(name);
    Object.assign(part.words, its ?? part.english);
  }

  function begin(name: string, part: Part): Promise<void> {
    const work = translate(name, part);
    coming.add(work);
    return work.finally(() => coming.delete(work));
  }

  return {
    /** From now on all words are of this language. */
    async speak(tag: string): Promise<void> {
      spoken = tag;
      if (tag !== ENGLISH) tools = toolsIn(tag);
      // who needs them looks after that
      tools.catch(() => undefined);
      await Promise.all([...parts].map(([name, part]) => begin(name, part)));
    },

    /** The words of a part, in the language in force as soon as they are here. */
    localized<T extends object>(name: string, make: (tools: Tools) => T): T {
      const words = make(english);
      const part = { english: { ...words }, words };
      parts.set(name, part);
      if (spoken !== ENGLISH) void begin(name, part);
      return words;
    },

    /** When the words of all parts that are here have come, or cannot be had. */
    async wordsHere(): Promise<void> {
      if (lost.size > 0) {
        tools = tools.catch(() => toolsIn(spoken));
        tools.catch(() => undefined);
      }
      for (const name of [...lost]) void begin(name, parts.get(name)!);
      while (coming.size > 0) await Promise.all(coming);
    },
  };
}

export const { speak, localized, wordsHere } = localizing(load);
