import { useMemo, useState } from "preact/hooks";
import { type CardFacts, type Catalogue, setName } from "../cards/catalogue.js";
import { CardFace } from "../cards/face.js";
import { filters } from "../cards/query.js";
import { Rulings } from "../cards/rulings.js";
import { everything, type Search, SearchForm, useSearch } from "../cards/search.js";
import { WithCatalogue } from "../cards/with-catalogue.js";
import { engineLang, many, t } from "../messages/index.js";
import { renameAddress } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { useGrowing } from "../ui/growing.js";
import { Segments } from "../ui/segments.js";
import "../cards/cards.css";
import "../cards/face.css";
import "../cards/icons.css";

/** Number of cards shown per page. */
const PAGE = 24;
/** Number of cards rendered per task. */
const STEP = 2;
const orders = ["set", "name", "stars"] as const;
type Order = (typeof orders)[number];

// Search state, kept while a single card is shown.
let last: { search: Search; order: Order; shown: number } = { search: everything, order: "set", shown: PAGE };

/** The catalogue, or the card named in the URL. */
export default function CardsScreen({ rest, query }: ScreenProps) {
  const [id] = rest;
  if (id !== undefined) {
    return <WithCatalogue>{(catalogue) => <One catalogue={catalogue} id={id} />}</WithCatalogue>;
  }
  return (
    <div class="stack catalogue">
      <h1>{t("nav.cards")}</h1>
      <p class="quiet intro">{t("cards.intro")}</p>
      <WithCatalogue>{(catalogue) => <All catalogue={catalogue} asked={searchIn(query)} />}</WithCatalogue>
    </div>
  );
}

/** Returns the search that an address names, such as `#/cards?q=plasma&type=action`. */
function searchIn(query: URLSearchParams): Search | undefined {
  const given = filters.filter((filter) => query.has(filter));
  if (!query.has("q") && given.length === 0) return undefined;
  const filtered = Object.fromEntries(given.map((filter) => [filter, query.get(filter) ?? ""]));
  return { words: query.get("q") ?? "", filtered };
}

/** Returns the address of a search, for links. */
function addressOf({ words, filtered }: Search): string {
  const query = new URLSearchParams();
  if (words.trim() !== "") query.set("q", words.trim());
  for (const filter of filters) if (filtered[filter]) query.set(filter, filtered[filter]);
  const text = query.toString();
  return text === "" ? "#/cards" : `#/cards?${text}`;
}

function All({ catalogue, asked }: { catalogue: Catalogue; asked: Search | undefined }) {
  const [state, setState] = useState(() =>
    asked === undefined ? last : { ...last, search: asked, shown: PAGE },
  );
  const { search, order, shown } = state;
  const change = (part: Partial<typeof last>) => {
    last = { ...state, ...part };
    setState(last);
    // The address names the search, so that it can be shared.
    if (part.search !== undefined) renameAddress(addressOf(part.search));
  };
  const { cards, fault, waiting, suggested } = useSearch(catalogue, search);
  const sorted = useMemo(() => inOrder(cards, order), [cards, order]);
  const drawn = useGrowing(shown, STEP);
  return (
    <>
      <SearchForm
        catalogue={catalogue}
        search={search}
        fault={fault}
        suggested={suggested}
        onChange={(next) => change({ search: next, shown: PAGE })}
      />
      <div class="row spread">
        <p role="status" data-testid="found" aria-busy={waiting === true}>
          {fault !== undefined || waiting
            ? ""
            : cards.length === 0
              ? t("cards.found.zero")
              : many("cards.found", cards.length)}
        </p>
        <Segments
          legend={t("cards.sort")}
          options={orders.map((each) => [each, t(`cards.sort.${each}`)] as const)}
          value={order}
          onChange={(next) => change({ order: next })}
        />
      </div>
      <ul class="faces">
        {sorted.slice(0, drawn).map((card) => (
          <li key={card.id}>
            <CardFace card={card} level={2} linked />
          </li>
        ))}
      </ul>
      {sorted.length > shown && drawn >= PAGE ? (
        <button type="button" onClick={() => change({ shown: shown + PAGE })}>
          {t("cards.more", { count: Math.min(PAGE, sorted.length - shown) })}
        </button>
      ) : null}
    </>
  );
}

function inOrder(cards: readonly CardFacts[], order: Order): readonly CardFacts[] {
  // Combiner forms come last, because they are no booster cards.
  if (order === "set")
    return [...cards].sort(
      (one, other) => Number(one.kind === "combiner") - Number(other.kind === "combiner"),
    );
  const byName = (one: CardFacts, other: CardFacts) => one.fullName.localeCompare(other.fullName);
  return [...cards].sort(
    (one, other) => (order === "stars" ? one.stars - other.stars : 0) || byName(one, other),
  );
}

function One({ catalogue: { all, byId }, id }: { catalogue: Catalogue; id: string }) {
  const card = byId.get(id);
  const others = card ? all.filter((other) => other.fullName === card.fullName && other.id !== card.id) : [];
  return (
    <div class="stack one-card">
      <h1 lang={card ? engineLang() : undefined}>{card?.fullName ?? t("nav.cards")}</h1>
      <p>
        <a href="#/cards">{t("cards.back")}</a>
      </p>
      {card ? <CardFace card={card} level={2} /> : <p class="fault">{t("cards.unknown", { id })}</p>}
      {card ? <Rulings card={card.reprintOf ?? card.id} /> : null}
      {card === undefined || card.kind === "combiner" ? null : (
        <p>
          <a class="button" href={`#/decks?add=${card.reprintOf ?? card.id}`}>
            {t("cards.add-to-deck")}
          </a>
        </p>
      )}
      {others.length === 0 ? null : (
        <p>
          {t("cards.other-printings")}:{" "}
          {others.map((other) => (
            <a key={other.id} href={`#/cards/${other.id}`}>
              {setName(other)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
