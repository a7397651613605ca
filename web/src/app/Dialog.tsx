/** The browser's own modal dialog: it keeps the focus inside, closes with Esc and gives the focus back. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../words/words";
import { useHeldFocus } from "./focus";
import { LiveRegion } from "./LiveRegion";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** What the button at the corner says; without it: close. */
  closeLabel?: string;
}

export function Dialog({ title, onClose, children, class: extra, closeLabel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // what had the focus may be gone after a change: then the keys go on with what can be done now
  const focus = useHeldFocus(
    dialog,
    (box) => box.querySelector<HTMLElement>(".act.main, .choice") ?? box.querySelector("button"),
  );
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${extra ?? ""}`}
      aria-labelledby={heading}
      onFocusIn={focus.onFocusIn}
      onFocusOut={focus.onFocusOut}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="quiet" onClick={onClose}>
            {closeLabel ?? words.close}
          </button>
        </header>
        {children}
      </div>
      <LiveRegion />
    </dialog>
  );
}
