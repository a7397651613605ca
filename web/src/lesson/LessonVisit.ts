/** A stay at the table of a lesson: what the learner does is told to the lesson, and to no server. */

import { batch } from "@preact/signals";
import { NOWHERE } from "../visit/nowhere";
import { Visit } from "../visit/Visit";
import { NO_LINK, type Outcome } from "../wire/link";
import type { Moment } from "../past/deal";

export class LessonVisit extends Visit {
  /** Told of each act that the table would take; false: it is not the one that the lesson is about. */
  onAct: (line: string) => boolean = () => false;

  constructor() {
    super("lesson", null, NOWHERE, () => undefined);
  }

  show(all: readonly Moment[], at: number): void {
    const { snapshot, events } = all[at]!;
    batch(() => {
      this.notice.value = { ...this.notice.value, text: "" };
      this.state.value = {
        ...this.state.value,
        line: "open",
        snapshot,
        log: all.slice(0, at + 1).flatMap((moment) => moment.events),
        fresh: at === 0 ? [] : events,
        resync: at === 0,
      };
    });
  }

  override act(line: string): Promise<Outcome> {
    return Promise.resolve(
      this.onAct(line) ? { ok: true } : { ok: false, code: NO_LINK, words: this.notice.value.text },
    );
  }

  override ask(): Promise<Outcome> {
    return Promise.resolve({ ok: false, code: NO_LINK, words: "" });
  }
}
