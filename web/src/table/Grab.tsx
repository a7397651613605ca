/** One big button for everybody, in the middle of the table, while there is something to grab. */

import { useEffect, useRef } from "preact/hooks";
import { typing } from "../app/focus";
import type { Act, Offer } from "../visit/acts";
import { company } from "../visit/company";
import { grabbers } from "../visit/facts";
import type { Snapshot } from "../wire/types";
import { person } from "../words/company";
import { words } from "../words/words";
import type { Layout } from "./layout";

interface GrabProps {
  snapshot: Snapshot;
  offered: Offer;
  laid: Layout;
  onAct: (act: Act) => void;
}

export function Grab({ snapshot, offered, laid, onAct }: GrabProps) {
  const say = words.table.grab;
  const button = useRef<HTMLButtonElement>(null);
  const may = offered.grab !== null;
  // Whoever is writing goes on writing; all others have the key under their finger.
  useEffect(() => {
    if (may && !typing()) button.current?.focus({ preventScroll: true });
  }, [may]);
  const names = grabbers(snapshot).map((seat) => person(company(snapshot), seat).name);
  // held flat a phone has no room about the ring alone
  const { x, y, width, height } = laid.shape === "flat" ? { x: 0, y: 0, ...laid.size } : laid.ring;
  return (
    <section
      class="grab-box"
      aria-label={say.title}
      style={{ transform: `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)` }}
    >
      <p class="grab-title">{say.title}</p>
      {may && (
        <div class="grab-row">
          <button type="button" class="act grab" ref={button} onClick={() => onAct(offered.grab!)}>
            {say.grab}
          </button>
          {offered.pass !== null && (
            <button type="button" class="act let-be" onClick={() => onAct(offered.pass!)}>
              {say.letBe}
            </button>
          )}
        </div>
      )}
      <p class="grab-who">{names.length === 0 ? say.none : say.done(names)}</p>
    </section>
  );
}
