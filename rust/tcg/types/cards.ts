/** A mode of a character: a face of its card. */
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
/** A slot for Upgrades. */
export type Slot = "weapon" | "armor" | "utility";
/** A faction. */
export type Faction = "neutral" | "autobot" | "decepticon" | "mercenary";
/** The icons of battle cards. */
export type Icon = "orange" | "blue" | "white" | "green" | "black";
/** The rarity of a card in boosters. */
export type Rarity = "common" | "uncommon" | "rare" | "super-rare";
/** A keyword. */
export type Keyword = "bold" | "tough" | "pierce" | "focus" | "safeguard" | "brave" | "stealth";
/** The kind of a character card. */
export type CharacterKind =
  | "standard"
  | "triple-changer"
  | "combiner-component"
  | "combiner"
  | "battle-master"
  | "weaponizer"
  | "micromaster"
  | "mini-cassette"
  | "deployer"
  | "titan"
  | "titan-minion"
  | "titan-master-head"
  | "titan-master-body"
  | "titan-master-head-and-body";
/** The kind of a stratagem's target. */
export type StratagemTarget = "character" | "name" | "trait" | "faction";
/** A definition: one paragraph per entry, in the language of docs/effect-language.md; `null` if there is none. */
export type Definition = unknown[] | null;
/** One mode of a character. */
export type CardMode = {
  /** Printed attack. */
  attack: number;
  /** Printed defense. */
  defense: number;
  /** Traits printed on this face. */
  traits: string[];
  /** Attack, defense and health that a head gives. */
  bonus: [number, number, number] | null;
  /** Its rules text, in the project's own words. */
  text: string;
  /** Keyword lines with their numbers (1 for those without). */
  keywords: { [Word in Keyword]?: number };
  /** The definition. */
  abilities: Definition;
};
/** One Upgrade side of a character. */
export type CardUpgradeSide = {
  /** Its name as an Upgrade. */
  name: string;
  /** The slot that it fills. */
  subtype: Slot;
  /** The attack number in its stat box. */
  attackMod: number;
  /** The defense number in its stat box. */
  defenseMod: number;
  /** Its rules text, in the project's own words. */
  text: string;
  /** The definition. */
  abilities: Definition;
};
/** The fields of every card. Fields that do not apply to a kind of card are `null` or an empty list. */
export type CardBase = {
  /** Its id, for example `w1-t06`. */
  id: string;
  /** Code of its set. */
  set: string;
  /** Its number in the set; combiner forms have none. */
  number: string | null;
  /** Its name. */
  name: string;
  /** The second half of a character's full name. */
  subtitle: string | null;
  /** Name and subtitle, in the format of deck lists. */
  fullName: string;
  /** Its stars. */
  stars: number;
  /** Its faction, or the frame of a battle card. */
  faction: Faction;
  /** Its rules text, in the project's own words, one paragraph per line; for a character the texts of all modes and sides. */
  text: string;
  /** Keyword lines with their numbers, of cards with one text. */
  keywords: { [Word in Keyword]?: number };
  /** Its rarity. */
  rarity: Rarity | null;
  /** Whether it is banned in tournaments. */
  banned: boolean;
  /** The id of the first printing, if this is a reprint. */
  reprintOf: string | null;
  /** Whether the engine implements it fully. */
  implemented: boolean;
  /** The definition of a card with one text; `null` for characters. */
  abilities: Definition;
};
/** A battle card: an Action or an Upgrade. */
export type BattleCard = CardBase & {
  /** The kind of card. */
  kind: "battle";
  /** Whether it is an Action or an Upgrade. */
  type: "action" | "upgrade";
  /** The kind of Upgrade, or `secret` for a Secret Action. */
  subtype: "secret" | Slot | null;
  /** Battle icons by colour, with repeats. */
  icons: Icon[];
  /** The trait that each hybrid icon needs, one entry per icon. */
  hybridTraits: (string | null)[];
  /** Of an Upgrade: the attack number in its stat box. */
  attackMod: number | null;
  /** Of an Upgrade: the defense number in its stat box. */
  defenseMod: number | null;
  /** Of an Upgrade: slots that it fills in addition to one of its own kind. */
  fills: Slot[];
  /** Of characters only. */
  characterKind: null;
  /** Of characters only. */
  health: null;
  /** Of characters only. */
  modes: null;
  /** Of characters only. */
  startMode: null;
  /** Of characters only. */
  flips: null;
  /** Of characters only. */
  slots: null;
  /** Of combiner forms only. */
  parts: string[];
  /** Of characters only. */
  upgradeSides: CardUpgradeSide[];
  /** Of stratagems only. */
  target: null;
  /** Of stratagems only. */
  targetKind: null;
  /** Of stratagems only. */
  oneUse: null;
};
/** A character, or the form that characters combine into. */
export type CharacterCard = CardBase & {
  /** The kind of card. */
  kind: "character" | "combiner";
  /** Of battle cards only. */
  type: null;
  /** Of battle cards only. */
  subtype: null;
  /** Of battle cards only. */
  icons: Icon[];
  /** Of battle cards only. */
  hybridTraits: (string | null)[];
  /** Of Upgrades only. */
  attackMod: null;
  /** Of Upgrades only. */
  defenseMod: null;
  /** Of Upgrades only. */
  fills: Slot[];
  /** The kind of character. */
  characterKind: CharacterKind;
  /** Its health. */
  health: number;
  /** Its modes, in printed order. */
  modes: { [Name in Mode]?: CardMode };
  /** The mode that it starts in. */
  startMode: Mode;
  /** Whether it can flip. */
  flips: boolean;
  /** Number of slots for Weapons, Armors and Utilities. */
  slots: [number, number, number];
  /** Of a combiner form: the ids of its parts. */
  parts: string[];
  /** Its sides as an Upgrade, of Battle Masters and Weaponizers. */
  upgradeSides: CardUpgradeSide[];
  /** Of stratagems only. */
  target: null;
  /** Of stratagems only. */
  targetKind: null;
  /** Of stratagems only. */
  oneUse: null;
};
/** A stratagem. */
export type StratagemCard = CardBase & {
  /** The kind of card. */
  kind: "stratagem";
  /** Of battle cards only. */
  type: null;
  /** Of battle cards only. */
  subtype: null;
  /** Of battle cards only. */
  icons: Icon[];
  /** Of battle cards only. */
  hybridTraits: (string | null)[];
  /** Of Upgrades only. */
  attackMod: null;
  /** Of Upgrades only. */
  defenseMod: null;
  /** Of Upgrades only. */
  fills: Slot[];
  /** Of characters only. */
  characterKind: null;
  /** Of characters only. */
  health: null;
  /** Of characters only. */
  modes: null;
  /** Of characters only. */
  startMode: null;
  /** Of characters only. */
  flips: null;
  /** Of characters only. */
  slots: null;
  /** Of combiner forms only. */
  parts: string[];
  /** Of characters only. */
  upgradeSides: CardUpgradeSide[];
  /** Its target. */
  target: string;
  /** The kind of its target. */
  targetKind: StratagemTarget;
  /** Whether it is turned over when it is used. */
  oneUse: boolean;
};
/** A card of the catalogue; its `kind` determines the fields that have a value. */
export type Card = BattleCard | CharacterCard | StratagemCard;
