// Editor for an ordered list of seen battle cards, given by name or only by icons.

import type { ForecastCard } from "altmode/tcg/slim";
import { useMemo } from "preact/hooks";
import { t } from "../messages/index.js";
import { Select } from "../ui/choice.js";
import { Combobox, type Option } from "../ui/combobox.js";
import { capital } from "../ui/words.js";
import { type Catalogue, type Color, colors, setName } from "./catalogue.js";
import { BattleIcon, BattleIcons } from "./icons.js";
import "./known-cards.css";

/** A card by its id or by its icons. */
export type KnownCard = { readonly card: string } | { readonly icons: readonly Color[] };

/** Returns the cards as input for the forecast. */
export const forecastCards = (cards: readonly KnownCard[]): ForecastCard[] =>
  cards.map((known) => ("card" in known ? { card: known.card } : { icons: [...known.icons] }));

export const iconsOf = (known: KnownCard, catalogue: Catalogue): readonly Color[] =>
  "icons" in known ? known.icons : (catalogue.byId.get(known.card)?.icons ?? []);

export const iconsSaid = (icons: readonly Color[]) =>
  icons.length === 0 ? t("color.none") : icons.map((color) => t(`color.${color}`)).join(" + ");

const combinationsOf = new WeakMap<Catalogue, Color[][]>();

/** Returns every combination of icons in the catalogue. */
export function combinations(catalogue: Catalogue): Color[][] {
  let sorted = combinationsOf.get(catalogue);
  if (!sorted) {
    const found = new Map<string, Color[]>();
    for (const { kind, icons } of catalogue.all)
      if (kind === "battle") found.set(icons.join(" "), [...icons]);
    sorted = [...found.values()].sort((one, other) => one.length - other.length);
    combinationsOf.set(catalogue, sorted);
  }
  return sorted;
}

interface Props {
  /** Title of the list. */
  title: string;
  cards: readonly KnownCard[];
  onChange: (cards: readonly KnownCard[]) => void;
  catalogue: Catalogue;
  /** `icons`: cards found by name are added as their icons. `names`: cards are added only by name. */
  by?: "both" | "icons" | "names";
  fault?: string | undefined;
}

/** A list of cards with controls to add and remove cards. */
export function KnownCards({ title, cards, onChange, catalogue, by = "both", fault }: Props) {
  const options = useMemo((): Option[] => {
    const battle = catalogue.all.filter(({ kind, reprintOf }) => kind === "battle" && reprintOf === null);
    return battle.map((card) => ({ id: card.id, label: card.fullName, detail: setName(card) }));
  }, [catalogue]);
  const add = (known: KnownCard) => onChange([...cards, known]);
  const several = combinations(catalogue).filter(({ length }) => length > 1);
  return (
    <fieldset class="known-cards">
      <legend>{title}</legend>
      <ol class="chips" aria-label={title}>
        {cards.map((known, index) => {
          const said = "card" in known ? (catalogue.byId.get(known.card)?.fullName ?? known.card) : undefined;
          const icons = iconsOf(known, catalogue);
          return (
            <li class="chip" key={`${index} ${said ?? icons.join(" ")}`}>
              {said} <BattleIcons icons={icons} />
              <button
                type="button"
                aria-label={t("known.remove", { number: index + 1, name: said ?? iconsSaid(icons) })}
                onClick={() => onChange(cards.filter((_, place) => place !== index))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      {by === "names" ? null : (
        <div class="icon-buttons">
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              aria-label={t("known.add", { icons: t(`color.${color}`) })}
              onClick={() => add({ icons: [color] })}
            >
              <BattleIcon color={color} named />
            </button>
          ))}
          <button
            type="button"
            aria-label={t("known.add", { icons: t("color.none") })}
            onClick={() => add({ icons: [] })}
          >
            –
          </button>
          <Select
            name={t("known.several")}
            value=""
            options={[
              ["", t("known.several")],
              ...several.map((icons) => [icons.join(" "), capital(iconsSaid(icons))] as const),
            ]}
            onChange={(chosen) => add({ icons: several.find((icons) => icons.join(" ") === chosen) ?? [] })}
          />
        </div>
      )}
      <Combobox
        label={t("known.by-name")}
        options={options}
        value=""
        adds
        onChange={(id) => {
          const known = { card: id };
          add(by === "icons" ? { icons: iconsOf(known, catalogue) } : known);
        }}
        fault={fault}
      />
    </fieldset>
  );
}
