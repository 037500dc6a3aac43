import type { Outcome } from "altmode/tcg/slim";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isFocusLost } from "../ui/focus.js";
import { Mixed } from "../ui/mixed.js";
import { playerName } from "./words.js";

interface Props {
  outcome: Outcome;
  /** Scrolls into view. */
  seeks?: boolean;
}

/** The outcome of the game. Takes the focus after the last move, so that screen readers read it. */
export function Result({ outcome, seeks = false }: Props) {
  const { winner, reason } = outcome;
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isFocusLost()) line.current?.focus();
    // Makes it visible to players who look at the board or the log.
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
