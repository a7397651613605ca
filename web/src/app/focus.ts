/**
 * Who may take the keyboard's focus: nothing takes it from a player who types or is in a dialog, and it never
 * falls to the page as a whole.
 */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const FIELDS = "input, textarea, select, dialog";

/** Whether keys pressed here belong to a field or a dialog, and not to the table. */
export function typesIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(FIELDS) !== null;
}

/** Whether the player types now, or is in a dialog. */
export function typing(): boolean {
  return typesIn(document.activeElement);
}

/** Whether the focus is in a dialog, which gives it back when it closes. */
export function inDialog(): boolean {
  return document.activeElement?.closest("dialog") != null;
}

/** Whether the focus leaves a field for the table itself, to go on playing there. */
export function turnsToTable({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest(".table-main") !== null;
}

/** Whether the player types, or reads in the panel: what happens at the table is read out there as well. */
export function elsewhere(): boolean {
  return typing() || document.activeElement?.closest(".panel") != null;
}

function fallen(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Gives the focus on when what held it inside of a box is gone: to what `next` names. It is asked after every
 * change, the inner boxes before the outer ones.
 */
export function useHeldFocus<E extends HTMLElement>(
  box: RefObject<E | null>,
  next: (box: E) => HTMLElement | null | undefined,
) {
  const held = useRef(false);
  useEffect(() => {
    if (held.current && fallen() && box.current !== null) next(box.current)?.focus({ preventScroll: true });
  });
  return {
    onFocusIn: () => {
      held.current = true;
    },
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) held.current = box.current?.contains(relatedTarget as Node) ?? false;
    },
  };
}

let screens = 0;

/** The page has come to another screen: its heading takes the focus, and so is read out; its top is in sight. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    screens++;
    // the first screen is where the browser begins by itself
    if (screens === 1 || !fallen()) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
}
