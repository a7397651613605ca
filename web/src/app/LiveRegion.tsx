/** Where a screen reader hears what is read out: one region on each page, and one in each dialog, under which the page is silent. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { speakIn } from "./readOut";

export function LiveRegion({ id }: { id?: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => speakIn(region.current!), []);
  return <p ref={region} id={id} class="unseen live-region" aria-live="polite" aria-atomic="true" />;
}
