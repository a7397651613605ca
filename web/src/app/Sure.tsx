/** What cannot be taken back takes two taps. */

import { useState } from "preact/hooks";

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
  return (
    <div class="stack">
      <button
        type="button"
        class={`act${sure ? " main" : ""}`}
        onClick={() => (sure ? act() : setSure(true))}
      >
        {sure ? sureLabel : label}
      </button>
      <p class="note" role="status">
        {sure ? note : ""}
      </p>
    </div>
  );
}
