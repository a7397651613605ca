/** Players who come, go, or want to play again: the news that are no events of the game. */

import { announcementsWords } from "#words/announcements";
import { tableWords } from "#words/table";
import { togetherWords } from "#words/together";
import type { Seat, Snapshot, TableEvent } from "../wire/types";

function change(before: Seat, after: Seat, running: boolean): string | null {
  const say = announcementsWords.people;
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
  const say = togetherWords;
  const news: string[] = [];
  const newly = (mark: "suspending" | "ending" | "ready") =>
    others
      .filter((seat) => after.seats[seat]![mark] === true && before.seats[seat]?.[mark] !== true)
      .map((seat) => after.seats[seat]!.name ?? "");
  const [suspending, ending, ready] = [newly("suspending"), newly("ending"), newly("ready")];
  if (suspending.length > 0) news.push(say.suspend.wants(suspending));
  if (ending.length > 0) news.push(say.end.wants(ending));
  if (ready.length > 0) news.push(say.ready(ready, false));
  const [was, is] = [before.suspended === true, after.suspended === true];
  if (is && !was) news.push(`${say.suspended}. ${say.goesOn}`);
  if (was && !is && after.view?.standings.over !== true) news.push(say.resumed);
  return news;
}

function othersAt({ seats, you }: Snapshot): number[] {
  return [...seats.keys()].filter((seat) => seat !== you);
}

/** Who of the others has come or gone between two looks, for whom a bot plays since, and how fast bots are since. */
export function comings(before: Snapshot | null, after: Snapshot): string[] {
  if (before === null) return [];
  const running = after.view !== null && !after.view.standings.over;
  const speed = after.botSpeed ?? "usual";
  const faster = speed === (before.botSpeed ?? "usual") ? [] : [announcementsWords.people.botSpeed[speed]];
  const moves = othersAt(after).flatMap((seat) => {
    const [was, is] = [before.seats[seat], after.seats[seat]!];
    return was === undefined ? [] : (change(was, is, running) ?? []);
  });
  return [...moves, ...faster];
}

/** Events at a seat that may come of what others do. */
const PASSIVE = ["dealt", "skipped", "scored", "penalised", "caught", "out", "deal-over", "game-over"];

/** Whether a bot has played for the viewer since the look before; where there was none, since the viewer acted last. */
export function stoodIn(log: readonly TableEvent[], before: Snapshot | null, you: number | null): boolean {
  const own = log.filter((event) => event.seat === you && !PASSIVE.includes(event.verb));
  if (before === null) return own.at(-1)?.standIn === true;
  return own.some((event) => event.standIn === true && event.number > before.number);
}

/** What a listener hears of the other players between two looks at the table, who has come and gone first. */
export function peopleNews(before: Snapshot | null, after: Snapshot): string[] {
  if (before === null) return [];
  const others = othersAt(after);
  const moves = [...comings(before, after), ...togetherNews(before, after, others)];
  const own = after.you ?? -1;
  const [wasMuted, isMuted] = [before.seats[own]?.muted === true, after.seats[own]?.muted === true];
  if (before.you === after.you && wasMuted !== isMuted)
    moves.push(isMuted ? announcementsWords.people.muted : announcementsWords.people.unmuted);
  if ((after.chosen ?? 0) > (before.chosen ?? 0)) moves.push(announcementsWords.people.rules);
  if (before.you === null && after.you !== null) moves.push(announcementsWords.people.yours);
  const willing = others.filter((seat) => after.seats[seat]!.again && before.seats[seat]?.again === false);
  const names = willing.map((seat) => after.seats[seat]!.name ?? "");
  return names.length === 0 ? moves : [...moves, tableWords.ended.again(names)];
}
