/** A stay at a table that is over: it shows what it is told to show, and nothing can be done there. */

import { batch } from "@preact/signals";
import { replayWords } from "#words/replay";
import { NOWHERE } from "../visit/nowhere";
import { Visit } from "../visit/Visit";
import { NO_LINK, type Outcome } from "../wire/link";
import { logUntil, type Moment } from "../past/deal";

export class PastVisit extends Visit {
  override readonly past = true;
  private shown: { all: readonly Moment[]; at: number } | null = null;

  constructor(table: string) {
    super(table, null, NOWHERE, () => undefined);
  }

  /** Shows a moment; one after the one that is shown is seen to happen. */
  show(all: readonly Moment[], at: number): void {
    const { snapshot, events } = all[at]!;
    const goesOn = this.shown?.all === all && this.shown.at === at - 1;
    this.shown = { all, at };
    batch(() => {
      this.notice.value = { ...this.notice.value, text: "" };
      this.state.value = {
        ...this.state.value,
        line: "open",
        snapshot,
        log: logUntil(all, at),
        fresh: goesOn ? events : [],
        resync: !goesOn,
      };
    });
  }

  private refuse(): Promise<Outcome> {
    this.hint(replayWords.past);
    return Promise.resolve({ ok: false, code: NO_LINK, words: replayWords.past });
  }

  override act(): Promise<Outcome> {
    return this.refuse();
  }

  override ask(): Promise<Outcome> {
    return this.refuse();
  }

  override chooseAhead(): void {
    void this.refuse();
  }
}
