/**
 * Makes code of messages: a text of one that has no arguments, a function of any other. So the page brings no reader of
 * patterns along, and a message is no larger than if it had been written as code.
 */

import { parse } from "@messageformat/parser";

/** @typedef {import("./catalogue.mjs").Entry} Entry */
/** @typedef {import("@messageformat/parser").Token} Token */

/**
 * What a message gets: `text`, `number`, `flag`, `person`, `list`, `date`, `card` or `cards`, with a question mark where
 * it may be none.
 *
 * @typedef {{ name: string; type: string }} Argument
 */

/** The types of the arguments in TypeScript (`src/words/saying.ts`). */
export const TYPES = /** @type {Record<string, string>} */ ({
  text: "Text",
  number: "number",
  flag: "boolean",
  person: "Who",
  list: "List",
  date: "Moment",
  card: "Part",
  cards: "Parts",
});

/** What code of messages may ask for; each part names only what it needs. No argument begins with `$`. */
const TOOLS = ["and", "or", "form", "date", "one", "plural"];

const CARDS = /^cards?$/;

/**
 * @param {string} key
 * @param {string} pattern
 * @returns {Token[]}
 */
function read(key, pattern) {
  try {
    return parse(pattern);
  } catch (wrong) {
    throw new Error(`${key}: ${/** @type {Error} */ (wrong).message}\n${pattern}`, { cause: wrong });
  }
}

/**
 * What a pattern tells of an argument by the way it asks for it.
 *
 * @param {readonly Token[]} tokens
 * @param {Map<string, Set<string>>} found
 */
function asked(tokens, found = new Map()) {
  for (const token of tokens) {
    if (token.type === "content" || token.type === "octothorpe") continue;
    const told = found.get(token.arg) ?? new Set();
    found.set(token.arg, told);
    if (token.type === "plural") told.add("number");
    if (token.type === "function")
      told.add(token.key === "date" ? "date" : token.key === "form" ? "" : "list");
    if (token.type === "select")
      for (const { key } of token.cases)
        if (key === "you") told.add("person");
        else if (key === "yes") told.add("flag");
        else if (key === "empty") told.add("?");
    if ("cases" in token) for (const one of token.cases) asked(one.tokens, found);
  }
  return found;
}

/** @param {Set<string>} told */
function typeOf(told) {
  const type = ["list", "person", "date", "flag", "number"].find((one) => told.has(one)) ?? "text";
  return type + (told.has("?") ? "?" : "");
}

/**
 * The arguments of an English message, in their order: those named above it, else those that it asks for.
 *
 * @param {Entry} entry
 * @returns {Argument[]}
 */
export function argumentsOf({ key, pattern, given }) {
  const found = asked(read(key, pattern));
  const told = [...found].map(([name, uses]) => ({ name, type: typeOf(uses) }));
  if (given === "") return told;
  const all = given.split(",").map((one) => {
    const [name = "", type] = one.trim().split(/\s+/);
    return { name, type: type ?? told.find((it) => it.name === name)?.type ?? "text" };
  });
  for (const { name, type } of all)
    if (TYPES[type.replace("?", "")] === undefined)
      throw new Error(`${key}: no type of ${name} is "${type}"`);
  for (const { name } of told)
    if (!all.some((one) => one.name === name)) throw new Error(`${key}: gets no {${name}}`);
  return all;
}

/**
 * A letter of a text, or code for what is put in; `whole` where that is a text by itself.
 *
 * @typedef {{ text: string; code?: string; whole?: boolean }} Piece
 */

/**
 * One of the cases of a choice; the last is without a condition.
 *
 * @typedef {{ when: string; tokens: readonly Token[]; number: string }} Case
 */

/** @param {Piece | undefined} one @param {Piece | undefined} other */
function same(one, other) {
  return one?.text === other?.text && one?.code === other?.code;
}

/** An expression for a text of pieces. @param {readonly Piece[]} pieces */
function said(pieces) {
  const [only] = pieces;
  if (pieces.length === 1 && only?.whole === true) return only.code ?? "";
  const codes = pieces.flatMap(({ code }) => (code === undefined ? [] : [code]));
  const text = pieces
    .map((one) => (one.code === undefined ? one.text : "\0"))
    .join("")
    .replace(/[\\`]|\$(?=\{)/g, "\\$&")
    .replaceAll("\n", "\\n");
  return `\`${text.replaceAll("\0", () => `\${${codes.shift()}}`)}\``;
}

/** The first case whose condition holds. @param {readonly { when: string; code: string }[]} cases */
function chain(cases) {
  return `(${cases.map(({ when, code }) => (when === "" ? code : `${when} ? ${code} : `)).join("")})`;
}

/** Code for the tokens of one message. */
class Code {
  /** @param {string} key @param {readonly Argument[]} args */
  constructor(key, args) {
    this.key = key;
    this.types = new Map(args.map(({ name, type }) => [name, type]));
  }

  /** @param {string} name */
  type(name) {
    const type = this.types.get(name);
    if (type === undefined) throw new Error(`${this.key}: gets no {${name}}`);
    return type;
  }

  /** Whether cards come in, so that it is no mere text. @param {readonly Token[]} tokens @returns {boolean} */
  hasCards(tokens) {
    return tokens.some((token) =>
      token.type === "argument"
        ? CARDS.test(this.type(token.arg))
        : "cases" in token && token.cases.some((one) => this.hasCards(one.tokens)),
    );
  }

  /** @param {readonly Token[]} tokens @param {string} number the one of the innermost plural @returns {Piece[]} */
  pieces(tokens, number) {
    return tokens.flatMap((token) => {
      switch (token.type) {
        case "content":
          return [...token.value].map((letter) => ({ text: letter }));
        case "octothorpe":
          return [{ text: "", code: number }];
        case "argument":
          return this.type(token.arg).startsWith("person")
            ? [{ text: "", code: `${token.arg}.name`, whole: true }]
            : [{ text: "", code: token.arg }];
        case "function":
          return [{ text: "", code: this.formatted(token), whole: true }];
        default:
          return this.chosen(this.cases(token, number));
      }
    });
  }

  /** What all cases begin and end with is written once. @param {readonly Case[]} cases @returns {Piece[]} */
  chosen(cases) {
    const all = cases.map(({ when, tokens, number }) => ({ when, pieces: this.pieces(tokens, number) }));
    const first = all[0]?.pieces ?? [];
    const shortest = Math.min(...all.map(({ pieces }) => pieces.length));
    let begin = 0;
    while (begin < shortest && all.every(({ pieces }) => same(pieces[begin], first[begin]))) begin++;
    let end = 0;
    while (end < shortest - begin && all.every(({ pieces }) => same(pieces.at(-1 - end), first.at(-1 - end))))
      end++;
    const middle = chain(
      all.map(({ when, pieces }) => ({ when, code: said(pieces.slice(begin, pieces.length - end)) })),
    );
    return [
      ...first.slice(0, begin),
      { text: "", code: middle, whole: true },
      ...first.slice(first.length - end),
    ];
  }

  /** @param {readonly Token[]} tokens @param {string} number @returns {string} */
  text(tokens, number) {
    return said(this.pieces(tokens, number));
  }

  /** Texts and cards one after another. @param {readonly Token[]} tokens @param {string} number @returns {string} */
  parts(tokens, number) {
    /** @type {string[]} */
    const all = [];
    /** @type {Token[]} */
    let texts = [];
    const written = () => {
      if (texts.length > 0) all.push(this.text(texts, number));
      texts = [];
    };
    for (const token of tokens) {
      if (!this.hasCards([token])) {
        texts.push(token);
        continue;
      }
      written();
      if (token.type === "argument") {
        all.push(this.type(token.arg) === "cards" ? `...${token.arg}` : token.arg);
      } else if ("cases" in token) {
        const cases = this.cases(token, number).map((one) => ({
          when: one.when,
          code: this.parts(one.tokens, one.number),
        }));
        all.push(`...${chain(cases)}`);
      }
    }
    written();
    return `[${all.join(", ")}]`;
  }

  /** @param {import("@messageformat/parser").FunctionArg} token @returns {string} */
  formatted({ arg, key, param }) {
    const name = this.type(arg).startsWith("person") ? `${arg}.name` : arg;
    const style = (param ?? [])
      .map((one) => (one.type === "content" ? one.value : ""))
      .join("")
      .trim();
    switch (key) {
      case "and":
      case "or":
        return `$${key}(${arg})`;
      case "with":
        return `$and([${JSON.stringify(style)}, ...${arg}])`;
      case "form":
      case "date":
        return `$${key}(${JSON.stringify(style)}, ${name})`;
      default:
        throw new Error(`${this.key}: no "${key}" here`);
    }
  }

  /** @param {import("@messageformat/parser").Select} token @param {string} number @returns {Case[]} */
  cases(token, number) {
    if (token.type === "selectordinal") throw new Error(`${this.key}: no selectordinal here`);
    const type = this.type(token.arg);
    const plural = token.type === "plural";
    if (plural && !/^(number|list)/.test(type)) throw new Error(`${this.key}: {${token.arg}} is no number`);
    const count = type.startsWith("list") ? `${token.arg}.length` : token.arg;
    const other = token.cases.find((one) => one.key === "other");
    if (other === undefined) throw new Error(`${this.key}: {${token.arg}} lacks "other"`);
    const exact = token.cases.filter((one) => one.key.startsWith("="));
    const rest = token.cases.filter((one) => one !== other && !exact.includes(one));
    const inner = plural ? count : number;
    const cases = [...exact, ...rest].map(({ key, tokens }) => ({
      when: plural ? this.counted(key, count) : this.selected(key, token.arg, type),
      tokens,
      number: inner,
    }));
    return [...cases, { when: "", tokens: other.tokens, number: inner }];
  }

  /** @param {string} key @param {string} count */
  counted(key, count) {
    if (key.startsWith("=")) return `${count} === ${key.slice(1)}`;
    return key === "one" ? `$one(${count})` : `$plural(${count}) === ${JSON.stringify(key)}`;
  }

  /** @param {string} key @param {string} name @param {string} type */
  selected(key, name, type) {
    switch (key) {
      case "you":
        if (!type.startsWith("person")) throw new Error(`${this.key}: {${name}} is no person`);
        return `${name}.you`;
      case "yes":
        if (type !== "flag") throw new Error(`${this.key}: {${name}} is not yes or no`);
        return name;
      case "empty":
        if (/^(cards|list)/.test(type)) return `!${name}.length`;
        return type === "number?" ? `${name} === null` : `!${name}`;
      default:
        return `${name} === ${JSON.stringify(key)}`;
    }
  }
}

/**
 * A message as code.
 *
 * @param {string} key
 * @param {string} pattern in any language
 * @param {readonly Argument[]} args
 * @param {boolean} typed whether the code is TypeScript
 */
function messageCode(key, pattern, args, typed) {
  const tokens = read(key, pattern);
  const code = new Code(key, args);
  if (args.length === 0) {
    if (tokens.some((token) => token.type !== "content"))
      throw new Error(`${key}: gets no arguments\n${pattern}`);
    return JSON.stringify(tokens.map((token) => ("value" in token ? token.value : "")).join(""));
  }
  const list = args.map(({ name, type }) => (typed ? `${name}: ${typeCode(type)}` : name));
  const cards = args.some(({ type }) => CARDS.test(type));
  const result = typed && cards ? ": Part[]" : "";
  return `(${list.join(", ")})${result} => ${cards ? code.parts(tokens, "") : code.text(tokens, "")}`;
}

/** @param {string} type */
function typeCode(type) {
  return TYPES[type.replace("?", "")] + (type.endsWith("?") ? " | null | undefined" : "");
}

/** @typedef {{ [name: string]: string | Tree }} Tree */

/** @param {Tree} tree @returns {string} */
function treeCode(tree) {
  const names = Object.keys(tree);
  const code = (/** @type {string} */ name) => {
    const one = tree[name] ?? "";
    return typeof one === "string" ? one : treeCode(one);
  };
  if (names.length > 0 && names.every((name, at) => name === String(at)))
    return `[${names.map(code).join(", ")}]`;
  return `{ ${names.map((name) => `${JSON.stringify(name)}: ${code(name)}`).join(", ")} }`;
}

/**
 * The code of a part of the page in a language.
 *
 * @param {string} part
 * @param {readonly Entry[]} english
 * @param {readonly Entry[]} its what it lacks is said in English
 * @param {boolean} typed whether the code is TypeScript
 */
export function partCode(part, english, its, typed = false) {
  const patterns = new Map(its.map(({ key, pattern }) => [key, pattern]));
  /** @type {Tree} */
  const tree = {};
  for (const entry of english) {
    const name = `${part}.${entry.key}`;
    const code = messageCode(
      name,
      patterns.get(entry.key) ?? entry.pattern,
      argumentsOf({ ...entry, key: name }),
      typed,
    );
    const path = entry.key.split(".");
    let group = tree;
    for (const step of path.slice(0, -1)) {
      const next = (group[step] ??= {});
      if (typeof next === "string") throw new Error(`${name}: a message and a group`);
      group = next;
    }
    const last = path.at(-1) ?? "";
    if (group[last] !== undefined) throw new Error(`${name} stands there twice`);
    group[last] = code;
  }
  return treeCode(tree);
}

/**
 * A function that makes a part's words with the tools of a language.
 *
 * @param {string} code
 * @param {boolean} typed whether it is TypeScript
 */
export function maker(code, typed = false) {
  const tools = TOOLS.filter((tool) => code.includes(`$${tool}(`)).map((tool) => `${tool}: $${tool}`);
  return `({ ${tools.join(", ")} }${typed ? ": Tools" : ""}) => (${code})`;
}
