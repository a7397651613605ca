/** The screen of a running table: bar, table, side panel, dialogs and the keyboard. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { panelWords } from "#words/panel";
import { tableWords } from "#words/table";
import { typesIn, useArrival, useHeldFocus } from "../app/focus";
import { Logo } from "../app/Logo";
import { goHome } from "../app/route";
import { nextOrder, settings } from "../app/settings";
import { hasAbilities } from "../visit/abilities";
import { mayKeepOpen, mayPair } from "../visit/acts";
import { company } from "../visit/company";
import { partner, speaks } from "../visit/facts";
import { meaning, nextLegal, NOTHING_TYPED, seek, type KeyAct, type Typing } from "../visit/keys";
import type { Visit } from "../visit/Visit";
import type { CatalogueGame, Snapshot, TableEvent, View } from "../wire/types";
import { gameName, words } from "../words/words";
import { LinkBadge } from "./LinkBadge";
import { Panel, TABS, type Tab } from "./Panel";
import {
  Board,
  Chat,
  Chooser,
  EndPanel,
  Explain,
  Introduction,
  KeysDialog,
  OfTable,
  SettingsDialog,
  Speak,
  TextMode,
  Watched,
  Watching,
} from "./parts";
import { Stage } from "./Stage";
import { toggleReady } from "../visit/readiness";
import { useWide } from "../app/wide";

/** So long the last card lies there to be seen before the result covers the table. */
export const FINAL_PLAY_MILLIS = 1200;

/** Whether a deal is over and its last card has been seen; at once for who comes when it was over already. */
function useSeen(dealOver: boolean, deal: string): boolean {
  const [seen, setSeen] = useState(() => (dealOver ? deal : ""));
  useEffect(() => {
    if (!dealOver || seen === deal) return;
    const timer = setTimeout(() => setSeen(deal), FINAL_PLAY_MILLIS);
    return () => clearTimeout(timer);
  }, [dealOver, deal]);
  return dealOver && seen === deal;
}

/** The card that the viewer was given last. */
function lastGiven(log: readonly TableEvent[], you: number | null): string | null {
  const gift = log.findLast((event) => event.verb === "gave" && event.other === you);
  return gift?.cards?.[0] ?? null;
}

/** The table itself, whatever its cards are. */
export function PlayingTable(props: Parameters<typeof Stage>[0]) {
  return hasAbilities() ? <Board {...props} /> : <Stage {...props} />;
}

interface ScreenProps {
  visit: Visit;
  snapshot: Snapshot;
  view: View;
  sheet: string | null;
  game?: CatalogueGame | undefined;
}

export function TableScreen({ visit, snapshot, view, sheet, game }: ScreenProps) {
  const wide = useWide();
  const at = useSignal(0);
  const asked = useSignal<Element | null>(null);
  const [tab, setTab] = useState<Tab | null>(null);
  const [dialog, setDialog] = useState<"settings" | "keys" | "special" | null>(null);
  const [looking, setLooking] = useState(-1);
  const typing = useRef<Typing>(NOTHING_TYPED);
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  // when a dialog or a button has had its turn the hand goes on; a new deal begins at the top
  const deal = `${snapshot.matches}.${view.deal}`;
  const lastDeal = useRef(deal);
  const focus = useHeldFocus(screen, (box) => {
    const same = lastDeal.current === deal && !dealOver;
    return (same ? box.querySelector<HTMLElement>('.hand-card[tabindex="0"]') : null) ?? heading.current;
  });
  useEffect(() => {
    lastDeal.current = deal;
  });
  const { over, dealOver } = view.standings;
  const offered = visit.offered.value;
  const trading = visit.trading.value === view.ply && offered.gives.length > 0;
  const picking = visit.pickingHand.value === view.ply && offered.handDraws.length > 1;
  const choosing =
    trading || picking || (visit.deciding.value && !visit.writing.value && visit.putAside.value !== view.ply);
  const going = snapshot.you !== null && !over;
  const showEnd = useSeen(dealOver, deal) && looking !== view.deal;
  const shownTab = tab ?? "log";

  const focusCard = (place: number) => {
    at.value = place;
    requestAnimationFrame(() => document.querySelectorAll<HTMLElement>(".hand-card")[place]?.focus());
  };
  const offeredOr = (line: string | undefined, idle: string) => {
    if (line !== undefined) void visit.act(line);
    else visit.hint(idle);
  };
  const tryTurn = (name: "draw" | "pass" | "end") => {
    if (offered[name] !== null || view.turn === snapshot.you) void visit.act(name);
    else visit.hint(tableWords.nothingLegal);
  };
  /** Goes to what is asked at the table, if something is. */
  const focusAsked = (): boolean => {
    const option = document.querySelector<HTMLElement>(".ask .choice, .ask .enough");
    option?.focus();
    return option !== null;
  };
  const focusText = () =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>("#panel-body input")?.focus());
  // A key that opens a field means to type there; a tap on a phone doesn't call up the keyboard.
  const openTab = (name: Tab, typing: boolean) => {
    setTab(name);
    const field = name === "chat" ? Chat : name === "text" ? TextMode : null;
    if (typing && field !== null) void field.load().then(focusText, () => undefined);
  };

  const closeDrawer = () => {
    const left = tab;
    setTab(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-tab="${left}"]`)?.focus());
  };

  const does: Record<KeyAct, () => void> = {
    draw: () => tryTurn("draw"),
    pass: () => tryTurn("pass"),
    end: () => tryTurn("end"),
    call: () => offeredOr(offered.call?.line, tableWords.callIdle),
    catch: () => offeredOr(offered.catches[0]?.line, tableWords.nothingLegal),
    decide: () => {
      if (focusAsked()) return;
      if (visit.deciding.value) visit.decide();
      else if (offered.gives.length > 0) visit.trading.value = view.ply;
      else visit.hint(tableWords.nothingLegal);
    },
    grab: () => offeredOr(offered.grab?.line, tableWords.nothingLegal),
    other: () => {
      if (focusAsked()) return;
      if (offered.others.length === 0 && offered.handDraws.length > 0) visit.drawFromHand();
      else offeredOr(offered.others[0]?.line, tableWords.nothingLegal);
    },
    speak: () => {
      if (offered.says[0] !== undefined) void visit.act(offered.says[0].line);
      else if (speaks(snapshot)) visit.speaking.value = true;
      else visit.hint(tableWords.nothingLegal);
    },
    several: () => {
      if (mayKeepOpen(offered) || mayPair(offered)) visit.keepOpen.value = !visit.keepOpen.value;
      else visit.hint(tableWords.nothingLegal);
    },
    ready: () => {
      if (going && snapshot.suspended === true) toggleReady(visit, snapshot);
      else visit.hint(tableWords.nothingLegal);
    },
    undo: () => {
      if (snapshot.may?.includes("undo") === true) void visit.ask("undo", { ply: view.ply });
      else visit.hint(tableWords.nothingLegal);
    },
    order: nextOrder,
    text: () => openTab("text", true),
    rules: () => openTab("rules", false),
    chat: () => openTab("chat", true),
    keys: () => setDialog("keys"),
    explain: () => (asked.value = document.activeElement),
    nextLegal: () => {
      const hand = visit.hand.value;
      if (hand.length > 0) focusCard(nextLegal(hand, new Set(offered.cards.keys()), at.value));
    },
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape" && tab !== null && !wide && document.querySelector("dialog[open]") === null)
      closeDrawer();
    if (typesIn(event.target) || document.querySelector("dialog[open]") !== null) return;
    const hand = visit.hand.value;
    if (
      (document.activeElement === document.body || document.activeElement === heading.current) &&
      /^Arrow(Left|Right)$/.test(event.key) &&
      hand.length > 0
    ) {
      focusCard(Math.min(at.value, hand.length - 1));
      return;
    }
    if (!settings.letterKeys.value || event.repeat) return;
    const key = meaning(event.key, typing.current, event.timeStamp);
    switch (key.type) {
      case "none":
        return;
      case "seek": {
        typing.current = key.typing;
        const place = seek(hand, key.typing.text, at.value);
        if (place >= 0) focusCard(place);
        break;
      }
      case "act":
        typing.current = NOTHING_TYPED;
        does[key.act]();
    }
    event.preventDefault();
  };
  const handler = useRef(onKey);
  handler.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handler.current(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <div class="table-screen" data-ply={view.ply} ref={screen} {...focus}>
      <header class="bar">
        <button type="button" class="home" onClick={goHome} aria-label={words.link.home}>
          <Logo />
        </button>
        <h1 tabIndex={-1} ref={heading}>
          {gameName(snapshot.game)} <span class="deal">{tableWords.deal(view.deal)}</span>
        </h1>
        <Watched count={snapshot.watching ?? 0} />
        <LinkBadge line={visit.state.value.line} sending={visit.underWay.value.length > 0} />
        <button
          type="button"
          class="quiet keys-button"
          onClick={() => setDialog("keys")}
          aria-label={words.keysTitle}
        >
          ?
        </button>
        <button type="button" class="quiet" onClick={() => setDialog("settings")}>
          <span aria-hidden="true">⚙</span>
          <span class="unseen">{words.settingsTitle}</span>
        </button>
      </header>
      <main class="table-main">
        <div class="table-room">
          <PlayingTable visit={visit} snapshot={snapshot} view={view} at={at} />
          {showEnd && (
            <EndPanel
              visit={visit}
              snapshot={snapshot}
              view={view}
              game={game}
              onLook={() => setLooking(view.deal)}
            />
          )}
        </div>
        {dealOver && looking === view.deal && (
          <button type="button" class="act main back-to-result" onClick={() => setLooking(-1)}>
            {tableWords.ended.result}
          </button>
        )}
        <Watching visit={visit} snapshot={snapshot} />
      </main>
      {wide ? (
        <Panel
          visit={visit}
          snapshot={snapshot}
          sheet={sheet}
          tab={shownTab}
          onTab={openTab}
          onClose={null}
        />
      ) : tab === null ? (
        <nav class="tab-bar" aria-label={panelWords.title}>
          {TABS.map((name) => (
            <button key={name} type="button" data-tab={name} onClick={() => openTab(name, false)}>
              {panelWords[name]}
              {name === "chat" && visit.unread.value > 0 && <span class="unread">{visit.unread.value}</span>}
            </button>
          ))}
        </nav>
      ) : (
        <Panel
          visit={visit}
          snapshot={snapshot}
          sheet={sheet}
          tab={tab}
          onTab={openTab}
          onClose={closeDrawer}
        />
      )}
      {choosing && !over && dialog === null && (
        <Chooser
          key={`${view.awaits} ${picking ? "hand" : (offered.gives[0]?.words[1] ?? "")}`}
          snapshot={snapshot}
          offered={picking ? { ...offered, targets: offered.handDraws } : offered}
          hand={visit.hand.value}
          company={company(snapshot)}
          counts={view.hands.map((hand) => hand.count)}
          partner={partner(snapshot, snapshot.you ?? -1)}
          given={lastGiven(visit.state.value.log, snapshot.you)}
          onChoose={(act) => void visit.act(act.line)}
          onClose={() => {
            visit.putAside.value = view.ply;
            visit.trading.value = -1;
            visit.pickingHand.value = -1;
          }}
        />
      )}
      {visit.speaking.value && !choosing && !over && dialog === null && (
        <Speak
          snapshot={snapshot}
          onSay={(line) => {
            visit.speaking.value = false;
            void visit.act(line);
          }}
          onClose={() => (visit.speaking.value = false)}
        />
      )}
      {dialog === "settings" && (
        <SettingsDialog
          onClose={() => setDialog(null)}
          onLeave={snapshot.you === null ? undefined : () => void visit.leave()}
          onSuspend={going && snapshot.suspended !== true ? () => void visit.ask("suspend") : undefined}
          onEnd={going ? () => void visit.ask("end") : undefined}
          leavesFree={over}
          ofTable={<OfTable visit={visit} snapshot={snapshot} />}
        />
      )}
      <Introduction
        visit={visit}
        snapshot={snapshot}
        view={view}
        sheet={sheet}
        free={dialog === null}
        open={dialog === "special"}
        onShow={() => setDialog((open) => open ?? "special")}
        onClose={() => setDialog(null)}
      />
      {dialog === null && <Explain snapshot={snapshot} view={view} asked={asked} />}
      {dialog === "keys" && <KeysDialog onClose={() => setDialog(null)} />}
    </div>
  );
}
