/** Holding, a right click and the menu key: what they point at is to be explained. */

import { useEffect, useRef } from "preact/hooks";
import { typesIn } from "../app/focus";
import { settings } from "../app/settings";
import { thingAt, thingOf, type Thing } from "./things";

/** So long a finger rests on what it wants explained. */
export const HOLD_MILLIS = 500;
/** A finger that has moved so far is on its way somewhere. */
const MOVED = 8;

interface Hold {
  target: Element;
  pointer: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** The keyboard's menu key comes without a pointer, and of a mouse with its second button. */
function pointed(event: MouseEvent): boolean {
  return event.button === 2 || (event as PointerEvent).pointerType === "touch";
}

/** The letter that asks, where a screen has no other letters; the running table hears its own (visit/keys). */
function asks(event: KeyboardEvent): boolean {
  // a slider has no use for letters
  const slides = event.target instanceof HTMLInputElement && event.target.type === "range";
  return (
    event.key.toLowerCase() === "h" &&
    settings.letterKeys.value &&
    !(event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) &&
    (slides || !typesIn(event.target)) &&
    document.querySelector("dialog[open]") === null
  );
}

/**
 * Listens for whoever points at something of the table; tapping, dragging and scrolling go on as before.
 *
 * @param lettered whether it listens for the letter, too
 * @param show is told what is pointed at, and what of the page that is
 */
export function usePointing(lettered: boolean, show: (thing: Thing, at: Element) => void): void {
  const told = useRef(show);
  told.current = show;
  useEffect(() => {
    let hold: Hold | null = null;
    // the click that ends a hold does nothing
    let swallows = false;
    const drop = () => {
      if (hold !== null) clearTimeout(hold.timer);
      hold = null;
    };
    const rested = (held: Hold) => {
      hold = null;
      const thing = thingAt(held.target, held.x, held.y);
      if (thing === null) return;
      // whatever was about to be dragged is let go of
      held.target.dispatchEvent(
        new PointerEvent("pointercancel", { pointerId: held.pointer, bubbles: true }),
      );
      told.current(thing, held.target);
      swallows = true;
    };
    const onDown = (event: PointerEvent) => {
      swallows = false;
      drop();
      if (event.pointerType === "mouse" || !event.isPrimary || !(event.target instanceof Element)) return;
      const held = { target: event.target, pointer: event.pointerId, x: event.clientX, y: event.clientY };
      const whole: Hold = { ...held, timer: setTimeout(() => rested(whole), HOLD_MILLIS) };
      hold = whole;
    };
    const onMove = (event: PointerEvent) => {
      if (hold !== null && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > MOVED) drop();
    };
    const onMenu = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || document.querySelector("dialog[open]") !== null) {
        // the browser's own menu of a finger that still rests
        if (swallows) event.preventDefault();
        return;
      }
      const byKey = !pointed(event);
      if (!byKey && hold !== null) {
        // the browser has seen the finger rest first
        event.preventDefault();
        clearTimeout(hold.timer);
        rested(hold);
        return;
      }
      const thing = byKey ? thingOf(event.target) : thingAt(event.target, event.clientX, event.clientY);
      if (thing === null) return;
      drop();
      event.preventDefault();
      told.current(thing, event.target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!asks(event)) return;
      const focused = document.activeElement ?? document.body;
      event.preventDefault();
      told.current(thingOf(focused) ?? { sort: "table" }, focused);
    };
    const onClick = (event: MouseEvent) => {
      if (swallows) {
        event.stopPropagation();
        event.preventDefault();
      }
      swallows = false;
    };
    const capture = { capture: true };
    addEventListener("pointerdown", onDown, capture);
    addEventListener("pointermove", onMove, capture);
    addEventListener("pointerup", drop, capture);
    addEventListener("pointercancel", drop, capture);
    addEventListener("contextmenu", onMenu, capture);
    addEventListener("click", onClick, capture);
    if (lettered) addEventListener("keydown", onKey);
    return () => {
      drop();
      removeEventListener("pointerdown", onDown, capture);
      removeEventListener("pointermove", onMove, capture);
      removeEventListener("pointerup", drop, capture);
      removeEventListener("pointercancel", drop, capture);
      removeEventListener("contextmenu", onMenu, capture);
      removeEventListener("click", onClick, capture);
      removeEventListener("keydown", onKey);
    };
  }, [lettered]);
}
