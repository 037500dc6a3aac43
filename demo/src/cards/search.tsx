import type { Tcg } from "altmode/tcg/slim";
import { useId, useMemo } from "preact/hooks";
import { t } from "../messages/index.js";
import { faultText } from "../ui/fault.js";
import { capital } from "../ui/words.js";
import { type CardFacts, catalogueOf, colors } from "./catalogue.js";
import { type Filter, type Filtered, filters, queryOf, types } from "./query.js";

export interface Search {
  readonly words: string;
  readonly filtered: Filtered;
}

export const everything: Search = { words: "", filtered: {} };

/** The cards that a search finds, or what is wrong with it. */
export function useSearch(
  tcg: Tcg,
  { words, filtered }: Search,
): { cards: readonly CardFacts[]; fault?: string } {
  return useMemo(() => {
    try {
      const { byId, all } = catalogueOf(tcg);
      const query = queryOf(words, filtered);
      if (query === "") return { cards: all };
      const found = tcg.cards.search(query);
      return { cards: found.flatMap(({ id }) => byId.get(id) ?? []) };
    } catch (error) {
      return { cards: [], fault: faultText(error) };
    }
  }, [tcg, words, filtered]);
}

interface Props {
  tcg: Tcg;
  search: Search;
  onChange: (search: Search) => void;
  fault: string | undefined;
  /** Filters that this place has use for. */
  offered?: readonly Filter[];
}

/** A field of words, and filters. */
export function SearchForm({ tcg, search, onChange, fault, offered = filters }: Props) {
  const id = useId();
  const choices = useMemo(() => choicesOf(catalogueOf(tcg).all), [tcg]);
  return (
    <search class="search">
      <div class="field words">
        <label for={id}>{t("cards.search")}</label>
        <input
          id={id}
          type="search"
          autocomplete="off"
          spellcheck={false}
          value={search.words}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-help`}
          onInput={({ currentTarget }) => onChange({ ...search, words: currentTarget.value })}
        />
      </div>
      {offered.map((filter) => (
        <div class="field" key={filter}>
          <label for={`${id}-${filter}`}>{t(`cards.filter.${filter}`)}</label>
          <select
            id={`${id}-${filter}`}
            value={search.filtered[filter] ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...search, filtered: { ...search.filtered, [filter]: value } })
            }
          >
            <option value="">{t("cards.any")}</option>
            {choices[filter].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      {fault === undefined ? (
        <small id={`${id}-help`} class="whole">
          {t("cards.search-help")}
        </small>
      ) : (
        <span id={`${id}-help`} class="field-fault whole" role="alert">
          {fault}
        </span>
      )}
    </search>
  );
}

type Choice = readonly [value: string, label: string];

function choicesOf(all: readonly CardFacts[]): Record<Filter, readonly Choice[]> {
  const distinct = (words: readonly string[]) => [...new Set(words)].sort();
  const traits = distinct(
    all.flatMap(({ modes }) => Object.values(modes ?? {}).flatMap((mode) => mode.traits)),
  );
  const named = (type: (typeof types)[number]) =>
    type === "character" || type === "combiner" || type === "stratagem"
      ? t(`cards.kind.${type}`)
      : t(`cards.type.${type}`);
  return {
    type: types.map((type) => [type, named(type)]),
    faction: distinct(all.flatMap(({ faction }) => faction ?? [])).map((faction) => [
      faction,
      capital(faction),
    ]),
    icon: colors.map((color) => [color, capital(t(`color.${color}`))]),
    set: distinct(all.map(({ set }) => set)).map((set) => [set, set.toUpperCase()]),
    trait: traits.map((trait) => [trait.toLowerCase(), trait]),
  };
}
