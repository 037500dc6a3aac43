import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { inBackground } from "../engine/background.js";
import { engineLang, language, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { faultText } from "../ui/fault.js";
import { capital } from "../ui/words.js";
import { type CardFacts, type Catalogue, colors } from "./catalogue.js";
import { type Filter, type Filtered, filters, queryOf, types } from "./query.js";
import { suggestions } from "./suggest.js";

export interface Search {
  readonly words: string;
  readonly filtered: Filtered;
}

export const everything: Search = { words: "", filtered: {} };

export interface Found {
  readonly cards: readonly CardFacts[];
  readonly fault?: string;
  /** The result of this search is pending. */
  readonly waiting?: boolean;
  /** Suggested names if nothing is found. */
  readonly suggested?: readonly string[];
}

/** Delay after the last keystroke before an incomplete term is reported as an error, in milliseconds. */
const TYPING = 2000;

/** Returns all words but the last one, which may be incomplete. */
const withoutLast = (words: string) => words.replace(/(?:"[^"]*"?|[^\s"])+$/, "");

/** Returns the cards that match a search, or its error. */
export function useSearch({ byId, all }: Catalogue, { words, filtered }: Search): Found {
  const query = queryOf(words, filtered);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly found: Found }>();
  useEffect(() => {
    if (query === "") return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answerWith = (found: Found) => {
      if (current) setAnswer({ to: query, found });
    };
    const cardsOf = async (asked: string) =>
      asked === "" ? all : (await inBackground("search", asked)).flatMap((id) => byId.get(id) ?? []);
    const search = async () => {
      try {
        const cards = await cardsOf(query);
        answerWith(cards.length > 0 ? { cards } : { cards, suggested: suggestions(all, words) });
      } catch (error) {
        const wrong = () =>
          answerWith({ cards: [], fault: faultText(error), suggested: suggestions(all, words) });
        const complete = withoutLast(words);
        if (complete === words) return wrong();
        // The last word may be incomplete. Until the delay is over, only the words before it are used.
        timer = setTimeout(wrong, TYPING);
        try {
          answerWith({ cards: await cardsOf(queryOf(complete, filtered)) });
        } catch {
          answerWith({ cards: [] });
        }
      }
    };
    void search();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, byId]);
  if (query === "") return { cards: all };
  // The previous result stays until the new one is available.
  return answer === undefined
    ? { cards: all, waiting: true }
    : { ...answer.found, waiting: answer.to !== query };
}

interface Props {
  catalogue: Catalogue;
  search: Search;
  onChange: (search: Search) => void;
  fault: string | undefined;
  suggested: readonly string[] | undefined;
  /** Filters to show. */
  offered?: readonly Filter[];
}

/** A search field with filters. */
export function SearchForm({ catalogue, search, onChange, fault, suggested = [], offered = filters }: Props) {
  const id = useId();
  const choices = useMemo(() => choicesOf(catalogue.all), [catalogue, language()]);
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
        <Choice
          key={filter}
          label={t(`cards.filter.${filter}`)}
          value={search.filtered[filter] ?? ""}
          options={[["", t("cards.any")], ...choices[filter]]}
          onChange={(value) => onChange({ ...search, filtered: { ...search.filtered, [filter]: value } })}
        />
      ))}
      {fault === undefined ? (
        <small id={`${id}-help`} class="whole">
          {t("cards.search-help")}
        </small>
      ) : (
        <span id={`${id}-help`} class="field-fault whole" role="alert" lang={engineLang()}>
          {fault}
        </span>
      )}
      {suggested.length === 0 ? null : (
        <p class="whole row" data-testid="suggested">
          {t("cards.meant")}{" "}
          {suggested.map((words) => (
            <button
              key={words}
              type="button"
              class="small-button"
              onClick={() => onChange({ ...search, words })}
            >
              {words}
            </button>
          ))}
        </p>
      )}
    </search>
  );
}

type Named = readonly [value: string, label: string];

function choicesOf(all: readonly CardFacts[]): Record<Filter, readonly Named[]> {
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
