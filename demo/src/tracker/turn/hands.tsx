import type { Tcg } from "altmode/tcg/slim";
import { useMemo } from "preact/hooks";
import { type CardFacts, type Catalogue, setName } from "../../cards/catalogue.js";
import { linesOf } from "../../deck-lists/deck.js";
import { allDecks } from "../../deck-lists/kept.js";
import { t } from "../../messages/index.js";
import { Choice } from "../../ui/choice.js";
import { Combobox, type Option } from "../../ui/combobox.js";
import { NumberField } from "../../ui/number-field.js";
import { Reason } from "../../ui/reason.js";
import type { Tracking } from "../use-match.js";
import type { Hidden, Known, Spot } from "./position.js";
import type { Turn } from "./use-turn.js";

interface Props {
  tcg: Tcg;
  turn: Turn;
  tracking: Tracking;
  catalogue: Catalogue;
}

const places: readonly Hidden[] = ["hand", "scrap", "secret"];

/** Control to name a card when it is played. */
export function PlayCard({ tcg, turn, tracking, catalogue }: Props) {
  const { now, name } = turn;
  if (now === undefined) return null;
  const seat = now.seen.toAct === 1 ? 1 : 0;
  return (
    <div class="stack tight">
      <CardFinder
        tcg={tcg}
        catalogue={catalogue}
        deck={turn.decks[seat]}
        only={undefined}
        label={t("turn.play", { name: tracking.view.players[seat].name })}
        onChoose={(card) => name(seat, "hand", card)}
      />
      <Refused turn={turn} seat={seat} catalogue={catalogue} />
    </div>
  );
}

/** Other known cards in hands, scrap piles and decks. */
export function Hands({ tcg, turn, tracking, catalogue }: Props) {
  const { now, name, forget, decks, setDecks } = turn;
  if (now === undefined) return null;
  const { cards, start, steps } = now.session;
  const isDealt = start.state.phase === "set-up";
  const chips = (seat: 0 | 1, place: Spot["zone"], label: string) => (
    <ul class="chips" aria-label={label}>
      {namedIn(cards[seat].known, place).map((known) => {
        const said = saidOf(catalogue, known);
        return (
          <li class="chip" key={`${known.zone} ${known.index}`}>
            {said}{" "}
            <button
              type="button"
              aria-label={t("turn.forget", { name: said })}
              onClick={() => forget(seat, known)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
  const finder = (seat: 0 | 1, place: Spot["zone"], label: string) => (
    <CardFinder
      tcg={tcg}
      catalogue={catalogue}
      deck={decks[seat]}
      only={place === "secret" ? ({ subtype }) => subtype === "secret" : undefined}
      label={label}
      onChoose={(card) => name(seat, place, card)}
    />
  );
  return (
    <details>
      <summary>{t("turn.hidden")}</summary>
      <div class="sides">
        {([0, 1] as const).map((seat) => {
          const { name: player } = tracking.view.players[seat];
          return (
            <fieldset key={seat} class="stack tight">
              <legend>{player}</legend>
              <Choice
                label={t("turn.deck", { name: player })}
                value={decks[seat]}
                options={[
                  ["", t("turn.any-card")],
                  ...allDecks().map((deck) => [deck.id, deck.name] as const),
                ]}
                onChange={(deck) => setDecks(seat === 0 ? [deck, decks[1]] : [decks[0], deck])}
              />
              {isDealt ? null : (
                <NumberField
                  label={t("turn.hand-count", { name: player })}
                  value={String(cards[seat].count.hand)}
                  onChange={(typed) => {
                    const hand = Number(typed);
                    if (Number.isInteger(hand) && hand >= 0 && hand <= 30) turn.hold(seat, hand);
                  }}
                />
              )}
              {places.map((place) => (
                <div key={place} class="stack tight">
                  {chips(seat, place, t(`turn.named-${place}`, { name: player }))}
                  {finder(seat, place, t(`turn.name-${place}`, { name: player }))}
                </div>
              ))}
              {now.seen.decision?.kind === "main" ? (
                <div class="stack tight">
                  <p>
                    <button type="button" onClick={() => turn.newDeck(seat)}>
                      {t("turn.new-deck", { name: player })}
                    </button>
                  </p>
                  {turn.isLasting ? <p class="quiet">{t("turn.new-deck-forgets")}</p> : null}
                </div>
              ) : null}
              {isDealt && steps.length === 0 ? (
                <div class="stack tight">
                  {chips(seat, "deck", t("turn.named-deck", { name: player }))}
                  {finder(seat, "deck", t("turn.name-deck", { name: player }))}
                  <p class="quiet">{t("turn.name-deck-hint")}</p>
                </div>
              ) : null}
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}

const idOf = ({ card }: Known) => ("card" in card ? card.card : "");
const saidOf = (catalogue: Catalogue, known: Known) =>
  catalogue.byId.get(idOf(known))?.fullName ?? idOf(known);

/** Returns the named cards of a zone. For the hand, this includes named cards that were drawn. */
const namedIn = (known: readonly Known[], place: Spot["zone"]) =>
  known.filter(({ how, zone }) =>
    place === "deck"
      ? how === "in-deck"
      : how === "named" && (zone === place || (place === "hand" && zone === "deck")),
  );

/** Explains why the card named last cannot be played now. */
function Refused({
  turn: { now, named },
  seat,
  catalogue,
}: Pick<Props, "turn" | "catalogue"> & { seat: 0 | 1 }) {
  const newest = namedIn(now?.session.cards[seat].known ?? [], "hand").at(-1);
  const last = newest === undefined ? undefined : idOf(newest);
  const facts = last === undefined ? undefined : catalogue.byId.get(last);
  if (now === undefined || facts === undefined) return null;
  const held = now.seen.players[seat].hand.cards.filter(({ card }) => card === last);
  const card = held[0]?.id;
  if (card === undefined) return null;
  // The moves contain only one of several equal cards.
  if (now.actions.some((action) => "card" in action && held.some(({ id }) => id === action.card)))
    return null;
  const refusal = now.game.check(
    facts.type === "upgrade" ? { type: "play-upgrade", card } : { type: "play-action", card },
  );
  return refusal === null ? null : (
    <p class="warning" role="status" data-testid="turn-refused">
      {t("turn.refused", { name: facts.fullName })} <Reason message={named(refusal.message)} />
    </p>
  );
}

interface FinderProps {
  tcg: Tcg;
  catalogue: Catalogue;
  /** Id of the deck to choose from. Empty for any card. */
  deck: string;
  only: ((card: CardFacts) => boolean) | undefined;
  label: string;
  onChoose: (card: string) => void;
}

function CardFinder({ tcg, catalogue, deck, only, label, onChoose }: FinderProps) {
  const options = useMemo((): Option[] => {
    const list = allDecks().find(({ id }) => id === deck)?.list;
    const ids = list === undefined ? undefined : idsOf(tcg, catalogue, list);
    return catalogue.all
      .filter((card) => card.kind === "battle" && card.reprintOf === null && (only?.(card) ?? true))
      .filter(({ id }) => ids?.has(id) ?? true)
      .map((card) => ({ id: card.id, label: card.fullName, detail: setName(card) }));
  }, [tcg, catalogue, deck, only === undefined]);
  return <Combobox label={label} options={options} value="" adds onChange={onChoose} />;
}

/** Returns the ids of a deck's cards, each in its original print, or `undefined` if the list cannot be read. */
function idsOf(tcg: Tcg, catalogue: Catalogue, list: string): ReadonlySet<string> | undefined {
  const lines = linesOf(catalogue, tcg.readDeck(list).deck);
  const ids = lines.flatMap(({ card }) => (card === undefined ? [] : [card.reprintOf ?? card.id]));
  return ids.length === 0 ? undefined : new Set(ids);
}
