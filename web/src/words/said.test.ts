/** What no part of the page says any more stands in no file: translators do not write for nobody. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { ENGLISH, messages, parts } from "../../messages/catalogue.mjs";

const ROOT = join(import.meta.dirname, "..");

/** The names that stand behind a dot somewhere in the page, or as a text or a name of their own. */
function names(): Set<string> {
  const sources = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), "utf8"));
  return new Set(sources.flatMap((text) => text.match(/(?<=[."'])[\w-]+|\w+(?=[,:}])/g) ?? []));
}

/** Groups of which the server, or the notation, names the words. */
const BY_NAME = new RegExp(
  [
    "^cards\\.",
    "^(events\\.(decided|offences|causes\\.grounds)|end\\.endings|explain\\.(facts|buttons)|scores\\.goal)\\.",
    "^(shelf\\.moods|table\\.(awaits|others)|abilities\\.(types|typeTitles|phases))\\.",
    "^choosing\\.(one|to)\\.",
    "^(ability-events\\.(places|wonBy)|table\\.facts\\.rules)\\.",
  ].join("|"),
);

describe("a message", () => {
  it("is said somewhere", () => {
    const known = names();
    const unsaid = parts().flatMap((part) =>
      messages(ENGLISH, part)
        .map(({ key }) => `${part}.${key}`)
        .filter((key) => !BY_NAME.test(key))
        .filter(
          (key) =>
            !key
              .split(".")
              .slice(1)
              .filter((name) => !/^\d+$/.test(name))
              .every((name) => known.has(name)),
        ),
    );
    expect(unsaid).toEqual(["page.languageName"]);
  });
});
