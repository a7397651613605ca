import { afterEach, describe, expect, it } from "vitest";
import { settingsWords } from "./settings";
import { cardName, loadLanguage, told, words } from "./words";
import { eventParts } from "./events";
import { merged } from "./dictionary";
import { en } from "./en";
import { enCheck } from "./en-check";
import { enDoor } from "./en-door";
import { enEnd } from "./en-end";
import { enErasing } from "./en-erasing";
import { enExplain } from "./en-explain";
import { enKeys } from "./en-keys";
import { enLesson } from "./en-lesson";
import { enLobby } from "./en-lobby";
import { enOwn } from "./en-own";
import { enGone } from "./en-gone";
import { enPasskeys } from "./en-passkeys";
import { enPhrases } from "./en-phrases";
import { enRecord } from "./en-record";
import { enReplay } from "./en-replay";
import { enSettings } from "./en-settings";
import { enShelf } from "./en-shelf";
import { enStart } from "./en-start";
import { enText } from "./en-text";
import { enTickets } from "./en-tickets";
import { languageNames } from "./languageNames";
import { dictionary, firstOf, type Language } from "./languages";
import { shelfWords } from "./shelf";

const OTHERS = (Object.keys(languageNames) as Language[]).filter((tag) => tag !== "en");

const ENGLISH = {
  ...en,
  check: enCheck,
  door: enDoor,
  end: { ...en.end, ...enEnd },
  erasing: enErasing,
  explain: enExplain,
  keys: enKeys,
  lesson: enLesson,
  lobby: enLobby,
  own: enOwn,
  gone: enGone,
  passkeys: enPasskeys,
  phrases: enPhrases,
  record: enRecord,
  replay: enReplay,
  settings: enSettings,
  shelf: enShelf,
  start: { ...en.start, ...enStart },
  text: enText,
  tickets: enTickets,
};

/** What is called the same in English and in another of these languages. */
const ALIKE = [
  /^(title|panel\.chat|panel\.text|table\.seat\.bot|lobby\.seatBot)$/,
  /^(lobby\.host|settings\.contrast|panel\.points|ranks\.6|replay\.speeds\.1)$/,
  /^(signs|indices|keys\.rows\.\d+\.0$)/,
];

/** The names of the words that a dictionary lacks: `table.seat.away`. */
function lacking(others: object, these: object, within = ""): string[] {
  return Object.entries(others).flatMap(([key, other]): string[] => {
    const here = (these as Record<string, unknown>)[key];
    if (here === undefined) return [within + key];
    return typeof other === "object" && !Array.isArray(other)
      ? lacking(other as object, here as object, `${within}${key}.`)
      : [];
  });
}

function texts(group: object, within = ""): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]): [string, string][] =>
      typeof value === "string"
        ? [[within + key, value]]
        : typeof value === "object" && value !== null
          ? [...texts(value as object, `${within}${key}.`)]
          : [],
    ),
  );
}

const company = { names: ["Ann", "Max", null], you: 0, call: "Mau", forgotten: "Mau" };

const said = (verb: string, seat: number, ...rest: string[]) =>
  eventParts({ number: 1, seat, other: 1, verb, words: rest, text: verb }, company)
    .map((part) => (typeof part === "string" ? part : cardName(part.card)))
    .join("");

afterEach(() => loadLanguage("en"));

describe("a language", () => {
  it.each(OTHERS)("%s is whole, and has nothing that English has not", async (tag) => {
    const other = (await dictionary(tag))!;
    expect(lacking(ENGLISH, other)).toEqual([]);
    expect(lacking(other, ENGLISH)).toEqual([]);
  });

  it.each(OTHERS)("%s has no English left in it", async (tag) => {
    const english = texts(ENGLISH);
    const left = [...texts((await dictionary(tag))!)].filter(
      ([name, text]) =>
        english.get(name) === text && /[a-z]{3}/i.test(text) && !ALIKE.some((one) => one.test(name)),
    );
    expect(left).toEqual([]);
  });

  it.each(OTHERS)("%s has its own phrases for the chat, as many as English", async (tag) => {
    const { phrases } = (await dictionary(tag))!.phrases!;
    expect(phrases).toHaveLength(enPhrases.phrases.length);
    expect(phrases!.filter((phrase) => enPhrases.phrases.includes(phrase))).toEqual([]);
  });

  it("is the first on the device that the page speaks, else English", () => {
    expect(firstOf(["de-AT", "en"])).toBe("de");
    expect(firstOf(["fi", "DE"])).toBe("de");
    expect(firstOf(["fi", "pl"])).toBe("en");
  });

  it("says in English what it lacks", () => {
    const half = merged(en, { table: { yours: "Ma te jössz", seat: { bot: "gép" } } });
    expect(half.table.yours).toBe("Ma te jössz");
    expect(half.table.seat.bot).toBe("gép");
    expect(half.table.seat.away).toBe(en.table.seat.away);
    expect(half.table.draw).toBe(en.table.draw);
  });

  it("is spoken everywhere at once, also where the page has asked for its words before", async () => {
    const before = words;
    await loadLanguage("de");
    expect(before.table.yours).toBe("Du bist dran");
    expect(cardName("QH")).toBe("Herz-Dame");
    expect(settingsWords.theme).toBe("Aussehen");
    await loadLanguage("en");
    expect(before.table.yours).toBe("Your turn");
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
    expect([93_600, 259_200, 3_900, 600, 599].map(words.table.time)).toEqual(lines);
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
    expect(words.abilities.assetsOf({ name: "Max", you: false }, 2)).toBe("Max’ Besitz: 2");
    expect(words.abilities.assetsOf({ name: "Ann", you: false }, 2)).toBe("Anns Besitz: 2");
    expect(shelfWords.many(3)).toBe("zu dritt");
  });
});

describe("Turkish", () => {
  it("puts endings to names by their last vowel, and keeps the dot of an i", async () => {
    await loadLanguage("tr");
    const whose = ["Max", "Ayşe", "Ümit", "Gül", "Bot 3", "Ann"].map((name) =>
      words.abilities.assetsOf({ name, you: false }, 2),
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
    expect(["Max", "Anna", "Imre", "Robin", "Kim", "Ann", "3."].map(words.table.trade)).toEqual([
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
