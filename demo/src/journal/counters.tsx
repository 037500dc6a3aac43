import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Here, type Refusing } from "./here.js";

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

type Change<Of> = Of & { type: "counter"; name: string; amount: number };

interface Changing<Of> extends Refusing<Changing<Of>> {
  act(action: Change<Of>): boolean;
}

interface Props<Of> {
  tracking: Changing<Of>;
  counters: readonly { name: string; amount: number }[];
  /** The owner of the counters; the table if it is empty. */
  of: Of;
}

/** Counters and tokens with any name. */
export const Counters = <Of,>({ tracking, counters, of }: Props<Of>) => (
  <Here tracking={tracking}>
    {({ act }) => (
      <List counters={counters} onChange={(name, amount) => act({ ...of, type: "counter", name, amount })} />
    )}
  </Here>
);

interface ListProps {
  counters: readonly { name: string; amount: number }[];
  /** Changes a counter, which may be new. Returns whether it succeeded. */
  onChange: (name: string, amount: number) => boolean;
}

function List({ counters, onChange }: ListProps) {
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
