/** What stands beside the table on a desktop and over it on a phone: log, chat, rules, scores, text mode. */

import { Fragment } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { panelWords } from "#words/panel";
import { companyThen } from "../visit/company";
import { useFollow } from "../visit/follow";
import type { Logged } from "../visit/state";
import type { Note, Visit } from "../visit/Visit";
import { Words } from "../visit/Words";
import type { Snapshot } from "../wire/types";
import { eventParts, worthTelling } from "../words/events";
import { words } from "../words/words";
import { Chat, Check, Scores, Sheet, TextMode } from "./parts";

export const TABS = ["log", "chat", "rules", "scores", "text"] as const;
export type Tab = (typeof TABS)[number];

interface LogProps {
  snapshot: Snapshot;
  log: readonly Logged[];
  notes: readonly Note[];
}

export function Log({ snapshot, log, notes }: LogProps) {
  const { list, onScroll } = useFollow(`${log.at(-1)?.number} ${notes.at(-1)?.after} ${notes.length}`);
  const events = worthTelling(log, snapshot.you);
  // a note follows the last line that is not after it
  const noted = (from: number, to: number) =>
    notes.map(
      (note, i) =>
        note.after >= from &&
        note.after < to && (
          <li key={`note ${note.after} ${i}`} class="note">
            {note.text.replace(/\.$/, "")}
          </li>
        ),
    );
  if (log.length === 0) return <p class="note">{panelWords.logEmpty}</p>;
  return (
    <div
      class="scroll log"
      ref={list}
      onScroll={onScroll}
      tabIndex={0}
      role="group"
      aria-label={panelWords.log}
    >
      <ol>
        {events.map((event, i) => {
          const then = companyThen(event, snapshot);
          return (
            <Fragment key={event.number}>
              <li
                class={`${event.seat === then.you ? "mine" : ""}${event.because === undefined ? "" : " caused"}`}
                data-verb={event.verb}
              >
                <Words parts={eventParts(event, then)} />
              </li>
              {noted(event.number, events[i + 1]?.number ?? Infinity)}
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

interface PanelProps {
  visit: Visit;
  snapshot: Snapshot;
  sheet: string | null;
  tab: Tab;
  /** Shows a tab; `typing` if the focus shall go into its field. */
  onTab: (tab: Tab, typing: boolean) => void;
  onClose: (() => void) | null;
}

export function Panel({ visit, snapshot, sheet, tab, onTab, onClose }: PanelProps) {
  const say = panelWords;
  const { log, chat, promises } = visit.state.value;
  const tabs = useRef<HTMLDivElement>(null);
  // The button that opened the drawer is gone: the focus goes on inside, before anybody can type.
  useLayoutEffect(() => {
    if (onClose !== null) tabs.current?.querySelector<HTMLElement>(`#tab-${tab}`)?.focus();
  }, []);
  return (
    <section class={`panel${onClose === null ? "" : " drawer"}`} aria-label={say.title}>
      <div
        class="tabs"
        role="tablist"
        ref={tabs}
        onKeyDown={(event) => {
          const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]!;
          onTab(next, false);
          tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
        }}
      >
        {TABS.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls="panel-body"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name, onClose === null)}
          >
            {say[name]}
            {name === "chat" && visit.unread.value > 0 && (
              <span class="unread">
                <span aria-hidden="true">{visit.unread.value}</span>
                <span class="unseen">{say.unread(visit.unread.value)}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "log" && <Log snapshot={snapshot} log={log} notes={visit.notes.value} />}
        {tab === "chat" && <Chat visit={visit} lines={chat} seated={snapshot.you !== null} />}
        {tab === "rules" && (
          <div class="scroll" tabIndex={0} role="group" aria-label={say.rules}>
            {sheet === null ? <p class="note">{words.start.sheetWait}</p> : <Sheet text={sheet} />}
          </div>
        )}
        {tab === "scores" && (
          <div class="scroll" tabIndex={0} role="group" aria-label={say.scores}>
            <Scores snapshot={snapshot} />
            <Check snapshot={snapshot} promises={promises} nonces={visit.nonces.value} />
          </div>
        )}
        {tab === "text" && <TextMode visit={visit} snapshot={snapshot} />}
      </div>
      {onClose !== null && (
        <button type="button" class="act close" onClick={onClose}>
          {words.close}
        </button>
      )}
    </section>
  );
}
