// The rules engine beside a real table. What it does not see (hands, decks) is named by people when it matters. With each
// thing named the turn is played anew from its start, in less than a millisecond: so what cards do "until the end of the
// turn" stays known, and a card of the hand is in the hand from the beginning, as it was.
import type { Action, CardView, Game, GameEvent, Observation, Tcg } from "altmode/tcg/slim";
import type { TrackerView } from "altmode/tracker/slim";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";
import {
  type Cards,
  numbersOf,
  type Start,
  scenarioOf,
  startOf,
  type UsedUp,
  unknownCards,
} from "./position.js";

/** An action by what it says, because numbers of cards change when another card is named. */
export interface Step {
  readonly key: string;
  /** Which one, of those that say the same. */
  readonly place: number;
  readonly label: string;
  /** How many cards of each deck had been entered before it. */
  readonly decks: readonly [number, number];
}

export interface Session {
  readonly start: Start;
  readonly cards: readonly [Cards, Cards];
  readonly steps: readonly Step[];
}

/** What playing a session comes to. The game is the caller's to free. */
export interface Run {
  readonly game: Game;
  readonly seen: Observation;
  /** The tracker's number of each character, by the engine's. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly actions: readonly Action[];
  /** What the last step caused. */
  readonly events: readonly GameEvent[];
  /** Cards that each seat has flipped or looked at, and that have to be entered. */
  readonly asked: readonly [number, number];
  /** The session with the cards that were drawn unseen. */
  readonly session: Session;
}

/** More cards than these from one deck at a time are a search through it. */
const MOST_ASKED = 12;
const MOST_STEPS = 300;
/** Cards entered of one deck, after which a session begins anew at the next turn. */
const LONG_DECK = 30;
const nothing: UsedUp = { flip: false, tap: false, played: [] };

export const beginSession = (view: TrackerView, used: UsedUp = nothing): Session => ({
  start: startOf(view, used),
  cards: [unknownCards, unknownCards],
  steps: [],
});

/** What of the turn is used up in a session. */
export function usedUp({ game, seen }: Run): UsedUp {
  const events = game.events(0, "all");
  const turn = events.slice(events.findLastIndex(({ type }) => type === "turn-started") + 1);
  const played = turn.flatMap((event) =>
    event.type === "played" && event.seat === seen.active ? [event.cardId ?? ""] : [],
  );
  return { flip: !seen.allowance.flip, tap: !seen.allowance.tap, played: played.filter(isNamed) };
}

const isNamed = (card = "") => card !== "" && !card.startsWith("blank");

/** A session from the table as it is, with what an earlier one knew of hands and scrap piles. */
export function goOn(view: TrackerView, earlier: Run): Session {
  const cards = earlier.seen.players.map(({ hand, scrap, played }): Cards => {
    const ids = (those: readonly CardView[]) =>
      those.flatMap(({ card }) => (card !== undefined && isNamed(card) ? [card] : []));
    const secret = played.filter(({ faceDown }) => faceDown === true);
    const named = { hand: ids(hand.cards), scrap: ids(scrap), secret: ids(secret) };
    return { named, hand: hand.count, deck: [] };
  });
  const [one = unknownCards, other = unknownCards] = cards;
  // What was used up of a turn that is over no longer matters.
  const used = earlier.seen.turn === view.turn ? usedUp(earlier) : nothing;
  return { ...beginSession(view, used), cards: [one, other] };
}

/** Whether a session has become long, and can be begun anew without forgetting what cards still do. */
const isToBeRenewed = ({ seen, session: { cards, start } }: Run): boolean =>
  Math.max(...cards.map(({ deck }) => deck.length)) > LONG_DECK &&
  seen.turn > Number(start.state.turn) &&
  seen.decision?.kind === "main" &&
  seen.allowance.flip &&
  seen.lasting.length === 0;

/** What to go on with: begun anew where that is due, and where the table can be begun from. */
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

/** What an action says, without numbers of cards. */
export function keyOf(action: Action): string {
  const { id: _, card: __, with: ___, trigger: ____, ...rest } = action as Action & Record<string, unknown>;
  return JSON.stringify(rest);
}

function stepOf({ actions, session: { cards } }: Run, action: Action): Step {
  const key = keyOf(action);
  const alike = actions.filter((each) => keyOf(each) === key);
  return {
    key,
    place: alike.findIndex(({ id }) => id === action.id),
    label: action.label,
    decks: [cards[0].deck.length, cards[1].deck.length],
  };
}

interface Lying {
  /** Cards of each deck of which nothing was entered: their numbers, with their places below the entered ones. */
  readonly unknown: ReadonlyMap<number, readonly [number, number]>;
  /** Numbers of the cards that were entered. */
  readonly entered: ReadonlySet<number>;
}

function lying({ players }: Observation, { cards }: Session): Lying {
  const unknown = new Map<number, readonly [number, number]>();
  const entered = new Set<number>();
  for (const { seat, deck } of players) {
    const known = cards[seat === 1 ? 1 : 0].deck;
    for (const { id, index } of deck.known) {
      if (id === undefined || index === undefined) continue;
      if (index >= known.length) unknown.set(id, [seat, index - known.length]);
      else if (known[index] !== "unseen") entered.add(id);
    }
  }
  return { unknown, entered };
}

const cardsIn = (event: GameEvent): number[] => {
  if (event.type === "shown") return event.cards.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if ((event.type === "moved" && event.from === "deck") || event.type === "battle-flip")
    return event.card === undefined ? [] : [event.card];
  return [];
};

/** Plays a session from its start. Throws what can be read where the engine can't go on; then nothing has changed. */
export function run(tcg: Tcg, session: Session): Run {
  if (session.steps.length > MOST_STEPS) throw new Error(t("turn.too-long"));
  const game = tcg.fromScenario(scenarioOf(session.start, session.cards));
  try {
    let events: GameEvent[] = [];
    const begun = game.observe("all");
    const numbers = numbersOf(begun, session.start);
    const there = lying(begun, session);
    const ended = (asked: Two): Run => {
      const actions = game.outcome === null ? game.legalActions() : [];
      return { game, seen: game.observe("all"), numbers, actions, events, asked, session };
    };
    const shuffled = new Set<number>();
    for (const [index, step] of session.steps.entries()) {
      const actions = game.legalActions();
      const action = actions.filter((each) => keyOf(each) === step.key)[step.place];
      if (action === undefined) throw new Error(t("turn.no-more", { step: step.label }));
      events = game.apply(action.id);
      const { asked, drawn } = unknownIn(events, there, shuffled, step);
      if (drawn[0] + drawn[1] > 0) {
        // From now on these are known to be unknown, and what lies below them is next.
        game.free();
        return run(tcg, withUnseen(session, drawn));
      }
      if (asked[0] + asked[1] > 0) {
        if (index < session.steps.length - 1) throw new Error(t("turn.no-more", { step: step.label }));
        return ended(asked);
      }
    }
    return ended([0, 0]);
  } catch (error) {
    game.free();
    throw error;
  }
}

type Two = [number, number];

/** Which unknown cards a step turned up: those that have to be entered, and before them those that were drawn unseen. */
function unknownIn(
  events: readonly GameEvent[],
  { unknown, entered }: Lying,
  shuffled: Set<number>,
  step: Step,
) {
  const asked: Two = [0, 0];
  const drawn: Two = [0, 0];
  for (const event of events) {
    if (event.type === "shuffled" || event.type === "reshuffled") shuffled.add(event.seat);
    const isDraw = event.type === "moved" && event.to === "hand";
    for (const id of cardsIn(event)) {
      const [seat, below] = unknown.get(id) ?? [];
      if (seat === undefined || below === undefined) {
        // From a hand onto a deck, and turned up from there.
        if (event.type === "battle-flip" && event.cardId === "blank" && !entered.has(id))
          throw new Error(t("turn.unnamed", { step: step.label }));
        continue;
      }
      // Where an unknown card lies after a shuffle nobody can say.
      if (shuffled.has(seat)) throw new Error(t("turn.shuffled", { step: step.label }));
      const side = seat === 1 ? 1 : 0;
      if (!isDraw) asked[side] = Math.max(asked[side], below + 1 - drawn[side]);
      // What is drawn later may hang on the cards that are still to be entered.
      else if (asked[0] + asked[1] === 0) drawn[side] += 1;
    }
  }
  if (Math.max(...asked) > MOST_ASKED) throw new Error(t("turn.search", { step: step.label }));
  return { asked, drawn };
}

function withUnseen(session: Session, drawn: readonly [number, number]): Session {
  const more = (cards: Cards, count: number): Cards => ({
    ...cards,
    deck: [...cards.deck, ...Array.from({ length: count }, () => "unseen" as const)],
  });
  const [one, other] = session.cards;
  return { ...session, cards: [more(one, drawn[0]), more(other, drawn[1])] };
}

export function withCards(session: Session, seat: number, cards: Cards): Session {
  const [one, other] = session.cards;
  return { ...session, cards: seat === 1 ? [one, cards] : [cards, other] };
}

/** With one more step, taken from the actions of its run. */
export const withStep = (run: Run, action: Action): Session => ({
  ...run.session,
  steps: [...run.session.steps, stepOf(run, action)],
});

/** Without its last step and the cards that were entered for it. */
export function withoutLast(session: Session): Session {
  const last = session.steps.at(-1);
  if (last === undefined) return session;
  const [one, other] = session.cards;
  return {
    ...session,
    steps: session.steps.slice(0, -1),
    cards: [
      { ...one, deck: one.deck.slice(0, last.decks[0]) },
      { ...other, deck: other.deck.slice(0, last.decks[1]) },
    ],
  };
}

/** The cards that were entered for the last step. */
export function enteredOf({ cards, steps }: Session, seat: 0 | 1): KnownCard[] {
  const since = cards[seat].deck.slice(steps.at(-1)?.decks[seat] ?? 0);
  return since.flatMap((card) => (card === "unseen" ? [] : [card]));
}

/** The same with other cards entered: one more at the end, or one fewer. */
export function withEntered(session: Session, seat: 0 | 1, entered: readonly KnownCard[]): Session {
  const { deck } = session.cards[seat];
  const before = session.steps.at(-1)?.decks[seat] ?? 0;
  const known = enteredOf(session, seat);
  const added = entered.slice(known.length);
  const since: (KnownCard | "unseen")[] = [];
  let place = 0;
  for (const card of deck.slice(before)) {
    if (card === "unseen") since.push(card);
    // Behind a card that was taken out all is found anew.
    else if (entered[place] !== card) break;
    else {
      since.push(card);
      place += 1;
    }
  }
  const rest = added.length > 0 ? added : entered.slice(place);
  const cards = { ...session.cards[seat], deck: [...deck.slice(0, before), ...since, ...rest] };
  return withCards(session, seat, cards);
}
