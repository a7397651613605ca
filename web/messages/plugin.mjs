/**
 * The page's words in its build: English comes with the parts that say it, every other language in a file for each part,
 * whose name follows from language, part and all words together. So no part has to know what files there are.
 */

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { minifySync } from "vite";
import { ENGLISH, MESSAGES, languages, parts } from "./catalogue.mjs";
import { translated, writeWords } from "./write.mjs";

/** @param {string} path */
const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** @param {string} hash */
const loading = (hash) => `import { imported } from ${JSON.stringify(source("app/fetching.ts"))};
export function load(tag, part) {
  const file = "words-" + tag + "-" + part + "-${hash}.js";
  const url = new URL(file, import.meta.url).href;
  return imported(() => import(/* @vite-ignore */ url), [file], import.meta.url);
}
`;

/** @returns {Map<string, string>} what each file of another language has, by its name without what all have at the end */
function translations() {
  const all = new Map();
  for (const tag of languages())
    for (const part of tag === ENGLISH ? [] : parts()) {
      const { code } = minifySync(`${part}.js`, translated(tag, part), { module: true });
      all.set(`words-${tag}-${part}`, code);
    }
  return all;
}

/** @returns {import("vite").Plugin[]} */
export function words() {
  writeWords();
  const all = translations();
  const hash = createHash("sha256")
    .update(JSON.stringify([...all]))
    .digest("base64url")
    .slice(0, 8);
  return [
    {
      name: "eightfold:words",
      configureServer: ({ watcher }) => {
        watcher.add(MESSAGES);
        watcher.on("all", (_, file) => file.startsWith(MESSAGES) && writeWords());
      },
    },
    {
      name: "eightfold:words-of-other-languages",
      apply: "build",
      load: {
        filter: { id: /target\/words\/load\.ts$/ },
        handler: () => ({ code: loading(hash), moduleType: "js" }),
      },
      generateBundle() {
        for (const [name, code] of all)
          this.emitFile({ type: "asset", fileName: `assets/${name}-${hash}.js`, source: code });
      },
    },
  ];
}
