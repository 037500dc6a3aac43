import type { CompanionCounter } from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Steps } from "../tracker/counters.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracking: Tracking;
  counters: readonly CompanionCounter[];
  /** The owner of the counters; the table if it is empty. */
  of: { fighter?: number; seat?: number };
}

/** Counters and tokens with any name. */
export function Counters({ tracking: { act }, counters, of }: Props) {
  const [typed, setTyped] = useState("");
  return (
    <div class="stack tight">
      {counters.map(({ name, amount }) => (
        <div key={name} class="row spread">
          <span>
            {name}: {amount}
          </span>
          <Steps what={name} onChange={(change) => act({ type: "counter", ...of, name, amount: change })} />
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
