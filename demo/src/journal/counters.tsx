import { useState } from "preact/hooks";
import { t } from "../messages/index.js";

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
  counters: readonly { name: string; amount: number }[];
  /** Changes a counter, which may be new. Returns whether it succeeded. */
  onChange: (name: string, amount: number) => boolean;
}

/** Counters and tokens with any name. */
export function Counters({ counters, onChange }: Props) {
  const [typed, setTyped] = useState("");
  return (
    <div class="stack tight">
      {counters.map(({ name, amount }) => (
        <div key={name} class="row spread">
          <span>
            {name}: {amount}
          </span>
          <Steps what={name} onChange={(change) => onChange(name, change)} />
        </div>
      ))}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (onChange(typed.trim(), 1)) setTyped("");
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
