/** The link for friends. */

import { useEffect, useState } from "preact/hooks";
import { late } from "../app/late";
import { tableAddress } from "../app/route";
import { lobbyWords } from "../words/lobby";

const QrCode = late(() => import("./QrCode").then((part) => part.QrCode));

/** Whether a name leads to the reader's own computer, whoever reads it. */
export function onlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/**
 * @param inDialog whether it stands among other things of a dialog, and not by itself on a page
 */
export function Invitation({
  table,
  game,
  inDialog = false,
}: {
  table: string;
  game: string;
  inDialog?: boolean;
}) {
  const say = lobbyWords;
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
  const Heading = inDialog ? "h3" : "h2";
  return (
    <section class={inDialog ? "stack invitation" : "sheet-card"} aria-labelledby="invite-title">
      <Heading id="invite-title">{say.invite}</Heading>
      <div class="row wrap">
        <label class="grow" style={{ flexBasis: inDialog ? "100%" : "14em" }}>
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
          class={`act${inDialog ? "" : " main"}`}
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
      {onlyHere(new URL(address).hostname) && <p class="note only-here">{say.onlyHere}</p>}
      {pictured && <QrCode text={address} />}
    </section>
  );
}
