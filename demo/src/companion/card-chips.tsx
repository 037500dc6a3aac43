import type { CompanionCard } from "altmode/companion/slim";
import { useId } from "preact/hooks";
import { t } from "../messages/index.js";
import { short } from "./cards.js";

/** The card that was played but not entered. */
export const UNKNOWN = "?";
/** No card. */
export const NONE = "";

interface Props {
  legend: string;
  cards: readonly CompanionCard[];
  /** The words for no card; `false` if there is always one. */
  none: string | false;
  value: string;
  onChange: (id: string) => void;
  /** Whether the cards are shown with their BOOST instead of their type and value. */
  boost?: boolean;
}

/** A choice of one card by one tap. */
export function CardChips({ legend, cards, none, value, onChange, boost = false }: Props) {
  const name = useId();
  const chip = (id: string, label: string, detail = "") => (
    <label key={id} class="card-chip">
      <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
      <span>
        <span lang={detail === "" ? undefined : "en"}>{label}</span>{" "}
        {detail === "" ? null : <small>{detail}</small>}
      </span>
    </label>
  );
  return (
    <fieldset class="card-chips">
      <legend>{legend}</legend>
      {none === false ? null : chip(NONE, none)}
      {chip(UNKNOWN, t("companion.some-defense"))}
      {cards.map((card) =>
        chip(
          card.card,
          card.name,
          boost ? t("unmatched.boost-of", { value: card.boost ?? 0 }) : [short(card), ...card.by].join(" · "),
        ),
      )}
    </fieldset>
  );
}
