/** Writes the code of the messages where the page finds it: `#words/NAME` is `target/words/NAME.ts`. */

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENGLISH, forms, languages, messages, parts } from "./catalogue.mjs";
import { TYPES, maker, partCode } from "./compile.mjs";

const WORDS = fileURLToPath(new URL("../target/words/", import.meta.url));

/** The part that each page has from its beginning; a language's forms come with it. */
const FIRST = "page";
/** What a language is called by those who speak it. */
const NAME = "languageName";

const MADE = "// Made of messages/*/page by messages/write.mjs.\n";

const LOAD = `${MADE}import type { Made } from "../../src/words/localized";

const files = import.meta.glob<Made>("./*/*.js");

/** A part's words in another language. */
export const load = (tag: string, part: string): Promise<Made> => files[\`./\${tag}/\${part}.js\`]!();
`;

/** @param {string} name */
function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * A part's words in a language other than English, as a module that needs no other.
 *
 * @param {string} tag
 * @param {string} part
 */
export function translated(tag, part) {
  const code = partCode(part, spoken(ENGLISH, part), spoken(tag, part));
  return `${MADE}export default ${maker(code)};\n${part === FIRST ? forms(tag) : ""}`;
}

/** @param {string} part */
function english(part) {
  const code = partCode(part, spoken(ENGLISH, part), [], true);
  const made = maker(code, true);
  const types = ["Tools", ...Object.values(TYPES)].filter(
    (type) => /^[A-Z]/.test(type) && new RegExp(`: ${type}\\b`).test(made),
  );
  return `${MADE}import { localized } from "../../src/words/localized";
import type { ${types.join(", ")} } from "../../src/words/saying";

export const ${camel(part)}Words = localized(${JSON.stringify(part)}, ${made});
`;
}

/** What a part says in a language; what the language itself is called is said where one is chosen. @param {string} tag @param {string} part */
function spoken(tag, part) {
  return messages(tag, part).filter(({ key }) => key !== NAME);
}

/** The languages, as people who speak them call them. */
function names() {
  return languages().map((tag) => {
    const name = messages(tag, FIRST).find(({ key }) => key === NAME)?.pattern;
    if (name === undefined) throw new Error(`${tag}: no ${FIRST}.${NAME}`);
    return [tag, name];
  });
}

/** All files, by their names. */
function files() {
  const all = new Map([
    ["load.ts", LOAD],
    ["languages.ts", `${MADE}export const tags = ${JSON.stringify(languages())} as const;\n`],
    [
      "language-names.ts",
      `${MADE}export const languageNames = ${JSON.stringify(Object.fromEntries(names()))} as const;\n`,
    ],
  ]);
  for (const part of parts()) {
    all.set(`${part}.ts`, english(part));
    for (const tag of languages()) if (tag !== ENGLISH) all.set(`${tag}/${part}.js`, translated(tag, part));
  }
  return all;
}

/** Writes what is not there as it should be, and removes what is there no more. */
export function writeWords() {
  const all = files();
  for (const tag of languages()) mkdirSync(WORDS + tag, { recursive: true });
  for (const file of readdirSync(WORDS, { recursive: true, encoding: "utf8" }))
    if (/\.(js|ts)$/.test(file) && !all.has(file)) rmSync(WORDS + file);
  for (const [file, text] of all) if (text !== written(file)) writeFileSync(WORDS + file, text);
}

/** @param {string} file */
function written(file) {
  try {
    return readFileSync(WORDS + file, "utf8");
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeWords();
