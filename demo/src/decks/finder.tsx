import type { Deck } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import type { CardFacts, Catalogue } from "../cards/catalogue.js";
import { everything, SearchForm, useSearch } from "../cards/search.js";
import { countOf, partOf, refOf, withCount } from "../deck-lists/deck.js";
import { many, t } from "../messages/index.js";
import { useGrowing } from "../ui/growing.js";
import { CardName } from "./contents.js";
import { Counter } from "./counter.js";

/** Number of cards shown per page. */
const PAGE = 40;
/** Number of cards rendered per task. */
const STEP = 6;

interface Props {
  catalogue: Catalogue;
  deck: Deck;
  onChange: (deck: Deck) => void;
  onLook: (card: CardFacts) => void;
}

/** Search for cards to add to the deck. */
export function Finder({ catalogue, deck, onChange, onLook }: Props) {
  const [search, setSearch] = useState(everything);
  const [shown, setShown] = useState(PAGE);
  const { cards: found, fault, waiting, suggested } = useSearch(catalogue, search);
  useEffect(() => setShown(PAGE), [search]);
  const drawn = useGrowing(shown, STEP);
  // Combiner forms are not part of decks, and reprints count as the original card.
  const cards = found.filter(({ kind, reprintOf }) => kind !== "combiner" && reprintOf === null);
  return (
    <section class="panel" aria-label={t("decks.view.add")} data-testid="finder">
      <SearchForm
        catalogue={catalogue}
        search={search}
        onChange={setSearch}
        fault={fault}
        suggested={suggested}
      />
      <p role="status" aria-busy={waiting === true}>
        {fault !== undefined || waiting
          ? ""
          : cards.length === 0
            ? t("cards.found.zero")
            : many("cards.found", cards.length)}
      </p>
      <ul class="deck-lines">
        {cards.slice(0, drawn).map((card) => {
          const part = partOf(card);
          const ref = refOf(catalogue, card);
          return (
            <li key={card.id}>
              <CardName card={card} name={card.fullName} onLook={onLook} />
              <Counter
                name={card.fullName}
                count={countOf(deck, part, ref) + (ref === card.id ? 0 : countOf(deck, part, card.id))}
                onCount={(count) => onChange(withCount(deck, part, ref, count))}
              />
            </li>
          );
        })}
      </ul>
      {cards.length > shown && drawn >= PAGE ? (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          {t("cards.more", { count: Math.min(PAGE, cards.length - shown) })}
        </button>
      ) : null}
    </section>
  );
}
