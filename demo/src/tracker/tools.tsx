import { useState } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { NumberField } from "../ui/number-field.js";
import type { Tracking } from "./use-match.js";

/** Coins, dice and the first player, thrown here or at the table. Each outcome is in the history. */
export function Tools({ tracking: { view, act, chance } }: { tracking: Tracking }) {
  const [told, setTold] = useState("");
  const [sides, setSides] = useState("6");
  const [result, setResult] = useState("");
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
        <div class="row">
          {[true, false].map((heads) => (
            <button key={String(heads)} type="button" onClick={() => act({ type: "coin", heads })}>
              {t(heads ? "tracker.heads" : "tracker.tails")}
            </button>
          ))}
        </div>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (act({ type: "die", sides: Number(sides), result: Number(result) })) setResult("");
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
          <button type="submit" disabled={result.trim() === ""}>
            {t("tracker.apply")}
          </button>
        </form>
      </fieldset>
      <div class="row">
        {view.players.map(({ name }, seat) => (
          <button
            key={name}
            type="button"
            aria-pressed={view.first === seat}
            onClick={() => act({ type: "first", seat })}
          >
            {t("tracker.goes-first", { name })}
          </button>
        ))}
      </div>
    </div>
  );
}
