import { useEffect, useState } from "preact/hooks";

/** Media query of screens with a single column, as in play.css. */
const query = "(max-width: 59.99rem)";

/** Returns whether the screen has a single column. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setNarrow(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return narrow;
}
