/** What stands beside the table on a desktop and over it on a phone: log, chat, rules, scores, text mode. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { turnsToTable } from "../app/focus";
import { Sheet } from "../rules/Sheet";
import { company } from "../visit/company";
import type { Visit } from "../visit/Visit";
import { Words } from "../visit/Words";
import type { ChatLine, Snapshot, TableEvent } from "../wire/types";
import { eventParts, worthTelling } from "../words/events";
import { words } from "../words/words";
import { Check } from "./Check";
import { Scores } from "./Scores";
import { TextMode } from "./TextMode";

export const TABS = ["log", "chat", "rules", "scores", "text"] as const;
export type Tab = (typeof TABS)[number];

/** Keeps a list that grows downwards at its end, unless its reader has scrolled up; `last` tells its ends apart. */
function useFollow(last: number) {
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element !== null && follow.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  const onScroll = () => {
    const element = list.current!;
    follow.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
  };
  return { list, onScroll };
}

export function Log({ snapshot, log }: { snapshot: Snapshot; log: TableEvent[] }) {
  const { list, onScroll } = useFollow(log.at(-1)?.number ?? 0);
  if (log.length === 0) return <p class="note">{words.panel.logEmpty}</p>;
  return (
    <div
      class="scroll log"
      ref={list}
      onScroll={onScroll}
      tabIndex={0}
      role="group"
      aria-label={words.panel.log}
    >
      <ol>
        {worthTelling(log, snapshot.you).map((event) => (
          <li
            key={event.number}
            class={`${event.seat === snapshot.you ? "mine" : ""}${event.because === undefined ? "" : " caused"}`}
            data-verb={event.verb}
          >
            <Words parts={eventParts(event, company(snapshot))} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What is said at the table; who only watches reads along. */
function Chat({ visit, lines, seated }: { visit: Visit; lines: ChatLine[]; seated: boolean }) {
  const [text, setText] = useState("");
  const { list, onScroll } = useFollow(lines.at(-1)?.number ?? 0);
  const say = words.panel;
  const write = (next: string) => {
    setText(next);
    visit.writing.value = next !== "";
  };
  useEffect(() => {
    visit.unread.value = 0;
  }, [lines.length]);
  useEffect(
    () => () => {
      visit.writing.value = false;
    },
    [visit],
  );
  return (
    <div class="chat">
      <div
        class="scroll"
        role="log"
        aria-label={say.chat}
        aria-live="off"
        tabIndex={0}
        ref={list}
        onScroll={onScroll}
      >
        {lines.length === 0 && <p class="note">{say.chatEmpty}</p>}
        {visit.muted.value
          ? null
          : lines.map((line) => (
              <p key={line.number} class="chat-line">
                <strong>{line.name}</strong> {line.text}
              </p>
            ))}
      </div>
      {seated ? (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const said = text.trim();
            if (said === "") return;
            void visit.ask("chat", { text: said }).then((outcome) => {
              if (outcome.ok) write("");
            });
          }}
        >
          <label class="grow">
            <span class="unseen">{say.say}</span>
            <input
              type="text"
              maxLength={500}
              value={text}
              placeholder={say.say}
              onFocus={() => write(text)}
              onBlur={(event) => {
                if (turnsToTable(event)) visit.writing.value = false;
              }}
              onInput={(event) => write(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="act">
            {say.send}
          </button>
        </form>
      ) : (
        <p class="note">{say.chatWatching}</p>
      )}
      <button
        type="button"
        class="quiet"
        aria-pressed={visit.muted.value}
        onClick={() => (visit.muted.value = !visit.muted.value)}
      >
        {visit.muted.value ? say.unmute : say.mute}
      </button>
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
  const say = words.panel;
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
        {tab === "log" && <Log snapshot={snapshot} log={log} />}
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
          {say.close}
        </button>
      )}
    </section>
  );
}
