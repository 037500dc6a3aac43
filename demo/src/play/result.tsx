import type { Outcome } from "altmode/tcg/slim";
import { useEffect, useRef } from "preact/hooks";
import { isFocusLost } from "../ui/focus.js";
import { result } from "./words.js";

/** How the game ended. Takes the focus that the last move left behind, so that it is read out. */
export function Result({ outcome }: { outcome: Outcome }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocusLost()) line.current?.focus();
    // Who looks at the board or the log sees it too.
    line.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p class="outcome" data-testid="outcome" tabIndex={-1} ref={line}>
      {result(outcome)}
    </p>
  );
}
