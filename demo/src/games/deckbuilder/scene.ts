// The scene on the stage: a battle, or a card that another player uses, as far as the events are told.
import type { EventCard, GameEvent, SpaceView } from "altmode/deckbuilder/slim";
import type { Sound } from "../../table/sound.js";
import type { Cards } from "./words.js";

interface SceneBase {
  /** Index of its first event. */
  readonly from: number;
  readonly card: EventCard | null;
  /** The event that was told last. */
  readonly last: GameEvent;
}

interface BattleScene extends SceneBase {
  readonly kind: "battle";
  readonly seat: number;
  readonly cost: number;
  /** `undefined` until Power and cost are compared. */
  readonly power: number | undefined;
  readonly won: boolean | undefined;
}

interface CardScene extends SceneBase {
  readonly kind: "card";
  /** Whether the card lies on the field, where it is seen as well. */
  readonly onField: boolean;
}

export type Scene = BattleScene | CardScene;

/** Milliseconds for which events stand on the stage at normal speed. */
const beats: Partial<Record<GameEvent["type"], number>> = {
  "battle-started": 700,
  "assist-resolved": 500,
  "battle-ended": 1200,
  encounter: 1200,
  "boss-revealed": 1200,
  attacked: 700,
};

/** The same for events that only others need to be shown: a player knows the own moves. */
const beatsOfOthers: Partial<Record<GameEvent["type"], number>> = {
  played: 450,
  used: 450,
  moved: 350,
  flipped: 600,
  converted: 600,
  bought: 800,
  gained: 600,
  cleared: 800,
};

/** Returns the milliseconds for which an event stands. */
export function beatOf(event: GameEvent, isPerson: (seat: number) => boolean): number {
  const own = !("seat" in event) || event.seat === undefined || isPerson(event.seat);
  return beats[event.type] ?? (own ? undefined : beatsOfOthers[event.type]) ?? 0;
}

/** Returns the sound of an event. */
export function soundOf(event: GameEvent): Sound | undefined {
  if (event.type === "flipped") return "flip";
  return event.type === "battle-ended" ? (event.won ? "ko" : "hit") : undefined;
}

/** Returns the space of the Matrix that an event is about. */
export function spaceOf(event: GameEvent | undefined): string | undefined {
  if (event?.type === "moved") return event.to ?? event.from ?? undefined;
  return event && "space" in event ? (event.space ?? undefined) : undefined;
}

/** Returns the scene after the first `told` events, if one is on the stage. */
export function sceneAt(events: readonly GameEvent[], told: number): Scene | undefined {
  const from = events.findLastIndex(({ type }, index) => index < told && type === "battle-started");
  let scene: Scene | undefined;
  for (const [index, event] of events.slice(Math.max(from, 0), told).entries())
    scene = after(scene, event, index + Math.max(from, 0));
  return scene;
}

function after(before: Scene | undefined, event: GameEvent, from: number): Scene | undefined {
  if (before?.kind === "battle" && before.won === undefined) {
    const scene = { ...before, last: event };
    if (event.type === "cost") return { ...scene, cost: event.cost };
    if (event.type !== "battle-ended") return scene;
    return { ...scene, power: event.power, cost: event.cost, won: event.won };
  }
  switch (event.type) {
    case "battle-started": {
      const { seat, card, cost } = event;
      return { kind: "battle", from, seat, card, cost, power: undefined, won: undefined, last: event };
    }
    case "played":
    case "used":
    case "bought":
    case "gained":
    case "cleared":
    case "flipped":
    case "encounter":
    case "boss-revealed":
      return { kind: "card", from, card: event.card, onField: spaceOf(event) !== undefined, last: event };
    // The rewards of a battle leave its result on the stage.
    case "turn-started":
    case "turn-ended":
    case "moved":
    case "converted":
      return undefined;
    default:
      return before;
  }
}

/** Returns the Matrix after some events that are told: characters that moved, and cards that were turned faceup. */
export const toldMatrix = (
  matrix: readonly SpaceView[],
  events: readonly GameEvent[],
  cards: Cards,
): SpaceView[] =>
  events.reduce((spaces, event) => spaces.map((space) => told(space, event, cards)), [...matrix]);

function told(space: SpaceView, event: GameEvent, cards: Cards): SpaceView {
  const isHere = spaceOf(event) === space.space;
  if (event.type === "moved") {
    const others = space.characters.filter((seat) => seat !== event.seat);
    return { ...space, characters: isHere && event.to !== null ? [...others, event.seat] : others };
  }
  if (event.type !== "flipped" || event.card === null || !isHere) return space;
  return { ...space, faceup: true, card: event.card, cost: cards.get(event.card.card)?.cost ?? null };
}
