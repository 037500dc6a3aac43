import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Fault } from "../ui/fault.js";

/** A tracked game that can hand its refusals to a part of the screen. */
export interface Refusing<Tracking> {
  readonly view: unknown;
  /** Returns the game with actions whose refusals go to `refuse`. */
  within(refuse: (error: unknown) => void): Tracking;
}

interface Props<Tracking> {
  tracking: Tracking & Refusing<Tracking>;
  children: (here: Tracking) => ComponentChildren;
}

/**
 * A part of the screen, with the refusal of its last action below its controls. The refusal goes with the next change of the
 * game.
 */
export function Here<Tracking>({ tracking, children }: Props<Tracking>) {
  const [error, setError] = useState<unknown>();
  const here = useMemo(() => tracking.within(setError), [tracking]);
  useEffect(() => setError(undefined), [tracking.view]);
  return (
    <>
      {children(here)}
      <Fault error={error} plain />
    </>
  );
}
