/** That a deal was fair, in words that need no knowledge of hashes, and what stands behind them. */

import { useMemo } from "preact/hooks";
import { recallPromises } from "../check/promises";
import { keepsPromise } from "../check/sha256";
import { recordAddress } from "../wire/http";
import { checkWords } from "../words/check";
import { endWords } from "../words/end";
import { replayWords } from "../words/replay";
import type { Moment } from "./deal";

export function Proof({ table, match, all }: { table: string; match: number; all: readonly Moment[] }) {
  const say = replayWords.fair;
  const { commitment } = all[0]!.snapshot;
  const secret = all.at(-1)!.snapshot.lastSecret?.secret ?? "";
  const kept = useMemo(() => keepsPromise(secret, commitment), [secret, commitment]);
  const seen = recallPromises(table).some((promise) => promise.commitment === commitment);
  return (
    <div class="proof stack">
      <p>{say.intro}</p>
      <p>
        {say.sealed} <code class="digits">{commitment}</code>
      </p>
      <p>{say.mixed}</p>
      <p>
        {say.opened} <code class="digits">{secret}</code>
      </p>
      <p class={kept ? "good" : "bad"}>
        <span aria-hidden="true">{kept ? "✓ " : "✗ "}</span>
        {kept ? say.kept : say.broken}
      </p>
      {!seen && <p class="note">{checkWords.unseen}</p>}
      <p>{say.more}</p>
      <p>
        <a
          class="act"
          href={`${recordAddress(table)}?match=${match}`}
          download={`eightfold-${table}-${match}.yaml`}
        >
          {endWords.record}
        </a>
      </p>
    </div>
  );
}
