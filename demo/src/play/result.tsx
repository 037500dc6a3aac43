import type { Outcome } from "altmode/tcg/slim";
import { useEffect, useRef } from "preact/hooks";
import { isFocusLost } from "../ui/focus.js";
import { Mixed } from "../ui/mixed.js";
import { playerName } from "./words.js";

interface Props {
  outcome: Outcome;
  /** Comes into sight by itself. */
  seeks?: boolean;
}

/** How the game ended. Takes the focus that the last move left behind, so that it is read out. */
export function Result({ outcome, seeks = false }: Props) {
  const { winner, reason } = outcome;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocusLost()) line.current?.focus();
    // Who looks at the board or the log sees it too.
    if (seeks) line.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p class="outcome" data-testid="outcome" tabIndex={-1} ref={line}>
      {winner === null ? (
        <Mixed text="play.draw" words={{ reason }} />
      ) : (
        <Mixed text="play.wins" words={{ reason }} values={{ player: playerName(winner) }} />
      )}
    </p>
  );
}
