import type { Forecast, Tcg } from "altmode/tcg/slim";
import { useMemo, useState } from "preact/hooks";
import { catalogueOf } from "../../cards/catalogue.js";
import { type KnownCard, KnownCards } from "../../cards/known-cards.js";
import { decimal, engineLang, many, t } from "../../messages/index.js";
import { Explanation } from "../../ui/explanation.js";
import { Fault } from "../../ui/fault.js";
import { Mixed } from "../../ui/mixed.js";
import { NumberField } from "../../ui/number-field.js";
import type { Tracking } from "../use-match.js";
import { type Pair, type Side, sides } from "./question.js";
import { useBattle } from "./use-battle.js";

interface Props {
  tcg: Tcg;
  tracking: Tracking;
  pair: Pair;
  onDone: () => void;
}

/** One battle: the number of cards to flip, the flipped cards, and the result. */
export function Guide({ tcg, tracking, pair, onDone }: Props) {
  const { view, act } = tracking;
  const catalogue = useMemo(() => catalogueOf(tcg), [tcg]);
  const [may, setMay] = useState(true);
  const battle = useBattle(tracking, pair, may);
  const { flipped, flips, forecast, busy, left, error } = battle;
  const [typed, setTyped] = useState<string>();

  const change = (side: Side, cards: readonly KnownCard[]) => {
    setTyped(undefined);
    battle.change(side, cards);
  };
  const complete = flips === undefined || (left.attacker <= 0 && left.defender <= 0);
  const damage = typed ?? (forecast === undefined ? "" : String(Math.round(forecast.expected)));
  const character = (id: number) => view.characters.find((each) => each.id === id);
  const [attacker, defender] = [character(pair.attacker), character(pair.defender)];
  if (attacker === undefined || defender === undefined) return null;
  return (
    <section class="stack" aria-label={t("battle.title")} data-testid="guide">
      <h4>{t("battle.attacks", { attacker: attacker.name, defender: defender.name })}</h4>
      {forecast?.legal === false ? (
        <p class="warning">
          <Mixed text="calculator.illegal" words={{ reason: forecast.reason ?? "" }} />
        </p>
      ) : null}
      <Fault error={error} plain />
      {sides.map((side) => {
        const cards = flipped[side];
        const name = view.players[(side === "attacker" ? attacker : defender).seat === 1 ? 1 : 0].name;
        const count = flips === undefined ? undefined : battle.count(side);
        return (
          <div key={side} class="stack tight" data-testid={`flips-${side}`}>
            <KnownCards
              title={t(`battle.flips-${side}`, { name })}
              cards={cards}
              catalogue={catalogue}
              onChange={(next) => change(side, next)}
            />
            {count === undefined ? null : (
              <p role="status" data-testid="to-flip">
                {cards.length < count
                  ? many("battle.left", count - cards.length, { all: count })
                  : cards.length > count
                    ? many("battle.over", cards.length - count, { all: count })
                    : t("battle.all", { all: count })}
              </p>
            )}
          </div>
        );
      })}
      <label class="row">
        <input
          type="checkbox"
          checked={may}
          onChange={({ currentTarget }) => setMay(currentTarget.checked)}
        />
        {t("battle.may")}
      </label>
      {forecast === undefined ? (
        <p role="status">{t("calculator.busy")}</p>
      ) : (
        <Outcome forecast={forecast} complete={complete} busy={busy} />
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (act({ type: "attack", ...pair, damage: Number(damage) })) onDone();
        }}
      >
        <NumberField label={t("tracker.attack-damage")} value={damage} most={99} onChange={setTyped} />
        <button
          type="submit"
          class={complete ? "primary" : undefined}
          disabled={damage.trim() === "" || busy}
        >
          {t("battle.apply")}
        </button>
        <button type="button" onClick={onDone}>
          {t("battle.cancel")}
        </button>
      </form>
    </section>
  );
}

/** The result of the flipped cards. */
function Outcome({ forecast, complete, busy }: { forecast: Forecast; complete: boolean; busy: boolean }) {
  const { min, max, ko, others, why, assumptions } = forecast;
  const total = (chances: readonly number[]) => {
    const possible = chances.flatMap((chance, number) => (chance > 0 ? [number] : []));
    const [least = 0, most = least] = [possible[0], possible.at(-1)];
    return least === most ? String(least) : t("calculator.range-value", { min: least, max: most });
  };
  return (
    <div class="stack tight" aria-busy={busy} data-testid="battle-outcome">
      <p role="status">
        <strong>
          {t(complete ? "battle.outcome" : "battle.so-far", {
            attack: total(forecast.attack),
            defense: total(forecast.defense),
            damage: min === max ? min : t("calculator.range-value", { min, max }),
          })}
        </strong>{" "}
        {ko > 0 ? t("battle.ko") : ""}
      </p>
      {others.length === 0 ? null : (
        <ul class="bullets">
          {others.map((other) => (
            <li key={other.id}>
              {t("battle.other", { name: other.name, damage: decimal(other.expected, 0) })}
            </li>
          ))}
        </ul>
      )}
      {[...why, ...assumptions].map((sentence) => (
        <p class="quiet" key={sentence} lang={engineLang()}>
          {sentence}
        </p>
      ))}
      <details>
        <summary>{t("calculator.explain")}</summary>
        <Explanation explain={forecast.explain} titled={false} />
      </details>
    </div>
  );
}
