// The seat whose hand is open while several people share the screen.
import { useEffect, useState } from "preact/hooks";

/**
 * Follows the seat to act. A hand is open once its player has said to be alone with the screen, until
 * another seat is to act. Returns the seat whose hand is open, and the function that opens one.
 */
export function useOpenHand(seat: number | null): readonly [number | undefined, (seat: number) => void] {
  const [opened, open] = useState<number>();
  useEffect(() => {
    if (seat === null || opened === undefined || seat === opened) return;
    // Effects run late: the next hand may have been opened since, and stays open.
    open((now) => (now === opened ? undefined : now));
  }, [seat, opened]);
  return [opened, open];
}
