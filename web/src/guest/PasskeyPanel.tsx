/** Keeping one's seats with a passkey, and coming back to them from another device. */

import { useEffect, useRef, useState } from "preact/hooks";
import { passkeysWords } from "#words/passkeys";
import { Sure } from "../app/Sure";
import type { Passkey } from "../wire/types";
import { guestChanged, kept } from "./guest";
import { dropPasskey, makePasskey, ownPasskeys, signInHere, signOutEverywhere } from "./passkeys";

export function PasskeyPanel() {
  const say = passkeysWords;
  const [own, setOwn] = useState<Passkey[]>([]);
  // a button that is switched off would lose the focus
  const busy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState("");
  const [tries, setTries] = useState(0);
  const guest = kept();
  useEffect(() => {
    void ownPasskeys().then(setOwn);
  }, [tries, guestChanged.value]);
  useEffect(() => {
    // the button that was pressed is gone with what it was about
    if (document.activeElement === document.body) heading.current?.focus();
  }, [own]);
  const does = (act: () => Promise<string>, done: string) => async () => {
    if (busy.current) return;
    busy.current = true;
    setOutcome("");
    const trouble = await act();
    setOutcome(trouble === "" ? done : trouble);
    setTries(tries + 1);
    busy.current = false;
  };
  return (
    <section class="stack" aria-labelledby="passkeys-title">
      <h3 id="passkeys-title" tabIndex={-1} ref={heading}>
        {say.title}
      </h3>
      <p class="note">{guest === null ? say.stranger : say.note}</p>
      {guest !== null && (
        <button type="button" class="act" onClick={does(makePasskey, say.made)}>
          {say.make}
        </button>
      )}
      <button type="button" class="act" onClick={does(signInHere, say.signedIn)}>
        {say.signIn}
      </button>
      <p role="status">{outcome}</p>
      {own.map(({ id, since }) => (
        <Sure
          key={id}
          label={say.remove(since)}
          sureLabel={say.removeSure}
          note={say.removeNote}
          act={does(() => dropPasskey(id), say.removed)}
        />
      ))}
      {own.length > 0 && (
        <Sure
          key={tries}
          label={say.signOut}
          sureLabel={say.signOutSure}
          note={say.signOutNote}
          act={does(signOutEverywhere, say.signedOut)}
        />
      )}
    </section>
  );
}
