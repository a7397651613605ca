/** What stands beside a replay: what happened, the sums of the table, why the deal is fair, and text. */

import { panelWords } from "#words/panel";
import { replayWords } from "#words/replay";
import { words } from "../words/words";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Company } from "../words/company";
import { Words } from "../visit/Words";
import type { Snapshot } from "../wire/types";
import { eventParts, worthTelling } from "../words/events";
import { ReplayOptions, type OptionsProps } from "./Controls";
import type { Moment } from "../past/deal";
import type { Visit } from "../visit/Visit";
import { Proof } from "../past/Proof";
import { Sums } from "../past/Sums";

export const TABS = ["log", "sums", "proof", "text"] as const;
export type ReplayTab = (typeof TABS)[number] | "view";

export function tabName(tab: ReplayTab): string {
  return tab === "log" || tab === "text" ? panelWords[tab] : replayWords[tab];
}

interface LogProps {
  all: readonly Moment[];
  at: number;
  company: Company;
  onGo: (at: number) => void;
}

/** All that happened in the deal; the number before an act leads to it. */
function PastLog({ all, at, company, onGo }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('li[aria-current="step"]');
    if (box == null || now == null) return;
    // the list alone is scrolled: the page stays where it is
    const above = now.offsetTop - box.offsetTop - box.clientHeight / 2;
    box.scrollTop = Math.max(0, above);
  }, [at]);
  return (
    <div class="scroll log past-log" ref={list} role="group" tabIndex={0} aria-label={panelWords.log}>
      <ol>
        {all.map((moment, i) => {
          const told = worthTelling(moment.events, null).filter((event) => event.verb !== "dealt");
          if (told.length === 0 && i > 0) return null;
          return (
            <li key={i} aria-current={i === at ? "step" : undefined} class={i > at ? "to-come" : ""}>
              <button type="button" class="jump" aria-label={replayWords.goTo(i)} onClick={() => onGo(i)}>
                {i}
              </button>
              <span>
                {told.length === 0 && replayWords.begin}
                {told.map((event, n) => (
                  <span key={event.number} class="past-event" data-verb={event.verb}>
                    {n > 0 && " · "}
                    <Words parts={eventParts(event, company)} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** How a position is told in text. */
export type TextPiece = ComponentType<{ visit: Visit; snapshot: Snapshot }>;

interface PanelProps {
  visit: Visit;
  Text: TextPiece;
  snapshot: Snapshot;
  options: OptionsProps;
  company: Company;
  tabs: readonly ReplayTab[];
  tab: ReplayTab;
  onTab: (tab: ReplayTab) => void;
  onClose: (() => void) | null;
}

export function ReplayPanel({
  visit,
  snapshot,
  Text,
  options,
  company,
  tabs,
  tab,
  onTab,
  onClose,
}: PanelProps) {
  const { source, all, place, onGo } = options;
  const row = useRef<HTMLDivElement>(null);
  // the button that opened it is gone
  useLayoutEffect(() => {
    if (onClose !== null) row.current?.querySelector<HTMLElement>(`#past-tab-${tab}`)?.focus();
  }, []);
  const body = () => {
    switch (tab) {
      case "log":
        return <PastLog all={all} at={place.at} company={company} onGo={(at) => onGo({ at })} />;
      case "view":
        return (
          <div class="scroll replay-view">
            <ReplayOptions {...options} />
            <p class="note">{replayWords.keys}</p>
          </div>
        );
      case "sums":
        return (
          <div class="scroll" tabIndex={0} role="group" aria-label={tabName(tab)}>
            <Sums
              of={source.shared ? source.table : String(place.match)}
              ask={() => source.statistics(place.match)}
            />
          </div>
        );
      case "proof":
        return (
          <div class="scroll" tabIndex={0} role="group" aria-label={tabName(tab)}>
            <Proof all={all} record={source.record(place.match)} promised={source.promised} />
          </div>
        );
      case "text":
        return <Text visit={visit} snapshot={snapshot} />;
    }
  };
  return (
    <section class={`panel${onClose === null ? "" : " drawer"}`} aria-label={panelWords.title}>
      <div
        class="tabs"
        role="tablist"
        ref={row}
        onKeyDown={(event) => {
          const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
          onTab(next);
          row.current?.querySelector<HTMLElement>(`#past-tab-${next}`)?.focus();
        }}
      >
        {tabs.map((name) => (
          <button
            key={name}
            id={`past-tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls="past-body"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {tabName(name)}
          </button>
        ))}
      </div>
      <div class="panel-body" id="past-body" role="tabpanel" aria-labelledby={`past-tab-${tab}`}>
        {body()}
      </div>
      {onClose !== null && (
        <button type="button" class="act close" onClick={onClose}>
          {words.close}
        </button>
      )}
    </section>
  );
}
