/** Whether the page has room for the panel beside the table. */

import { useEffect, useState } from "preact/hooks";

export function useWide(): boolean {
  const query = "(min-width: 1000px)";
  const [wide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setWide(media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, []);
  return wide;
}
