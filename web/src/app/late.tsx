/** Parts of the page that are loaded when they are first shown. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { wordsHere } from "../words/localized";
import { words } from "../words/words";

type Late<P> = ComponentType<P> & {
  /** Loads the part before it is shown. */
  load: () => Promise<void>;
};

/** So long a part is waited for before anything is said. */
export const SLOW_MILLIS = 1_500;
/** So long after a part could not be had it is asked for again. */
export const AGAIN_MILLIS = 3_000;

/** In place of a picture that cannot be had, and of what nobody has asked for yet. */
export const NOTHING = () => null;

/**
 * A component that is loaded by itself; until then nothing stands in its place, or what says that it is on its way.
 * One that cannot be had is asked for again, as long as it is wanted.
 *
 * @param Instead what stands there while it is waited for longer, or cannot be had
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType<{ lost: boolean }> = Missing,
): Late<P> {
  let part: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  const loaded = () => {
    coming ??= load().then(
      // a part brings its English along; in another language it is shown when its words have come
      (come) => wordsHere().then(() => void (part = come)),
      (lost: unknown) => {
        coming = null;
        throw lost;
      },
    );
    return coming;
  };
  const Shown = (props: P) => {
    const [state, setState] = useState<"coming" | "slow" | "lost" | "here">(
      part === null ? "coming" : "here",
    );
    useEffect(() => {
      // on a busy machine it may have come since this was drawn, and nothing else would draw it again
      if (part !== null) return setState("here");
      let timer = setTimeout(() => setState("slow"), SLOW_MILLIS);
      let wanted = true;
      const ask = () =>
        void loaded().then(
          () => setState("here"),
          () => {
            clearTimeout(timer);
            if (!wanted) return;
            setState("lost");
            timer = setTimeout(ask, AGAIN_MILLIS);
          },
        );
      ask();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, []);
    const Part = part;
    if (Part !== null) return <Part {...props} />;
    return state === "coming" ? null : <Instead lost={state === "lost"} />;
  };
  return Object.assign(Shown, { load: loaded });
}

/** The part comes slowly, or the line is down, or the server has another page by now. */
function Missing({ lost }: { lost: boolean }) {
  return (
    <section class="late-part sheet-card stack" role={lost ? "alert" : "status"}>
      <p>{lost ? words.link.partLost : words.link.partComing}</p>
      {lost && (
        <button type="button" class="act" onClick={() => location.reload()}>
          {words.link.reload}
        </button>
      )}
    </section>
  );
}
