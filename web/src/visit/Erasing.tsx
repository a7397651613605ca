/** Deleting one's name and talk at a table: folded up, as it cannot be taken back. */

import { useState } from "preact/hooks";
import { erasingWords } from "#words/erasing";
import { Sure } from "../app/Sure";
import { words } from "../words/words";
import type { Visit } from "./Visit";

export function Erasing({ visit }: { visit: Visit }) {
  const say = erasingWords;
  const [outcome, setOutcome] = useState("");
  const [times, setTimes] = useState(0);
  const erase = () =>
    void visit.erase().then((trouble) => {
      setOutcome(trouble === "" ? words.erased : trouble);
      setTimes(times + 1);
    });
  return (
    <details class="erasing">
      <summary>{say.title}</summary>
      <Sure key={times} label={say.act} sureLabel={say.sure} note={say.note} act={erase} />
      <p class="note">{outcome}</p>
    </details>
  );
}
