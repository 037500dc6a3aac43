import type { Tournament, TournamentView } from "altmode/tournament/slim";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Fault } from "../ui/fault.js";

/**
 * Applies a change to the tournament and returns whether it was accepted. An error goes to `onRefused`, or is shown above the
 * tournament.
 */
export type Act = (change: (tournament: Tournament) => void, onRefused?: (error: unknown) => void) => boolean;

/**
 * Returns `act` for a part of the screen, and the refusal of its last change, which belongs beside the part's fields. It goes
 * with the next change of the tournament.
 */
export function useActHere(act: Act, view: TournamentView): readonly [Act, VNode] {
  const [error, setError] = useState<unknown>();
  useEffect(() => setError(undefined), [view]);
  const here: Act = (change, onRefused = setError) => act(change, onRefused);
  return [here, <Fault key="refused" error={error} plain />];
}
