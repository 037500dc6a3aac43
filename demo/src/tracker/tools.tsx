import { useState } from "preact/hooks";
import { Here } from "../journal/here.js";
import { engineLang, t } from "../messages/index.js";
import { NumberField, wholeNumber } from "../ui/number-field.js";
import type { Tracking } from "./use-match.js";

/** Coins, dice and the first player, thrown here or at the table. Each outcome is in the history. */
export function Tools({ tracking }: { tracking: Tracking }) {
  const { view, chance } = tracking;
  const [told, setTold] = useState("");
  const [sides, setSides] = useState("6");
  const [result, setResult] = useState("");
  const [die, shown] = [wholeNumber(sides, 100, 2), wholeNumber(result, 100, 1)];
  return (
    <div class="stack" data-testid="tools">
      <div class="row">
        <button type="button" onClick={() => setTold(chance({ type: "coin" }))}>
          {t("tracker.coin")}
        </button>
        {[6, 20].map((sides) => (
          <button key={sides} type="button" onClick={() => setTold(chance({ type: "die", sides }))}>
            {t("tracker.die")} {sides}
          </button>
        ))}
        <button type="button" onClick={() => setTold(chance({ type: "first" }))}>
          {t("tracker.first")}
        </button>
      </div>
      <p role="status" class="told" lang={engineLang()}>
        {told}
      </p>
      <fieldset class="stack tight">
        <legend>{t("tracker.thrown")}</legend>
        <Here tracking={tracking}>
          {(here) => (
            <>
              <div class="row">
                {[true, false].map((heads) => (
                  <button key={String(heads)} type="button" onClick={() => here.act({ type: "coin", heads })}>
                    {t(heads ? "tracker.heads" : "tracker.tails")}
                  </button>
                ))}
              </div>
              <form
                class="row"
                onSubmit={(event) => {
                  event.preventDefault();
                  if (die === undefined || shown === undefined) return;
                  if (here.act({ type: "die", sides: die, result: shown })) setResult("");
                }}
              >
                <NumberField
                  label={t("tracker.die-sides")}
                  value={sides}
                  least={2}
                  most={100}
                  onChange={setSides}
                />
                <NumberField
                  label={t("tracker.die-result")}
                  value={result}
                  least={1}
                  most={100}
                  onChange={setResult}
                />
                <button type="submit" disabled={die === undefined || shown === undefined}>
                  {t("tracker.apply")}
                </button>
              </form>
            </>
          )}
        </Here>
      </fieldset>
      <Here tracking={tracking}>
        {(here) => (
          <div class="row">
            {view.players.map(({ name }, seat) => (
              <button
                key={name}
                type="button"
                aria-pressed={view.first === seat}
                onClick={() => here.act({ type: "first", seat })}
              >
                {t("tracker.goes-first", { name })}
              </button>
            ))}
          </div>
        )}
      </Here>
    </div>
  );
}
