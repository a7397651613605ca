/** What on the table can be explained, found by where somebody points. */

export type Thing =
  /** A card; whether it lies in the hand from which the table is seen. */
  | { sort: "card"; card: string; own: boolean }
  | { sort: "pile" }
  | { sort: "stock" }
  /** A badge, by the name of what it tells and as it stands there. */
  | { sort: "badge"; key: string; text: string }
  /** A button, by what it does and as it is called. */
  | { sort: "button"; key: string; text: string }
  /** Nothing of its own: then all that holds now. */
  | { sort: "table" };

const BADGES = ".debt, .declared, .table-rules p, .mark";

/** Buttons whose class says what they do; the others say their verb. */
const BUTTONS = ["call", "catch", "trade", "speak", "say", "sort"];

/** The name of what a badge tells: of a fact its key, else its second class. */
function badgeKey(badge: Element): string {
  const names = [...badge.classList];
  const fact = names.find((name) => name.startsWith("fact-"));
  return fact !== undefined
    ? fact.slice(5)
    : (names.find((name) => name !== "mark" && name !== "fact") ?? "");
}

/** What a screen shows of an element. */
function text(element: Element): string {
  const words = [...element.childNodes].filter(
    (node) => !(node instanceof Element && node.matches(".unseen, .tight, kbd")),
  );
  return words
    .map((node) => node.textContent ?? "")
    .join("")
    .trim();
}

function button(element: Element): Thing {
  const named = BUTTONS.find((name) => element.classList.contains(name));
  const key =
    (named === "say" ? "speak" : named) ??
    element.getAttribute("data-verb") ??
    (element.hasAttribute("aria-pressed") ? "lay" : "other");
  return { sort: "button", key, text: text(element) };
}

/** What this element, or one around it, is; null where there is nothing to explain. */
export function thingOf(element: Element): Thing | null {
  const lies = element.closest(".hand-card, .open-card");
  const card = lies?.getAttribute("data-card") ?? null;
  if (card !== null) return { sort: "card", card, own: lies!.matches(".hand-card") };
  const badge = element.closest(BADGES);
  if (badge !== null) return { sort: "badge", key: badgeKey(badge), text: text(badge) };
  const act = element.closest(".actions .act, .calls .act");
  if (act !== null) return button(act);
  if (element.closest(".pile-button") !== null) return { sort: "pile" };
  return element.closest(".stock-button") === null ? null : { sort: "stock" };
}

/** What lies at a point: badges first, which let a finger through to what is below them. */
export function thingAt(element: Element, x: number, y: number): Thing | null {
  const own = element.closest(".hand-card, .act");
  const over = [...(element.closest(".stage")?.querySelectorAll(BADGES) ?? [])].find((badge) => {
    const box = badge.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return thingOf(own ?? over ?? element);
}
