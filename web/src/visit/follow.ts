/** Lists that grow downwards, as logs and talk do. */

import { useLayoutEffect, useRef } from "preact/hooks";

/** Keeps a list that grows downwards at its end, unless its reader has scrolled up; `last` tells its ends apart. */
export function useFollow(last: number | string) {
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  const top = useRef(0);
  // at once, and not after the next picture: in between a scroll to the end of a shorter list may be told
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || !follow.current) return;
    element.scrollTop = element.scrollHeight;
    top.current = element.scrollTop;
  }, [last]);
  const onScroll = () => {
    const element = list.current;
    // a list that has just gone may still have a scroll to tell of
    if (element === null) return;
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    // it may have grown since it was scrolled to its end: only who goes up in it reads there
    if (atEnd || element.scrollTop < top.current) follow.current = atEnd;
    top.current = element.scrollTop;
  };
  return { list, onScroll };
}
