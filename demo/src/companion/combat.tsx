import type {
  CompanionCard,
  CompanionFighter,
  CompanionPlayer,
  TrackedForecast,
} from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { rules } from "../engine/unmatched.js";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Fault } from "../ui/fault.js";
import { CardChips, NONE, UNKNOWN } from "./card-chips.js";
import { attacks, boosts, defends } from "./cards.js";
import { CombatOdds } from "./combat-odds.js";
import type { TrackingProps } from "./use-match.js";

const standing = ({ defeated, reserve }: CompanionFighter) => !defeated && !reserve;

/** An attack: who, whom, with which cards, for how much damage, and its odds. */
export function Combat({ tracking }: TrackingProps) {
  const { view, act, match } = tracking;
  const [attacker, setAttacker] = useState<number>();
  const [defender, setDefender] = useState<number>();
  const [card, setCard] = useState(UNKNOWN);
  const [defense, setDefense] = useState(NONE);
  const [boost, setBoost] = useState(NONE);
  const [free, setFree] = useState(false);
  /** The damage as typed; missing while that of the printed values stands. */
  const [typed, setTyped] = useState<string>();
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
  const preset = printedDamage(attackerOf, defenderOf, { card, defense, boost });
  const damage = typed ?? (preset === undefined ? "" : String(preset));

  const anew = () => {
    setOdds(undefined);
    setError(undefined);
  };
  const ask = async () => {
    anew();
    setOdds("waiting");
    try {
      const named = (id: string) => (id === NONE || id === UNKNOWN ? undefined : id);
      const { input, assumptions } = match.forecastInput(from.id, to.id, named(card), named(defense));
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
      ...(card === UNKNOWN ? {} : { card }),
      ...(defense === NONE ? {} : { defense: defense === UNKNOWN ? "" : defense }),
      ...(boost === NONE ? {} : { boost: boost === UNKNOWN ? "" : boost }),
      ...(free ? { free } : {}),
    });
    if (!done) return;
    anew();
    setCard(UNKNOWN);
    setDefense(NONE);
    setBoost(NONE);
    setFree(false);
    setTyped(undefined);
  };

  return (
    <form class="stack" onSubmit={record} data-testid="combat">
      <div class="row">
        <FighterField
          label={t("calculator.attacker")}
          fighters={[...own, ...fighters.filter((fighter) => !own.includes(fighter))]}
          value={from}
          onChange={(id) => {
            anew();
            setAttacker(id);
            setCard(UNKNOWN);
          }}
        />
        <FighterField
          label={t("calculator.defender")}
          fighters={enemies}
          value={to}
          onChange={(id) => {
            anew();
            setDefender(id);
            setDefense(NONE);
          }}
        />
      </div>
      <CardChips
        legend={t("companion.attack-card")}
        cards={usable(attackerOf, attacks)}
        none={false}
        value={card}
        onChange={(id) => {
          anew();
          setCard(id);
          setTyped(undefined);
        }}
      />
      <CardChips
        legend={t("companion.defense-card")}
        cards={usable(defenderOf, defends)}
        none={t("companion.no-defense")}
        value={defense}
        onChange={(id) => {
          anew();
          setDefense(id);
          setTyped(undefined);
        }}
      />
      <details>
        <summary>{t("companion.boost-or-bonus")}</summary>
        <div class="stack tight">
          <CardChips
            legend={t("companion.boost-card")}
            cards={usable(attackerOf, boosts)}
            none={t("companion.no-boost")}
            value={boost}
            boost
            onChange={(id) => {
              setBoost(id);
              setTyped(undefined);
            }}
          />
          <label class="row">
            <input
              type="checkbox"
              checked={free}
              onChange={({ currentTarget }) => setFree(currentTarget.checked)}
            />
            {t("companion.bonus-attack")}
          </label>
        </div>
      </details>
      <label class="field">
        <span>{t("companion.combat-damage")}</span>
        <input
          type="number"
          min={0}
          max={99}
          required
          value={damage}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {typed === undefined && preset !== undefined ? (
          <small class="quiet">{t("companion.printed-damage")}</small>
        ) : null}
      </label>
      <div class="row">
        <button type="submit" class="primary">
          {t("companion.record-attack")}
        </button>
        <button type="button" disabled={odds === "waiting"} onClick={() => void ask()}>
          {t("companion.odds")}
        </button>
      </div>
      <Fault error={error} plain />
      <div role="status">
        {odds === "waiting" ? (
          t("shell.loading-rules")
        ) : odds ? (
          <CombatOdds forecast={odds.forecast} name={to.name} />
        ) : (
          ""
        )}
      </div>
    </form>
  );
}

/** The cards of a player that can still turn up and fit. */
const usable = (player: CompanionPlayer | undefined, fits: (card: CompanionCard) => boolean) =>
  (player?.cards ?? []).filter((card) => card.unseen > 0 && fits(card));

/** Returns the damage by the printed values alone, or nothing while a card is not known. */
function printedDamage(
  attacker: CompanionPlayer | undefined,
  defender: CompanionPlayer | undefined,
  { card, defense, boost }: { card: string; defense: string; boost: string },
): number | undefined {
  const of = (player: CompanionPlayer | undefined, id: string) =>
    player?.cards.find((each) => each.card === id);
  const attack = of(attacker, card)?.value;
  const blocked = defense === NONE ? 0 : of(defender, defense)?.value;
  const boosted = boost === NONE ? 0 : of(attacker, boost)?.boost;
  if (attack == null || blocked == null || boosted == null) return undefined;
  return Math.max(0, attack + boosted - blocked);
}

interface FieldProps {
  label: string;
  fighters: readonly CompanionFighter[];
  value: CompanionFighter;
  onChange: (id: number) => void;
}

function FighterField({ label, fighters, value, onChange }: FieldProps) {
  return (
    <Choice
      label={label}
      value={value.id}
      options={fighters.map(({ id, name, health }) => [id, `${name} (${health})`] as const)}
      onChange={onChange}
    />
  );
}
