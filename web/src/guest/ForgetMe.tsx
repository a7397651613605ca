/** Deleting all that is a guest's: at all tables, and in this browser. */

import { useState } from "preact/hooks";
import { erasingWords } from "#words/erasing";
import { Sure } from "../app/Sure";
import { words } from "../words/words";
import { eraseAll, guestChanged, kept } from "./guest";

export function ForgetMe() {
  const say = erasingWords.everything;
  const [outcome, setOutcome] = useState("");
  // asked again when the guest is another
  const known = guestChanged.value >= 0 && kept() !== null;
  const erase = () =>
    void eraseAll().then((trouble) => {
      setOutcome(trouble === null ? say.done : trouble === "" ? words.start.down : trouble);
    });
  return (
    <>
      {known && <Sure label={say.act} sureLabel={say.sure} note={say.note} act={erase} />}
      {outcome !== "" && <p role="status">{outcome}</p>}
    </>
  );
}
