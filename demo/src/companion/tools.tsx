import { useState } from "preact/hooks";
import { Counters } from "../journal/counters.js";
import { Here } from "../journal/here.js";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { CorrectionField, NumberField, wholeNumber } from "../ui/number-field.js";
import { nameOf } from "./kept.js";
import type { Tracking, TrackingProps } from "./use-match.js";

/** Dice, counters of the table, notes, corrections, and fighters that join. */
export function Tools({ tracking }: TrackingProps) {
  const { view, chance, said } = tracking;
  const [sides, setSides] = useState("6");
  const die = wholeNumber(sides, 100, 2);
  return (
    <div class="stack" data-testid="tools">
      <div class="row">
        <NumberField label={t("tracker.die-sides")} value={sides} least={2} most={100} onChange={setSides} />
        <button
          type="button"
          disabled={die === undefined}
          onClick={() => {
            if (die !== undefined) chance({ type: "die", sides: die });
          }}
        >
          {t("companion.roll")}
        </button>
        <button type="button" onClick={() => chance({ type: "first", players: view.players.length })}>
          {t("companion.draw-first")}
        </button>
      </div>
      <p class="quiet" lang="en">
        {said}
      </p>
      {view.items.length === 0 ? null : (
        <>
          <h3>{t("companion.items")}</h3>
          <Here tracking={tracking}>
            {(here) => (
              <p class="row" data-testid="items">
                {view.items.map(({ name, combat }) => (
                  <button key={name} type="button" onClick={() => here.act({ type: "item", name })}>
                    <span lang="en">{name}</span> <small>{combat ? t("companion.item-combat") : ""}</small>
                  </button>
                ))}
              </p>
            )}
          </Here>
        </>
      )}
      <h3>{t("companion.table-counters")}</h3>
      <p class="quiet">{t("companion.table-counters-help")}</p>
      <Counters tracking={tracking} counters={view.counters} of={{}} />
      <Here tracking={tracking}>
        {(here) => (
          <label class="field">
            <span>{t("companion.note")}</span>
            <textarea
              maxLength={500}
              value={view.note}
              onChange={({ currentTarget }) => here.act({ type: "note", text: currentTarget.value })}
            />
          </label>
        )}
      </Here>
      <Here tracking={tracking}>{(here) => <Corrections tracking={here} />}</Here>
      <Here tracking={tracking}>{(here) => <Joining tracking={here} />}</Here>
    </div>
  );
}

/** Turn, active player and actions by hand. */
function Corrections({ tracking: { view, act } }: { tracking: Tracking }) {
  const { turn, active, actions } = view;
  return (
    <fieldset class="row">
      <legend>{t("companion.correct-turn")}</legend>
      <CorrectionField
        label={t("companion.turn-number")}
        value={turn}
        least={1}
        most={9999}
        onChange={(to) => act({ type: "turn", turn: to, active, actions })}
      />
      <Choice
        label={t("companion.active-player")}
        value={active}
        options={view.players.map((player, seat) => [seat, nameOf(player)] as const)}
        onChange={(next) => act({ type: "turn", turn, active: next, actions })}
      />
    </fieldset>
  );
}

/** A fighter that the setup does not have. */
function Joining({ tracking: { view, act } }: { tracking: Tracking }) {
  const [name, setName] = useState("");
  const [health, setHealth] = useState("1");
  const most = wholeNumber(health, 99, 1);
  const [seat, setSeat] = useState(0);
  return (
    <fieldset class="row">
      <legend>{t("companion.joins")}</legend>
      <label class="field">
        <span>{t("tracker.name")}</span>
        <input maxLength={60} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <NumberField
        label={t("companion.set-health")}
        value={health}
        least={1}
        most={99}
        onChange={setHealth}
      />
      <Choice
        label={t("companion.owner")}
        value={seat}
        options={view.players.map((player, place) => [place, nameOf(player)] as const)}
        onChange={setSeat}
      />
      <button
        type="button"
        disabled={name.trim() === "" || most === undefined}
        onClick={() => {
          if (most !== undefined && act({ type: "add", seat, name: name.trim(), health: most })) setName("");
        }}
      >
        {t("companion.add-fighter")}
      </button>
    </fieldset>
  );
}
