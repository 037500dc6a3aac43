// The heroes: found by name, filtered, and shown with their decks and what the decks are made of.
import type { Card, Hero } from "altmode/unmatched/slim";
import { useState } from "preact/hooks";
import { decimal, engineLang, many, t } from "../../messages/index.js";
import { navigate } from "../../shell/router.js";
import { Columns } from "../../ui/columns.js";
import { Loaded } from "../../ui/loaded.js";
import { CardFace } from "./card-face.js";
import { abilityOf } from "./card-text.js";
import { type Facts, type HeroFacts, knownDecks, loadDecks } from "./facts.js";
import { FighterList } from "./fighter-list.js";
import { type Filter, FilterFields, fitting, unfiltered } from "./filter.js";

export function HeroesView({ facts, id }: { facts: Facts; id: string | undefined }) {
  const [filter, setFilter] = useState<Filter>(unfiltered);
  const chosen = facts.all.find((hero) => hero.id === id);
  if (chosen) return <HeroView key={chosen.id} hero={chosen} />;
  const found = fitting(facts.all, filter);
  return (
    <div class="stack">
      <FilterFields facts={facts} filter={filter} onChange={setFilter} />
      <p role="status">{many("unmatched.heroes-found", found.length)}</p>
      <ul class="hero-list">
        {found.map((hero) => (
          <li key={hero.id}>
            <a class="panel" href={`#/unmatched/heroes/${hero.id}`}>
              <strong lang="en">{hero.name}</strong>{" "}
              <small>
                {many("unmatched.health", hero.health)} · {t(`unmatched.attack.${hero.attack}`)} ·{" "}
                {t("unmatched.move", { count: hero.move })}
              </small>
              <br />
              <small class="quiet" lang="en">
                {hero.set}
              </small>
              {hero.implemented ? null : <small> · {t("unmatched.not-playable")}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function HeroView({ hero }: { hero: HeroFacts }) {
  const ability = abilityOf(hero);
  return (
    <article class="stack" aria-labelledby="hero-name" data-testid="hero">
      <p class="row">
        <a class="button" href="#/unmatched/heroes">
          {t("unmatched.all-heroes")}
        </a>
        {hero.implemented ? (
          <button type="button" class="primary" onClick={() => navigate(`#/unmatched?hero=${hero.id}`)}>
            {t("unmatched.play-hero")}
          </button>
        ) : (
          <span>{t("unmatched.not-playable")}</span>
        )}
      </p>
      <h2 id="hero-name" lang="en">
        {hero.name} <small class="quiet">{hero.set}</small>
      </h2>
      <FighterList hero={hero} />
      {ability === "" ? null : (
        <p class="hero-ability" lang={engineLang()}>
          {ability}
        </p>
      )}
      <Loaded
        load={loadDecks}
        known={knownDecks}
        waiting={t("unmatched.loading")}
        missing={t("unmatched.missing")}
      >
        {({ cards, decks }) => <Deck deck={decks[hero.id] ?? []} cards={cards} />}
      </Loaded>
    </article>
  );
}

const kinds = ["attack", "defense", "versatile", "scheme"] as const;

function Deck({ deck: listed, cards }: { deck: Hero["deck"]; cards: ReadonlyMap<string, Card> }) {
  const deck = listed.flatMap(({ card, copies }) => {
    const known = cards.get(card);
    return known ? [{ card: known, copies }] : [];
  });
  const sum = (of: (each: (typeof deck)[number]) => number) =>
    deck.reduce((total, each) => total + of(each) * each.copies, 0);
  const size = sum(() => 1);
  const average = (value: (card: Card) => number | null) => {
    const having = deck.filter(({ card }) => value(card) !== null);
    const copies = having.reduce((total, each) => total + each.copies, 0);
    const all = having.reduce((total, each) => total + (value(each.card) ?? 0) * each.copies, 0);
    return copies === 0 ? "–" : decimal(all / copies);
  };
  const counted = (kind: (typeof kinds)[number]) => sum(({ card }) => (card.kind === kind ? 1 : 0));
  const boosts = [0, 1, 2, 3, 4].map((boost) => sum(({ card }) => ((card.boost ?? 0) === boost ? 1 : 0)));
  return (
    <>
      <section class="stack" aria-labelledby="hero-numbers">
        <h3 id="hero-numbers">{t("unmatched.deck-numbers")}</h3>
        <dl class="hero-numbers">
          <div>
            <dt>{t("unmatched.deck-size")}</dt>
            <dd>{size}</dd>
          </div>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{t(`unmatched.kind.${kind}`)}</dt>
              <dd>{counted(kind)}</dd>
            </div>
          ))}
          <div>
            <dt>{t("unmatched.average-attack")}</dt>
            <dd>
              {average((card) => (card.kind === "attack" || card.kind === "versatile" ? card.value : null))}
            </dd>
          </div>
          <div>
            <dt>{t("unmatched.average-defense")}</dt>
            <dd>
              {average((card) => (card.kind === "defense" || card.kind === "versatile" ? card.value : null))}
            </dd>
          </div>
          <div>
            <dt>{t("unmatched.average-boost")}</dt>
            <dd>{average((card) => card.boost)}</dd>
          </div>
        </dl>
        <Columns
          caption={t("unmatched.boosts")}
          summary={boosts.map((count, boost) => `BOOST ${boost}: ${count}`).join(", ")}
          columns={boosts.map((count, boost) => ({
            label: `+${boost}`,
            value: size === 0 ? 0 : count / size,
          }))}
        />
      </section>
      <section class="stack" aria-labelledby="hero-deck">
        <h3 id="hero-deck">{t("unmatched.deck-cards")}</h3>
        <ul class="deck-faces">
          {deck.map(({ card, copies }) => (
            <li key={card.id}>
              <CardFace card={card} />
              <small>
                {t("table.copies", { count: copies })}
                {card.implemented ? "" : ` · ${t("unmatched.not-playable")}`}
              </small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
