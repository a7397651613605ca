/** Where words can be acts of the game: a field to say them in. */

import { useState } from "preact/hooks";
import { tableWords } from "#words/table";
import { Dialog } from "../app/Dialog";
import { silenceCosts } from "../visit/facts";
import type { Snapshot } from "../wire/types";

interface SpeakProps {
  snapshot: Snapshot;
  onSay: (line: string) => void;
  onClose: () => void;
}

export function Speak({ snapshot, onSay, onClose }: SpeakProps) {
  const say = tableWords.speak;
  const [text, setText] = useState("");
  const cost = silenceCosts(snapshot);
  return (
    <Dialog title={say.title} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said !== "") onSay(`say ${said}`);
        }}
      >
        <p class="note">{cost === null ? say.note : say.silence(cost)}</p>
        <label class="stack">
          <span>{say.field}</span>
          <input
            type="text"
            class="speech"
            autofocus
            autocomplete="off"
            maxLength={100}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="act main">
          {say.send}
        </button>
      </form>
    </Dialog>
  );
}
