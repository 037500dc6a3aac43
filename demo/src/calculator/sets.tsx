import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { readCalculation } from "../report/read.js";
import type { Calculation } from "../report/state.js";
import { readJson, writeJson } from "../store/storage.js";

const PLACE = "calculations";
/** Most sets that are kept. */
const MOST = 30;

interface Kept {
  readonly name: string;
  readonly calculation: Calculation;
}

/** Returns the kept sets; what cannot be read is left out. */
function keptSets(): Kept[] {
  const value = readJson(PLACE);
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null || !("name" in each) || typeof each.name !== "string")
      return [];
    const calculation = readCalculation("calculation" in each ? each.calculation : undefined);
    return calculation === undefined ? [] : [{ name: each.name, calculation }];
  });
}

/** Attacks that are kept under a name on this device. */
export function Sets(props: { calculation: Calculation; onTake: (calculation: Calculation) => void }) {
  const { calculation, onTake } = props;
  const [sets, setSets] = useState(keptSets);
  const [name, setName] = useState("");
  const [full, setFull] = useState(false);
  const keep = (next: Kept[]) => {
    const done = writeJson(PLACE, next);
    setFull(!done);
    if (done) setSets(next);
    return done;
  };
  const others = (named: string) => sets.filter((each) => each.name !== named);
  return (
    <details data-testid="sets">
      <summary>{t("calculator.sets")}</summary>
      <div class="stack tight">
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const named = name.trim();
            if (named !== "" && keep([{ name: named, calculation }, ...others(named)].slice(0, MOST)))
              setName("");
          }}
        >
          <label class="field">
            <span>{t("calculator.set-name")}</span>
            <input
              maxLength={60}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={name.trim() === ""}>
            {t("calculator.set-keep")}
          </button>
        </form>
        {full ? (
          <p class="fault" role="alert">
            {t("error.storage")}
          </p>
        ) : null}
        <ul class="stack tight">
          {sets.map((set) => (
            <li class="row" key={set.name}>
              <button type="button" onClick={() => onTake(set.calculation)}>
                {set.name}
              </button>
              <button
                type="button"
                aria-label={t("calculator.set-forget", { name: set.name })}
                onClick={() => keep(others(set.name))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
