/** A setting that is on or off. */

import type { Signal } from "@preact/signals";

export function Switch({ label, of }: { label: string; of: Signal<boolean> }) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={of.value}
        onChange={(event) => (of.value = event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
