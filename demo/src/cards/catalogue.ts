// The catalogue as the page uses it: typed a little closer than the package does, and asked for once.
import type { Card, Tcg } from "altmode/tcg/slim";

export type Color = "orange" | "blue" | "white" | "green" | "black";
export const colors: readonly Color[] = ["orange", "blue", "white", "green", "black"];

/** What one side of a character says. */
export interface ModeFacts {
  readonly attack: number;
  readonly defense: number;
  readonly traits: readonly string[];
  readonly text: string;
  /** What a Titan Master's head adds to its body: attack, defense, health. */
  readonly bonus: readonly [number, number, number] | null;
  readonly keywords: Readonly<Record<string, number | boolean>>;
}

/** A card with the facts that the page draws. */
export type CardFacts = Card & {
  readonly number: string | null;
  readonly kind: "battle" | "character" | "combiner" | "stratagem";
  readonly type: "action" | "upgrade" | null;
  readonly subtype: string | null;
  readonly characterKind: string | null;
  readonly icons: readonly Color[];
  readonly attackMod: number | null;
  readonly defenseMod: number | null;
  readonly health: number | null;
  readonly modes: Readonly<Record<string, ModeFacts>> | null;
  readonly startMode: string | null;
  readonly parts: readonly string[];
  /** What a Battle Master or Weaponizer becomes when it is KO'd. */
  readonly upgradeSides: readonly {
    readonly name: string;
    readonly subtype: string;
    readonly attackMod: number;
    readonly defenseMod: number;
    readonly text: string;
  }[];
  readonly target: string | null;
  /** The card that it prints again under another number. */
  readonly reprintOf: string | null;
  readonly rarity: string | null;
  readonly banned: boolean;
};

export interface Catalogue {
  readonly all: readonly CardFacts[];
  readonly byId: ReadonlyMap<string, CardFacts>;
}

const known = new WeakMap<Tcg, Catalogue>();

/** Asking for all cards costs some 50 ms, so the answer is kept. */
export function catalogueOf(tcg: Tcg): Catalogue {
  let catalogue = known.get(tcg);
  if (!catalogue) {
    const all = tcg.cards.all() as CardFacts[];
    catalogue = { all, byId: new Map(all.map((card) => [card.id, card])) };
    known.set(tcg, catalogue);
  }
  return catalogue;
}

export const isCharacter = ({ kind }: CardFacts) => kind === "character" || kind === "combiner";

/** "w1-061" for a card whose name others have too, else its name: how lists name it. */
export const setName = (card: CardFacts) =>
  `${card.set.toUpperCase()}${card.number ? ` ${card.number}` : ""}`;
