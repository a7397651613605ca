/** Everything at one table's address: finding it, taking a seat, the lobby, the game. */

import { useEffect, useState } from "preact/hooks";
import { Logo } from "../app/Logo";
import { dropSeat, heldSeat } from "../app/memory";
import { Message } from "../app/Message";
import { goHome, type Route } from "../app/route";
import { recallPromises, keepPromises } from "../check/promises";
import { beginsAtOnce } from "../visit/beginning";
import { ReadOut } from "../visit/ReadOut";
import { asked } from "../visit/say";
import type { Line } from "../visit/state";
import { Visit } from "../visit/Visit";
import { catalogue, lookAt, tableSheet } from "../wire/http";
import { browser } from "../wire/link";
import type { CatalogueGame, TableNotice } from "../wire/types";
import { gameName, words } from "../words/words";
import { LinkBadge } from "./LinkBadge";
import {
  attending,
  Explain,
  Gone,
  Join,
  LessonPage,
  loadParts,
  Lobby,
  RecordPage,
  ReplayPage,
  TextMode,
} from "./parts";
import { usePrinted } from "../visit/printed";
import { PlayingTable, TableScreen } from "./TableScreen";
import "../style/start.css";
import "../style/seats.css";
import "../style/table.css";
import "../style/rows.css";
import "../style/acts.css";
import "../style/panel.css";
import "../style/end.css";

function PlainBar({ line }: { line?: Line }) {
  return (
    <header class="bar">
      <button type="button" class="home" onClick={goHome} aria-label={words.link.home}>
        <Logo />
      </button>
      <p class="bar-title">{words.title}</p>
      {line !== undefined && <LinkBadge line={line} />}
    </header>
  );
}

function Inside({ visit }: { visit: Visit }) {
  const { line, reason, snapshot } = visit.state.value;
  const [sheet, setSheet] = useState<string | null>(null);
  const [game, setGame] = useState<CatalogueGame | undefined>(undefined);
  const id = snapshot?.game.id;
  const own = snapshot?.view != null && asked(snapshot.view, snapshot.you);
  const printed = usePrinted(visit.table, snapshot?.game, snapshot?.chosen);
  const playing = snapshot?.view != null;
  useEffect(() => {
    // behind the table, and yet at once: on a line that falls silent what is asked for never comes
    if (playing) void loadParts().catch(() => undefined);
  }, [playing]);
  const stands = snapshot !== null;
  useEffect(() => (stands ? attending(visit) : undefined), [stands, visit]);
  const title = snapshot === null ? words.title : words.titleOf(gameName(snapshot.game), own);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = words.title;
    };
  }, [title]);
  useEffect(() => {
    if (id === undefined) return;
    void catalogue().then((answer) => answer.ok && setGame(answer.value.find((one) => one.id === id)));
  }, [id, snapshot?.chosen]);
  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    void tableSheet(visit.table).then((answer) => current && answer.ok && setSheet(answer.value.markdown));
    return () => {
      current = false;
    };
  }, [id, snapshot?.chosen]);
  if (line === "gone") return <Gone reason={reason} again={() => visit.again()} />;
  if (line === "refused") return <Message text={words.link.refused(reason)} />;
  // what the cards are is known before any is shown
  const starts = snapshot !== null && snapshot.view === null && beginsAtOnce(visit.table);
  if (snapshot === null || !printed || starts) return <Message text={words.link.connecting} />;
  return (
    <>
      {snapshot.view === null ? (
        <div class="lobby-screen">
          <PlainBar line={line} />
          <Lobby visit={visit} snapshot={snapshot} sheet={sheet} game={game} />
        </div>
      ) : (
        <TableScreen visit={visit} snapshot={snapshot} view={snapshot.view} sheet={sheet} game={game} />
      )}
      <ReadOut visit={visit} />
    </>
  );
}

/** The stay at the table with this key; a key that the server no longer knows is forgotten. */
function Stay({ table, token, onStrange }: { table: string; token: string | null; onStrange: () => void }) {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    const stay = new Visit(
      table,
      token,
      browser(),
      () => {
        if (stay.token.value !== null) {
          dropSeat(table);
          onStrange();
        }
      },
      recallPromises(table),
    );
    const refresh = () => document.visibilityState === "visible" && stay.refresh();
    addEventListener("online", refresh);
    document.addEventListener("visibilitychange", refresh);
    const forgetful = stay.state.subscribe((state) => keepPromises(table, state.promises));
    setVisit(stay);
    return () => {
      removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", refresh);
      forgetful();
      stay.stop();
    };
  }, [table, token]);
  return visit === null ? null : <Inside visit={visit} />;
}

/** A table as it is, or as it was, or as it may be in a lesson. */
export function TablePage({ shown }: { shown: Exclude<Route, { page: "start" | "game" | "own" }> }) {
  const pieces = { Table: PlayingTable, Text: TextMode, Explain };
  switch (shown.page) {
    case "table":
      return <Present table={shown.table} />;
    case "seat":
      return <Present table={shown.table} coming={shown} />;
    case "replay":
      return <ReplayPage table={shown.table} moment={shown.moment} {...pieces} />;
    case "record":
      return <RecordPage moment={shown.moment} {...pieces} />;
    case "lesson":
      return <LessonPage game={shown.table} {...pieces} />;
  }
}

/** @param coming by which ticket somebody comes for a seat */
function Present({ table, coming }: { table: string; coming?: Extract<Route, { page: "seat" }> }) {
  const [token, setToken] = useState<string | null>(() => heldSeat(table)?.token ?? null);
  const [inside, setInside] = useState(token !== null && coming === undefined);
  const [notice, setNotice] = useState<TableNotice | "unknown" | "down" | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (inside) return;
    void lookAt(table).then((answer) => {
      if (answer.ok) setNotice(answer.value);
      else setNotice(answer.status === 0 ? "down" : "unknown");
    });
  }, [table, inside, looks]);
  if (inside) return <Stay table={table} token={token} onStrange={() => setInside(false)} />;
  const again = { label: words.start.again, act: () => setLooks(looks + 1) };
  if (notice === null) return <Message text={words.link.connecting} />;
  if (notice === "unknown") return <Message text={words.link.unknown} />;
  if (notice === "down") return <Message text={words.start.down} action={again} />;
  return (
    <>
      <PlainBar />
      <Join
        notice={notice}
        coming={coming}
        onStale={() => setLooks(looks + 1)}
        onEnter={(key) => {
          setToken(key);
          setInside(true);
        }}
      />
    </>
  );
}
