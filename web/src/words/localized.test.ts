/** The words of parts in the language in force, also while they are on their way, or cannot be had. */

import { beforeEach, describe, expect, it } from "vitest";
import { localizing, type Made } from "./localized";

const arriving = new Map<string, { come: (words: object) => void; lost: () => void }>();

const load = (tag: string, part: string) =>
  new Promise<Made>((resolve, reject) =>
    arriving.set(`${tag} ${part}`, {
      come: (words) => resolve({ default: () => words, forms: {} }),
      lost: () => reject(new Error(part)),
    }),
  );

let page = localizing(load);

beforeEach(() => {
  arriving.clear();
  page = localizing(load);
});

/** A part of its own for each test. */
const door = () => page.localized("door", () => ({ knock: "Knock", deep: { in: "In" } }));

const come = (name: string, words: object) => arriving.get(name)!.come(words);

describe("a part", () => {
  it("is in English at once, and in another language when that has come", async () => {
    const words = door();
    expect(words.knock).toBe("Knock");
    const spoken = page.speak("de");
    expect(words.knock).toBe("Knock");
    come("de page", {});
    come("de door", { knock: "Klopfen", deep: { in: "Drin" } });
    await spoken;
    expect(words).toEqual({ knock: "Klopfen", deep: { in: "Drin" } });
    await page.speak("en");
    expect(words).toEqual({ knock: "Knock", deep: { in: "In" } });
  });

  it("that comes later is waited for", async () => {
    const spoken = page.speak("de");
    come("de page", {});
    await spoken;
    const words = door();
    let here = false;
    const waited = page.wordsHere().then(() => (here = true));
    await Promise.resolve();
    expect(here).toBe(false);
    come("de door", { knock: "Klopfen" });
    await waited;
    expect(words.knock).toBe("Klopfen");
  });

  it("stays in English where it cannot be had, and is asked for again when more comes", async () => {
    const words = door();
    const spoken = page.speak("de");
    come("de page", {});
    arriving.get("de door")!.lost();
    await spoken;
    expect(words.knock).toBe("Knock");
    const again = page.wordsHere();
    come("de door", { knock: "Klopfen" });
    await again;
    expect(words.knock).toBe("Klopfen");
  });

  it("comes without the language's first words, when these have come the second time", async () => {
    const words = door();
    const spoken = page.speak("de");
    arriving.get("de page")!.lost();
    come("de door", { knock: "Klopfen" });
    await spoken;
    expect(words.knock).toBe("Knock");
    const again = page.wordsHere();
    await Promise.resolve();
    await Promise.resolve();
    come("de page", {});
    come("de door", { knock: "Klopfen" });
    await again;
    expect(words.knock).toBe("Klopfen");
  });

  it("is in the language that was chosen last, whichever comes last", async () => {
    const words = door();
    const german = page.speak("de");
    const french = page.speak("fr");
    come("fr page", {});
    come("fr door", { knock: "Frapper" });
    await french;
    come("de page", {});
    come("de door", { knock: "Klopfen" });
    await german;
    expect(words.knock).toBe("Frapper");
  });
});
