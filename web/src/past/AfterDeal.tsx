/** What one can do with a deal that is over: watch it again, share its result. */

import { useState } from "preact/hooks";
import { replayWords } from "#words/replay";
import type { Snapshot } from "../wire/types";
import { dealAddress, resultText, share } from "./share";

export function AfterDeal({ snapshot }: { snapshot: Snapshot }) {
  const say = replayWords;
  const [shared, setShared] = useState(false);
  return (
    <>
      <a class="act watch-again" href={dealAddress(snapshot, snapshot.you ?? -1)}>
        {say.watch}
      </a>
      <button
        type="button"
        class="act"
        onClick={() => void share(resultText(snapshot)).then((copied) => setShared(copied))}
      >
        {say.share}
      </button>
      <p class="note shared" role="status">
        {shared ? say.shared : ""}
      </p>
    </>
  );
}
