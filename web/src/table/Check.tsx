/** The verifiable deal: the promise before it, the secret after it, and whether the one keeps the other. */

import { useMemo } from "preact/hooks";
import { checkWords } from "#words/check";
import { endWords } from "#words/end";
import type { Promised } from "../check/promises";
import { keepsPromise } from "../check/sha256";
import { recordAddress } from "../wire/http";
import type { Snapshot } from "../wire/types";

function Verdict({ commitment, secret }: { commitment: string | null; secret: string }) {
  const kept = useMemo(() => commitment !== null && keepsPromise(secret, commitment), [commitment, secret]);
  if (commitment === null) return <p class="note">{checkWords.unseen}</p>;
  return kept ? (
    <p class="good">
      <span aria-hidden="true">✓ </span>
      {checkWords.good}
    </p>
  ) : (
    <p class="bad">
      <span aria-hidden="true">✗ </span>
      {checkWords.bad}
    </p>
  );
}

interface CheckProps {
  snapshot: Snapshot;
  promises: Promised[];
  nonces: Record<string, string>;
}

export function Check({ snapshot, promises, nonces }: CheckProps) {
  const say = checkWords;
  const over = promises.findLast((one) => one.secret !== null);
  const current = promises.findLast((one) => one.commitment === snapshot.commitment);
  const shown = over !== undefined && (snapshot.view?.standings.dealOver ?? true) ? over : current;
  if (shown === undefined) return null;
  const nonce = shown.commitment === null ? undefined : nonces[shown.commitment];
  return (
    <details class="check">
      <summary>{say.title}</summary>
      <p class="note">{shown.secret === null ? say.current(shown.deal) : say.past(shown.deal)}</p>
      {shown.commitment !== null && (
        <>
          <p>{say.before}</p>
          <code class="digits">{shown.commitment}</code>
        </>
      )}
      {nonce !== undefined && (
        <>
          <p>{say.yours}</p>
          <code class="digits">{nonce}</code>
        </>
      )}
      {shown.secret === null ? (
        <p>{say.during}</p>
      ) : (
        <>
          <p>{say.secret}</p>
          <code class="digits">{shown.secret}</code>
          <Verdict commitment={shown.commitment} secret={shown.secret} />
        </>
      )}
      <p>{say.how}</p>
      <p>
        <a href={recordAddress(snapshot.table)} download={`eightfold-${snapshot.table}.yaml`}>
          {endWords.record}
        </a>
      </p>
    </details>
  );
}
