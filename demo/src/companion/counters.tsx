import type { CompanionCounter } from "altmode/companion/slim";
import { Counters as List } from "../journal/counters.js";
import { Here } from "../journal/here.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracking: Tracking;
  counters: readonly CompanionCounter[];
  /** The owner of the counters; the table if it is empty. */
  of: { fighter?: number; seat?: number };
}

/** Counters and tokens with any name. */
export const Counters = ({ tracking, counters, of }: Props) => (
  <Here tracking={tracking}>
    {({ act }) => (
      <List counters={counters} onChange={(name, amount) => act({ type: "counter", ...of, name, amount })} />
    )}
  </Here>
);
