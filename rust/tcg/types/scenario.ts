/** A card of a scenario: its id or name, optionally with an alias. */
export type ScenarioCard =
  | string
  | {
      /** Its id or name. */
      card: string;
      /** Its alias in the steps. */
      as?: string;
    };
/** An Upgrade of a scenario. */
export type ScenarioUpgrade =
  | string
  | {
      /** Its id or name. */
      card: string;
      /** Its alias in the steps. */
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
      /** Its alias in the steps. */
      as?: string;
      /** The mode that is up. */
      mode?: Mode;
      /** Damage counters on it. */
      damage?: number;
      /** Whether it is tapped. */
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
  /** Characters on the battlefield, in order. */
  characters: ScenarioCharacter[];
  /** The KO area. */
  ko?: (ScenarioCharacter | ScenarioCard)[];
  /** The hand. */
  hand?: ScenarioCard[];
  /** The deck from the top; 40 blank cards by default. */
  deck?: ScenarioCard[];
  /** The scrap pile. */
  scrap?: ScenarioCard[];
  /** Face-up cards in the played area. */
  played?: ScenarioCard[];
  /** Face-down Secret Actions. */
  secret?: ScenarioCard[];
  /** Stratagems. */
  stratagems?: ScenarioCard[];
  /** Cards outside the game. */
  outside?: (ScenarioCharacter | ScenarioCard)[];
  /** Ids or names of the starting team; all listed characters by default. */
  startingTeam?: string[];
  /** Height of the Tower. */
  tower?: number;
};
/** The initial position of a scenario. */
export type ScenarioState = {
  /** The seat whose turn it is. */
  active?: 0 | 1;
  /** Number of the turn, from 1. */
  turn?: number;
  /** The seat that had the first turn. */
  first?: 0 | 1;
  /** The part of the turn. */
  phase?: "set-up" | "start" | "main" | "attack";
  /** The seed of all random decisions, as hexadecimal text. */
  seed?: string;
  /** The edition of the rulings. */
  rulings?: "core" | "updated";
  /** Whether the game is played by the basic rules, without card text. */
  basic?: boolean;
  /** Whether each player knows the other's deck list. */
  openDecks?: boolean;
  /** Cards that the active player played this turn. */
  played?: string[];
  /** Whether the flip of this turn was used, or the characters that were flipped. */
  flippedThisTurn?: boolean | string[];
  /** Whether the tap ability of this turn was used. */
  tapAbilityUsed?: boolean;
  /** Number of attacks made this turn. */
  attacksThisTurn?: number;
  /** The players, by seat. */
  players: [ScenarioPlayer, ScenarioPlayer];
};
/** A card or character of a scenario: its alias, card id, full name, or number. */
export type ScenarioName = string | number;
/** Fields of an action; missing fields match any value. */
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
  /** See the actions; a number is the index of the option. */
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
  /** The action to apply. */
  act?: ScenarioAction;
  /** The acting seat; the seat to act by default. */
  seat?: 0 | 1;
  /** Random outcomes in order, by id or name, instead of those of the generator. */
  chance?: string[];
  /** Whether the action is skipped if the pending question is of another type. */
  optional?: boolean;
  /** Actions that must be legal now. */
  legal?: ScenarioAction[];
  /** Actions that must not be legal now. */
  illegal?: ScenarioAction[];
  /** Expected fields by alias of a character, `p0`, `p1` and `game`. */
  expect?: { [name: string]: unknown };
  /** Events that the action must have caused, in order. */
  events?: unknown[];
  /** Expected fields of a forecast. */
  forecast?: {
    /** The attacker. */
    attacker: ScenarioName;
    /** The defender. */
    defender: ScenarioName;
    /** The seat whose knowledge is used. */
    seat?: 0 | 1 | "all";
    /** Fields of the forecast with the expected values. */
    expect: { [field: string]: unknown };
    /** The tolerance of numbers. */
    tolerance?: number;
  };
  /** The error that the action must fail with. */
  error?: {
    /** Its code. */
    code?: string;
    /** A part of its message. */
    message?: string;
  };
  /** The reason for the expectation. */
  why?: string;
  /** A comment. */
  note?: string;
};
/** A position and a script; see docs/scenarios.md. */
export type Scenario = {
  /** The name of the format. */
  format: "altmode-scenario/1";
  /** The name of the game. */
  game?: "tcg";
  /** The behaviour that it demonstrates, in one sentence. */
  name?: string;
  /** The rule or ruling that it checks. */
  source?: string;
  /** The initial position. */
  state: ScenarioState;
  /** The steps, in order. */
  steps?: ScenarioStep[];
};
