/** Who sits where while seats are open, and what the host may do about it. */

import { useRef, useState } from "preact/hooks";
import { chatWords } from "#words/chat";
import { lobbyWords } from "#words/lobby";
import { startWords } from "#words/start";
import { useHeldFocus } from "../app/focus";
import type { Visit } from "../visit/Visit";
import type { BotName, Seat, Snapshot } from "../wire/types";

const BOTS = Object.keys(startWords.bots) as BotName[];

/** Makes a seat free: a bot goes at once, a person after a second tap. */
function Remove({ visit, seat, at }: { visit: Visit; seat: Seat; at: number }) {
  const say = lobbyWords;
  const [sure, setSure] = useState(seat.kind === "bot");
  const name = seat.name ?? "";
  return (
    <button
      type="button"
      class={`act${sure && seat.kind === "person" ? " main" : " quiet"}`}
      aria-label={sure && seat.kind === "person" ? say.removeSure(name) : say.removeWhom(name)}
      onBlur={() => setSure(seat.kind === "bot")}
      onClick={() => {
        if (sure) void visit.ask("kick", { seat: at, name });
        else setSure(true);
      }}
    >
      {sure && seat.kind === "person" ? say.removeSure(name) : say.remove}
    </button>
  );
}

/** What the host can do with a seat. */
function Rights({ visit, seat, at }: { visit: Visit; seat: Seat; at: number }) {
  const say = lobbyWords;
  const may = seat.may ?? [];
  return (
    <span class="rights">
      {may.includes("bot") && seat.kind === "bot" && (
        <select
          aria-label={say.level(seat.name ?? "")}
          value={seat.bot}
          onChange={(event) => void visit.ask("bot", { seat: at, bot: event.currentTarget.value })}
        >
          {BOTS.map((bot) => (
            <option key={bot} value={bot}>
              {startWords.bot(bot)}
            </option>
          ))}
        </select>
      )}
      {may.includes("bot") && seat.name === null && (
        <button
          type="button"
          class="act quiet"
          aria-label={say.addBotAt(at + 1)}
          onClick={() => void visit.ask("bot", { seat: at, bot: BOTS[0] })}
        >
          {say.addBot}
        </button>
      )}
      {may.includes("kick") && <Remove key={seat.name} visit={visit} seat={seat} at={at} />}
    </span>
  );
}

interface SeatListProps {
  snapshot: Pick<Snapshot, "seats" | "you">;
  /** Where something can be done about it. */
  visit?: Visit;
  /** Where a bot's seat, or a free one, can be taken: what the button says, and what it does. */
  take?: { label: string; whose: "bot" | "free"; onTake: (seat: number) => void };
}

/** Whose a seat is that somebody may take; null where a person has it, or will have. */
export function standing(seat: Seat): "bot" | "free" | null {
  if (seat.name === null) return "free";
  return seat.kind === "bot" && seat.heir === undefined ? "bot" : null;
}

export function SeatList({ snapshot, visit, take }: SeatListProps) {
  const say = lobbyWords;
  const list = useRef<HTMLOListElement>(null);
  const row = useRef(0);
  // what the host has pressed is gone: the focus stays with the seat
  const focus = useHeldFocus(list, (rows) =>
    rows.children[row.current]?.querySelector<HTMLElement>("select, button"),
  );
  return (
    <ol class="lobby-seats" ref={list} {...focus}>
      {snapshot.seats.map((seat, i) => (
        <li key={i} class={seat.name === null ? "free" : ""} onFocusIn={() => (row.current = i)}>
          <span class="place" aria-hidden="true">
            {i + 1}
          </span>
          <span class="sitter">{seat.name ?? say.seatFree}</span>
          {i === snapshot.you && <span class="tag">{say.seatYou}</span>}
          {seat.host === true && <span class="tag">{say.host}</span>}
          {seat.kind === "bot" && !seat.may?.includes("bot") && (
            <span class="tag">
              {seat.bot === undefined ? say.seatBot : startWords.bot(seat.bot as BotName)}
            </span>
          )}
          {seat.kind === "person" && seat.name !== null && !seat.present && (
            <span class="tag">{say.away}</span>
          )}
          {seat.muted === true && <span class="tag">{chatWords.muted}</span>}
          {seat.heir !== undefined && <span class="tag">{say.heir(seat.heir)}</span>}
          {take !== undefined && take.whose === standing(seat) && (
            <button
              type="button"
              class="act take"
              aria-label={say.takeOf(take.label, seat.name ?? String(i + 1))}
              onClick={() => take.onTake(i)}
            >
              {take.label}
            </button>
          )}
          {visit !== undefined && seat.may !== undefined && <Rights visit={visit} seat={seat} at={i} />}
        </li>
      ))}
    </ol>
  );
}
