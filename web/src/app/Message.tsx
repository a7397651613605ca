/** A screen that has nothing but a sentence to show. */

import { useRef } from "preact/hooks";
import { words } from "../words/words";
import { useArrival } from "./focus";
import { goHome } from "./route";

/** A sentence where something else should be, and the way home. */
export function Message({ text, action }: { text: string; action?: { label: string; act: () => void } }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  return (
    <main class="page">
      <section class="sheet-card stack">
        <h1 tabIndex={-1} ref={heading}>
          {words.title}
        </h1>
        <p role="status">{text}</p>
        <div class="row wrap">
          {action !== undefined && (
            <button type="button" class="act main" onClick={action.act}>
              {action.label}
            </button>
          )}
          <button type="button" class="act" onClick={goHome}>
            {words.link.home}
          </button>
        </div>
      </section>
    </main>
  );
}
