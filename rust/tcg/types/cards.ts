/** A mode of a character: a face of its card. */
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
/** A slot for Upgrades. */
export type Slot = "weapon" | "armor" | "utility";
/** A faction. */
export type Faction = "neutral" | "autobot" | "decepticon" | "mercenary";
/** The icons of battle cards. */
export type Icon = "orange" | "blue" | "white" | "green" | "black";
/** How often a card was printed in boosters. */
export type Rarity = "common" | "uncommon" | "rare" | "super-rare";
/** An ability word. */
export type Keyword = "bold" | "tough" | "pierce" | "focus" | "safeguard" | "brave" | "stealth";
/** What kind of character a card is. */
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
/** What a stratagem is tied to. */
export type StratagemTarget = "character" | "name" | "trait" | "faction";
/** A definition: a paragraph in the language of docs/effect-language.md each; `null` while there is none. */
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
  /** What it does, in this project's own words. */
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
  /** What it does, in this project's own words. */
  text: string;
  /** The definition. */
  abilities: Definition;
};
/** What every card has. Fields that do not apply to a kind of card are there too, as `null` or an empty list. */
export type CardBase = {
  /** Its id, for example `w1-t06`. */
  id: string;
  /** Code of the set that it is of. */
  set: string;
  /** Its number in the set; combiner forms have none. */
  number: string | null;
  /** Its name. */
  name: string;
  /** The second half of a character's full name. */
  subtitle: string | null;
  /** Name and subtitle, as deck lists write it. */
  fullName: string;
  /** Stars that it costs. */
  stars: number;
  /** Its faction, or the frame of a battle card. */
  faction: Faction;
  /** What it does, in this project's own words, one paragraph a line; of a character the texts of all modes and sides. */
  text: string;
  /** Keyword lines with their numbers, of cards with one text. */
  keywords: { [Word in Keyword]?: number };
  /** How often it was printed. */
  rarity: Rarity | null;
  /** Banned in tournaments. */
  banned: boolean;
  /** The id of the first printing, if this is a reprint. */
  reprintOf: string | null;
  /** Whether the engine plays it in full. */
  implemented: boolean;
  /** The definition of a card with one text; `null` for characters. */
  abilities: Definition;
};
/** A battle card: an Action or an Upgrade. */
export type BattleCard = CardBase & {
  /** What kind of card it is. */
  kind: "battle";
  /** Whether it is an Action or an Upgrade. */
  type: "action" | "upgrade";
  /** The kind of Upgrade, or `secret` for a Secret Action. */
  subtype: "secret" | Slot | null;
  /** Battle icons by colour, with repeats. */
  icons: Icon[];
  /** For hybrid icons, one entry an icon: the trait that it needs. */
  hybridTraits: (string | null)[];
  /** Of an Upgrade: the attack number in its stat box. */
  attackMod: number | null;
  /** Of an Upgrade: the defense number in its stat box. */
  defenseMod: number | null;
  /** Of an Upgrade: slots that it fills at once besides its own kind. */
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
  /** What kind of card it is. */
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
  /** What kind of character it is. */
  characterKind: CharacterKind;
  /** Its health. */
  health: number;
  /** Its modes, the first one printed first. */
  modes: { [Name in Mode]?: CardMode };
  /** The mode that it starts in. */
  startMode: Mode;
  /** Whether it can flip. */
  flips: boolean;
  /** How many Weapons, Armors and Utilities it has room for. */
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
  /** What kind of card it is. */
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
  /** What it is tied to. */
  target: string;
  /** What kind of thing that is. */
  targetKind: StratagemTarget;
  /** Whether it is turned over when it is used. */
  oneUse: boolean;
};
/** A card of the catalogue; its `kind` says which fields have a value. */
export type Card = BattleCard | CharacterCard | StratagemCard;
