/** The link for friends. */

import { useEffect, useState } from "preact/hooks";
import { late } from "../app/late";
import { tableAddress } from "../app/route";
import { words } from "../words/words";

const QrCode = late(() => import("./QrCode").then((part) => part.QrCode));

export function Invitation({ table, game }: { table: string; game: string }) {
  const say = words.lobby;
  const address = tableAddress(table);
  const [copied, setCopied] = useState(false);
  const [pictured, setPictured] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Plain HTTP pages have no clipboard of the new kind.
      field?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return (
    <section class="sheet-card" aria-labelledby="invite-title">
      <h2 id="invite-title">{say.invite}</h2>
      <div class="row wrap">
        <label class="grow">
          <span class="unseen">{say.link}</span>
          <input
            id="table-link"
            type="text"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <button
          type="button"
          class="act main"
          onClick={() => void copy(document.querySelector<HTMLInputElement>("#table-link"))}
        >
          {copied ? `✓ ${say.copied}` : say.copy}
        </button>
        {typeof navigator.share === "function" && (
          <button
            type="button"
            class="act"
            onClick={() =>
              void navigator.share({ title: say.join(game), url: address }).catch(() => undefined)
            }
          >
            {say.share}
          </button>
        )}
        <button type="button" class="act" aria-expanded={pictured} onClick={() => setPictured(!pictured)}>
          {say.qr}
        </button>
      </div>
      {pictured && <QrCode text={address} />}
    </section>
  );
}
