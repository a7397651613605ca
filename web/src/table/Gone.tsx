/** In place of a table at which this page has no seat any more. */

import { goneWords } from "#words/gone";
import { Message } from "../app/Message";

export function Gone({ reason, again }: { reason: string; again: () => void }) {
  const words = goneWords;
  if (reason === "removed") return <Message text={words.removed} />;
  if (reason === "signed out") return <Message text={words.signedOut} />;
  if (reason === "taken along") return <Message text={words.takenAlong} />;
  if (reason === "handed on") return <Message text={words.handedOn} />;
  const text = reason === "taken over" ? words.takenOver : words.closed(reason);
  return <Message text={text} action={{ label: words.here, act: again }} />;
}
