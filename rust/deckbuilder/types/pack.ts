/** A text in the language of the cards: an ability or an instruction. docs/deckbuilder.md describes the language. */
export type PackText = string | { [word: string]: unknown };
/** A card of a pack. */
export type PackCard = {
  /** Stable id. */
  id: string;
  /** The name. */
  name: string;
  /** The types. */
  types?: CardType[];
  /** The faction. */
  faction?: "autobot" | "decepticon" | null;
  /** The Level of a Boss, 1 to 3. */
  level?: number | null;
  /** The cost: to buy, to battle or to clear the card. */
  cost?: number | null;
  /** The Power. */
  power?: number | null;
  /** The Range. */
  range?: number | null;
  /** The Move. */
  move?: number | null;
  /** The number of copies in the set; 1 by default. */
  copies?: number;
  /** Words by which other cards mean it. */
  tags?: string[];
  /** Id of the character to whose Starters it belongs. */
  starter?: string | null;
  /** Whether the card goes to the Vault of its buyer. */
  vault?: boolean;
  /** Whether a Scheme is for co-operative games. */
  "co-op"?: boolean;
  /** The text. */
  text?: PackText[];
  /** The reward for defeating or clearing the card. */
  reward?: PackText[];
  /** The facts that no source gives. Such a card is refused unless a game allows it. */
  unknown?: string[];
  /** A remark on the sources. */
  note?: string;
};
/** A side of a character of a pack. */
export type PackSide = {
  /** The Power. */
  power?: number;
  /** The Range of that Power. */
  range?: number;
  /** The Move. */
  move?: number;
  /** The text. */
  text?: PackText[];
};
/** A character of a pack. */
export type PackCharacter = {
  /** Stable id. */
  id: string;
  /** The name. */
  name: string;
  /** The faction. */
  faction: "autobot" | "decepticon";
  /** Whether it is a Combiner, with Team Mode and Combiner Mode. */
  combiner?: boolean;
  /** Alt Mode, or Team Mode. */
  alt?: PackSide;
  /** Bot Mode, or Combiner Mode. */
  bot?: PackSide;
  /** The facts that no source gives. */
  unknown?: string[];
  /** A remark on the sources. */
  note?: string;
};
/** A set of cards and characters for `loadPack`. */
export type Pack = {
  /** Id of the set, by which configurations name it. */
  id: string;
  /** Name of the set. */
  set: string;
  /** Always `false`, because the publisher did not print the pack. */
  official?: false;
  /** The cards. */
  cards?: PackCard[];
  /** The characters. */
  characters?: PackCharacter[];
};
