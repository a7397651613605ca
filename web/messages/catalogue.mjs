/**
 * Reads the page's messages: for each language the folder `messages/TAG/page`, with a file of ICU patterns for each
 * part of the page (docs/languages.md).
 */

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the messages of all languages stand. */
export const MESSAGES = fileURLToPath(new URL("../../messages/", import.meta.url));

export const ENGLISH = "en";

/**
 * A message as it stands in its file.
 *
 * @typedef {object} Entry
 * @property {string} key
 * @property {string} pattern
 * @property {string} given what stands behind `#:` above it: its arguments, in their order; empty where it says nothing
 */

/** @type {Record<string, string>} */
const ESCAPED = { n: "\n", t: "\t", r: "\r", f: "\f" };

/** @param {string} text */
function unescaped(text) {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code, letter) =>
    code !== undefined ? String.fromCharCode(parseInt(code, 16)) : (ESCAPED[letter] ?? letter),
  );
}

/**
 * The messages of a `.properties` file, in their order.
 *
 * @param {string} text
 * @returns {Entry[]}
 */
export function entries(text) {
  /** @type {Entry[]} */
  const found = [];
  let given = "";
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    let line = (lines[at] ?? "").trimStart();
    if (line === "" || /^[#!]/.test(line)) {
      given = line.startsWith("#:") ? line.slice(2).trim() : "";
      continue;
    }
    while (/(?:^|[^\\])(?:\\\\)*\\$/.test(line)) line = line.slice(0, -1) + (lines[++at] ?? "").trimStart();
    const [whole, name] = /** @type {RegExpExecArray} */ (
      /^((?:\\.|[^\\=:\s])*)(?:\s*[=:]\s*|\s+|$)/.exec(line)
    );
    found.push({ key: unescaped(name ?? ""), pattern: unescaped(line.slice(whole.length)), given });
    given = "";
  }
  return found;
}

/** The tags of all languages, English first. */
export function languages() {
  const tags = readdirSync(MESSAGES, { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map((file) => file.name)
    .filter((tag) => tag !== ENGLISH && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag));
  return [ENGLISH, ...tags.sort()];
}

/** The parts of the page that say something: the names of the English files. */
export function parts() {
  return readdirSync(`${MESSAGES}${ENGLISH}/page`)
    .filter((file) => file.endsWith(".properties"))
    .map((file) => file.replace(/\.properties$/, ""))
    .sort();
}

/**
 * The messages of a part in a language; none where it has no such file.
 *
 * @param {string} tag
 * @param {string} part
 */
export function messages(tag, part) {
  return entries(read(`${tag}/page/${part}.properties`));
}

/**
 * The code that puts names into the forms of a language; empty where it needs none.
 *
 * @param {string} tag
 */
export function forms(tag) {
  return read(`${tag}/page/forms.js`);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(MESSAGES + file, "utf8");
  } catch (none) {
    if (/** @type {NodeJS.ErrnoException} */ (none).code === "ENOENT") return "";
    throw none;
  }
}
