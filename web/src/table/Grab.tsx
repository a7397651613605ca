/** One big button for everybody, in place of status and buttons, while there is something to grab. */

import { useEffect, useRef } from "preact/hooks";
import { tableWords } from "#words/table";
import { typing } from "../app/focus";
import type { Act, Offer } from "../visit/acts";
import { company } from "../visit/company";
import { grabbers } from "../visit/facts";
import type { Snapshot } from "../wire/types";
import { person } from "../words/company";
import { capital } from "../words/words";
import type { Layout } from "./layout";

interface GrabProps {
  snapshot: Snapshot;
  offered: Offer;
  laid: Layout;
  /** What the player is told now, in place of who has grabbed. */
  notice: string;
  onAct: (act: Act) => void;
}

export function Grab({ snapshot, offered, laid, notice, onAct }: GrabProps) {
  const say = tableWords.grab;
  const button = useRef<HTMLButtonElement>(null);
  const may = offered.grab !== null;
  // Whoever is writing goes on writing; all others have the key under their finger.
  useEffect(() => {
    if (may && !typing()) button.current?.focus({ preventScroll: true });
  }, [may]);
  const grabbed = grabbers(snapshot).map((seat) => person(company(snapshot), seat));
  const others = grabbed.filter((who) => !who.you).map((who) => who.name);
  const { status, actions } = laid;
  const height = actions.y + actions.height - status.y;
  return (
    <section
      class="grab-box"
      aria-label={say.title}
      style={{
        transform: `translate(${status.x + status.width / 2}px, ${status.y}px) translateX(-50%)`,
        width: `min(26em, ${status.width}px)`,
        height: `${height}px`,
      }}
    >
      <p class="grab-title">{may ? say.title : capital(say.waiting)}</p>
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
      <p class="grab-who">
        {notice !== ""
          ? notice
          : grabbed.length === 0
            ? say.none
            : say.done(others, others.length < grabbed.length)}
      </p>
    </section>
  );
}
