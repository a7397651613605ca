/** A deal that is over, once more: the table as it was, act by act, with whose eyes one likes. */

import type { ComponentType } from "preact";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { panelWords } from "#words/panel";
import { replayWords } from "#words/replay";
import { tableWords } from "#words/table";
import { useArrival } from "../app/focus";
import { Logo } from "../app/Logo";
import type { ExplainProps } from "../explain/Explain";
import { Message } from "../app/Message";
import { goHome, goToTable } from "../app/route";
import { useWide } from "../app/wide";
import { company } from "../visit/company";
import { usePrinted } from "../visit/printed";
import { ReadOut } from "../visit/ReadOut";
import type { Visit } from "../visit/Visit";
import type { Replay, Snapshot, View } from "../wire/types";
import { eventParts, worthTelling } from "../words/events";
import { gameName, plain, words } from "../words/words";
import { Controls, ReplayOptions, type Speed } from "./Controls";
import { byAnother, lastTurn, moments, nextTurn, readPlace, type Moment, type Place } from "../past/deal";
import { PastVisit } from "./PastVisit";
import { ReplayPanel, tabName, TABS, type ReplayTab, type TextPiece } from "./ReplayPanel";
import { ofTable, type Source } from "./source";
import { copy } from "../past/share";
import "../style/replay.css";

/** Between two acts that are played one after the other, at the standard speed. */
const STEP_MILLIS = 1400;
/** The address follows when one has stood somewhere so long. */
const SETTLED_MILLIS = 400;

interface Told {
  replay: Replay;
  all: Moment[];
}

/** The deal as the server tells it; what was told before stays until the next has come. */
function useDeal(source: Source, place: Place) {
  const { match, deal, seat, open } = place;
  const [told, setTold] = useState<Told | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let current = true;
    void source.replay(place).then((answer) => {
      if (!current) return;
      if (answer.ok) setTold({ replay: answer.value, all: moments(answer.value) });
      const lost = !answer.ok && answer.status === 404 && source.shared;
      setProblem(answer.ok ? "" : lost ? replayWords.none : answer.words || words.start.down);
    });
    return () => {
      current = false;
    };
  }, [source, match, deal, seat, open]);
  return { told, problem };
}

/** Where one is; the address follows, and a link leads there. */
function usePlace(source: Source, moment: string) {
  const [place, setPlace] = useState<Place>(() => readPlace(moment));
  useEffect(() => setPlace(readPlace(moment)), [moment]);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", source.address(place)), SETTLED_MILLIS);
    return () => clearTimeout(timer);
  }, [source, place]);
  return { place, setPlace };
}

const LINK = "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1";
const DONE = "M5 13l4 4L19 7";
const OUT = "M6 6l12 12M18 6L6 18";

function Picture({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** How a table is drawn, told in text and explained: as where it is played. */
export interface Pieces {
  Table: ComponentType<{ visit: Visit; snapshot: Snapshot; view: View; at: Signal<number>; seenBy: string }>;
  Text: TextPiece;
  Explain: ComponentType<ExplainProps>;
}

/** The way from a replay back to where it came from. */
export interface Back {
  label: string;
  act: () => void;
}

/** What has been played at a table. */
export function ReplayPage({ table, moment, ...pieces }: { table: string; moment: string } & Pieces) {
  const source = useMemo(() => ofTable(table), [table]);
  const back = { label: replayWords.toTable, act: () => goToTable(table) };
  return <Replayed source={source} moment={moment} back={back} {...pieces} />;
}

/** What has been played, from wherever it comes. */
export function Replayed({
  source,
  moment,
  back,
  ...pieces
}: { source: Source; moment: string; back: Back } & Pieces) {
  const { place, setPlace } = usePlace(source, moment);
  const { told, problem } = useDeal(source, place);
  const printed = usePrinted(
    () => source.cards(place.match),
    told?.all[0]?.snapshot.game,
    source.shared ? undefined : told?.replay.match,
  );
  if (told === null || !printed)
    return <Message text={problem === "" ? replayWords.waiting : problem} action={back} />;
  return (
    <Deal
      source={source}
      told={told}
      problem={problem}
      place={place}
      onPlace={setPlace}
      back={back}
      {...pieces}
    />
  );
}

interface DealProps extends Pieces {
  source: Source;
  told: Told;
  problem: string;
  place: Place;
  onPlace: (place: Place) => void;
  back: Back;
}

/** Goes on by itself while it is played, and stands at the end. */
function usePlaying(at: number, last: number, speed: Speed, onStep: () => void) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(onStep, STEP_MILLIS / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);
  return { playing, setPlaying };
}

function Deal({ source, told, problem, place: wished, onPlace, back, Table, Text, Explain }: DealProps) {
  const say = replayWords;
  const { replay } = told;
  const last = told.all.length - 1;
  const place = { ...wished, at: Math.min(wished.at, last) };
  // it is the viewer who sat there, and nobody else, whom the page calls “you”
  const own = source.own === place.seat;
  const all = useMemo(() => (own ? told.all : byAnother(told.all)), [told.all, own]);
  const wide = useWide();
  const visit = useMemo(() => new PastVisit(source.table), [source]);
  const [speed, setSpeed] = useState<Speed>("1");
  const [tab, setTab] = useState<ReplayTab | null>(null);
  const [copied, setCopied] = useState(false);
  const at = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);

  const go = (to: Partial<Place>) => {
    const next = { ...place, ...to };
    onPlace({ ...next, at: Math.max(0, Math.min(next.deal === place.deal ? last : next.at, next.at)) });
  };
  const { playing, setPlaying } = usePlaying(place.at, last, speed, () => go({ at: place.at + 1 }));

  useMemo(() => visit.show(all, place.at), [visit, all, place.at]);
  useEffect(() => () => visit.stop(), [visit]);
  const { snapshot, events } = all[place.at]!;
  const { view } = snapshot;
  const people = company(snapshot);
  const news = worthTelling(events, null).filter((event) => event.verb !== "dealt");
  const parts = news.map((event) => eventParts(event, people));
  const said = parts.length === 0 ? say.begin : parts.map(plain).join(". ");
  useEffect(() => visit.say(said), [visit, place.at]);
  const title = say.title(gameName(snapshot.game));
  useEffect(() => {
    document.title = `${title} · ${words.title}`;
    return () => {
      document.title = words.title;
    };
  }, [title]);

  const seenBy = `${words.label(say.eyes)}${snapshot.you === null ? ` ${say.spectator}` : ""}`;
  const toggle = () => {
    if (!playing && place.at >= last) go({ at: 0 });
    setPlaying(!playing);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.defaultPrevented) return;
    const { target } = event;
    if (event.key === "Escape" && tab !== null && !wide) return closeDrawer();
    // fields, lists and buttons have keys of their own; Ctrl and an arrow are the replay's everywhere but in texts
    const field = target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
    const slider = target instanceof HTMLInputElement && target.type === "range";
    if (field && !(slider && event.ctrlKey)) return;
    const to = keyed(event, place.at, all);
    if (to !== null) {
      go({ at: to });
      setPlaying(false);
    } else if (event.key === " " && !(target instanceof Element && target.closest("button, a") !== null)) {
      toggle();
    } else return;
    event.preventDefault();
  };
  const handler = useRef(onKey);
  handler.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handler.current(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  const closeDrawer = () => {
    const left = tab;
    setTab(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-tab="${left}"]`)?.focus());
  };
  const options = { source, replay, all, place, speed, onGo: go, onSpeed: setSpeed };
  const tabs: readonly ReplayTab[] = wide ? TABS : ["view", ...TABS];
  const panel = (shown: ReplayTab, onClose: (() => void) | null) => (
    <ReplayPanel
      visit={visit}
      snapshot={snapshot}
      Text={Text}
      options={{ ...options, onGo: (to) => go(to) }}
      company={people}
      tabs={tabs}
      tab={shown}
      onTab={setTab}
      onClose={onClose}
    />
  );
  return (
    <div class="table-screen replay" data-moment={place.at}>
      <header class="bar">
        <button type="button" class="home" onClick={goHome} aria-label={words.link.home}>
          <Logo />
        </button>
        <h1 tabIndex={-1} ref={heading}>
          {wide ? title : gameName(snapshot.game)}{" "}
          <span class="deal">
            {tableWords.deal(place.deal)}
            {snapshot.dealNumber !== undefined && ` · ${say.number(snapshot.dealNumber)}`}
          </span>
        </h1>
        {source.shared && (
          <button
            type="button"
            class="quiet"
            onClick={() =>
              void copy(source.address(place)).then((done) => {
                setCopied(done);
                if (done) setTimeout(() => setCopied(false), 2500);
              })
            }
            aria-label={copied ? say.copied : say.copy}
            title={say.copy}
          >
            <Picture path={copied ? DONE : LINK} />
          </button>
        )}
        <button type="button" class="quiet" onClick={back.act} aria-label={back.label} title={back.label}>
          {wide ? back.label : <Picture path={OUT} />}
        </button>
      </header>
      <main class="table-main">
        <div class="table-room">
          {view !== null && <Table visit={visit} snapshot={snapshot} view={view} at={at} seenBy={seenBy} />}
        </div>
        <Controls
          all={all}
          place={place}
          playing={playing}
          said={problem === "" ? said : problem}
          told={
            problem === "" && parts.length > 0
              ? parts.flatMap((one, i) => (i === 0 ? one : [" · ", ...one]))
              : null
          }
          onGo={(to) => {
            setPlaying(false);
            go(to);
          }}
          onPlay={toggle}
        >
          {wide && <ReplayOptions {...options} />}
        </Controls>
      </main>
      {wide ? (
        panel(tab === null || tab === "view" ? "log" : tab, null)
      ) : tab === null ? (
        <nav class="tab-bar" aria-label={panelWords.title}>
          {tabs.map((name) => (
            <button key={name} type="button" data-tab={name} onClick={() => setTab(name)}>
              {tabName(name)}
            </button>
          ))}
        </nav>
      ) : (
        panel(tab, closeDrawer)
      )}
      {view !== null && (
        <Explain
          snapshot={snapshot}
          view={view}
          rules={{ of: String(replay.match), ask: () => source.meanings(replay.match) }}
          past
          lettered
          onShown={(shown) => shown && setPlaying(false)}
        />
      )}
      <ReadOut visit={visit} />
    </div>
  );
}

/** Where a key leads; null for keys that lead nowhere. */
function keyed(event: KeyboardEvent, at: number, all: readonly Moment[]): number | null {
  switch (event.key) {
    case "ArrowRight":
      return event.ctrlKey ? nextTurn(all, at) : Math.min(at + 1, all.length - 1);
    case "ArrowLeft":
      return event.ctrlKey ? lastTurn(all, at) : Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return all.length - 1;
    default:
      return null;
  }
}
