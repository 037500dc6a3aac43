/** The configuration of `newGame`. */
export type GameConfig = {
  /** The seed of all random decisions, as hexadecimal text of at most 32 digits; random by default. */
  seed?: string;
  /**
   * The rules that the decks are checked by: `standard` for casual games, or a tournament format. `basic` is the game
   * without card text.
   */
  format?: "standard" | "basic" | "constructed" | "sealed" | "draft" | "turbo";
  /** The edition of the rulings: `core`, published with the cards, or `updated`. */
  rulings?: "core" | "updated";
  /** The decks of the two players, by seat. */
  players: [Deck, Deck];
  /** The seat that has the first turn; random by default. */
  first?: 0 | 1;
  /** Whether cards that are not fully implemented are allowed. Their missing abilities have no effect. */
  allowUnimplemented?: boolean;
  /** Whether each player knows the other's deck list. */
  openDecks?: boolean;
  /**
   * The damage before a game of Turbo: for each player a number for each of the deck's `characters`, in order. By default
   * there is none, because the Tournament Rules (14.2) state only that battle cards do not change it.
   */
  damage?: [number[], number[]];
};
/** The seat for which an action is applied, and outcomes that the host supplies instead of the generator. */
export type ApplyOptions = CheckOptions & {
  /** The random outcomes, in the order in which they occur. */
  chance?: string[];
};
/** The options of playouts. */
export type PlayoutOptions = {
  /** The bot of both seats, or of each seat; `random` by default. */
  bot?: BotName | [BotName, BotName];
  /** The seed of the bots and of the games of a batch, as hexadecimal text. */
  seed?: string;
  /** Maximum number of decisions per game. */
  decisions?: number;
  /** Number of continuations that a `search` simulates for each decision. */
  iterations?: number;
  /** If set, each game of a batch starts from a world sampled for this seat instead of the true state. */
  seat?: 0 | 1;
  /** The index of a batch's first game, so that a batch can be split across calls: game number n is always the same. */
  first?: number;
};
/** A battle card of a forecast: its id or name, or only its icons. */
export type ForecastCard =
  | string
  | {
      /** Its id or name. */
      card: string;
      /** Number of copies; 1 by default. */
      count?: number;
    }
  | {
      /** Its battle icons. */
      icons: Icon[];
      /** Number of copies; 1 by default. */
      count?: number;
    };
/** The cards to flip from: a deck of a game, or a list of cards with the known part of their order. */
export type ForecastDeck =
  | Deck
  | ForecastCard[]
  | {
      /** The whole deck, in any order. */
      cards: ForecastCard[];
      /** The known cards at its top, from the top down. */
      top?: ForecastCard[];
      /** The known cards at its bottom. */
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
      /** The mode that is up. */
      mode?: Mode;
      /** Its Upgrades, by id or name. */
      upgrades?: ScenarioUpgrade[];
      /** Whether it is tapped. */
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
      /** Health, without subtracting damage. */
      health?: number;
      /** Bold: number of additional flips when attacking. */
      bold?: number;
      /** Tough: number of additional flips when defending. */
      tough?: number;
      /** Pierce: minimum attack damage. */
      pierce?: number;
      /** Focus: number of top cards to look at before the flips. */
      focus?: number;
      /** Safeguard: maximum damage while undamaged. */
      safeguard?: number;
      /** Additional flips for other reasons. */
      extraFlips?: number;
      /** Number of flips that the first white icon adds; 2 by default. */
      whiteBonus?: number;
      /** Maximum number of flips. */
      mostFlips?: number;
      /** Maximum attack damage. */
      mostDamage?: number;
    };
/** The policy of a side. */
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
  /** The attacker. */
  attacker: ForecastCharacter;
  /** The defender. */
  defender: ForecastCharacter;
  /** The deck of the attacker's player. */
  attackerDeck: ForecastDeck;
  /** The deck of the defender's player. */
  defenderDeck: ForecastDeck;
  /** The other characters of the attacker's player on the battlefield. */
  attackerTeam?: ForecastCharacter[];
  /** The other characters of the defender's player on the battlefield. */
  defenderTeam?: ForecastCharacter[];
  /** Stratagems of the attacker's player, by id or name. */
  attackerStratagems?: string[];
  /** Stratagems of the defender's player, by id or name. */
  defenderStratagems?: string[];
  /** The hand of the attacker's player: its cards, or their number. Empty by default. */
  attackerHand?: number | ForecastCard[];
  /** The hand of the defender's player: its cards, or their number. Empty by default. */
  defenderHand?: number | ForecastCard[];
  /** The cards in the KO area of the attacker's player. */
  attackerKo?: (ScenarioCharacter | ScenarioCard)[];
  /** The cards in the KO area of the defender's player. */
  defenderKo?: (ScenarioCharacter | ScenarioCard)[];
  /** The height of the Tower of the attacker's player; 0 by default. */
  attackerTower?: number;
  /** The height of the Tower of the defender's player; 0 by default. */
  defenderTower?: number;
  /** The policy of both sides, or of each side. */
  policy?:
    | ForecastPolicy
    | {
        /** The policy of the attacker's player. */
        attacker?: ForecastPolicy;
        /** The policy of the defender's player. */
        defender?: ForecastPolicy;
      };
  /** The edition of the rulings. */
  rulings?: "core" | "updated";
};
/** A problem of a deck. */
export type DeckProblem = {
  /** Stable code. */
  code: string;
  /** A description in English. */
  message: string;
  /** The path in the deck. */
  path?: string;
};
