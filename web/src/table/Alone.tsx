/** What somebody may have who plays alone: the last card back, the same deal again. */

import { useState } from "preact/hooks";
import { replayWords } from "#words/replay";
import { startWords } from "#words/start";
import type { Visit } from "../visit/Visit";
import { DealNumber } from "../visit/DealNumber";
import { readNumber } from "../visit/number";
import type { Snapshot } from "../wire/types";

export function Alone({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const say = replayWords.alone;
  const [sure, setSure] = useState(false);
  const may = snapshot.may ?? [];
  const view = snapshot.view;
  // what one has done so far is gone with it: that takes two taps
  const asks = view?.standings.over !== true && view?.ply !== 0 && !sure;
  const repeat = () => {
    setSure(asks);
    if (!asks) void visit.ask("repeat");
  };
  return (
    <>
      {may.includes("undo") && (
        <button
          type="button"
          class="act quiet undo"
          onClick={() => void visit.ask("undo", { ply: view?.ply ?? 0 })}
        >
          {say.undo}
        </button>
      )}
      {may.includes("repeat") && (
        <button type="button" class="act quiet repeat" onClick={repeat} onBlur={() => setSure(false)}>
          {view?.standings.over === true ? say.repeat : sure ? say.restartSure : say.restart}
        </button>
      )}
      <span class="unseen" role="status">
        {sure ? say.restartSure : ""}
      </span>
    </>
  );
}

/** That the deal is one of before, or that of a number. */
export function Repeated({ number }: { number: number | undefined }) {
  const say = replayWords.alone;
  return <p class="note">{number === undefined ? say.repeated : say.numbered(number)}</p>;
}

/** Another match with the deal of a number. */
export function AnotherNumber({ visit }: { visit: Visit }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const number = readNumber(text);
        setWrong(number == null);
        if (number != null) void visit.ask("repeat", { number });
      }}
    >
      <DealNumber text={text} onText={setText} />
      {text !== "" && (
        <button type="submit" class="act">
          {replayWords.alone.playNumber}
        </button>
      )}
      <p class="bad" role="alert">
        {wrong ? startWords.number.wrong : ""}
      </p>
    </form>
  );
}
