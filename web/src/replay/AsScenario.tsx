/** A moment of what was played as a scenario, to be copied or saved. */

import { useState } from "preact/hooks";
import { replayWords } from "#words/replay";
import { Dialog } from "../app/Dialog";
import { copy } from "../past/share";
import type { Place } from "../past/deal";
import type { Source } from "./source";
import { words } from "../words/words";

export function AsScenario({ source, place }: { source: Source; place: Place }) {
  const say = replayWords.scenario;
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [copied, setCopied] = useState(false);
  const show = async () => {
    const answer = await source.scenario(place);
    setCopied(false);
    setProblem(answer.ok ? "" : answer.words || words.start.down);
    if (answer.ok) setText(answer.value);
  };
  return (
    <>
      <button type="button" class="act quiet" onClick={() => void show()}>
        {say.title}
      </button>
      {problem !== "" && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      {text !== null && (
        <Dialog title={say.title} onClose={() => setText(null)}>
          <div class="stack">
            <p class="note">{say.note}</p>
            <textarea class="scenario-text" readOnly rows={14} value={text} aria-label={say.title} />
            <div class="row wrap">
              <button type="button" class="act" onClick={() => void copy(text).then(setCopied)}>
                {copied ? `✓ ${replayWords.copied}` : say.copy}
              </button>
              <a
                class="act"
                download="scenario.yaml"
                href={`data:text/yaml;charset=utf-8,${encodeURIComponent(text)}`}
              >
                {say.save}
              </a>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
