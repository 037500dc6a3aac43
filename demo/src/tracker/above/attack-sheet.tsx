import type { TrackerCharacter } from "altmode/tracker/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Color } from "../../cards/catalogue.js";
import { t } from "../../messages/index.js";
import { Fault } from "../../ui/fault.js";
import { Mixed } from "../../ui/mixed.js";
import { useBattle } from "../battle/use-battle.js";
import type { Tracking } from "../use-match.js";
import { IconPad } from "./icon-pad.js";

interface Props {
  tracking: Tracking;
  attacker: TrackerCharacter;
  defender: TrackerCharacter;
  onClose: () => void;
}

/** The largest number on the pad; more damage is entered on the character. */
const MOST = 12;

/**
 * An attack by taps: the flipped cards of the attacker, then those of the defender, from which the rules engine
 * computes the damage; or the damage alone.
 */
export default function AttackSheet({ tracking, attacker, defender, onClose }: Props) {
  const battle = useBattle(tracking, { attacker: attacker.id, defender: defender.id });
  const { flipped, change, left, forecast, busy, error } = battle;
  /** The damage as chosen; missing while that of the flips stands. */
  const [chosen, setChosen] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const any = flipped.attacker.length + flipped.defender.length > 0;
  const computed = forecast === undefined || busy || !any ? undefined : Math.round(forecast.expected);
  const damage = chosen ?? computed;
  const side = left.attacker > 0 ? "attacker" : left.defender > 0 ? "defender" : undefined;
  const flip = (icons: readonly Color[]) => {
    if (side === undefined) return;
    setChosen(undefined);
    change(side, [...flipped[side], { icons: [...icons] }]);
  };
  const takeBack = () => {
    const last = flipped.defender.length > 0 ? "defender" : "attacker";
    change(last, flipped[last].slice(0, -1));
  };
  const name = (seat: number) => tracking.view.players[seat === 1 ? 1 : 0].name;
  const sum = (chances: readonly number[]) => chances.findIndex((chance) => chance > 0);
  return (
    <section class="stack tight" aria-label={t("tracker.attack")} data-testid="above-attack">
      <header class="row spread">
        <h3 ref={heading} tabIndex={-1}>
          {attacker.name} → {defender.name}
        </h3>
        <button type="button" aria-label={t("ui.close")} onClick={onClose}>
          ×
        </button>
      </header>
      <IconPad
        combinations={battle.combinations}
        open={side !== undefined}
        onFlip={flip}
        onBack={any ? takeBack : undefined}
      />
      <p role="status" data-testid="above-status">
        {side === undefined
          ? ""
          : `${t("above.flips", { name: name((side === "attacker" ? attacker : defender).seat), left: left[side] })} `}
        {computed === undefined || forecast === undefined
          ? ""
          : t("above.sum", { attack: sum(forecast.attack), defense: sum(forecast.defense) })}
        {forecast?.legal === false ? (
          <>
            {" "}
            <Mixed text="above.illegal" words={{ reason: forecast.reason ?? "" }} />
          </>
        ) : null}
      </p>
      <Fault error={error} plain />
      <fieldset class="above-pad">
        <legend class="hidden-visually">{t("tracker.attack-damage")}</legend>
        {Array.from({ length: MOST + 1 }, (_, amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={damage === amount}
            onClick={() => setChosen(amount)}
          >
            {amount}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="primary"
        disabled={damage === undefined}
        onClick={() => {
          if (damage === undefined) return;
          if (tracking.act({ type: "attack", attacker: attacker.id, defender: defender.id, damage }))
            onClose();
        }}
      >
        {damage === undefined ? t("above.choose-damage") : t("above.record", { damage })}
      </button>
    </section>
  );
}
