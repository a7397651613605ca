/** Where a screen reader hears what is read out: one on each page, and in each dialog, under which a page is silent. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { speakIn } from "./readOut";

export function LiveRegion({ id }: { id?: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => speakIn(region.current!), []);
  return <p ref={region} id={id} class="unseen live-region" aria-live="polite" aria-atomic="true" />;
}
