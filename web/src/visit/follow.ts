/** Lists that grow downwards, as logs and talk do. */

import { useEffect, useRef } from "preact/hooks";

/** Keeps a list that grows downwards at its end, unless its reader has scrolled up; `last` tells its ends apart. */
export function useFollow(last: number) {
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element !== null && follow.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  const onScroll = () => {
    const element = list.current;
    // a list that has just gone may still have a scroll to tell of
    if (element === null) return;
    follow.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
  };
  return { list, onScroll };
}
