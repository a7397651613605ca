/** A link to be given to somebody: copied, shared, or read by a camera. */

import { useEffect, useState } from "preact/hooks";
import { lobbyWords } from "#words/lobby";
import { late } from "../app/late";

const QrCode = late(() => import("./QrCode").then((part) => part.QrCode));

/** Whether a name leads to the reader's own computer, whoever reads it. */
export function onlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

interface SharedLinkProps {
  id: string;
  address: string;
  /** What the field is called, and what is said where the link is passed on. */
  label: string;
  title: string;
  /** Whether it stands among other things of a dialog, and not by itself on a page. */
  inDialog?: boolean;
  /** Whether the picture stands there at once. */
  pictured?: boolean;
}

export function SharedLink({
  id,
  address,
  label,
  title,
  inDialog = false,
  pictured = false,
}: SharedLinkProps) {
  const say = lobbyWords;
  const [copied, setCopied] = useState(false);
  const [picture, setPicture] = useState(pictured);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Plain HTTP pages have no clipboard of the new kind.
      (document.getElementById(id) as HTMLInputElement | null)?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return (
    <>
      <div class="row wrap">
        <label class="grow" style={{ flexBasis: inDialog ? "100%" : "14em" }}>
          <span class="unseen">{label}</span>
          <input
            id={id}
            type="text"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <button type="button" class={`act${inDialog ? "" : " main"}`} onClick={() => void copy()}>
          {copied ? `✓ ${say.copied}` : say.copy}
        </button>
        {typeof navigator.share === "function" && (
          <button
            type="button"
            class="act"
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            {say.share}
          </button>
        )}
        <button type="button" class="act" aria-expanded={picture} onClick={() => setPicture(!picture)}>
          {say.qr}
        </button>
      </div>
      {onlyHere(new URL(address).hostname) && <p class="note only-here">{say.onlyHere}</p>}
      {picture && <QrCode text={address} />}
    </>
  );
}
