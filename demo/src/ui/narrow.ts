import { useEffect, useState } from "preact/hooks";

/** Screens on which the parts of a game stand one below the other, as in play.css. */
const query = "(max-width: 59.99rem)";

/** Returns whether the screen is that narrow. */
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
