// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Lobby } from "../lobby/Lobby";
import { hand, hidden, snapshot, view } from "../wire/samples";
import { close, hears, open, press, root, sit, tap, button, visit } from "./seated";

const focused = () => document.activeElement;
const over = (match: boolean) => ({
  ...view().standings,
  dealOver: true,
  over: match,
  ending: "out",
  dealWinners: [1],
  matchWinners: match ? [1] : [],
});
const ended = (match: boolean) =>
  snapshot({
    view: view({ turn: -1, legal: [], hands: [hand("7H"), hidden(0), hidden(2)], standings: over(match) }),
  });

beforeEach(open);
afterEach(close);

describe("the focus never falls to the page as a whole", () => {
  it("after “Next deal” it is at the heading of the new deal", async () => {
    await sit(ended(false));
    expect(focused()?.id).toBe("end-title");
    await act(() => button("Next deal")!.focus());
    await tap(button("Next deal"));
    await hears(snapshot({ number: 12, view: view({ deal: 2, ply: 0 }) }));
    expect(focused()?.tagName).toBe("H1");
    expect(focused()?.textContent).toContain("Deal 2");
  });

  it("after “Play again”, too, and the arrows go on into the hand", async () => {
    await sit(ended(true));
    await act(() => button("Play again")!.focus());
    await tap(button("Play again"));
    await hears(snapshot({ number: 12, matches: 2, view: view({ ply: 0 }) }));
    expect(focused()?.tagName).toBe("H1");
    await press("ArrowRight");
    expect(focused()?.classList.contains("hand-card")).toBe(true);
  });

  it("when a button has had its turn it goes on in the hand", async () => {
    await sit(snapshot());
    await act(() => button("Draw")!.focus());
    await tap(button("Draw"));
    await hears(snapshot({ number: 12, view: view({ ply: 6, legal: ["play 7H"] }) }));
    expect(focused()?.classList.contains("hand-card")).toBe(true);
  });

  it("in the lobby a button that changes its words keeps it, one that goes gives it to the heading", async () => {
    const seats = snapshot().seats.map((seat, i) => (i === 2 ? { ...seat, name: null } : seat));
    const lobby = { view: null, started: false, mayStart: true };
    await sit(snapshot());
    const show = (more: object) =>
      act(() =>
        render(
          <Lobby visit={visit()} snapshot={snapshot({ ...lobby, ...more })} sheet={null} game={undefined} />,
          root(),
        ),
      );
    await show({ seats });
    await act(() => button("Begin with bots")!.focus());
    await show({ canStart: true });
    expect(focused()?.textContent).toBe("Begin");
    await show({ seats });
    await act(() => button("Copy link")!.focus());
    await show({ canStart: true });
    expect(focused()?.tagName).toBe("H1");
  });
});
