/** Deleting all that is a guest's: at all tables, and in this browser. */

import { useState } from "preact/hooks";
import { dropSeat, heldSeats } from "../app/memory";
import { Sure } from "../app/Sure";
import { words } from "../words/words";
import { eraseAll, kept } from "./guest";

export function ForgetMe() {
  const say = words.erasing.everything;
  const [outcome, setOutcome] = useState("");
  const [known, setKnown] = useState(kept() !== null);
  const erase = () =>
    void eraseAll().then((trouble) => {
      if (trouble === null) {
        heldSeats().forEach((seat) => dropSeat(seat.table));
        setKnown(false);
      }
      setOutcome(trouble === null ? say.done : trouble === "" ? words.start.down : trouble);
    });
  return (
    <>
      {known && <Sure label={say.act} sureLabel={say.sure} note={say.note} act={erase} />}
      {outcome !== "" && <p role="status">{outcome}</p>}
    </>
  );
}
