// The state of the told beat: the last position with the events that were told since.
import type { CharacterView, GameEvent, Observation, PlayerView } from "altmode/tcg/slim";
import type { CardFacts } from "../../cards/catalogue.js";

/** Returns the position after some events, as far as the table draws it. The next position has the rest. */
export const toldState = (
  observation: Observation,
  events: readonly GameEvent[],
  cards: ReadonlyMap<string, CardFacts>,
): Observation => events.reduce((now, event) => after(now, event, cards), observation);

function after(now: Observation, event: GameEvent, cards: ReadonlyMap<string, CardFacts>): Observation {
  switch (event.type) {
    case "turn-started":
      return { ...now, turn: event.turn, active: event.seat };
    case "tapped":
    case "untapped":
      return changed(now, event.character, (old) => ({ ...old, tapped: event.type === "tapped" }));
    case "flipped":
      return changed(now, event.character, (old) => inMode(old, event.mode, cards.get(old.card)));
    case "damaged":
    case "repaired":
      return changed(now, event.character, (old) => ({
        ...old,
        damage: event.total,
        remaining: Math.max(old.health - event.total, 0),
      }));
    case "ko":
    case "enters-ko":
      return changed(now, event.character, (old) => ({ ...old, zone: "ko", remaining: 0 }));
    case "moved":
      return moved(now, event);
    case "reshuffled":
      return {
        ...now,
        players: now.players.map((player) =>
          player.seat === event.seat
            ? { ...player, deck: { ...player.deck, count: player.deck.count + event.count } }
            : player,
        ) as [PlayerView, PlayerView],
      };
    default:
      return now;
  }
}

const changed = (
  now: Observation,
  id: number,
  change: (character: CharacterView) => CharacterView,
): Observation => ({
  ...now,
  players: now.players.map((player) => ({
    ...player,
    characters: player.characters.map((each) => (each.id === id ? change(each) : each)),
  })) as [PlayerView, PlayerView],
});

/** Returns a character in another mode, with the stats that its card prints there and what was added before. */
function inMode(old: CharacterView, mode: CharacterView["mode"], card: CardFacts | undefined): CharacterView {
  const [before, then] = [card?.modes?.[old.mode], card?.modes?.[mode]];
  if (before === undefined || then === undefined) return { ...old, mode };
  return {
    ...old,
    mode,
    attack: Math.max(old.attack + then.attack - before.attack, 0),
    defense: Math.max(old.defense + then.defense - before.defense, 0),
    traits: [...then.traits],
  };
}

/** Returns the position after a card has left or entered a hand or a deck. */
function moved(now: Observation, event: Extract<GameEvent, { type: "moved" }>): Observation {
  const { seat, from, to, card, cardId, cardName } = event;
  const by = (place: string) => Number(to === place) - Number(from === place);
  const known =
    card === undefined || cardId === undefined ? [] : [{ id: card, card: cardId, name: cardName ?? "" }];
  return {
    ...now,
    players: now.players.map((player) => {
      if (player.seat !== seat) return player;
      const rest = player.hand.cards.filter(({ id }) => id === undefined || id !== card);
      return {
        ...player,
        hand: { count: player.hand.count + by("hand"), cards: to === "hand" ? [...rest, ...known] : rest },
        deck: { ...player.deck, count: player.deck.count + by("deck") },
      };
    }) as [PlayerView, PlayerView],
  };
}
