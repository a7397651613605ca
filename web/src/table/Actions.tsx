/** The buttons under the table: what may be done besides playing a card, and the calls on a row of their own. */

import { panelWords } from "#words/panel";
import { tableWords } from "#words/table";
import { among } from "../words/saying";
import { nextOrder, settings } from "../app/settings";
import type { Box } from "../motion/geometry";
import { mayKeepOpen, mayPair, namedSeat, type Act, type Offer } from "../visit/acts";
import { company } from "../visit/company";
import { marks, speaks } from "../visit/facts";
import { asked, solitary } from "../visit/say";
import { TurnRing } from "../visit/TimeLeft";
import type { Visit } from "../visit/Visit";
import type { Snapshot, View } from "../wire/types";
import { person, seatLabel } from "../words/company";
import type { Layout } from "./layout";
import { Alone } from "./parts";

function row(box: Box) {
  return {
    transform: `translate(${box.x}px, ${box.y}px)`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  };
}

function ActButton({
  act,
  label,
  onAct,
  main,
  sort,
}: {
  act: Act;
  label: string;
  onAct: (act: Act) => void;
  main?: boolean;
  /** What explains it, where that is not its verb. */
  sort?: string;
}) {
  return (
    <button
      type="button"
      class={`act${main === true ? " main" : ""}`}
      data-verb={sort ?? act.verb}
      onClick={() => onAct(act)}
    >
      {label}
    </button>
  );
}

/**
 * The place of a button that can't be used now: it is kept, so that no other button comes under a finger that
 * taps twice.
 */
function KeptPlace({ label }: { label: string }) {
  return (
    <span class="kept-place" aria-hidden="true">
      {label}
    </span>
  );
}

/** What other acts are called on their buttons. */
function otherLabel(act: Act): string {
  const known = among(tableWords.others, act.verb);
  return known === undefined ? act.line : [known, ...act.words].join(" ");
}

/** What can't be used now is not seen, and keeps its room, so that nothing beside it moves. */
const unseen = (unused: boolean) => (unused ? { visibility: "hidden" } : {});

interface ActionsProps {
  visit: Visit;
  snapshot: Snapshot;
  view: View;
  offered: Offer;
  laid: Layout;
}

export function Actions({ visit, snapshot, view, offered, laid }: ActionsProps) {
  const say = tableWords;
  const act = (one: Act) => void visit.act(one.line);
  const own = view.turn === snapshot.you;
  // only these two come and go for each other; among more buttons there is no room to spare
  const kept =
    !solitary(view) &&
    offered.end === null &&
    [offered.others, offered.gives, offered.handDraws].every((acts) => acts.length === 0);
  return (
    <div class={`actions${kept ? " paired" : ""}`} style={row(laid.actions)}>
      {offered.grab === null &&
        (offered.pass !== null ? (
          <ActButton act={offered.pass} label={say.pass} onAct={act} />
        ) : (
          kept && <KeptPlace label={say.pass} />
        ))}
      {offered.draw !== null ? (
        <ActButton
          act={offered.draw}
          label={own && view.pendingDraw > 0 ? say.drawPenalty(view.pendingDraw) : say.draw}
          onAct={act}
          main
        />
      ) : (
        kept && <KeptPlace label={say.draw} />
      )}
      {offered.handDraws[0] !== undefined && (
        <ActButton
          act={offered.handDraws[0]}
          label={
            offered.handDraws.length > 1
              ? say.drawFromHand
              : say.drawFrom(
                  person(company(snapshot), namedSeat(offered.handDraws[0], company(snapshot).names)).name,
                )
          }
          onAct={() => visit.drawFromHand()}
          sort="drawFrom"
        />
      )}
      {offered.end !== null && <ActButton act={offered.end} label={say.end} onAct={act} main />}
      {offered.others.map((one) => (
        <ActButton key={one.line} act={one} label={otherLabel(one)} onAct={act} />
      ))}
      {!visit.deciding.value && offered.gives[0] !== undefined && (
        <button type="button" class="act trade" onClick={() => (visit.trading.value = view.ply)}>
          {say.trade(person(company(snapshot), namedSeat(offered.gives[0], company(snapshot).names)).name)}
        </button>
      )}
      <span class="rest">
        {snapshot.may !== undefined && !view.standings.over && <Alone visit={visit} snapshot={snapshot} />}
        {visit.deciding.value && (visit.writing.value || visit.putAside.value === view.ply) && (
          <button type="button" class="act main" onClick={() => visit.decide()}>
            {say.reopen}
          </button>
        )}
        {(mayKeepOpen(offered) || mayPair(offered)) && (
          <button
            type="button"
            class="act"
            aria-pressed={visit.keepOpen.value}
            onClick={() => (visit.keepOpen.value = !visit.keepOpen.value)}
          >
            {mayPair(offered) ? say.bothAtOnce : say.lay}
          </button>
        )}
        <button
          type="button"
          class="act quiet sort"
          style={unseen(visit.hand.value.length < 2)}
          onClick={nextOrder}
        >
          <span class={kept || solitary(view) ? "" : "roomy"}>{say.sort}</span>
          <span class="tight" aria-hidden="true">
            ⇅
          </span>
          <span class="wide-only"> {say.sorts[settings.order.value]}</span>
        </button>
      </span>
    </div>
  );
}

/** The viewer's own seat: name, points, and how its call stands. */
function OwnSeat({ snapshot, view }: { snapshot: Snapshot; view: View }) {
  const say = tableWords.seat;
  const seat = snapshot.you ?? 0;
  const hand = view.hands[seat];
  const points = view.standings.score[seat] ?? 0;
  return (
    <div class="own-seat">
      {asked(view, snapshot.you) && !solitary(view) && <TurnRing snapshot={snapshot} />}
      <span class="seat-name" title={snapshot.seats[seat]?.name ?? ""}>
        {seatLabel(company(snapshot), seat)}
      </span>
      <span class="marks">
        {view.standings.dealOver && view.standings.dealWinners.includes(seat) && (
          <span class="mark won">★ {panelWords.winner}</span>
        )}
        {view.dealer === seat && !solitary(view) && <span class="mark">{say.dealer}</span>}
        {view.standings.score.some((one) => one !== 0) && <span class="mark">{say.points(points)}</span>}
        {hand?.called === true && <span class="mark called">“ {say.called}</span>}
        {hand?.owesCall === true && <span class="mark owes">! {say.owes}</span>}
        {marks(snapshot, seat).map((one) => (
          <span key={one.key} class={`mark fact fact-${one.key}`}>
            {one.text}
          </span>
        ))}
      </span>
    </div>
  );
}

interface SeenByProps extends Pick<ActionsProps, "snapshot" | "view" | "laid"> {
  said: string;
}

/** Whose eyes see a deal that is over, over that hand. */
export function SeenBy({ snapshot, view, laid, said }: SeenByProps) {
  return (
    <div class="seen-by" style={row(laid.status)}>
      <span>{said}</span>
      {snapshot.you !== null && <OwnSeat snapshot={snapshot} view={view} />}
    </div>
  );
}

/** Calls and catches: always in the same place, always within reach. */
export function Calls({ visit, snapshot, view, offered, laid }: ActionsProps) {
  const say = tableWords;
  const owed = view.hands[snapshot.you ?? 0]?.owesCall === true;
  const price = visit.priced.value?.line === offered.call?.line ? visit.priced.value : null;
  const word = snapshot.game.call ?? null;
  const callStands =
    price !== null
      ? "priced"
      : offered.call !== null && view.risky[offered.call.line] !== undefined
        ? "idle"
        : owed && offered.call !== null
          ? "owed"
          : "";
  return (
    <div class="calls" style={row(laid.calls)}>
      <OwnSeat snapshot={snapshot} view={view} />
      {offered.says.map((act) => (
        <button key={act.line} type="button" class="act say owed" onClick={() => void visit.act(act.line)}>
          {say.speak.owed(act.words.join(" "))}
        </button>
      ))}
      {(offered.call !== null || snapshot.game.call !== undefined) && (
        <button
          type="button"
          class={`act call ${callStands}`}
          style={unseen(view.standings.dealOver)}
          aria-disabled={offered.call === null}
          onClick={() =>
            offered.call === null ? visit.hint(say.callIdle) : void visit.act(offered.call.line)
          }
        >
          {price === null ? say.call(word) : say.callAnyhow(word, price.costs)}
        </button>
      )}
      {speaks(snapshot) && (
        <button type="button" class="act quiet speak" onClick={() => (visit.speaking.value = true)}>
          {say.speak.open}
        </button>
      )}
      {offered.catches.map((act) => {
        const { name } = person(company(snapshot), namedSeat(act, company(snapshot).names));
        const costs = visit.priced.value?.line === act.line ? visit.priced.value.costs : null;
        return (
          <button
            key={act.line}
            type="button"
            class={`act catch${costs === null ? "" : " priced"}`}
            onClick={() => void visit.act(act.line)}
          >
            {costs === null ? say.catchSeat(name) : say.catchAnyhow(name, costs)}
          </button>
        );
      })}
    </div>
  );
}
