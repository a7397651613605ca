/** Sharing a result or a link: by the device's share sheet where it has one, else by the clipboard. */

import { replayWords } from "#words/replay";
import { replayAddress } from "../app/games";
import { company } from "../visit/company";
import type { Snapshot } from "../wire/types";
import { person } from "../words/company";
import { gameName } from "../words/words";
import { writePlace } from "./deal";

/** The link to a deal that is over, from its beginning, seen from a seat. */
export function dealAddress(snapshot: Snapshot, seat: number): string {
  const deal = snapshot.view?.standings.deal ?? 1;
  return replayAddress(
    snapshot.table,
    writePlace({ match: snapshot.matches, deal, at: 0, seat, open: true }),
  );
}

/** How a deal or match has ended, as one tells it to somebody who was not there. */
export function resultText(snapshot: Snapshot): string {
  const { view } = snapshot;
  if (view === null) return "";
  const { over, dealWinners, matchWinners, score } = view.standings;
  const others = { ...company(snapshot), you: null };
  const name = (seat: number) => person(others, seat).name;
  const winners = (over ? matchWinners : dealWinners).map(name);
  const address = dealAddress(snapshot, -1);
  const game = gameName(snapshot.game);
  return score.every((points) => points === 0)
    ? replayWords.result(game, winners, address)
    : replayWords.score(
        game,
        winners,
        score.map((points, seat) => `${name(seat)} ${points}`).join(", "),
        address,
      );
}

/** Puts a text into the clipboard; whether it is there now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // plain HTTP pages have no clipboard of the new kind
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** Whether the text was copied, and not given to the device's share sheet, which says so itself. */
export async function share(text: string): Promise<boolean> {
  if (typeof navigator.share !== "function") return copy(text);
  await navigator.share({ text }).catch(() => undefined);
  return false;
}
