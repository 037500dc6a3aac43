import type { Deck, DeckProblem } from "altmode/tcg/slim";
import type { CardFacts } from "../cards/catalogue.js";
import { BattleIcons } from "../cards/icons.js";
import { Stat } from "../cards/stats.js";
import {
  type Line,
  parts,
  SIDEBOARD,
  takesOneUnder,
  withCount,
  withPlace,
  withSideCount,
  withSwap,
} from "../deck-lists/deck.js";
import { engineLang, t } from "../messages/index.js";
import { lies } from "../ui/place.js";
import { capital } from "../ui/words.js";
import { Counter } from "./counter.js";

interface Props {
  deck: Deck;
  lines: readonly Line[];
  /** The lines of the sideboard. */
  side: readonly Line[];
  problems: readonly DeckProblem[];
  onChange: (deck: Deck) => void;
  onLook: (card: CardFacts) => void;
}

/** The cards of the deck, with problems at each line. */
export function Contents({ deck, lines, side, problems, onChange, onLook }: Props) {
  if (lines.length + side.length === 0) return <p class="quiet">{t("decks.empty")}</p>;
  const takes = lines.some(({ part, card }) => part === "characters" && takesOneUnder(card));
  return (
    <>
      {parts.map((part) => {
        const members = lines.filter((line) => line.part === part);
        if (members.length === 0) return null;
        const total = members.reduce((sum, { count }) => sum + count, 0);
        return (
          <section key={part} aria-label={t(`decks.part.${part}`)} data-testid={part}>
            <h2>
              {t(`decks.part.${part}`)} <small>{total}</small>
            </h2>
            <ul class="deck-lines">
              {members.map((line) => {
                const { ref, count, card } = line;
                const wrong = wrongOf(problems, line);
                const name = card?.fullName ?? ref;
                return (
                  <li key={ref} class={wrong.length > 0 ? "wrong" : undefined}>
                    <CardName card={card} name={ref} onLook={onLook} />
                    {part === "under" || part === "outside" ? null : (
                      <button
                        type="button"
                        class="small-button"
                        aria-label={t("decks.to-sideboard", { name })}
                        onClick={() => onChange(withSwap(deck, part, ref, "sideboard"))}
                      >
                        ⇢ SB
                      </button>
                    )}
                    {part === "under" || (part === "characters" && takes && !takesOneUnder(card)) ? (
                      <button
                        type="button"
                        onClick={() =>
                          onChange(withPlace(deck, part === "under" ? "characters" : "under", ref))
                        }
                      >
                        {t(part === "under" ? "decks.to-team" : "decks.to-under")}
                      </button>
                    ) : null}
                    <Counter
                      name={name}
                      count={count}
                      onCount={(next) => onChange(withCount(deck, part, ref, next))}
                    />
                    <Wrong wrong={wrong} />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      {side.length === 0 ? null : (
        <section aria-label={t("decks.part.sideboard")} data-testid="sideboard">
          <h2>
            {t("decks.part.sideboard")}{" "}
            <small>
              {t("decks.sideboard-count", {
                cards: sum(side, ({ part }) => part !== "characters"),
                most: SIDEBOARD.cards,
                characters: sum(side, ({ part }) => part === "characters"),
                one: SIDEBOARD.characters,
              })}
            </small>
          </h2>
          <ul class="deck-lines">
            {side.map((line) => {
              const { part, ref, count, card } = line;
              const wrong = wrongOf(problems, line);
              const name = card?.fullName ?? ref;
              return (
                <li key={`${part} ${ref}`} class={wrong.length > 0 ? "wrong" : undefined}>
                  <CardName card={card} name={ref} onLook={onLook} />
                  <button
                    type="button"
                    class="small-button"
                    aria-label={t("decks.to-deck", { name })}
                    onClick={() => onChange(withSwap(deck, part, ref, "deck"))}
                  >
                    ⇠ Deck
                  </button>
                  <Counter
                    name={t("decks.in-sideboard", { name })}
                    count={count}
                    onCount={(next) => onChange(withSideCount(deck, part, ref, next))}
                  />
                  <Wrong wrong={wrong} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

const sum = (lines: readonly Line[], counts: (line: Line) => boolean) =>
  lines.reduce((total, line) => total + (counts(line) ? line.count : 0), 0);

const wrongOf = (problems: readonly DeckProblem[], { places }: Line) =>
  problems.filter(({ path }) => places.some((place) => lies(path ?? "", place)));

function Wrong({ wrong }: { wrong: readonly DeckProblem[] }) {
  return (
    <>
      {wrong.map(({ code, message }) => (
        <p class="field-fault" key={code} lang={engineLang()}>
          {capital(message)}
        </p>
      ))}
    </>
  );
}

/** A card's name in a list, which opens its face. */
export function CardName(props: {
  card: CardFacts | undefined;
  name: string;
  onLook: (card: CardFacts) => void;
}) {
  const { card, name, onLook } = props;
  if (!card) return <span class="card-name">{name}</span>;
  return (
    <span class={`card-name ${card.faction}`}>
      {card.kind === "battle" ? <BattleIcons icons={card.icons} /> : <Stat stat="stars" value={card.stars} />}
      <button type="button" class="plain" lang={engineLang()} onClick={() => onLook(card)}>
        {card.name}
        {card.subtitle ? <small> {card.subtitle}</small> : null}
      </button>
      {card.kind === "battle" && card.stars > 0 ? <Stat stat="stars" value={card.stars} /> : null}
    </span>
  );
}
