/** That a deal was fair, in words that need no knowledge of hashes, and what stands behind them. */

import { useMemo } from "preact/hooks";
import { checkWords } from "#words/check";
import { endWords } from "#words/end";
import { replayWords } from "#words/replay";
import { keepsPromise } from "../check/sha256";
import type { Moment } from "./deal";

interface ProofProps {
  all: readonly Moment[];
  /** The record as a file, where there is one to be had. */
  record: { address: string; name: string } | null;
  /** Whether this browser was shown that promise before the cards were dealt. */
  promised: (commitment: string) => boolean;
}

export function Proof({ all, record, promised }: ProofProps) {
  const say = replayWords.fair;
  const { commitment, dealNumber } = all[0]!.snapshot;
  const secret = all.at(-1)!.snapshot.lastSecret?.secret ?? "";
  const kept = useMemo(() => keepsPromise(secret, commitment), [secret, commitment]);
  return (
    <div class="proof stack">
      {dealNumber === undefined ? <p>{say.intro}</p> : <p>{replayWords.alone.numbered(dealNumber)}</p>}
      <p>
        {dealNumber === undefined ? say.sealed : say.fingerprint} <code class="digits">{commitment}</code>
      </p>
      {dealNumber === undefined && <p>{say.mixed}</p>}
      <p>
        {dealNumber === undefined ? say.opened : say.secret} <code class="digits">{secret}</code>
      </p>
      <p class={kept ? "good" : "bad"}>
        <span aria-hidden="true">{kept ? "✓ " : "✗ "}</span>
        {!kept ? say.broken : dealNumber === undefined ? say.kept : say.follows}
      </p>
      {dealNumber === undefined && !promised(commitment) && <p class="note">{checkWords.unseen}</p>}
      <p>{say.more}</p>
      {record !== null && (
        <p>
          <a class="act" href={record.address} download={record.name}>
            {endWords.record}
          </a>
        </p>
      )}
    </div>
  );
}
