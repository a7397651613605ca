/** Whom one hears at the table: anybody may hide somebody's talk for themselves, the host may mute them for all. */

import { useState } from "preact/hooks";
import { chatWords } from "#words/chat";
import { erasingWords } from "#words/erasing";
import type { Seat } from "../wire/types";
import { Reporting } from "./Reporting";
import type { Visit } from "./Visit";

/** Whom somebody is about to report. */
interface Reported {
  seat: number;
  name: string;
}

interface PersonProps {
  visit: Visit;
  seat: Seat;
  at: number;
  onReport: (whom: Reported) => void;
}

function Person({ visit, seat, at, onReport }: PersonProps) {
  const say = chatWords;
  const name = seat.name ?? "";
  const heard = !visit.unheard.value.includes(name);
  const muted = seat.muted === true;
  const you = visit.snapshot.value?.you === at;
  return (
    <li>
      <span class="sitter">{name}</span>
      {muted && <span class="tag">{say.muted}</span>}
      <span class="hearing-acts">
        {!you && (
          <button
            type="button"
            class="act quiet"
            aria-label={heard ? say.hideWhom(name) : say.showWhom(name)}
            onClick={() => visit.listenTo(name, !heard)}
          >
            {heard ? say.hide : say.show}
          </button>
        )}
        {!you && seat.kind === "person" && visit.snapshot.value?.you !== null && (
          <button
            type="button"
            class="act quiet"
            aria-label={erasingWords.reporting.title(name)}
            onClick={() => onReport({ seat: at, name })}
          >
            {erasingWords.reporting.act}
          </button>
        )}
        {seat.may?.includes("mute") && (
          <button
            type="button"
            class="act quiet"
            aria-label={muted ? say.unmuteWhom(name) : say.muteWhom(name)}
            onClick={() => void visit.ask("mute", { seat: at, name, off: muted })}
          >
            {muted ? say.unmuteAll : say.muteAll}
          </button>
        )}
      </span>
    </li>
  );
}

export function Hearing({ visit }: { visit: Visit }) {
  const snapshot = visit.snapshot.value;
  const [reported, setReported] = useState<Reported | null>(null);
  const people = (snapshot?.seats ?? [])
    .map((seat, at) => ({ seat, at }))
    .filter(({ seat, at }) => {
      const other = seat.kind === "person" && seat.name !== null && at !== snapshot?.you;
      return other || seat.may?.includes("mute");
    });
  if (people.length === 0) return null;
  return (
    <details class="hearing">
      <summary>{chatWords.whom}</summary>
      <ul>
        {people.map(({ seat, at }) => (
          <Person key={at} visit={visit} seat={seat} at={at} onReport={setReported} />
        ))}
      </ul>
      {reported !== null && <Reporting visit={visit} {...reported} onClose={() => setReported(null)} />}
    </details>
  );
}
