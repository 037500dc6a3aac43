import type { CompanionFighter, TrackedForecast } from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { decimal, engineLang, t } from "../messages/index.js";
import { Columns } from "../ui/columns.js";
import { Combobox } from "../ui/combobox.js";
import { Explanation } from "../ui/explanation.js";
import { Fault } from "../ui/fault.js";
import { percent } from "../ui/words.js";
import { rules } from "../unmatched/engine.js";
import { attacks, cardOptions, defends } from "./cards.js";
import type { TrackingProps } from "./use-match.js";

/** The defense that was played but not entered, and no defense. */
const UNKNOWN = "?";

const standing = ({ defeated, reserve }: CompanionFighter) => !defeated && !reserve;

/** An attack: who, whom, with which cards, for how much damage, and its odds. */
export function Combat({ tracking }: TrackingProps) {
  const { view, act, match } = tracking;
  const [attacker, setAttacker] = useState<number>();
  const [defender, setDefender] = useState<number>();
  const [card, setCard] = useState("");
  const [defense, setDefense] = useState("");
  const [damage, setDamage] = useState("0");
  const [odds, setOdds] = useState<{ forecast: TrackedForecast } | "waiting">();
  const [error, setError] = useState<unknown>();

  const fighters = view.fighters.filter(standing);
  const own = fighters.filter(({ seat }) => seat === view.active);
  const from = fighters.find(({ id }) => id === attacker) ?? own[0] ?? fighters[0];
  const side = (fighter: CompanionFighter) => view.players[fighter.seat]?.team;
  const enemies = fighters.filter((fighter) => from !== undefined && side(fighter) !== side(from));
  const to = enemies.find(({ id }) => id === defender) ?? enemies[0];
  if (from === undefined || to === undefined) return <p class="quiet">{t("companion.no-combat")}</p>;
  const attackerOf = view.players[from.seat];
  const defenderOf = view.players[to.seat];

  const anew = () => {
    setOdds(undefined);
    setError(undefined);
  };
  const ask = async () => {
    anew();
    setOdds("waiting");
    try {
      const { input, assumptions } = match.forecastInput(from.id, to.id, card === "" ? undefined : card);
      const forecast = await (await rules()).forecast(input);
      setOdds({ forecast: { ...forecast, supposed: assumptions } });
    } catch (thrown) {
      setOdds(undefined);
      setError(thrown);
    }
  };
  const record = (event: Event) => {
    event.preventDefault();
    const done = act({
      type: "attack",
      attacker: from.id,
      defender: to.id,
      damage: Number(damage),
      ...(card === "" ? {} : { card }),
      ...(defense === "" ? {} : { defense: defense === UNKNOWN ? "" : defense }),
    });
    if (!done) return;
    anew();
    setCard("");
    setDefense("");
    setDamage("0");
  };

  return (
    <form class="stack" onSubmit={record} data-testid="combat">
      <div class="row">
        <FighterField
          label={t("companion.attacker")}
          fighters={[...own, ...fighters.filter((fighter) => !own.includes(fighter))]}
          value={from}
          onChange={(id) => {
            anew();
            setAttacker(id);
            setCard("");
          }}
        />
        <FighterField
          label={t("companion.defender")}
          fighters={enemies}
          value={to}
          onChange={(id) => {
            anew();
            setDefender(id);
            setDefense("");
          }}
        />
      </div>
      <Combobox
        label={t("companion.attack-card")}
        placeholder={t("companion.card-not-entered")}
        options={cardOptions(attackerOf, attacks)}
        value={card}
        onChange={(id) => {
          anew();
          setCard(id);
        }}
      />
      <Combobox
        label={t("companion.defense-card")}
        placeholder={t("companion.no-defense")}
        options={[{ id: UNKNOWN, label: t("companion.some-defense") }, ...cardOptions(defenderOf, defends)]}
        value={defense}
        onChange={setDefense}
      />
      <label class="field">
        <span>{t("companion.combat-damage")}</span>
        <input
          type="number"
          min={0}
          max={99}
          value={damage}
          onInput={({ currentTarget }) => setDamage(currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="primary">
          {t("companion.record-attack")}
        </button>
        <button type="button" disabled={odds === "waiting"} onClick={() => void ask()}>
          {t("companion.odds")}
        </button>
      </div>
      <Fault error={error} />
      <div role="status">
        {odds === "waiting" ? (
          t("shell.loading-rules")
        ) : odds ? (
          <Odds forecast={odds.forecast} name={to.name} />
        ) : (
          ""
        )}
      </div>
    </form>
  );
}

interface FieldProps {
  label: string;
  fighters: readonly CompanionFighter[];
  value: CompanionFighter;
  onChange: (id: number) => void;
}

function FighterField({ label, fighters, value, onChange }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value.id} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {fighters.map(({ id, name, health }) => (
          <option key={id} value={id}>
            {name} ({health})
          </option>
        ))}
      </select>
    </label>
  );
}

/** The odds of the attack, with the assumptions behind them. */
function Odds({ forecast, name }: { forecast: TrackedForecast; name: string }) {
  const said = t("unmatched.odds-said", {
    damage: decimal(forecast.expected),
    chance: percent(forecast.defeat),
  });
  const assumed = [...forecast.supposed, ...forecast.assumptions];
  return (
    <div class="stack tight" data-testid="companion-odds">
      <dl class="odds-numbers">
        <div>
          <dt>{t("unmatched.odds-expected")}</dt>
          <dd>
            {decimal(forecast.expected)} <small>({`${forecast.min}–${forecast.max}`})</small>
          </dd>
        </div>
        <div>
          <dt>{t("unmatched.odds-won")}</dt>
          <dd>{percent(forecast.won)}</dd>
        </div>
        <div>
          <dt>{t("unmatched.odds-defeat", { name })}</dt>
          <dd>{percent(forecast.defeat)}</dd>
        </div>
      </dl>
      <Columns
        caption={
          forecast.exact ? t("unmatched.odds") : `${t("unmatched.odds")} (${t("unmatched.odds-estimated")})`
        }
        summary={said}
        columns={forecast.damage.map((value, damage) => ({ label: String(damage), value }))}
      />
      <details>
        <summary>{t("calculator.explain")}</summary>
        <Explanation explain={forecast.explain} titled={false} />
      </details>
      {assumed.length === 0 ? null : (
        <ul class="quiet" lang={engineLang()}>
          {assumed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
