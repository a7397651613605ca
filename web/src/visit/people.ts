/** Players who come, go, or want to play again: the news that are no events of the game. */

import type { Seat, Snapshot } from "../wire/types";
import { words } from "../words/words";

function change(before: Seat, after: Seat, running: boolean): string | null {
  const say = words.say.people;
  const { name } = after;
  if (name === null) return before.name === null ? null : say.left(before.name);
  if (after.heir !== undefined && before.heir !== after.heir) return say.heir(after.heir, name);
  if (after.kind === "bot") return before.name === null && !running ? say.bot(name) : null;
  if (before.name !== name) return after.present ? say.came(name) : null;
  if (after.present && !before.present) return running ? say.back(name) : say.came(name);
  if (after.standIn && !before.standIn) return say.standIn(name);
  return before.present && !after.present ? say.away(name) : null;
}

/** What players do together, or want to: suspending the match, going on with it, ending it. */
function togetherNews(before: Snapshot, after: Snapshot, others: number[]): string[] {
  const say = words.together;
  const news: string[] = [];
  const newly = (mark: "suspending" | "ending" | "ready") =>
    others
      .filter((seat) => after.seats[seat]![mark] === true && before.seats[seat]?.[mark] !== true)
      .map((seat) => after.seats[seat]!.name ?? "");
  const [suspending, ending, ready] = [newly("suspending"), newly("ending"), newly("ready")];
  if (suspending.length > 0) news.push(say.suspend.wants(suspending));
  if (ending.length > 0) news.push(say.end.wants(ending));
  if (ready.length > 0) news.push(say.ready(ready));
  const [was, is] = [before.suspended === true, after.suspended === true];
  if (is && !was) news.push(`${say.suspended}. ${say.goesOn}`);
  if (was && !is && after.view?.standings.over !== true) news.push(say.resumed);
  return news;
}

/** What a listener hears of the other players between two looks at the table. */
export function peopleNews(before: Snapshot | null, after: Snapshot): string[] {
  if (before === null) return [];
  const running = after.view !== null && !after.view.standings.over;
  const others = [...after.seats.keys()].filter((seat) => seat !== after.you);
  const moves = others.flatMap((seat) => {
    const [was, is] = [before.seats[seat], after.seats[seat]!];
    return was === undefined ? [] : (change(was, is, running) ?? []);
  });
  moves.push(...togetherNews(before, after, others));
  const own = after.you ?? -1;
  const [wasMuted, isMuted] = [before.seats[own]?.muted === true, after.seats[own]?.muted === true];
  if (before.you === after.you && wasMuted !== isMuted)
    moves.push(isMuted ? words.say.people.muted : words.say.people.unmuted);
  if ((after.chosen ?? 0) > (before.chosen ?? 0)) moves.push(words.say.people.rules);
  if (before.you === null && after.you !== null) moves.push(words.say.people.yours);
  const willing = others.filter((seat) => after.seats[seat]!.again && before.seats[seat]?.again === false);
  const names = willing.map((seat) => after.seats[seat]!.name ?? "");
  return names.length === 0 ? moves : [...moves, words.end.again(names)];
}
