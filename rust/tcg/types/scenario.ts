/** A card of a scenario: its id or name, or that with a name of the scenario's own for it. */
export type ScenarioCard =
  | string
  | {
      /** Its id or name. */
      card: string;
      /** What the steps call it. */
      as?: string;
    };
/** An Upgrade of a scenario. */
export type ScenarioUpgrade =
  | string
  | {
      /** Its id or name. */
      card: string;
      /** What the steps call it. */
      as?: string;
      /** The slot that it is in. */
      slot?: Slot;
      /** Damage counters on it. */
      damage?: number;
    };
/** A character of a scenario. */
export type ScenarioCharacter =
  | string
  | {
      /** Its id or full name. */
      card: string;
      /** What the steps call it. */
      as?: string;
      /** The mode that shows. */
      mode?: Mode;
      /** Damage counters on it. */
      damage?: number;
      /** Turned sideways. */
      tapped?: boolean;
      /** Its Upgrades, oldest first. */
      upgrades?: ScenarioUpgrade[];
      /** Counters other than damage. */
      counters?: number;
      /** Cards under it. */
      under?: (ScenarioCharacter | ScenarioCard)[];
      /** The Titan Master's head on it. */
      head?: ScenarioCharacter;
    };
/** A player of a scenario. */
export type ScenarioPlayer = {
  /** On the battlefield, in order. */
  characters: ScenarioCharacter[];
  /** The KO area. */
  ko?: (ScenarioCharacter | ScenarioCard)[];
  /** The hand. */
  hand?: ScenarioCard[];
  /** The deck, its top card first; 40 blank cards if it is left out. */
  deck?: ScenarioCard[];
  /** The scrap pile. */
  scrap?: ScenarioCard[];
  /** Face up in the played area. */
  played?: ScenarioCard[];
  /** Face-down Secret Actions. */
  secret?: ScenarioCard[];
  /** Stratagems. */
  stratagems?: ScenarioCard[];
  /** Outside the game. */
  outside?: (ScenarioCharacter | ScenarioCard)[];
  /** Ids or names of the starting team; all characters that are listed if it is left out. */
  startingTeam?: string[];
  /** Height of the Tower. */
  tower?: number;
};
/** The position that a scenario begins with. */
export type ScenarioState = {
  /** Whose turn it is. */
  active?: 0 | 1;
  /** Number of the turn, from 1. */
  turn?: number;
  /** Who had the first turn. */
  first?: 0 | 1;
  /** The part of the turn. */
  phase?: "set-up" | "start" | "main" | "attack";
  /** The seed of everything random, as hexadecimal text. */
  seed?: string;
  /** Which rulings hold. */
  rulings?: "core" | "updated";
  /** The game without card text. */
  basic?: boolean;
  /** Each player knows the other's deck list. */
  openDecks?: boolean;
  /** Cards that the active player played this turn. */
  played?: string[];
  /** Whether the flip of this turn was used, or which characters were flipped. */
  flippedThisTurn?: boolean | string[];
  /** Whether the tap ability of this turn was used. */
  tapAbilityUsed?: boolean;
  /** How many attacks were made this turn. */
  attacksThisTurn?: number;
  /** Player 0 and player 1. */
  players: [ScenarioPlayer, ScenarioPlayer];
};
/** A card or character of a scenario: the scenario's own name for it, a card id, a full name, or its number. */
export type ScenarioName = string | number;
/** Fields of an action; those that are left out can be anything. */
export type ScenarioAction = {
  /** The kind of action. */
  type?: Action["type"] | "concede";
  /** See the actions. */
  character?: ScenarioName;
  /** See the actions. */
  to?: string;
  /** See the actions. */
  card?: ScenarioName;
  /** See the actions. */
  on?: ScenarioName;
  /** See the actions. */
  slot?: string;
  /** See the actions. */
  attacker?: ScenarioName;
  /** See the actions. */
  defender?: ScenarioName;
  /** See the actions. */
  target?: ScenarioName;
  /** See the actions; a number is its place in the list. */
  option?: string | number;
  /** The card whose ability resolves next. */
  order?: ScenarioName;
  /** See the actions. */
  trigger?: ScenarioName;
  /** See the actions. */
  with?: ScenarioName;
  /** The whole label. */
  label?: string;
};
/** A step of a scenario. */
export type ScenarioStep = {
  /** What is done. */
  act?: ScenarioAction;
  /** By whom; the seat to act if it is left out. */
  seat?: 0 | 1;
  /** Outcomes of chance in their order, by id or name, instead of those of the generator. */
  chance?: string[];
  /** Leaves the action out where the pending question is of another type. */
  optional?: boolean;
  /** Actions that must be legal now. */
  legal?: ScenarioAction[];
  /** Actions that must not be legal now. */
  illegal?: ScenarioAction[];
  /** What must be true: fields by the scenario's names for characters, `p0`, `p1` and `game`. */
  expect?: { [name: string]: unknown };
  /** Events that the action must have caused, in order. */
  events?: unknown[];
  /** Odds that must be as given. */
  forecast?: {
    /** Who attacks. */
    attacker: ScenarioName;
    /** Who is attacked. */
    defender: ScenarioName;
    /** From whose knowledge. */
    seat?: 0 | 1 | "all";
    /** Fields of the forecast and what they must be. */
    expect: { [field: string]: unknown };
    /** How far numbers may be off. */
    tolerance?: number;
  };
  /** The error that the action must fail with. */
  error?: {
    /** Its code. */
    code?: string;
    /** A part of its message. */
    message?: string;
  };
  /** Why it must be so. */
  why?: string;
  /** Anything else to say. */
  note?: string;
};
/** A position and a script; see docs/scenarios.md. */
export type Scenario = {
  /** Names the format. */
  format: "altmode-scenario/1";
  /** Names the game. */
  game?: "tcg";
  /** What it shows, in one sentence. */
  name?: string;
  /** The rule or ruling that it states. */
  source?: string;
  /** The position that it begins with. */
  state: ScenarioState;
  /** What is done and what must be true, in order. */
  steps?: ScenarioStep[];
};
