// The facts of cards that the page and the elements show, with more precise types than the package has.
import type { Card } from "altmode/tcg/slim";

export type Color = "orange" | "blue" | "white" | "green" | "black";
export const colors: readonly Color[] = ["orange", "blue", "white", "green", "black"];

/** The facts of one mode of a character. */
export interface ModeFacts {
  readonly attack: number;
  readonly defense: number;
  readonly traits: readonly string[];
  readonly text: string;
  /** Bonus of a Titan Master's head to its body: attack, defense, health. */
  readonly bonus: readonly [number, number, number] | null;
  readonly keywords: Readonly<Record<string, number | boolean>>;
  /** The definition in the effect language. */
  readonly abilities?: readonly unknown[] | null;
}

/** A card with the facts that the page shows. */
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
  /** The Upgrade sides of a Battle Master or Weaponizer, which it becomes when it is KO'd. */
  readonly upgradeSides: readonly {
    readonly name: string;
    readonly subtype: string;
    readonly attackMod: number;
    readonly defenseMod: number;
    readonly text: string;
  }[];
  readonly target: string | null;
  /** Id of the card that this card reprints. */
  readonly reprintOf: string | null;
  readonly rarity: string | null;
  readonly banned: boolean;
};

export const isCharacter = ({ kind }: CardFacts) => kind === "character" || kind === "combiner";

/** Returns the name of a card in lists: its id if other cards share its name, else its name. */
export const setName = (card: CardFacts) =>
  `${card.set.toUpperCase()}${card.number ? ` ${card.number}` : ""}`;
