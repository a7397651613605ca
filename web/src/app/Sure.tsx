/** What cannot be taken back takes two taps; what comes of it is said before the first. */

import { useId, useState } from "preact/hooks";

export function Sure({
  label,
  sureLabel,
  note,
  act,
}: {
  label: string;
  sureLabel: string;
  note: string;
  act: () => void;
}) {
  const [sure, setSure] = useState(false);
  const id = useId();
  return (
    <div class="stack">
      <button
        type="button"
        class={`act${sure ? " main" : ""}`}
        aria-describedby={id}
        onClick={() => (sure ? act() : setSure(true))}
      >
        {sure ? sureLabel : label}
      </button>
      <p class="note" id={id}>
        {note}
      </p>
      <p class="unseen" role="status">
        {sure ? sureLabel : ""}
      </p>
    </div>
  );
}
