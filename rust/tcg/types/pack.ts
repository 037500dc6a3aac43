/** One paragraph of a card of a pack, in the language of docs/effect-language.md. */
export type PackAbility = string | { [word: string]: unknown };
/** A battle card of a pack. */
export type PackBattleCard = {
  /** Code of the set and number, for example `my-001`. */
  id: string;
  /** Its name. */
  name: string;
  /** Type and subtype. */
  kind: "action" | "secret" | Slot;
  /** Its frame; neutral by default. */
  faction?: Faction;
  /** Its stars. */
  stars?: number;
  /** Battle icons, with repeats. */
  icons?: Icon[];
  /** The trait that each hybrid icon needs, one entry per icon; `null` for a plain one. */
  hybrid?: (string | null)[];
  /** Of an Upgrade: the attack number in its stat box. */
  attack?: number;
  /** Of an Upgrade: the defense number in its stat box. */
  defense?: number;
  /** Of an Upgrade: all slots that it fills, if it fills several. */
  fills?: Slot[];
  /** Its rarity. */
  rarity: Rarity;
  /** The id of the card that this is a reprint of. */
  "reprint-of"?: string | null;
  /** Date since which it is banned, for example `2020-06-10`. */
  banned?: string | null;
  /** Its abilities. */
  abilities?: PackAbility[] | null;
};
/** One face of a character of a pack. */
export type PackFace = {
  /** The mode. */
  mode: Mode;
  /** Printed attack. */
  attack?: number;
  /** Printed defense. */
  defense?: number;
  /** Traits printed on this face, for example `car`. */
  traits?: string[];
  /** Attack, defense and health that a head gives. */
  bonus?: [number, number, number] | null;
  /** Its abilities. */
  abilities?: PackAbility[] | null;
};
/** A character of a pack. */
export type PackCharacterCard = {
  /** Code of the set and number, for example `my-t01`. */
  id: string;
  /** Its name. */
  name: string;
  /** The second half of its full name. */
  subtitle?: string;
  /** The kind of character. */
  kind: CharacterKind;
  /** Its faction. */
  faction: Faction;
  /** Its stars. */
  stars: number;
  /** Its health. */
  health: number;
  /** Its rarity. */
  rarity?: Rarity | null;
  /** Its modes in printed order. */
  modes: PackFace[];
  /** The mode that it starts in, if not the first. */
  start?: Mode | null;
  /** Whether it can flip; `true` by default. */
  flips?: boolean;
  /** Number of slots for Weapons, Armors and Utilities; one of each by default. */
  slots?: [number, number, number] | null;
  /** Of a combiner form: the ids of its parts. */
  parts?: string[];
  /** Its sides as an Upgrade. */
  "upgrade-sides"?: {
    /** Its name as an Upgrade. */
    name: string;
    /** The slot that it fills. */
    kind: Slot;
    /** The attack number in its stat box. */
    attack?: number;
    /** The defense number in its stat box. */
    defense?: number;
    /** Its abilities. */
    abilities?: PackAbility[] | null;
  }[];
};
/** A stratagem of a pack. */
export type PackStratagemCard = {
  /** Code of the set and number, for example `my-s01`. */
  id: string;
  /** Its name. */
  name: string;
  /** Its faction. */
  faction: Faction;
  /** Its stars. */
  stars: number;
  /** Its target. */
  target: string;
  /** The kind of its target. */
  "target-kind": StratagemTarget;
  /** Whether it is turned over when it is used. */
  "one-use"?: boolean;
  /** Its rarity. */
  rarity?: Rarity | null;
  /** Its abilities. */
  abilities?: PackAbility[] | null;
};
/** A pack of cards; `docs/pack.schema.json` of the repository describes its abilities too. */
export type Pack = {
  /** Code of the set. */
  set: string;
  /** Name of the set. */
  "set-name": string;
  /** Battle cards. */
  battle?: PackBattleCard[];
  /** Characters and combiner forms. */
  characters?: PackCharacterCard[];
  /** Stratagems. */
  stratagems?: PackStratagemCard[];
};
