import type { TrackerCounter } from "altmode/tracker/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

/** Buttons to increment and decrement. */
export function Steps({ what, onChange }: { what: string; onChange: (amount: number) => void }) {
  return (
    <span class="row">
      <button
        type="button"
        aria-label={t("tracker.counter-down", { counter: what })}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={t("tracker.counter-up", { counter: what })}
        onClick={() => onChange(1)}
      >
        +
      </button>
    </span>
  );
}

interface Props {
  tracking: Tracking;
  counters: readonly TrackerCounter[];
  /** The owner of the counters. */
  of: { character: number } | { seat: number };
}

/** Counters other than damage, with any name. */
export function Counters({ tracking: { act }, counters, of }: Props) {
  const [typed, setTyped] = useState("");
  return (
    <div class="stack tight">
      {counters.map((counter) => (
        <div key={counter.name} class="row spread">
          <span>
            {counter.name}: {counter.amount}
          </span>
          <Steps
            what={counter.name}
            onChange={(amount) => act({ type: "counter", ...of, name: counter.name, amount })}
          />
        </div>
      ))}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (act({ type: "counter", ...of, name: typed.trim(), amount: 1 })) setTyped("");
        }}
      >
        <input
          class="grow"
          aria-label={t("tracker.counter-name")}
          placeholder={t("tracker.counter-name")}
          maxLength={60}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" aria-label={t("tracker.add-counter")} disabled={typed.trim() === ""}>
          +
        </button>
      </form>
    </div>
  );
}
