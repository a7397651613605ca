/** Who comes with a link: a name and a seat, or only a look. */

import { useEffect, useRef, useState } from "preact/hooks";
import { lobbyWords } from "#words/lobby";
import { startWords } from "#words/start";
import { useArrival } from "../app/focus";
import { holdSeat } from "../app/memory";
import { settings } from "../app/settings";
import { asGuest } from "../guest/guest";
import { Sheet } from "../rules/Sheet";
import { takeSeat, tableSheet } from "../wire/http";
import type { TableNotice } from "../wire/types";
import { gameName, words } from "../words/words";
import { Arrive, type Coming } from "./Arrive";
import { NameField } from "./NameField";
import { SeatList } from "./SeatList";

interface JoinProps {
  notice: TableNotice;
  /** Goes in, with the key that is now remembered or as a spectator. */
  onEnter: (token: string | null) => void;
  onStale: () => void;
}

export function Join({ coming, ...props }: JoinProps & { coming: Coming | undefined }) {
  return coming === undefined ? <Sit {...props} /> : <Arrive notice={props.notice} {...coming} />;
}

function Sit({ notice, onEnter, onStale }: JoinProps) {
  const say = lobbyWords;
  const [problem, setProblem] = useState("");
  const [sheet, setSheet] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useEffect(() => {
    void tableSheet(notice.table).then((answer) => answer.ok && setSheet(answer.value.markdown));
  }, [notice.table]);
  const free = notice.seats.filter((seat) => seat.kind === "person" && seat.name === null).length;
  const bots = notice.seats.filter((seat) => seat.kind === "bot" && seat.heir === undefined).length;
  const takeable = free === 0 && bots > 0;
  const sit = async (wanted?: number) => {
    const name = settings.name.value.trim();
    if (name === "") {
      setProblem(startWords.nameNeeded);
      return;
    }
    const answer = await asGuest(name, (guest) => takeSeat(notice.table, name, wanted, guest));
    if (answer.ok) {
      const { seat, token } = answer.value;
      holdSeat({ table: notice.table, seat, token, game: gameName(notice.game) });
      onEnter(token);
      return;
    }
    setProblem(answer.words === "" ? words.start.down : answer.words);
    if (answer.status === 409) onStale();
  };
  return (
    <main class="page join">
      <h1 tabIndex={-1} ref={heading}>
        {say.join(gameName(notice.game))}
      </h1>
      {notice.game.own === true && <p class="note">{words.ownBook.note}</p>}
      <section class="sheet-card" aria-labelledby="who-title">
        <h2 id="who-title">{say.who}</h2>
        {takeable && <NameField />}
        <SeatList
          snapshot={{
            seats: notice.seats.map((seat) => ({ ...seat, standIn: false, again: false })),
            you: null,
          }}
          {...(takeable || free > 1
            ? {
                take: {
                  label: takeable && notice.started && !notice.over ? say.takeNext : say.take,
                  whose: takeable ? ("bot" as const) : ("free" as const),
                  onTake: (seat: number) => void sit(seat),
                },
              }
            : {})}
        />
        <p class="note">
          {free > 0
            ? say.freeNow(free)
            : `${notice.started && !notice.over ? `${say.running} ` : ""}${takeable ? say.fullBots : say.full}`}
        </p>
        {free > 0 && (
          <form
            class="row wrap"
            onSubmit={(event) => {
              event.preventDefault();
              void sit();
            }}
          >
            <NameField />
            <button type="submit" class="act main big">
              {say.sit}
            </button>
          </form>
        )}
        {problem !== "" && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <p class="watch-only">
          <button type="button" class="act quiet" onClick={() => onEnter(null)}>
            {say.watch}
          </button>
        </p>
      </section>
      <section class="sheet-card" aria-label={startWords.sheetOf(gameName(notice.game))}>
        {sheet === null ? <p class="note">{words.start.sheetWait}</p> : <Sheet text={sheet} />}
      </section>
    </main>
  );
}
