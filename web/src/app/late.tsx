/** Parts of the page that are loaded when they are first shown. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words/words";

type Late<P> = ComponentType<P> & {
  /** Loads the part before it is shown. */
  load: () => Promise<void>;
};

/** In place of a picture that cannot be had. */
export const NOTHING = () => null;

/**
 * A component that is loaded by itself; until then nothing stands in its place.
 *
 * @param Instead what stands there where it cannot be had
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType = Lost,
): Late<P> {
  let part: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  const loaded = () => {
    coming ??= load().then(
      (come) => void (part = come),
      (lost: unknown) => {
        coming = null;
        throw lost;
      },
    );
    return coming;
  };
  const Shown = (props: P) => {
    const [state, setState] = useState<"coming" | "here" | "lost">(part === null ? "coming" : "here");
    useEffect(() => {
      if (state !== "here")
        loaded().then(
          () => setState("here"),
          () => setState("lost"),
        );
    }, []);
    if (state === "lost") return <Instead />;
    const Part = part;
    return Part === null ? null : <Part {...props} />;
  };
  return Object.assign(Shown, { load: loaded });
}

/** The line is down, or the server has another page by now. */
function Lost() {
  return (
    <section class="sheet-card stack" role="alert">
      <p>{words.link.partLost}</p>
      <button type="button" class="act main" onClick={() => location.reload()}>
        {words.link.reload}
      </button>
    </section>
  );
}
