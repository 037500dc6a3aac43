import type { TrackerCounter } from "altmode/tracker/slim";
import { Counters as List } from "../journal/counters.js";
import { Here } from "../journal/here.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracking: Tracking;
  counters: readonly TrackerCounter[];
  /** The owner of the counters. */
  of: { character: number } | { seat: number };
}

/** Counters other than damage, with any name. */
export const Counters = ({ tracking, counters, of }: Props) => (
  <Here tracking={tracking}>
    {({ act }) => (
      <List counters={counters} onChange={(name, amount) => act({ type: "counter", ...of, name, amount })} />
    )}
  </Here>
);
