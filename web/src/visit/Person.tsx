/** How somebody at a table is drawn, whatever is played there. */

/** A hand as one sees it across the table: its backs, as far as they have room; the count says how many there are. */
export function Backs({ count, most }: { count: number; most: number }) {
  return (
    <span class="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, i) => (
        <span key={i} class="count-card" />
      ))}
    </span>
  );
}

/** Between the colours of neighbours, in degrees: the golden angle keeps all of them apart. */
const APART = 137.5;

/** Who sits there, at a glance: a letter in a colour of its own, or the head of a bot. */
export function Avatar({ name, seat, bot }: { name: string; seat: number; bot: boolean }) {
  return (
    <span class="avatar" aria-hidden="true" style={{ "--hue": 30 + seat * APART }}>
      {bot ? (
        <svg viewBox="0 0 20 20">
          <path d="M10 2.2v3M5 6h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z" />
          <path d="M7.4 10.4v.2M12.6 10.4v.2M7.6 13.4h4.8" />
        </svg>
      ) : (
        ([...name][0] ?? "").toUpperCase()
      )}
    </span>
  );
}
