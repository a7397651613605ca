import { afterEach, describe, expect, it } from "vitest";
import { boardWords } from "#words/board";
import { languageNames } from "#words/language-names";
import { phrasesWords } from "#words/phrases";
import { settingsWords } from "#words/settings";
import { shelfWords } from "#words/shelf";
import { tableWords } from "#words/table";
import { ENGLISH, languages, messages, parts } from "../../messages/catalogue.mjs";
import { eventParts } from "./events";
import { firstOf, type Language } from "./languages";
import { timeLeft } from "./times";
import { cardName, loadLanguage, told } from "./words";

const OTHERS = languages().filter((tag) => tag !== ENGLISH) as Language[];

/** What is called the same in English and in another of these languages. */
const ALIKE = [
  /^page\.title$|^panel\.(chat|text|points)$|^table\.seat\.bot$|^lobby\.(seatBot|host)$/,
  /^settings\.contrast$|^cards\.(ranks\.6|signs|indices)|^replay\.speeds\.normal$|^guests\./,
  /^keys\.rows\.\d+\.0$|^start\.(openBots|clocks\.minutes)$|^table\.seat\.points$|^abilities\.team$/,
];

/** Patterns in which words of English would stand out: none that only put arguments together. */
function texts(tag: string): Map<string, string> {
  return new Map(
    parts().flatMap((part) => messages(tag, part).map(({ key, pattern }) => [`${part}.${key}`, pattern])),
  );
}

const company = { names: ["Ann", "Max", null], you: 0, call: "Mau", forgotten: "Mau" };

const said = (verb: string, seat: number, ...rest: string[]) =>
  eventParts({ number: 1, seat, other: 1, verb, words: rest, text: verb }, company)
    .map((part) => (typeof part === "string" ? part : cardName(part.card)))
    .join("");

afterEach(() => loadLanguage("en"));

describe("a language", () => {
  it.each(OTHERS)("%s has no English left in it", (tag) => {
    const english = texts(ENGLISH);
    const left = [...texts(tag)].filter(
      ([name, text]) =>
        english.get(name) === text &&
        /[a-z]{3}/i.test(text.replace(/\{\w+(, \w+)*(?=[,}])|\b(select|plural|empty|other|one)\b/g, "")) &&
        !ALIKE.some((one) => one.test(name)),
    );
    expect(left).toEqual([]);
  });

  it("is called by its own name", () => {
    expect(Object.keys(languageNames)).toEqual(languages());
    expect(languageNames.hu).toBe("Magyar");
  });

  it.each(OTHERS)("%s has its own phrases for the chat", async (tag) => {
    const english = [...phrasesWords.phrases];
    await loadLanguage(tag);
    expect(phrasesWords.phrases).toHaveLength(english.length);
    expect(phrasesWords.phrases.filter((phrase) => english.includes(phrase))).toEqual([]);
  });

  it("is the first on the device that the page speaks, else English", () => {
    expect(firstOf(["de-AT", "en"])).toBe("de");
    expect(firstOf(["fi", "DE"])).toBe("de");
    expect(firstOf(["fi", "pl"])).toBe("en");
  });

  it("is spoken everywhere at once, also where the page has asked for its words before", async () => {
    const before = tableWords;
    await loadLanguage("de");
    expect(before.yours).toBe("Du bist dran");
    expect(cardName("QH")).toBe("Herz-Dame");
    expect(settingsWords.theme).toBe("Aussehen");
    await loadLanguage("en");
    expect(before.yours).toBe("Your turn");
    expect(settingsWords.theme).toBe("Colours");
  });
});

describe("sentences", () => {
  it.each<[Language, string[]]>([
    ["es", ["Robaste 1 carta", "Max robó 2 cartas", "Max jugó ocho de picas"]],
    ["fr", ["Tu as pioché 1 carte", "Max a pioché 2 cartes", "Max a joué huit de pique"]],
    ["hu", ["Húztál 1 lapot", "Max húzott 2 lapot", "Max kijátszotta: pikk nyolcas"]],
    [
      "nl",
      ["Je hebt 1 kaart getrokken", "Max heeft 2 kaarten getrokken", "Max heeft schoppen-acht gespeeld"],
    ],
    ["sv", ["Du drog 1 kort", "Max drog 2 kort", "Max spelade spader åtta"]],
    ["tr", ["Sen 1 kart çektin", "Max 2 kart çekti", "Max oynadı: maça sekizlisi"]],
  ])("of %s speak to the reader and of others", async (tag, lines) => {
    await loadLanguage(tag);
    expect([said("drew", 0, "1"), said("drew", 1, "2"), said("played", 1, "8S")]).toEqual(lines);
  });
});

describe("the time that is left", () => {
  it.each<[Language, string[]]>([
    ["en", ["1 day 2 h left", "3 days left", "1 h 5 min left", "10 min left", "599 s"]],
    ["de", ["noch 1 Tag 2 Std.", "noch 3 Tage", "noch 1 Std. 5 Min.", "noch 10 Min.", "599 s"]],
    ["es", ["queda 1 día 2 h", "quedan 3 días", "queda 1 h 5 min", "quedan 10 min", "599 s"]],
    ["fr", ["encore 1 jour 2 h", "encore 3 jours", "encore 1 h 5 min", "encore 10 min", "599 s"]],
    ["hu", ["még 1 nap 2 óra", "még 3 nap", "még 1 óra 5 perc", "még 10 perc", "599 s"]],
    ["nl", ["nog 1 dag 2 uur", "nog 3 dagen", "nog 1 uur 5 min.", "nog 10 min.", "599 s"]],
    ["sv", ["1 dag 2 tim kvar", "3 dagar kvar", "1 tim 5 min kvar", "10 min kvar", "599 s"]],
    ["tr", ["1 gün 2 sa. kaldı", "3 gün kaldı", "1 sa. 5 dk. kaldı", "10 dk. kaldı", "599 s"]],
  ])("is said in %s as exactly as one cares to know", async (tag, lines) => {
    await loadLanguage(tag);
    expect([93_600, 259_200, 3_900, 600, 599].map(timeLeft)).toEqual(lines);
  });
});

describe("German", () => {
  it("speaks to the reader and of others", async () => {
    await loadLanguage("de");
    expect(said("drew", 0, "1")).toBe("Du hast 1 Karte gezogen");
    expect(said("drew", 1, "2")).toBe("Max hat 2 Karten gezogen");
    expect(said("skipped", 0)).toBe("Du musst aussetzen");
    expect(said("called", 1)).toBe("Max hat „Mau!“ gesagt");
    expect(said("played", 1, "8S")).toBe("Max hat Pik-Acht gespielt");
    expect(said("turn", 1)).toContain("turn");
    expect(boardWords.assetsOf({ name: "Max", you: false }, 2)).toBe("Max’ Besitz: 2");
    expect(boardWords.assetsOf({ name: "Ann", you: false }, 2)).toBe("Anns Besitz: 2");
    expect(shelfWords.many(3)).toBe("zu dritt");
  });
});

describe("Turkish", () => {
  it("puts endings to names by their last vowel, and keeps the dot of an i", async () => {
    await loadLanguage("tr");
    const whose = ["Max", "Ayşe", "Ümit", "Gül", "Bot 3", "Ann"].map((name) =>
      boardWords.assetsOf({ name, you: false }, 2),
    );
    expect(whose.map((line) => line.split(" varlıkları")[0])).toEqual([
      "Max’ın",
      "Ayşe’nin",
      "Ümit’in",
      "Gül’ün",
      "Bot 3’ün",
      "Ann’ın",
    ]);
    expect(said("gave", 0, "2")).toBe("Sen Max’a 2 kart verdin");
    expect(cardName("QS")).toBe("maça kızı");
    expect(told("iki kart")).toEqual(["İki kart"]);
  });
});

describe("Hungarian", () => {
  it("puts -nak or -nek to names by their vowels, with a hyphen where they end in another spelling", async () => {
    await loadLanguage("hu");
    expect(["Max", "Anna", "Imre", "Robin", "Kim", "Ann", "3."].map(tableWords.trade)).toEqual([
      "Lap adása Maxnak",
      "Lap adása Annának",
      "Lap adása Imrének",
      "Lap adása Robinnak",
      "Lap adása Kimnek",
      "Lap adása Ann-nak",
      "Lap adása 3.-nek",
    ]);
  });
});
