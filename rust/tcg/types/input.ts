/** What `newGame` starts from. */
export type GameConfig = {
  /** The seed of everything random, as hexadecimal text of at most 32 digits; made from the platform's randomness if it is left out. */
  seed?: string;
  /**
   * By whose rules the decks are checked: `standard` at home, or those of a tournament format; `basic` is the game without
   * card text.
   */
  format?: "standard" | "basic" | "constructed" | "sealed" | "draft" | "turbo";
  /** Which rulings hold: those printed with the cards, or the later ones. */
  rulings?: "core" | "updated";
  /** The decks of the two players, by seat. */
  players: [Deck, Deck];
  /** The seat that has the first turn; drawn by lot if it is left out. */
  first?: 0 | 1;
  /** Admits cards that the engine does not play in full; what it lacks does nothing. */
  allowUnimplemented?: boolean;
  /** Each player knows the other's deck list. */
  openDecks?: boolean;
  /**
   * In Turbo the damage before the game: of each player a number for each of the deck's `characters`, in their order. The
   * Tournament Rules (14.2) say only that battle cards do not change it, so nobody is damaged if it is left out.
   */
  damage?: [number[], number[]];
};
/** For whom an action is looked at. */
export type CheckOptions = {
  /**
   * The seat for which the caller acts. An action that another seat must decide, and conceding for another seat, is
   * refused with `not-your-seat`. Servers always set it.
   */
  seat?: number;
};
/** For whom an action is taken, and outcomes that the host supplies instead of the generator. */
export type ApplyOptions = CheckOptions & {
  /** One for each outcome of chance, in the order in which they are asked for. */
  chance?: string[];
};
/** Players made by this package: one that draws lots, one that takes what looks best at once, one that thinks ahead. */
export type BotName = "random" | "greedy" | "search";
/** How bots play on. */
export type PlayoutOptions = {
  /** Who plays: one for both seats, or one for each. `random` if it is left out. */
  bot?: BotName | [BotName, BotName];
  /** The seed of the bots and of the games of a batch, as hexadecimal text. */
  seed?: string;
  /** At most so many decisions a game. */
  decisions?: number;
  /** How many continuations a `search` imagines for each decision. */
  iterations?: number;
  /** Each game of a batch is played in a world drawn for this seat, instead of the true one. */
  seat?: 0 | 1;
  /** The number of a batch's first game; a batch can be played in parts, and game number n is always the same. */
  first?: number;
};
/** What a suggestion may cost. */
export type SuggestOptions = {
  /** Who is asked; `search` if it is left out. */
  bot?: BotName;
  /** The seed of the bot, as hexadecimal text. */
  seed?: string;
  /** How many continuations a `search` imagines; 200 if neither this nor a time is given. Only this gives the same answer every time. */
  iterations?: number;
  /** How long a `search` may think; with `iterations` too, whichever is used up first. */
  milliseconds?: number;
};
/** Configuration, seed and moves; made by `record()`, read by `replay()`. */
export type GameRecord = {
  /** Always `tcg`. */
  game: string;
  /** Version of the rules that the record was made with. */
  rulesVersion: number;
  /** Version of the card data. */
  dataVersion: number;
  /** Ids of the packs that were loaded. */
  packs?: string[];
  /** How the game began. */
  start: unknown;
  /** What was done, in order. */
  moves: unknown[];
};
/** A battle card of a forecast: its id or name, or only its icons. */
export type ForecastCard =
  | string
  | {
      /** Its id or name. */
      card: string;
      /** How many of it; 1 if it is left out. */
      count?: number;
    }
  | {
      /** What it shows when it is flipped. */
      icons: Icon[];
      /** How many of it; 1 if it is left out. */
      count?: number;
    };
/** What can be flipped: a deck of a game, or a list of cards and what is known of their order. */
export type ForecastDeck =
  | Deck
  | ForecastCard[]
  | {
      /** The whole deck, in any order. */
      cards: ForecastCard[];
      /** What is known of its top, from the top down. */
      top?: ForecastCard[];
      /** What is known of its bottom. */
      bottom?: ForecastCard[];
      /** The scrap pile, which becomes the next deck. */
      scrap?: ForecastCard[];
    };
/** A character of a forecast: a card, plain numbers, or a card with numbers that override. */
export type ForecastCharacter =
  | string
  | {
      /** Its id or full name. */
      card?: string;
      /** The mode that shows. */
      mode?: Mode;
      /** Its Upgrades, by id or name. */
      upgrades?: ScenarioUpgrade[];
      /** Turned sideways. */
      tapped?: boolean;
      /** Counters other than damage. */
      counters?: number;
      /** Cards under it. */
      under?: (ScenarioCharacter | ScenarioCard)[];
      /** The Titan Master's head on it. */
      head?: ScenarioCharacter;
      /** Damage counters on it. */
      damage?: number;
      /** Attack, without flips. */
      attack?: number;
      /** Defense, without flips. */
      defense?: number;
      /** Health, damage not counted. */
      health?: number;
      /** Bold: so many more flips in attack. */
      bold?: number;
      /** Tough: so many more flips in defense. */
      tough?: number;
      /** Pierce: at least so much damage. */
      pierce?: number;
      /** Focus: so many looks at the top card before the flips. */
      focus?: number;
      /** Safeguard. */
      safeguard?: number;
      /** More flips for any other reason. */
      extraFlips?: number;
      /** How many more flips a white icon brings; 2 if it is left out. */
      whiteBonus?: number;
      /** At most so many flips. */
      mostFlips?: number;
      /** At most so much damage. */
      mostDamage?: number;
    };
/** How a side decides. */
export type ForecastPolicy = "best-attack" | "best-defense" | "keep";
/** The numbers of an attack that a forecast explains. */
export type ForecastNumber =
  | "attack"
  | "bold"
  | "extraFlips"
  | "pierce"
  | "focus"
  | "whiteBonus"
  | "mostFlips"
  | "defense"
  | "tough"
  | "mostDamage"
  | "safeguard"
  | "health";
/** A forecast's input. */
export type ForecastInput = {
  /** Who attacks. */
  attacker: ForecastCharacter;
  /** Who is attacked. */
  defender: ForecastCharacter;
  /** What the attacker's player flips from. */
  attackerDeck: ForecastDeck;
  /** What the defender's player flips from. */
  defenderDeck: ForecastDeck;
  /** The attacker's friends on the battlefield. */
  attackerTeam?: ForecastCharacter[];
  /** The defender's friends on the battlefield. */
  defenderTeam?: ForecastCharacter[];
  /** Stratagems of the attacker's player, by id or name. */
  attackerStratagems?: string[];
  /** Stratagems of the defender's player, by id or name. */
  defenderStratagems?: string[];
  /** How both sides decide, or each. */
  policy?:
    | ForecastPolicy
    | {
        /** How the attacker's player decides. */
        attacker?: ForecastPolicy;
        /** How the defender's player decides. */
        defender?: ForecastPolicy;
      };
  /** Which rulings hold. */
  rulings?: "core" | "updated";
};
/** Why a deck is not legal. */
export type DeckProblem = {
  /** Stable code. */
  code: string;
  /** What is wrong, in English. */
  message: string;
  /** The place in the deck. */
  path?: string;
};
