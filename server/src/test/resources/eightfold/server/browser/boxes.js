/*
 * What is wrong with the boxes of what the page shows now, in words; nothing where all is well. A text, a sign or the
 * corner of a card must be seen whole: nothing that is painted lies over it, and nothing cuts it but a list that can be
 * scrolled. What can be pressed shows a square of it in which a finger finds it.
 */
() => {
  const LEAST_TARGET = 24;
  const STEP = 4;

  // What lies under a finger is not what lies uppermost to the eye: for a moment everything can be hit.
  const everything = new CSSStyleSheet();
  everything.replaceSync("*, *::before, *::after { pointer-events: auto !important }");

  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const scope = dialog ?? document.querySelector(".table-screen") ?? document.body;

  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const read = (one) => one.closest(".unseen") === null;
  /** Whether it is said alone, and drawn nowhere. */
  const forVoice = (one) => style(one).clipPath === "inset(50%)";
  /** A long name that a person has chosen may be abridged; all of it stands in its title. */
  const abridged = (one) => one.matches(".seat-name[title]") && one.textContent.length > 7;
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && read(one) && !forVoice(one);
  const named = (one) => {
    const classes = one.getAttribute("class") ?? "";
    return `${one.tagName.toLowerCase()}.${classes.replaceAll(" ", ".")} "${one.textContent.trim().slice(0, 30)}"`;
  };

  /** What clips what stands in an element: it and its ancestors that let nothing hang over, as far as it is theirs. */
  const clippers = (one) => {
    const { overflowX, overflowY, display } = style(one);
    const own = display !== "inline" && (overflowX !== "visible" || overflowY !== "visible");
    const found = own && !(one instanceof SVGElement) ? [one] : [];
    let free = style(one).position;
    for (let up = one.parentElement; up !== null; up = up.parentElement) {
      if (free === "fixed") break;
      const { position, overflowX, overflowY, transform, containerType } = style(up);
      const holds = position !== "static" || transform !== "none" || containerType !== "normal";
      if (free === "absolute" && !holds) continue;
      if (overflowX !== "visible" || overflowY !== "visible") found.push(up);
      free = position;
    }
    return found;
  };

  /** The inside of an element, where what it holds is seen. */
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    const [left, top] = [box.left + one.clientLeft, box.top + one.clientTop];
    return { left, top, right: left + one.clientWidth, bottom: top + one.clientHeight };
  };

  const faults = new Set();
  const scrolls = (overflow, whole, seen) => /auto|scroll/.test(overflow) && whole > seen + 1;

  /** What of a box is seen; null where it has been scrolled away. What cuts it for good is a fault. */
  const visible = (box, one) => {
    let { left, top, right, bottom } = box;
    for (const clipper of clippers(one)) {
      const to = inside(clipper);
      const { overflowX, overflowY } = style(clipper);
      // of what happened before there stands as much as has room
      if (clipper.matches(".ticker") && left > to.right - 1) return null;
      if (abridged(clipper)) [left, right] = [Math.max(left, to.left), Math.min(right, to.right)];
      const across = overflowX !== "visible" && (left < to.left - 1.5 || right > to.right + 1.5);
      const down = overflowY !== "visible" && (top < to.top - 1.5 || bottom > to.bottom + 1.5);
      if (across && !scrolls(overflowX, clipper.scrollWidth, clipper.clientWidth))
        faults.add(`${named(one)} is cut by ${named(clipper)}`);
      if (down && !scrolls(overflowY, clipper.scrollHeight, clipper.clientHeight))
        faults.add(`${named(one)} is cut by ${named(clipper)}`);
      if (overflowX !== "visible") [left, right] = [Math.max(left, to.left), Math.min(right, to.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, to.top), Math.min(bottom, to.bottom)];
      if (right - left < 2 || bottom - top < 2) return null;
    }
    const far = left < -1.5 || right > innerWidth + 1.5 || top < -1.5 || bottom > innerHeight + 1.5;
    const page = document.scrollingElement;
    if (far && page.scrollHeight <= innerHeight + 1 && page.scrollWidth <= innerWidth + 1)
      faults.add(`${named(one)} leaves the screen`);
    if (right < 0 || left > innerWidth || bottom < 0 || top > innerHeight) return null;
    return { left, top, right, bottom };
  };

  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) ?? [];
    return colour === "transparent" ? 0 : parts.length > 3 ? Number(parts[3]) : 1;
  };
  const paints = (one) => {
    const { backgroundColor, backgroundImage } = style(one);
    if (one instanceof SVGGraphicsElement) return !(one instanceof SVGSVGElement);
    return one instanceof HTMLImageElement || backgroundImage !== "none" || alpha(backgroundColor) > 0.3;
  };

  /** Whether what lies over it stays in sight at the edge of a list: the list is scrolled, and it comes out. */
  const stays = (above, one) => {
    for (let up = above; up !== null && !up.contains(one); up = up.parentElement)
      if (style(up).position === "sticky") return true;
    return false;
  };

  /** What is painted over something of an element there; null: nothing. */
  const over = (one, x, y, own) => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit === one || hit.contains(one) || own(hit)) return null;
      if (paints(hit)) return stays(hit, one) ? null : hit;
    }
    return null;
  };

  const spots = ({ left, top, right, bottom }) =>
    [0.06, 0.3, 0.5, 0.7, 0.94].flatMap((across) =>
      [0.3, 0.7].map((down) => [left + across * (right - left), top + down * (bottom - top)]),
    );

  const isWhole = (one, box, own) => {
    const seen = visible(box, one);
    if (seen === null) return null;
    for (const [x, y] of spots(seen)) {
      const above = over(one, x, y, own);
      if (above !== null) {
        faults.add(`${named(one)} is covered by ${named(above)}`);
        break;
      }
    }
    return seen;
  };

  /** The lines of a text, without the room above and below its letters. */
  const lines = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom, height }) => ({
        left,
        right,
        top: top + 0.25 * height,
        bottom: bottom - 0.25 * height,
      }));
  };

  /**
   * All texts on the page but those of playing cards, which are covered by each other, and the title, over which
   * something may be told for a moment. The log, a long list to be scrolled, is left out to be quick.
   */
  const texts = () => {
    const found = [];
    const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const one = walk.currentNode.parentElement;
      if (walk.currentNode.data.trim() === "" || one.closest(".ef-card, .bar h1, option, script, style") !== null) continue;
      if (shown(one)) found.push([one, walk.currentNode]);
    }
    return found;
  };

  const checkTexts = () => {
    const seen = [];
    for (const [one, text] of texts())
      for (const line of lines(text)) {
        // a word that stands in a text, as a link does, is no more than that text
        const box = isWhole(one, line, (hit) => one.contains(hit) && !paints(hit));
        if (box !== null) seen.push([one, box]);
      }
    seen.forEach(([one, a], i) => {
      for (const [other, b] of seen.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1.5 && high > 1.5 && !stays(one, other) && !stays(other, one)) faults.add(`${named(one)} and ${named(other)} lie over each other`);
      }
    });
  };

  const SIGNS = ".emblem, .colour-sign, .type-sign, .ef-sign";
  const checkSigns = () => {
    for (const sign of [...scope.querySelectorAll(SIGNS)].filter(shown))
      isWhole(sign, sign.getBoundingClientRect(), (hit) => sign.contains(hit));
  };

  /** Rank and suit in the first corner of a card, upright or at a slant. */
  const checkCorner = (card, what) => {
    for (const part of card.querySelector(".ef-corner, .ef-word")?.children ?? []) {
      const box = part.getBoundingClientRect();
      const seen = visible(box, card);
      if (seen === null || seen.bottom < box.bottom - 1) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const above = over(card, x, y, (hit) => card.contains(hit));
      if (above === null) continue;
      faults.add(`the corner of ${what} is covered by ${named(above)}`);
      break;
    }
  };
  const checkCards = () => {
    if (dialog !== undefined) return;
    const lying = [...scope.querySelectorAll(".layer .flat-card")].filter(shown);
    const placed = new Map(lying.map((card) => [card.style.transform, card]));
    const hand = [...scope.querySelectorAll(".stage .hand-card")].filter(shown);
    for (const button of hand) {
      const card = placed.get(button.style.transform);
      if (card === undefined) faults.add(`${button.dataset.card} of the hand is not drawn where it is pressed`);
      else checkCorner(card, `${button.dataset.card} of the hand`);
    }
    const mine = new Set(hand.map((button) => placed.get(button.style.transform)));
    const pile = lying.filter((card) => !mine.has(card));
    const top = pile.sort((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex))[0];
    if (top !== undefined) checkCorner(top, "the upcard");
  };

  /** The side of a square of an element in which it, and nothing else, is pressed: large enough, or the largest. */
  const square = (one, box) => {
    let before = [];
    let most = 0;
    for (let y = box.top + STEP / 2; y < box.bottom; y += STEP) {
      const row = [];
      for (let x = box.left + STEP / 2, i = 0; x < box.right; x += STEP, i++) {
        const hit = one.contains(document.elementFromPoint(x, y));
        row.push(hit ? 1 + Math.min(before[i] ?? 0, before[i - 1] ?? 0, row[i - 1] ?? 0) : 0);
        most = Math.max(most, row[i]);
        if (most * STEP >= LEAST_TARGET) return most * STEP;
      }
      before = row;
    }
    return most * STEP;
  };
  const uppermost = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit === null ? "nothing" : named(hit);
  };
  const checkTargets = () => {
    const controls = "button, a[href], select, summary, label:has(input), input:not([type=range])";
    for (const one of [...scope.querySelectorAll(controls)].filter(shown)) {
      // a word in a text may be as low as its line
      if (one.matches(".card-word, label input") || one.closest("p, li, td") !== null || one.closest("[inert]") !== null) continue;
      const whole = one.getBoundingClientRect();
      const box = visible(whole, one);
      // what has been scrolled to the edge of its list comes out of there
      if (box !== null && box.bottom < whole.bottom - 1) continue;
      if (box === null || box.bottom - box.top < LEAST_TARGET || box.right - box.left < LEAST_TARGET) {
        if (box !== null && one.getBoundingClientRect().height < LEAST_TARGET - 1) faults.add(`${named(one)} is too small`);
        continue;
      }
      const side = square(one, box);
      if (side < LEAST_TARGET)
        faults.add(`${named(one)}${one.dataset.card ?? ""} shows no more than ${side} px to be pressed under ${uppermost(one)}`);
    }
  };

  // what finds no place waits for what has one, or stands among what happened last
  const told = [...scope.querySelectorAll(".telling")];
  const ticker = scope.querySelector(".ticker");
  if (told.length > 0 && (ticker === null || !shown(ticker)) && told.every((one) => one.style.visibility === "hidden"))
    faults.add(`${named(told[0])} is told nowhere`);
  const log = document.querySelector(".log");
  log?.style.setProperty("display", "none");
  checkTargets();
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, everything];
  checkTexts();
  checkSigns();
  checkCards();
  document.adoptedStyleSheets = before;
  log?.style.removeProperty("display");
  return [...faults];
}
