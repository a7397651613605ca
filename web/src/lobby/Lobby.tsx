/** Before the game: the link for friends, who sits where, and the start. */

import { endWords } from "#words/end";
import { lobbyWords } from "#words/lobby";
import { panelWords } from "#words/panel";
import { startWords } from "#words/start";
import { watchingWords } from "#words/watching";
import { span } from "../words/times";
import { useRef, useState } from "preact/hooks";
import { useArrival, useHeldFocus } from "../app/focus";
import { Sheet } from "../rules/Sheet";
import { dealNumber } from "../visit/beginning";
import { BotSpeed } from "../visit/BotSpeed";
import { Chat } from "../visit/Chat";
import { DealNumber } from "../visit/DealNumber";
import { readNumber } from "../visit/number";
import { OtherDoor } from "../visit/OtherDoor";
import { SeatNews } from "../visit/SeatNews";
import { Tickets } from "./Tickets";
import { gathers, ReadyButton, ReadyNote } from "../visit/Ready";
import type { Visit } from "../visit/Visit";
import type { CatalogueGame, Snapshot } from "../wire/types";
import { gameName, words } from "../words/words";
import { HouseRules } from "./HouseRules";
import { Invitation } from "./Invitation";
import { OpenSeatList } from "./SitDown";

interface LobbyProps {
  visit: Visit;
  snapshot: Snapshot;
  sheet: string | null;
  game: CatalogueGame | undefined;
}

export function Lobby({ visit, snapshot, sheet, game }: LobbyProps) {
  const say = lobbyWords;
  const free = snapshot.seats.filter((seat) => seat.name === null).length;
  const host = snapshot.seats.find((seat) => seat.host === true)?.name ?? null;
  const notice = visit.notice.value.text;
  const [number, setNumber] = useState(String(dealNumber(snapshot.table) ?? ""));
  const alone =
    snapshot.canStart && snapshot.seats.every((seat, i) => i === snapshot.you || seat.kind === "bot");
  const start = () => {
    const chosen = alone ? readNumber(number) : undefined;
    if (chosen === null) return visit.hint(startWords.number.wrong);
    void visit.ask("start", { fill: !snapshot.canStart, number: chosen });
  };
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const focus = useHeldFocus(page, () => heading.current);
  return (
    <main class="page lobby" ref={page} {...focus}>
      <h1 tabIndex={-1} ref={heading}>
        {say.title(gameName(snapshot.game))}
      </h1>
      {snapshot.game.own === true && <p class="note">{words.ownBook.note}</p>}
      <div class="columns">
        <div class="stack">
          {snapshot.listed === true && <p class="note">{say.listed}</p>}
          {(snapshot.watchDelaySeconds ?? 0) > 0 && (
            <p class="note">
              {span(snapshot.you === null ? say.late.you : say.late.they, snapshot.watchDelaySeconds!)}
            </p>
          )}
          {(snapshot.watching ?? 0) > 0 && <p class="note">{watchingWords.watched(snapshot.watching!)}</p>}
          {free > 0 && <Invitation table={snapshot.table} game={gameName(snapshot.game)} />}
          <section class="sheet-card" aria-labelledby="who-title">
            <h2 id="who-title">{say.who}</h2>
            <OpenSeatList visit={visit} snapshot={snapshot} />
            <BotSpeed visit={visit} snapshot={snapshot} />
            {free > 0 && <p class="note">{say.waitingFriends(free)}</p>}
            {alone && <DealNumber text={number} onText={setNumber} />}
            <div class="row wrap">
              {snapshot.mayStart && (
                <button type="button" class="act main big" onClick={start}>
                  {snapshot.canStart ? say.start : say.startFill}
                </button>
              )}
              {gathers(snapshot) && <ReadyButton visit={visit} snapshot={snapshot} />}
              {snapshot.you !== null && (
                <button type="button" class="act quiet" onClick={() => void visit.leave()}>
                  {endWords.leave}
                </button>
              )}
            </div>
            {gathers(snapshot) && <ReadyNote snapshot={snapshot} />}
            {!snapshot.mayStart && !gathers(snapshot) && <p class="note">{say.waiting(host)}</p>}
            {notice !== "" && <p class="bad">{notice}</p>}
          </section>
          {snapshot.you !== null && (
            <div class="sheet-card">
              <Tickets visit={visit} snapshot={snapshot} />
              <SeatNews visit={visit} snapshot={snapshot} silent={[]} />
            </div>
          )}
          <OtherDoor visit={visit} snapshot={snapshot} card />
          {snapshot.seats.length > 1 && (
            <section class="sheet-card lobby-chat" aria-labelledby="chat-title">
              <h2 id="chat-title">{panelWords.chat}</h2>
              <Chat visit={visit} lines={visit.state.value.chat} seated={snapshot.you !== null} />
            </section>
          )}
          <section class="sheet-card" aria-labelledby="options-title">
            <h2 id="options-title">{say.options}</h2>
            <HouseRules visit={visit} snapshot={snapshot} game={game} />
          </section>
        </div>
        <section
          class="sheet-card rules-card"
          tabIndex={0}
          aria-label={startWords.sheetOf(gameName(snapshot.game))}
        >
          {sheet === null ? <p class="note">{words.start.sheetWait}</p> : <Sheet text={sheet} />}
        </section>
      </div>
    </main>
  );
}
