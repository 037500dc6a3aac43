/** Instructions in the effect language: a word, or an object with a word as its key. docs/unmatched-language.md lists them. */
export type PackEffect = string | { [word: string]: unknown };
/** A part of a card's text, for example `{ after: [{ draw: 1 }] }`. */
export type PackPart = string | { [word: string]: unknown };
/** A fighter of a hero in a pack, or several alike. */
export type PackFighter = {
  /** Id within the hero: small letters, digits and hyphens. */
  id: string;
  /** The name, by which cards refer to it. */
  name: string;
  /** Heroes come before sidekicks. */
  role: "hero" | "sidekick";
  /** The number of such fighters; 1 by default. */
  count?: number;
  /** The health that each starts with. */
  health: number;
  /** Its way to attack. */
  attack: "melee" | "ranged";
  /** Number of spaces that it moves on a maneuver, if that differs from the hero's `move`. */
  move?: number | null;
  /** Whether it starts off the battlefield. */
  reserve?: boolean;
  /** Its size: up to four `small` fighters share a space, and a `large` one stands in two. */
  size?: "usual" | "small" | "large";
};
/** A card of a hero in a pack. */
export type PackCard = {
  /** Id within the deck. */
  id: string;
  /** The name. */
  name: string;
  /** The type. */
  kind: "attack" | "defense" | "versatile" | "scheme";
  /** The printed value. Schemes have none. */
  value?: number | null;
  /** The BOOST, if one is printed. */
  boost?: number | null;
  /** Whether the die of the hero is its BOOST. */
  boost_rolled?: boolean;
  /** The number of copies in the deck. */
  copies: number;
  /** Names of the fighters or forms that can use it; any by default. */
  by?: string[];
  /** Words by which other cards refer to it. */
  tags?: string[];
  /** Id of a text of the pack that is this card's text. */
  like?: string | null;
  /** The text. `[]` for a card without effects; missing or `null` if it is not implemented. */
  text?: PackPart[] | null;
};
/** A hero in a pack, with sidekicks and deck. The schema has the rarer fields. */
export type PackHero = {
  /** Id: small letters, digits and hyphens. */
  id: string;
  /** The name. */
  name: string;
  /** Number of spaces that its fighters move on a maneuver. */
  move: number;
  /** The fighters, heroes first. */
  fighters: PackFighter[];
  /** The abilities; missing or `null` if they are not implemented. */
  abilities?: PackEffect[] | null;
  /** The deck: at most 40 cards. */
  cards: PackCard[];
  /** Further fields of the schema, for example `forms`. */
  [field: string]: unknown;
};
/** A battlefield in a pack. */
export type PackBoard = {
  /** Id: small letters, digits and hyphens. */
  id: string;
  /** The name. */
  name: string;
  /** The set. */
  set: string;
  /** Id of a battlefield whose map this one repeats. Then nothing else is given. */
  "same-as"?: string | null;
  /** Maximum number of players. */
  players?: number;
  /** Width and height of the frame of the positions of spaces. */
  frame?: [number, number];
  /** Ids of the start spaces, one for each player. */
  starts?: string[];
  /** The spaces: id, horizontal position from the left, vertical position from above, zones. */
  spaces?: [id: string, x: number, y: number, zones: string[]][];
  /** The lines between spaces, for example `A1-A2`. */
  paths?: string[];
  /** Lines that are walked in one direction only, for example `A1>A2`. */
  "one-way"?: string[];
  /** Ids of spaces with secret passages. */
  passages?: string[];
  /** Lines on which an attack has the high ground, from the higher space, for example `A1>A2`. */
  "high-ground"?: string[];
  /** Further fields of the schema: `doors`, `belt`, `items`. */
  [field: string]: unknown;
};
/** Heroes and battlefields for `loadPack`. The JSON Schema is docs/unmatched-pack.schema.json. */
export type Pack = {
  /** The name of the pack, which is the set of its heroes. */
  set: string;
  /** Texts that cards of the pack share by `like`. */
  texts?: { id: string; text: PackPart[] }[];
  /** The heroes. */
  heroes?: PackHero[];
  /** The battlefields. */
  boards?: PackBoard[];
};
