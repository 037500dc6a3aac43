import { type CardFacts, type Catalogue, isCharacter, setName } from "../cards/catalogue.js";
import { t } from "../messages/index.js";
import { type Fighter, type NumberName, numbers, type Side } from "../report/state.js";
import { Combobox, type Option } from "../ui/combobox.js";
import { NumberField } from "../ui/number-field.js";
import { useFault } from "../ui/place.js";
import { Segments } from "../ui/segments.js";
import { Several } from "../ui/several.js";
import { capital } from "../ui/words.js";

/** Cards to choose from, with unique labels. */
export interface Choices {
  readonly characters: readonly Option[];
  readonly upgrades: readonly Option[];
}

export function choicesOf({ all }: Catalogue): Choices {
  const option = (card: CardFacts): Option => ({ id: card.id, label: card.fullName, detail: setName(card) });
  const originals = all.filter(({ reprintOf }) => reprintOf === null);
  return {
    characters: originals.filter(isCharacter).map(option),
    upgrades: originals.filter(({ type }) => type === "upgrade").map(option),
  };
}

interface Props {
  side: Side;
  fighter: Fighter;
  choices: Choices;
  catalogue: Catalogue;
  onChange: (fighter: Fighter) => void;
}

/** Form for one character of the battle. */
export function FighterForm({ side, fighter, choices, catalogue, onChange }: Props) {
  const card = catalogue.byId.get(fighter.card);
  const modes = Object.keys(card?.modes ?? {});
  const change = (part: Partial<Fighter>) => onChange({ ...fighter, ...part });
  const choose = (id: string) => {
    const chosen = catalogue.byId.get(id);
    change({ card: id, mode: chosen?.startMode ?? Object.keys(chosen?.modes ?? {})[0] ?? "", upgrades: [] });
  };
  const title = `${side}-title`;
  return (
    <section class="panel" aria-labelledby={title} data-testid={side}>
      <h2 id={title}>{t(`calculator.${side}`)}</h2>
      <Combobox
        label={t("calculator.character")}
        placeholder={t("calculator.plain")}
        options={choices.characters}
        value={fighter.card}
        onChange={choose}
        fault={useFault(`${side}.card`)}
      />
      <div class="row">
        {modes.length > 1 ? (
          <Segments
            legend={t("calculator.mode")}
            options={modes.map((mode) => [mode, capital(mode)] as const)}
            value={fighter.mode}
            onChange={(mode) => change({ mode })}
          />
        ) : null}
        {card ? <Printed card={card} mode={fighter.mode} /> : null}
      </div>
      <div class="pair">
        <NumberField
          label={t("calculator.damage")}
          value={fighter.damage}
          placeholder="0"
          onChange={(damage) => change({ damage })}
          fault={useFault(`${side}.damage`)}
        />
        {side === "attacker" ? null : (
          <label class="check">
            <input
              type="checkbox"
              checked={fighter.tapped}
              onChange={({ currentTarget }) => change({ tapped: currentTarget.checked })}
            />{" "}
            {t("calculator.tapped")}
          </label>
        )}
      </div>
      {card ? (
        <Several
          title={t("calculator.upgrades")}
          add={t("calculator.add-upgrade")}
          options={choices.upgrades}
          values={fighter.upgrades}
          onChange={(upgrades) => change({ upgrades })}
          fault={useFault(`${side}.upgrades`, `${side}.mode`, `${side}.tapped`)}
        />
      ) : null}
      <details>
        <summary>{t("calculator.team")}</summary>
        <Several
          title={t("calculator.team")}
          add={t("tracker.add-character")}
          options={choices.characters}
          values={fighter.team}
          onChange={(team) => change({ team })}
          fault={useFault(`${side}Team`)}
        />
      </details>
      <Numbers side={side} fighter={fighter} hasCard={card !== undefined} onChange={change} />
    </section>
  );
}

/** The printed stats of the selected mode. */
function Printed({ card, mode }: { card: CardFacts; mode: string }) {
  const facts = card.modes?.[mode];
  if (!facts) return null;
  return (
    <span class="quiet">
      {t("calculator.number.attack")} {facts.attack} · {t("calculator.number.defense")} {facts.defense} ·{" "}
      {t("calculator.number.health")} {card.health}
    </span>
  );
}

function Numbers(props: {
  side: Side;
  fighter: Fighter;
  hasCard: boolean;
  onChange: (part: Partial<Fighter>) => void;
}) {
  const { side, fighter, hasCard, onChange } = props;
  const typed = Object.values(fighter.numbers).some((text) => text !== "");
  const names: readonly NumberName[] = numbers[side];
  return (
    <details open={!hasCard || typed}>
      <summary>{t("calculator.numbers")}</summary>
      <div class="number-grid">
        {names.map((name) => (
          <OneNumber
            key={name}
            side={side}
            name={name}
            value={fighter.numbers[name] ?? ""}
            placeholder={hasCard ? t("calculator.by-card") : ""}
            onChange={(value) => onChange({ numbers: { ...fighter.numbers, [name]: value } })}
          />
        ))}
      </div>
      {hasCard ? <small>{t("calculator.numbers-help")}</small> : null}
    </details>
  );
}

function OneNumber(props: {
  side: Side;
  name: NumberName;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}) {
  const fault = useFault(`${props.side}.${props.name}`);
  return (
    <NumberField
      label={t(`calculator.number.${props.name}`)}
      value={props.value}
      placeholder={props.placeholder}
      onChange={props.onChange}
      fault={fault}
    />
  );
}
