// Runs the rules engine beside a real table. The players name hidden cards when they matter. Each named card
// replays the turn from its start, in less than a millisecond. Effects "until the end of the turn" thus
// remain known, and a card of the hand is in the hand from the beginning.
import type { Action, ActionInput, CardView, Game, GameEvent, Observation, Tcg } from "altmode/tcg/slim";
import type { TrackerView } from "altmode/tracker/slim";
import { onlyAnswer, refusals } from "../../cards/answers.js";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";
import { type Cause, causeOf, type Sums, sumsOf } from "./causes.js";
import {
  type Cards,
  DECK,
  type Hidden,
  isBeforeGame,
  type Known,
  numbersOf,
  type SeatSpot,
  type Spot,
  type Spots,
  type Start,
  scenarioOf,
  spotsOf,
  startOf,
  type UsedUp,
  undealtCards,
  unknownCards,
} from "./position.js";

/** An action by its meaning, because card numbers change when another card is named. */
export interface Step {
  /** Type and other fields of the action, as JSON without the fields that depend on named cards. */
  readonly key: string;
  readonly label: string;
  /** Index among the actions with this key. */
  readonly place: number;
  /** Initial position of its card, which identifies the card even after it is named. */
  readonly spot?: SeatSpot;
}

export interface Session {
  readonly start: Start;
  readonly cards: readonly [Cards, Cards];
  readonly steps: readonly Step[];
}

/** Result of replaying a session. The caller frees the game. */
export interface Run {
  readonly game: Game;
  readonly seen: Observation;
  /** The tracker's number of each character by the engine's number. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Initial position of each battle card by its number. */
  readonly spots: Spots;
  readonly actions: readonly Action[];
  /** Events of the last step. */
  readonly events: readonly GameEvent[];
  /** Initial positions of revealed cards that each seat has to enter, in order. */
  readonly asked: readonly [readonly Spot[], readonly Spot[]];
  /** The reason why each seat turns those cards up. */
  readonly causes: readonly [Cause | undefined, Cause | undefined];
  /** Sums of the battle of the last step, if there is one. */
  readonly sums: Sums | undefined;
  /** Initial positions of unnamed cards in each seat's hand. */
  readonly unnamed: readonly [readonly Spot[], readonly Spot[]];
  readonly session: Session;
}

/** Limit of cards to enter at a time. A larger number means that a whole deck was revealed. */
const MOST_ASKED = 12;
const MOST_STEPS = 300;
/** Number of cards drawn or flipped from one deck after which the session restarts at the next turn. */
const LONG_DECK = 20;
/** Number of newest cards kept of a scrap pile, because the engine limits the number of cards. */
const MOST_SCRAPPED = 30;
const nothing: UsedUp = { flip: false, tap: false, played: [] };

export function beginSession(view: TrackerView, used: UsedUp = nothing): Session {
  const cards = isBeforeGame(view) ? undealtCards : unknownCards;
  return { start: startOf(view, used), cards: [cards, cards], steps: [] };
}

/** Returns the used-up limits of the turn. */
export function usedUp({ game, seen }: Run): UsedUp {
  const events = game.events(0, "all");
  const turn = events.slice(events.findLastIndex(({ type }) => type === "turn-started") + 1);
  const played = turn.flatMap((event) =>
    event.type === "played" && event.seat === seen.active ? [event.cardId ?? ""] : [],
  );
  return { flip: !seen.allowance.flip, tap: !seen.allowance.tap, played: played.filter(isNamed) };
}

const isNamed = (card = "") => card !== "" && !card.startsWith("blank");

/** Starts a session from the current table, with the known hands and scrap piles of an earlier session. */
export function goOn(view: TrackerView, earlier: Run): Session {
  // Cards of another game of the match are not reused.
  if (earlier.session.start.game !== view.game || isBeforeGame(view)) return beginSession(view);
  const cards = earlier.seen.players.map(({ hand, scrap, played }): Cards => {
    const known: Known[] = [];
    const count = { hand: hand.count, scrap: 0, secret: 0 };
    const add = (zone: Hidden, index: number, { card }: CardView) => {
      if (card === undefined || !isNamed(card)) return false;
      known.push({ zone, index, card: { card }, after: 0, how: "named" });
      return true;
    };
    for (const [index, card] of hand.cards.entries()) add("hand", index, card);
    for (const card of scrap.slice(-MOST_SCRAPPED)) if (add("scrap", count.scrap, card)) count.scrap += 1;
    const secret = played.filter(({ faceDown }) => faceDown === true);
    for (const card of secret) if (add("secret", count.secret, card)) count.secret += 1;
    return { count, known };
  });
  const [one = unknownCards, other = unknownCards] = cards;
  // Limits of a finished turn no longer apply.
  const used = earlier.seen.turn === view.turn ? usedUp(earlier) : nothing;
  return { ...beginSession(view, used), cards: [one, other] };
}

/** As `goOn`, after a seat's scrap pile became its deck at the table, which the engine cannot detect. */
export function withNewDeck(view: TrackerView, earlier: Run, seat: 0 | 1): Session {
  const session = goOn(view, earlier);
  const { count, known } = session.cards[seat];
  const left = known.filter(({ zone }) => zone !== "scrap");
  return withCards(session, seat, { count: { ...count, scrap: 0 }, known: left });
}

/**
 * Returns whether a session is long and can restart without losing lasting effects. Not while cards are asked for: the
 * engine has played on with unknown ones, perhaps into the next turn, but the table is still before the step.
 */
const isToBeRenewed = ({ asked, seen, session: { start } }: Run): boolean =>
  asked[0].length + asked[1].length === 0 &&
  DECK - Math.min(...seen.players.map(({ deck }) => deck.count)) > LONG_DECK &&
  seen.turn > Number(start.state.turn) &&
  seen.decision?.kind === "main" &&
  seen.allowance.flip &&
  seen.lasting.length === 0;

/** Returns the session to continue with: restarted if it is due and the table allows it. */
export function renewed(tcg: Tcg, view: TrackerView, played: Run): Session {
  if (!isToBeRenewed(played)) return played.session;
  try {
    const session = goOn(view, played);
    run(tcg, session).game.free();
    return session;
  } catch {
    return played.session;
  }
}

/** Fields that change when another card is named: card numbers and card names. */
const CHANGING = ["id", "card", "cardName", "with", "trigger", "label"];

const keyOf = (action: Action): string =>
  JSON.stringify(Object.fromEntries(Object.entries(action).filter(([field]) => !CHANGING.includes(field))));

const saysThe = (step: Pick<Step, "key" | "label">) => (action: Action) =>
  action.label === step.label && keyOf(action) === step.key;

function stepOf({ actions, spots }: Run, action: Action): Step {
  const step = { key: keyOf(action), label: action.label };
  const place = actions.filter(saysThe(step)).findIndex(({ id }) => id === action.id);
  const spot = "card" in action && typeof action.card === "number" ? spots.get(action.card) : undefined;
  return { ...step, place, ...(spot === undefined ? {} : { spot }) };
}

/**
 * Repeats a step with the same card, even if it has been named since, or with the action of the same meaning.
 */
function takeAgain(game: Game, step: Step, spots: Spots): GameEvent[] | undefined {
  const { spot } = step;
  const at = (each: SeatSpot) => `${each.seat} ${spotName(each)}`;
  const [card] = [...spots].find(([, each]) => spot !== undefined && at(each) === at(spot)) ?? [];
  // The list contains one of several identical cards, but the game accepts each of them.
  const same = { ...JSON.parse(step.key), card } as ActionInput;
  if (card !== undefined && game.check(same) === null) return game.apply(same);
  const action = game.legalActions().filter(saysThe(step))[step.place];
  return action === undefined ? undefined : game.apply(action.id);
}

const spotName = ({ zone, index }: Spot) => `${zone} ${index}`;

const cardsIn = (event: GameEvent): number[] => {
  if (event.type === "shown") return event.cards.flatMap(({ id }) => (id === undefined ? [] : [id]));
  // Drawn cards stay unknown.
  const isTurnedUp =
    (event.type === "moved" && event.from === "deck" && event.to !== "hand") || event.type === "battle-flip";
  return isTurnedUp && event.card !== undefined ? [event.card] : [];
};

/**
 * Declines questions that can only be declined, and returns the events. Choices are left to players who may
 * name the card.
 */
function refuseForced(game: Game): GameEvent[] | undefined {
  const only = game.outcome === null ? onlyAnswer(game.legalActions(), refusals) : undefined;
  return only === undefined ? undefined : game.apply(only.id);
}

/**
 * Replays a session from its start. Throws a readable error if the engine cannot continue, without side
 * effects.
 */
export function run(tcg: Tcg, session: Session): Run {
  if (session.steps.length > MOST_STEPS) throw new Error(t("turn.too-long"));
  const game = tcg.fromScenario(scenarioOf(session.start, session.cards));
  try {
    while (refuseForced(game) !== undefined);
    let events: readonly GameEvent[] = game.events(0, "all");
    const begun = game.observe("all");
    const numbers = numbersOf(begun, session.start);
    const spots = isDealtAtOnce(session, begun) ? spotsBeforeDeal(tcg, session) : spotsOf(begun);
    const known = session.cards.map((cards) => new Set(cards.known.map(spotName)));
    const since = unseen(session, begun);
    const turnedUp = (caused: readonly GameEvent[], label: string) =>
      unknownIn(caused, spots, session, since, label);
    const none = ([one, other]: Run["asked"]) => one.length + other.length === 0;
    const ended = (asked: Run["asked"]): Run => {
      const actions = game.outcome === null ? game.legalActions() : [];
      const seen = game.observe("all");
      const unnamed = ([0, 1] as const).map((seat) =>
        seen.players[seat].hand.cards.flatMap(({ id }) => {
          const spot = id === undefined ? undefined : spots.get(id);
          return spot === undefined || known[spot.seat]?.has(spotName(spot)) ? [] : [spot];
        }),
      );
      const [one = [], other = []] = unnamed;
      const log = game.events(0, "all");
      const cause = (seat: 0 | 1) => causeOf(log, seat, asked[seat], spots, begun);
      return {
        game,
        seen,
        numbers,
        spots,
        actions,
        events,
        asked,
        causes: [cause(0), cause(1)],
        sums: sumsOf(events),
        unnamed: [one, other],
        session,
      };
    };
    let asked = turnedUp(events, "");
    for (const step of session.steps) {
      if (!none(asked)) throw new Error(t("turn.no-more", { step: step.label }));
      const caused = takeAgain(game, step, spots);
      if (caused === undefined) throw new Error(t("turn.no-more", { step: step.label }));
      events = caused;
      asked = turnedUp(events, step.label);
      for (;;) {
        const more = none(asked) ? refuseForced(game) : undefined;
        if (more === undefined) break;
        events = [...events, ...more];
        asked = turnedUp(more, step.label);
      }
    }
    return ended(asked);
  } catch (error) {
    game.free();
    throw error;
  }
}

/** Returns whether the engine has shuffled the decks and dealt the hands before the first step. */
const isDealtAtOnce = ({ start }: Session, { turn }: Observation): boolean =>
  start.state.phase === "set-up" && turn > 0;

/**
 * Returns the positions before the shuffle and the deal, because `scenarioOf` places cards there. The same
 * cards have the same numbers in a position in which the game has begun.
 */
function spotsBeforeDeal(tcg: Tcg, { start, cards }: Session): Spots {
  const game = tcg.fromScenario(scenarioOf({ ...start, state: { ...start.state, phase: "main" } }, cards));
  try {
    return spotsOf(game.observe("all"));
  } finally {
    game.free();
  }
}

interface Seen {
  /** Cards of each seat that were revealed or left the deck. */
  readonly open: readonly [Set<string>, Set<string>];
  readonly gone: readonly [Set<string>, Set<string>];
  /** Known cards that were shuffled into the deck. */
  readonly buried: readonly [Set<string>, Set<string>];
  readonly shuffled: Set<number>;
}

/** Returns the cards named as being in a deck that have not been found yet. */
const namedInDeck = ({ known }: Cards, gone: ReadonlySet<string>): string[] =>
  known
    .filter(({ how }) => how === "in-deck")
    .map(spotName)
    .filter((name) => !gone.has(name));

function unseen(session: Session, begun: Observation): Seen {
  const [one, other] = session.cards;
  const nobody = new Set<string>();
  const isDealt = isDealtAtOnce(session, begun);
  const buried = (cards: Cards) => new Set(isDealt ? namedInDeck(cards, nobody) : []);
  return {
    open: [new Set(), new Set()],
    gone: [new Set(), new Set()],
    buried: [buried(one), buried(other)],
    shuffled: new Set(isDealt ? [0, 1] : []),
  };
}

/**
 * Returns the unknown cards that a step revealed. Shuffling permutes positions regardless of their cards. A
 * card revealed after a shuffle can therefore be named at its initial position, and a replay reveals it
 * again.
 */
function unknownIn(
  events: readonly GameEvent[],
  spots: Spots,
  { cards }: Session,
  { open, gone, buried, shuffled }: Seen,
  step: string,
): [Spot[], Spot[]] {
  const asked: [Spot[], Spot[]] = [[], []];
  for (const event of events) {
    if (event.type === "shuffled" || event.type === "reshuffled") {
      const seat = event.seat === 1 ? 1 : 0;
      shuffled.add(seat);
      for (const each of namedInDeck(cards[seat], gone[seat])) buried[seat].add(each);
      // Known cards of the scrap pile are now somewhere in the new deck.
      if (event.type === "reshuffled")
        for (const each of cards[seat].known)
          if (each.how !== "turned-up" || open[seat].has(spotName(each))) buried[seat].add(spotName(each));
    }
    const found = cardsIn(event).flatMap((id) => spots.get(id) ?? []);
    if (event.type === "moved" && event.from === "deck" && event.card !== undefined) {
      const spot = spots.get(event.card);
      if (spot !== undefined) gone[spot.seat].add(spotName(spot));
    }
    // Cards of one look are ordered from the top of the deck.
    if (!found.some(({ seat }) => shuffled.has(seat))) found.sort((one, other) => one.index - other.index);
    for (const { seat, zone, index } of found) {
      const name = spotName({ zone, index });
      // The position of a known card after a shuffle is unknown.
      if (buried[seat].has(name) && event.type !== "shown") throw new Error(t("turn.shuffled", { step }));
      open[seat].add(name);
      const isKnown = cards[seat].known.some((each) => each.zone === zone && each.index === index);
      if (!isKnown && !asked[seat].some((each) => spotName(each) === name)) asked[seat].push({ zone, index });
    }
  }
  if (Math.max(asked[0].length, asked[1].length) > MOST_ASKED) throw new Error(t("turn.search", { step }));
  return asked;
}

function withCards(session: Session, seat: number, cards: Cards): Session {
  const [one, other] = session.cards;
  return { ...session, cards: seat === 1 ? [one, cards] : [cards, other] };
}

const withKnown = (session: Session, seat: number, known: readonly Known[]): Session =>
  withCards(session, seat, { ...session.cards[seat === 1 ? 1 : 0], known });

/** Returns the session with one more step, taken from the actions of its run. */
export const withStep = (run: Run, action: Action): Session => ({
  ...run.session,
  steps: [...run.session.steps, stepOf(run, action)],
});

/** Returns the session without its last step and the cards entered for it. */
export function withoutLast(session: Session): Session {
  const last = session.steps.length;
  if (last === 0) return session;
  // Cards in a hand from the beginning stay known.
  const left = ({ known, ...cards }: Cards): Cards => ({
    ...cards,
    known: known.filter(({ after, how, zone }) => after < last || (how === "named" && zone !== "deck")),
  });
  const [one, other] = session.cards;
  return { ...session, steps: session.steps.slice(0, -1), cards: [left(one), left(other)] };
}

const isOfLast = ({ steps }: Session, { after, how }: Known) => how === "turned-up" && after === steps.length;

/** Returns the cards entered for the last step. */
export const enteredOf = (session: Session, seat: 0 | 1): KnownCard[] =>
  session.cards[seat].known.flatMap((known) => (isOfLast(session, known) ? [known.card] : []));

/**
 * Returns the session with other cards entered for the last step, in the order in which the engine asks for
 * them.
 */
export function withEntered(tcg: Tcg, session: Session, seat: 0 | 1, entered: readonly KnownCard[]): Session {
  let next = withKnown(
    session,
    seat,
    session.cards[seat].known.filter((known) => !isOfLast(session, known)),
  );
  for (const card of entered) {
    const played = run(tcg, next);
    const [spot] = played.asked[seat];
    played.game.free();
    // After removing a card, fewer cards may be revealed.
    if (spot === undefined) break;
    const known = { ...spot, card, after: session.steps.length, how: "turned-up" } as const;
    next = withKnown(next, seat, [...next.cards[seat].known, known]);
  }
  return next;
}

/**
 * Returns the session with a card named in a hand, a scrap pile, among the Secret Actions, or somewhere in a
 * deck.
 */
export function withNamed({ session, unnamed }: Run, seat: 0 | 1, zone: Spot["zone"], card: string): Session {
  const cards = session.cards[seat];
  const how = zone === "deck" ? "in-deck" : "named";
  const named = { card: { card }, after: session.steps.length, how } as const;
  const add = (spot: Spot, count = cards.count) =>
    withCards(session, seat, { count, known: [...cards.known, { ...named, ...spot }] });
  if (zone === "deck") {
    const taken = new Set(cards.known.flatMap((each) => (each.zone === zone ? [each.index] : [])));
    const index = Array.from({ length: DECK }, (_, below) => DECK - 1 - below).find((at) => !taken.has(at));
    return index === undefined ? session : add({ zone, index });
  }
  if (zone === "hand") {
    // A card that was there from the beginning, else one drawn since.
    const spot = unnamed[seat].find((each) => each.zone === "hand") ?? unnamed[seat][0];
    if (spot !== undefined) return add({ zone: spot.zone, index: spot.index });
  }
  const index = cards.count[zone];
  return add({ zone, index }, { ...cards.count, [zone]: index + 1 });
}

/** Returns the session without a named card. */
export function withForgotten(session: Session, seat: 0 | 1, forgotten: Known): Session {
  const { count, known } = session.cards[seat];
  const { zone, index } = forgotten;
  const left = known.filter((each) => each !== forgotten);
  if (zone === "hand" || zone === "deck") return withCards(session, seat, { count, known: left });
  // These piles contain only named cards.
  const closed = left.map((each) =>
    each.zone === zone && each.index > index ? { ...each, index: each.index - 1 } : each,
  );
  return withCards(session, seat, { count: { ...count, [zone]: count[zone] - 1 }, known: closed });
}

/** Returns the session with `hand` cards in hand at the start. */
export function withHand(session: Session, seat: 0 | 1, hand: number): Session {
  const { count, known } = session.cards[seat];
  const left = known.filter(({ zone, index }) => zone !== "hand" || index < hand);
  return withCards(session, seat, { count: { ...count, hand }, known: left });
}
