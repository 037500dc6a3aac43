// errors.d.ts

/** An answer of altmode that says what was wrong with the request, and what would be right. */
export declare class AltmodeError extends Error {
    /** Every entry point has a copy of this class inside; the error of one is an error to all. */
    static [Symbol.hasInstance](value: unknown): boolean;
    readonly name = "AltmodeError";
    /** Stable and meant for programs, for example `"illegal-action"`. */
    readonly code: string;
    /** Where in the input the fault lies, for example `players[0].deck[3]`. */
    readonly path: string | undefined;
    constructor(code: string, message: string, path?: string, options?: ErrorOptions);
}
/** The code of every error that is a fault of altmode itself, not of the request. */
export declare const INTERNAL = "internal";
/**
 * Turns what the WebAssembly module threw into an `AltmodeError`. The module throws its errors as a string
 * of JSON; anything else (a trap, a stack overflow) means that it stopped in the middle of its work.
 */
export declare function errorFrom(thrown: unknown, takeLastPanic: () => string): AltmodeError;

// generated/tcg.d.ts

/** What `newGame` starts from. */
export type GameConfig = {
    /** The seed of everything random, as hexadecimal text of at most 32 digits; made from the platform's randomness if it is left out. */
    seed?: string;
    /** `standard` checks the decks for tournament play; `basic` is the game without card text. */
    format?: "standard" | "basic";
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
};
/** Outcomes that the host supplies instead of the generator. */
export type ApplyOptions = {
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
/** A position and a script; see docs/scenarios.md. */
export type Scenario = Record<string, unknown>;
/** A pack of cards. */
export type Pack = Record<string, unknown>;
/** The icons of battle cards. */
export type Icon = "orange" | "blue" | "white" | "green" | "black";
/** A battle card of a forecast: its id or name, or only its icons. */
export type ForecastCard = string | {
    /** Its id or name. */
    card: string;
    /** How many of it; 1 if it is left out. */
    count?: number;
} | {
    /** What it shows when it is flipped. */
    icons: Icon[];
    /** How many of it; 1 if it is left out. */
    count?: number;
};
/** What can be flipped: a deck of a game, or a list of cards and what is known of their order. */
export type ForecastDeck = Deck | ForecastCard[] | {
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
export type ForecastCharacter = string | {
    /** Its id or full name. */
    card?: string;
    /** The mode that shows. */
    mode?: string;
    /** Its Upgrades, by id or name. */
    upgrades?: unknown[];
    /** Turned sideways. */
    tapped?: boolean;
    /** Counters other than damage. */
    counters?: number;
    /** Cards under it. */
    under?: unknown[];
    /** The Titan Master's head on it. */
    head?: unknown;
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
    /** How both sides decide, or each. */
    policy?: ForecastPolicy | {
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
/** A card of the catalogue. */
export type Card = {
    /** Its id, for example `w1-t06`. */
    id: string;
    /** The set it is of. */
    set: string;
    /** Its number in the set. */
    number: string | null;
    /** Its name. */
    name: string;
    /** The second half of a character's full name. */
    subtitle: string | null;
    /** Name and subtitle. */
    fullName: string;
    /** What kind of card. */
    kind: "character" | "combiner" | "battle" | "stratagem";
    /** What it costs. */
    stars: number;
    /** Its faction. */
    faction: string | null;
    /** What it does, in this project's own words. */
    text: string;
    /** Whether the engine plays it in full. */
    implemented: boolean;
    /** What else is known of this kind of card. */
    [more: string]: unknown;
};
/** What every action has. */
export interface ActionBase {
    /** Its index in the list of legal actions. */
    id: number;
    /** What it does, in a few English words. */
    label: string;
}
/** Turn a character to another mode. */
export interface FlipAction extends ActionBase {
    type: "flip";
    /** The character's number. */
    character: number;
    /** Its name. */
    characterName: string;
    /** The mode that will show. */
    to: string;
}
/** Play an Action card from the hand. */
export interface PlayActionAction extends ActionBase {
    type: "play-action";
    /** The card's number. */
    card: number;
    /** Its name. */
    cardName: string;
}
/** Play an Upgrade from the hand. */
export interface PlayUpgradeAction extends ActionBase {
    type: "play-upgrade";
    /** The card's number. */
    card: number;
    /** Its name. */
    cardName: string;
    /** The number of the character that it is put on. */
    on: number;
    /** That character's name. */
    onName: string;
    /** The slot that it goes into. */
    slot: string;
}
/** Use a character's tap ability. */
export interface TapAbilityAction extends ActionBase {
    type: "tap-ability";
    /** The character's number. */
    character: number;
    /** Its name. */
    characterName: string;
}
/** End the main phase. */
export interface EndMainAction extends ActionBase {
    type: "end-main";
}
/** Attack, or choose whom an attack already begun is against. */
export interface AttackAction extends ActionBase {
    type: "attack";
    /** The attacker's number; missing when the attack has begun already. */
    attacker?: number;
    /** Its name. */
    attackerName?: string;
    /** The defender's number; missing when it is chosen afterwards. */
    defender?: number;
    /** Its name. */
    defenderName?: string;
}
/** Answer a question with a character. */
export interface ChooseCharacterAction extends ActionBase {
    type: "choose";
    /** The character's number. */
    target: number;
    /** Its name. */
    targetName: string;
}
/** Answer a question with a card. */
export interface ChooseCardAction extends ActionBase {
    type: "choose";
    /** The card's number. */
    card: number;
    /** Its name. */
    cardName: string;
}
/** Answer a question with one of several things to do. */
export interface ChooseOptionAction extends ActionBase {
    type: "choose";
    /** What is chosen. */
    option: string;
}
/** Say which of several abilities resolves next. */
export interface ChooseTriggerAction extends ActionBase {
    type: "choose";
    /** The number of the card whose ability it is. */
    trigger: number;
    /** Its name. */
    triggerName: string;
}
/** Answer a question with yes. */
export interface YesAction extends ActionBase {
    type: "yes";
}
/** Answer a question with no. */
export interface NoAction extends ActionBase {
    type: "no";
}
/** Stop choosing before as many were chosen as are allowed. */
export interface DoneAction extends ActionBase {
    type: "done";
}
/** Reveal a Secret Action. */
export interface RevealAction extends ActionBase {
    type: "reveal";
    /** The card's number. */
    card: number;
    /** Its name. */
    cardName: string;
}
/** Swap a flipped card with a green icon for a card of the hand. */
export interface SwapGreenAction extends ActionBase {
    type: "swap-green";
    /** The number of the card of the hand. */
    card: number;
    /** Its name. */
    cardName: string;
    /** The number of the flipped card. */
    with: number;
    /** Its name. */
    withName: string;
}
/** Do without revealing or swapping. */
export interface DeclineAction extends ActionBase {
    type: "decline";
}
/** A legal action; `type` says which fields it has. Numbers of cards and characters are those of the view. */
export type Action = FlipAction | PlayActionAction | PlayUpgradeAction | TapAbilityAction | EndMainAction | AttackAction | ChooseCharacterAction | ChooseCardAction | ChooseOptionAction | ChooseTriggerAction | YesAction | NoAction | DoneAction | RevealAction | SwapGreenAction | DeclineAction;
/** An action as it goes in: one of the list, or only some of its fields as long as they fit no other. */
export type ActionInput = {
    /** An index in the list of legal actions. */
    id: number;
} | {
    /** The kind of action; `concede` is always possible and never listed. */
    type: Action["type"] | "concede";
    /** Of actions that are otherwise alike, the one with this index. */
    id?: number;
    /** Who concedes; the seat to act if it is left out. */
    seat?: number;
    /** See the actions. */
    character?: number;
    /** See the actions. */
    to?: string;
    /** See the actions. */
    card?: number;
    /** See the actions. */
    on?: number;
    /** See the actions. */
    slot?: string;
    /** See the actions. */
    attacker?: number;
    /** See the actions. */
    defender?: number;
    /** See the actions. */
    target?: number;
    /** See the actions. */
    option?: string;
    /** See the actions. */
    trigger?: number;
    /** See the actions. */
    with?: number;
};
/** Where events say that cards are. */
export type Place = "deck" | "deck-bottom" | "hand" | "scrap" | "played" | "upgrade" | "under" | "ko" | "battlefield" | "outside";
/** What every event has. */
export interface EventBase {
    /** A line for a log, in English. */
    text: string;
}
/** The game begins. */
export interface GameStartedEvent extends EventBase {
    type: "game-started";
    /** Who has the first turn. */
    seat: number;
}
/** A turn begins. */
export interface TurnStartedEvent extends EventBase {
    type: "turn-started";
    /** The player whom it is about. */
    seat: number;
    /** Number of the turn. */
    turn: number;
}
/** A turn is over. */
export interface TurnEndedEvent extends EventBase {
    type: "turn-ended";
    /** The player whom it is about. */
    seat: number;
    /** Number of the turn. */
    turn: number;
}
/** A card changes places. */
export interface MovedEvent extends EventBase {
    type: "moved";
    /** The player whose card it is. */
    seat: number;
    /** The number of the card, if the viewer may see it. */
    card?: number;
    /** Its id in the catalogue. */
    cardId?: string;
    /** Its name. */
    cardName?: string;
    /** The place that the card left. */
    from: Place;
    /** The place that it went to. */
    to: Place;
    /** The number of the character that it is on or under. */
    character?: number;
    /** Its name. */
    characterName?: string;
    /** The slot that it went into. */
    slot?: string;
}
/** A deck is shuffled. */
export interface ShuffledEvent extends EventBase {
    type: "shuffled";
    /** The player whom it is about. */
    seat: number;
}
/** A scrap pile becomes a new deck. */
export interface ReshuffledEvent extends EventBase {
    type: "reshuffled";
    /** The player whom it is about. */
    seat: number;
    /** How many cards, whether the viewer may see them or not. */
    count: number;
    /** Cards that stayed in the scrap pile. */
    cards?: CardView[];
}
/** Cards are shown to somebody. */
export interface ShownEvent extends EventBase {
    type: "shown";
    /** The player whom it is about. */
    seat: number;
    /** How many cards, whether the viewer may see them or not. */
    count: number;
    /** Those of the cards that the viewer may see. */
    cards: CardView[];
}
/** A card is played. */
export interface PlayedEvent extends EventBase {
    type: "played";
    /** The player whom it is about. */
    seat: number;
    /** The number of the card, if the viewer may see it. */
    card?: number;
    /** Its id in the catalogue. */
    cardId?: string;
    /** Its name. */
    cardName?: string;
    /** It was played face down. */
    faceDown: boolean;
}
/** A Secret Action is revealed. */
export interface RevealedEvent extends EventBase {
    type: "revealed";
    /** The player whom it is about. */
    seat: number;
    /** The number of the card, if the viewer may see it. */
    card?: number;
    /** Its id in the catalogue. */
    cardId?: string;
    /** Its name. */
    cardName?: string;
}
/** A card has no effect. */
export interface CancelledEvent extends EventBase {
    type: "cancelled";
    /** The number of the card, if the viewer may see it. */
    card?: number;
    /** Its id in the catalogue. */
    cardId?: string;
    /** Its name. */
    cardName?: string;
}
/** A character turns to another mode. */
export interface FlippedEvent extends EventBase {
    type: "flipped";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** Its new mode. */
    mode: string;
}
/** A character is tapped. */
export interface TappedEvent extends EventBase {
    type: "tapped";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
}
/** A character is untapped. */
export interface UntappedEvent extends EventBase {
    type: "untapped";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
}
/** A tap ability is used. */
export interface TapAbilityUsedEvent extends EventBase {
    type: "tap-ability-used";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
}
/** An attack begins. */
export interface AttacksEvent extends EventBase {
    type: "attacks";
    /** The number of the attacker. */
    attacker: number;
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
}
/** The defender of an attack is known. */
export interface DefendsEvent extends EventBase {
    type: "defends";
    /** The number of the defender. */
    defender: number;
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
}
/** A card is flipped in battle. */
export interface BattleFlipEvent extends EventBase {
    type: "battle-flip";
    /** The player whom it is about. */
    seat: number;
    /** The number of the card, if the viewer may see it. */
    card?: number;
    /** Its id in the catalogue. */
    cardId?: string;
    /** Its name. */
    cardName?: string;
}
/** What both sides of a battle come to. */
export interface TotalsEvent extends EventBase {
    type: "totals";
    /** The attack total. */
    attack: number;
    /** The defense total. */
    defense: number;
    /** Pierce. */
    pierce: number;
}
/** A character takes damage. */
export interface DamagedEvent extends EventBase {
    type: "damaged";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** The number of the card that does it. */
    source?: number;
    /** Its name. */
    sourceName?: string;
    /** How much. */
    amount: number;
    /** How many damage counters the character has now. */
    total: number;
    /** Whether it is attack damage. */
    attackDamage: boolean;
}
/** Damage is repaired. */
export interface RepairedEvent extends EventBase {
    type: "repaired";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** How much. */
    amount: number;
    /** How many damage counters the character has now. */
    total: number;
}
/** Damage moves from one character to another. */
export interface DamageMovedEvent extends EventBase {
    type: "damage-moved";
    /** The number of the character that it moves from. */
    source: number;
    /** Its name. */
    sourceName: string;
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** How much. */
    amount: number;
}
/** An ability makes damage more or less. */
export interface DamageChangedEvent extends EventBase {
    type: "damage-changed";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** The number of the card that does it. */
    source?: number;
    /** Its name. */
    sourceName?: string;
    /** How much it would have been. */
    before: number;
    /** How much. */
    amount: number;
}
/** A character is KO'd. */
export interface KoEvent extends EventBase {
    type: "ko";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** How many damage counters the character has now. */
    total: number;
}
/** A character comes back from the KO area. */
export interface ReturnedEvent extends EventBase {
    type: "returned";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** How many damage counters the character has now. */
    total: number;
}
/** A character enters the KO area without being KO'd. */
export interface EntersKoEvent extends EventBase {
    type: "enters-ko";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** Its new mode. */
    mode: string;
    /** How many damage counters the character has now. */
    total: number;
}
/** A character joins the battlefield. */
export interface DeployedEvent extends EventBase {
    type: "deployed";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** Its new mode. */
    mode: string;
}
/** Parts become a combined form. */
export interface CombinedEvent extends EventBase {
    type: "combined";
    /** The number of the character whom it is about. */
    character: number;
    /** Its name. */
    characterName: string;
    /** The numbers of the parts. */
    characters: number[];
    /** Its new mode. */
    mode: string;
    /** How many damage counters the character has now. */
    total: number;
}
/** A Tower grows or shrinks. */
export interface TowerEvent extends EventBase {
    type: "tower";
    /** The player whom it is about. */
    seat: number;
    /** Its height. */
    total: number;
}
/** An ability that says so is used. */
export interface AbilityUsedEvent extends EventBase {
    type: "ability-used";
    /** The player whom it is about. */
    seat: number;
    /** The number of the card that does it. */
    source?: number;
    /** Its name. */
    sourceName?: string;
}
/** A battle is over. */
export interface BattleEndedEvent extends EventBase {
    type: "battle-ended";
}
/** The game is over. */
export interface GameEndedEvent extends EventBase {
    type: "game-ended";
    /** Who won; missing for a draw. */
    winner?: number;
}
/** Something that happened, as a viewer may see it; `type` says which fields it has. */
export type GameEvent = GameStartedEvent | TurnStartedEvent | TurnEndedEvent | MovedEvent | ShuffledEvent | ReshuffledEvent | ShownEvent | PlayedEvent | RevealedEvent | CancelledEvent | FlippedEvent | TappedEvent | UntappedEvent | TapAbilityUsedEvent | AttacksEvent | DefendsEvent | BattleFlipEvent | TotalsEvent | DamagedEvent | RepairedEvent | DamageMovedEvent | DamageChangedEvent | KoEvent | ReturnedEvent | EntersKoEvent | DeployedEvent | CombinedEvent | TowerEvent | AbilityUsedEvent | BattleEndedEvent | GameEndedEvent;
/**
 * All that a seat may know of a game.
 */
export type Observation = {
    /**
     * Always `tcg`.
     */
    game: "tcg";
    /**
     * Whose view it is; missing in the referee's.
     */
    seat: number | null;
    /**
     * `core` or `updated`.
     */
    rulings: "core" | "updated";
    /**
     * `standard` or `basic`.
     */
    format: "standard" | "basic";
    /**
     * Number of the turn, from 1.
     */
    turn: number;
    /**
     * Who had the first turn.
     */
    first: number;
    /**
     * Whose turn it is.
     */
    active: number;
    /**
     * Who must decide now.
     */
    toAct: number | null;
    /**
     * `main`, `attack`, `battle` or `over`.
     */
    phase: "main" | "attack" | "battle" | "over";
    /**
     * How it ended.
     */
    outcome: Outcome | null;
    /**
     * What the main phase still allows.
     */
    allowance: Allowance;
    /**
     * The pending question; its answers are the legal actions.
     */
    decision: Question | null;
    /**
     * Both players.
     */
    players: [PlayerView, PlayerView];
    /**
     * The battle in progress.
     */
    battle: BattleView | null;
    /**
     * What lasts for a time.
     */
    lasting: Array<LastingView>;
};
/**
 * How a game ended.
 */
export type Outcome = {
    /**
     * The winner, or `null` for a draw.
     */
    winner: number | null;
    /**
     * Why.
     */
    reason: string;
};
/**
 * What the main phase still allows.
 */
export type Allowance = {
    /**
     * Flip a character.
     */
    flip: boolean;
    /**
     * Play so many Actions.
     */
    actions: number;
    /**
     * Play an Upgrade.
     */
    upgrade: boolean;
    /**
     * Use a tap ability.
     */
    tap: boolean;
    /**
     * Turn 2 of the game: one Action or one Upgrade, not both.
     */
    oneCard: boolean;
};
/**
 * The pending question.
 */
export type Question = {
    /**
     * Who answers.
     */
    seat: number;
    /**
     * What kind of question.
     */
    kind: string;
    /**
     * How many answers are still wanted, this one included.
     */
    wanted: number;
    /**
     * Whether stopping early is allowed.
     */
    mayStop: boolean;
    /**
     * The card that asks, if the viewer may see it.
     */
    source: CardView | null;
};
/**
 * A card, as far as the viewer knows it.
 */
export type CardView = {
    /**
     * Its number in this game; actions and events name it by that.
     */
    id?: number;
    /**
     * Its id in the catalogue.
     */
    card?: string;
    /**
     * Its name.
     */
    name?: string;
    /**
     * Its place in the deck, 0 on top.
     */
    index?: number;
    /**
     * The slot that it is in.
     */
    slot?: string;
    /**
     * It lies face down.
     */
    faceDown?: boolean;
    /**
     * It is hidden, but the opponent of its owner has seen it.
     */
    seenByOpponent?: boolean;
};
/**
 * A zone of which only some cards are known.
 */
export type HiddenZone = {
    /**
     * How many cards there are.
     */
    count: number;
    /**
     * Those that the viewer knows.
     */
    cards: Array<CardView>;
};
/**
 * A deck.
 */
export type DeckView = {
    /**
     * How many cards there are.
     */
    count: number;
    /**
     * Those that the viewer knows, with their places.
     */
    known: Array<CardView>;
};
/**
 * A player.
 */
export type PlayerView = {
    /**
     * The player's seat.
     */
    seat: number;
    /**
     * The hand.
     */
    hand: HiddenZone;
    /**
     * The deck.
     */
    deck: DeckView;
    /**
     * The scrap pile.
     */
    scrap: Array<CardView>;
    /**
     * The played area: played Actions, flipped cards, Secret Actions.
     */
    played: Array<CardView>;
    /**
     * Battle cards in the KO area.
     */
    ko: Array<CardView>;
    /**
     * Stratagems.
     */
    stratagems: Array<CardView>;
    /**
     * Cards outside the game.
     */
    outside: HiddenZone;
    /**
     * Height of the Tower; 0 if there is none.
     */
    tower: number;
    /**
     * All characters in the game.
     */
    characters: Array<CharacterView>;
};
/**
 * A character.
 */
export type CharacterView = {
    /**
     * Its number in this game.
     */
    id: number;
    /**
     * Its id in the catalogue.
     */
    card: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * The second half of its full name.
     */
    subtitle: string;
    /**
     * Name and subtitle.
     */
    fullName: string;
    /**
     * Its player.
     */
    owner: number;
    /**
     * `battlefield`, `ko`, `under`, `combined`, `upgrade` or `outside`.
     */
    zone: "battlefield" | "ko" | "under" | "combined" | "upgrade" | "outside";
    /**
     * The character that it is under, part of, or on as an Upgrade.
     */
    on?: number;
    /**
     * The slot that it is in, as an Upgrade.
     */
    slot?: string;
    /**
     * The mode that shows.
     */
    mode: string;
    /**
     * All modes of the card.
     */
    modes: Array<string>;
    /**
     * Turned sideways.
     */
    tapped: boolean;
    /**
     * Damage counters.
     */
    damage: number;
    /**
     * Health now.
     */
    health: number;
    /**
     * How much more damage it can take.
     */
    remaining: number;
    /**
     * Attack now, without battle flips.
     */
    attack: number;
    /**
     * Defense now, without battle flips.
     */
    defense: number;
    /**
     * Bold.
     */
    bold: number;
    /**
     * Tough.
     */
    tough: number;
    /**
     * Pierce.
     */
    pierce: number;
    /**
     * Focus.
     */
    focus: number;
    /**
     * Safeguard.
     */
    safeguard: number;
    /**
     * Has Brave.
     */
    brave: boolean;
    /**
     * Has Stealth.
     */
    stealth: boolean;
    /**
     * Stars.
     */
    stars: number;
    /**
     * Faction.
     */
    faction: string;
    /**
     * Traits now.
     */
    traits: Array<string>;
    /**
     * Slots: Weapon, Armor, Utility.
     */
    slots: [number, number, number];
    /**
     * The Titan Master's head on it.
     */
    head?: number;
    /**
     * Its Upgrades, oldest first.
     */
    upgrades: Array<CardView>;
    /**
     * Counters other than damage.
     */
    counters: number;
    /**
     * Cards under it.
     */
    under: HiddenZone;
    /**
     * Was on the starting team.
     */
    started: boolean;
};
/**
 * A battle; index 0 of each pair is the attacking side.
 */
export type BattleView = {
    /**
     * The attacker.
     */
    attacker: number;
    /**
     * The defender, once it is chosen.
     */
    defender: number | null;
    /**
     * The cards that each side flipped, in order.
     */
    flipped: [Array<CardView>, Array<CardView>];
    /**
     * How many cards each side still has to flip.
     */
    toFlip: [number, number];
    /**
     * Whether the white bonus was used.
     */
    whiteUsed: [boolean, boolean];
    /**
     * What the flips added to attack and to defense.
     */
    bonus: [number, number];
};
/**
 * Something that lasts for a time.
 */
export type LastingView = {
    /**
     * Who controls it.
     */
    seat: number;
    /**
     * `quality`, `trigger`, `at-end-of-turn` or `after-battle`.
     */
    kind: "quality" | "trigger" | "at-end-of-turn" | "after-battle";
    /**
     * The quality, for example `attack`.
     */
    what: string;
    /**
     * The amount, fixed when it began.
     */
    amount: number;
    /**
     * The characters that it is about.
     */
    characters: Array<number>;
    /**
     * The card that made it.
     */
    source: CardView;
    /**
     * `battle` or `turn`.
     */
    until: "battle" | "turn";
};
/**
 * Observation, actions and new events in one.
 */
export type View = {
    /**
     * What the viewer may know.
     */
    observation: Observation;
    /**
     * The legal actions, when it is the viewer's turn to decide; the referee sees them always.
     */
    actions: Array<Action>;
    /**
     * What happened since this viewer's last view.
     */
    events: Array<GameEvent>;
    /**
     * How long the event log is: what to give `events` for those that come later.
     */
    eventCount: number;
};
/**
 * Why an action is not legal.
 */
export type Refusal = {
    /**
     * Stable code.
     */
    code: string;
    /**
     * Why, in English.
     */
    message: string;
};
/**
 * How a playout went.
 */
export type PlayoutResult = {
    /**
     * The winner; `null` for a draw or a game that is not over.
     */
    winner: number | null;
    /**
     * Whether the game is over.
     */
    over: boolean;
    /**
     * How many decisions were taken.
     */
    decisions: number;
    /**
     * The turn that was reached.
     */
    turns: number;
    /**
     * Equal for playouts that went the same way.
     */
    checksum: string;
};
/**
 * How a batch of playouts went.
 */
export type PlayoutsResult = {
    /**
     * How many games.
     */
    games: number;
    /**
     * How many each seat won.
     */
    wins: [number, number];
    /**
     * How many were drawn.
     */
    draws: number;
    /**
     * How many were not over when the decisions were used up.
     */
    unfinished: number;
    /**
     * Decisions of all games.
     */
    decisions: number;
    /**
     * Turns of all games.
     */
    turns: number;
    /**
     * Equal for batches of which every game went the same way.
     */
    checksum: string;
};
/**
 * A bot's choice.
 */
export type Suggestion = {
    /**
     * The action chosen.
     */
    action: Action;
    /**
     * What it came to on average, from 0 (lost) to 1 (won); `null` when the bot does not search.
     */
    value: number | null;
    /**
     * How often it was tried.
     */
    visits: number;
    /**
     * What each action came to.
     */
    actions: Array<Tried>;
};
/**
 * What a search found out about an action.
 */
export type Tried = {
    /**
     * The action's id.
     */
    id: number;
    /**
     * Its label.
     */
    label: string;
    /**
     * What it came to on average.
     */
    value: number;
    /**
     * How often it was tried.
     */
    visits: number;
};
/**
 * Versions of what is here.
 */
export type Version = {
    /**
     * Of the package.
     */
    version: string;
    /**
     * Of the rules: records of other versions are refused.
     */
    rules: number;
    /**
     * Of the card data: a checksum.
     */
    data: number;
};
/**
 * Odds of an attack.
 */
export type Forecast = {
    /**
     * `damage[n]` is the probability that exactly n attack damage is done.
     */
    damage: Array<number>;
    /**
     * Its mean.
     */
    expected: number;
    /**
     * Its standard deviation.
     */
    spread: number;
    /**
     * The least that can happen.
     */
    min: number;
    /**
     * The most that can happen.
     */
    max: number;
    /**
     * Probability that the defender is KO'd by this attack.
     */
    ko: number;
    /**
     * Probabilities of the attack total.
     */
    attack: Array<number>;
    /**
     * Probabilities of the defense total.
     */
    defense: Array<number>;
    /**
     * Where the numbers come from.
     */
    explain: Array<ForecastContribution>;
    /**
     * The same in one English sentence.
     */
    sentence: string;
    /**
     * Other characters that can take damage or be KO'd.
     */
    others: Array<ForecastOther>;
    /**
     * Whether the attack would be legal.
     */
    legal: boolean;
    /**
     * Why it is not.
     */
    reason?: string;
    /**
     * Whether the probabilities are exact for this position.
     */
    exact: boolean;
    /**
     * Why they are not.
     */
    why: Array<string>;
    /**
     * Of each probability, at most, when they were sampled.
     */
    standardError?: number;
    /**
     * What was supposed, as sentences.
     */
    assumptions: Array<string>;
    /**
     * How the sides decide.
     */
    policy: ForecastPolicies;
};
/**
 * One part of a number.
 */
export type ForecastContribution = {
    /**
     * Whose: `attacker` or `defender`.
     */
    side: string;
    /**
     * Which number: `attack`, `defense`, `bold`, `tough`, `pierce`, `health`, ….
     */
    of: string;
    /**
     * What kind of part: `base`, `upgrade`, `ability`, `effect`, `given`, `icons`.
     */
    from: string;
    /**
     * The card that it is on.
     */
    source: string | null;
    /**
     * How much; the average for icons.
     */
    amount: number;
};
/**
 * How the sides decide.
 */
export type ForecastPolicies = {
    /**
     * `best-attack` or `keep`.
     */
    attacker: string;
    /**
     * `best-defense` or `keep`.
     */
    defender: string;
};
/**
 * What happens to another character.
 */
export type ForecastOther = {
    /**
     * Its number in the game.
     */
    id: number;
    /**
     * Its name.
     */
    name: string;
    /**
     * Damage that it takes on average.
     */
    expected: number;
    /**
     * Probability that it is KO'd.
     */
    ko: number;
};
/**
 * One attacker and one defender.
 */
export type ForecastPair = {
    /**
     * The attacker's number in the game.
     */
    attacker: number;
    /**
     * The defender's.
     */
    defender: number;
    /**
     * The attacker's name.
     */
    attackerName: string;
    /**
     * The defender's.
     */
    defenderName: string;
    /**
     * Whether the attack would be legal.
     */
    legal: boolean;
    /**
     * Mean attack damage.
     */
    expected: number;
    /**
     * The least that can happen.
     */
    min: number;
    /**
     * The most that can happen.
     */
    max: number;
    /**
     * Probability that the defender is KO'd.
     */
    ko: number;
    /**
     * Whether the probabilities are exact.
     */
    exact: boolean;
};
/**
 * Odds of a deck.
 */
export type DeckReport = {
    /**
     * Cards in the deck.
     */
    cards: number;
    /**
     * For each colour: what flips of 2 to 10 cards give.
     */
    icons: {
        [key in string]: Array<IconOdds>;
    };
    /**
     * For each card: the chance to have drawn it.
     */
    hold: Array<HoldOdds>;
};
/**
 * Icons of one colour in a number of flips.
 */
export type IconOdds = {
    /**
     * Cards flipped.
     */
    flips: number;
    /**
     * `chances[n]` is the probability of exactly n icons.
     */
    chances: Array<number>;
    /**
     * `atLeast[n]` is the probability of n or more.
     */
    atLeast: Array<number>;
    /**
     * Mean.
     */
    mean: number;
    /**
     * Standard deviation.
     */
    spread: number;
};
/**
 * The chance to have drawn a card.
 */
export type HoldOdds = {
    /**
     * Its id.
     */
    card: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Copies in the deck.
     */
    copies: number;
    /**
     * `byTurn[t - 1]`: at least one copy among the first hand and one draw a turn up to the player's turn t.
     */
    byTurn: Array<number>;
};
/**
 * What loading a pack did.
 */
export type PackReport = {
    /**
     * Code of its set.
     */
    set: string;
    /**
     * Name of its set.
     */
    setName: string;
    /**
     * How many cards it has.
     */
    cards: number;
    /**
     * Its hash: how saves and records name it.
     */
    hash: string;
};
/**
 * A deck, as deck lists and embedders write it.
 */
export type Deck = {
    /**
     * What its owner calls it.
     */
    name?: string;
    /**
     * The starting team.
     */
    characters: Array<string>;
    /**
     * Stratagems.
     */
    stratagems?: Array<string>;
    /**
     * Battle cards.
     */
    battle: Array<Entry>;
    /**
     * Cards to swap in between the games of a match.
     */
    sideboard?: Sideboard;
    /**
     * Cards that abilities may bring from outside the game.
     */
    outside?: Array<string>;
};
/**
 * A battle card and how many copies of it.
 */
export type Entry = {
    /**
     * Which card.
     */
    card: string;
    /**
     * How many.
     */
    count: number;
};
/**
 * Cards beside the deck (Tournament Rules 6.3).
 */
export type Sideboard = {
    /**
     * Characters.
     */
    characters?: Array<string>;
    /**
     * Stratagems.
     */
    stratagems?: Array<string>;
    /**
     * Battle cards.
     */
    battle?: Array<Entry>;
};
/**
 * How a run ended.
 */
export type ScenarioResult = {
    /**
     * Its name.
     */
    name: string;
    /**
     * Whether all that the scenario states is true.
     */
    passed: boolean;
    /**
     * How many steps were run, the failed one included.
     */
    steps: number;
    /**
     * What went wrong.
     */
    failure: Failure | null;
};
/**
 * What went wrong in a scenario.
 */
export type Failure = {
    /**
     * Stable code.
     */
    code: string;
    /**
     * What was wrong.
     */
    message: string;
    /**
     * Where in the scenario, for example `steps[2].expect.bee.damage`.
     */
    path: string;
    /**
     * The legal actions at that moment, as labels, where an action was looked for.
     */
    legal: Array<string>;
};

// generated/tournament.d.ts

/** A player's name for programs. */
export type PlayerId = string;
/**
 * Version of the package, as JSON.
 */
export type Version = {
    /**
     * Of the package.
     */
    version: string;
};
/**
 * What is announced before a tournament begins.
 */
export type Options = {
    /**
     * The tournament's name.
     */
    name?: string;
    /**
     * 1 to 32 hexadecimal digits: where all that is random comes from.
     */
    seed: string;
    /**
     * Format; constructed if left out.
     */
    format?: Format;
    /**
     * Swiss rounds; if left out, as many as are recommended for those who are there at the first pairing.
     */
    rounds?: number;
    /**
     * Minutes of a Swiss round, at least 40; if left out, what is recommended.
     */
    minutes?: number;
    /**
     * Whether cards of Wave 5 are played, for which longer rounds are recommended (Tournament Rules, Appendix B).
     */
    waveFive?: boolean;
    /**
     * How many play on after the Swiss rounds; 0 for nobody.
     */
    playoff?: number;
    /**
     * What becomes of an undecided match.
     */
    unfinished?: Unfinished;
    /**
     * Whether the players of a draft pod meet only each other (Tournament Rules 7.6); so in drafts if left out.
     */
    withinPods?: boolean;
    /**
     * How the rounds before a late entry count.
     */
    missedRounds?: MissedRounds;
};
/**
 * Formats (Tournament Rules 3.1).
 */
export type Format = "constructed" | "sealed" | "draft" | "turbo";
/**
 * What becomes of a match that is not decided when its time is over.
 */
export type Unfinished = "draw" | "tiebreak";
/**
 * How the rounds before a late entry count; the Tournament Rules do not say.
 */
export type MissedRounds = "loss" | "ignored";
/**
 * Something that happened. As JSON it is one object, with `type` naming what happened.
 */
export type Event = {
    "type": "configure";
    /**
     * All options, those that stay as they are too.
     */
    options: Options;
} | {
    "type": "addPlayer";
    /**
     * What the pairings show.
     */
    name: string;
    /**
     * Made from the entry's number if left out.
     */
    id?: string;
} | {
    "type": "renamePlayer";
    /**
     * Who.
     */
    player: string;
    /**
     * The right name.
     */
    name: string;
} | {
    "type": "drop";
    /**
     * Who.
     */
    player: string;
} | {
    "type": "reenter";
    /**
     * Who.
     */
    player: string;
} | {
    "type": "registerDeck";
    /**
     * Who.
     */
    player: string;
    /**
     * What.
     */
    deck: DeckList;
} | {
    "type": "deckCheck";
    /**
     * Whose.
     */
    player: string;
    /**
     * What was found.
     */
    found: DeckList;
    /**
     * How long it took.
     */
    seconds?: number;
    /**
     * What is different; worked out when left out.
     */
    differences?: Array<DeckDifference>;
} | {
    "type": "pods";
    /**
     * Players of each pod in the order of their seats.
     */
    pods: Array<Array<string>>;
} | {
    "type": "pairings";
    /**
     * Which round, playoffs counted on.
     */
    round: number;
    /**
     * Who plays whom; table 1 first.
     */
    tables: Array<[string, string]>;
    /**
     * Who has a bye.
     */
    byes?: Array<string>;
} | {
    "type": "result";
} & ReportedResult | {
    "type": "cut";
    /**
     * Who, in the order of their seeds or seats.
     */
    seeds: Array<string>;
    /**
     * How they are paired.
     */
    bracket: BracketKind;
} | {
    "type": "clockStart";
    /**
     * When.
     */
    at: number;
} | {
    "type": "clockPause";
    /**
     * When.
     */
    at: number;
} | {
    "type": "clockResume";
    /**
     * When.
     */
    at: number;
} | {
    "type": "extension";
    /**
     * In the present round.
     */
    table: number;
    /**
     * How much.
     */
    seconds: number;
    /**
     * Why.
     */
    reason?: string;
} | {
    "type": "penalty";
    /**
     * Whose.
     */
    player: string;
    /**
     * The section of the Tournament Rules that it comes from, for example `5.4`.
     */
    section: string;
    /**
     * What was imposed, for example `warning`.
     */
    penalty: string;
    /**
     * What happened.
     */
    note?: string;
} | {
    "type": "undo";
    /**
     * Whose entry.
     */
    device: string;
    /**
     * Its number there.
     */
    number: number;
};
/**
 * How a match ended.
 */
export type ReportedResult = {
    /**
     * Of which round; the present one if left out.
     */
    round?: number;
    /**
     * At which table.
     */
    table: number;
    /**
     * Who plays there, in the order of `games`; if left out, in the order of the pairing. A result for others than
     * those who are paired there is refused.
     */
    players?: [string, string];
    /**
     * Games that each won.
     */
    games: [number, number];
    /**
     * Games drawn to their end.
     */
    draws?: number;
    /**
     * Games begun and not ended; they count as drawn (Tournament Rules, Appendix C).
     */
    unfinished?: number;
    /**
     * By what the match ended.
     */
    by?: EndedBy;
    /**
     * Who won, where the games do not say it.
     */
    winner?: string;
};
/**
 * By what a match ended.
 */
export type EndedBy = "games" | "concession" | "intentionalDraw" | "tiebreak" | "noShow";
/**
 * How a playoff is paired (Tournament Rules 8.2).
 */
export type BracketKind = "standings" | "draftSeats";
/**
 * A deck list (Tournament Rules 2.7). Other fields of a deck, such as its name, are read over.
 */
export type DeckList = {
    /**
     * The team.
     */
    characters: Array<string>;
    /**
     * Stratagems.
     */
    stratagems?: Array<string>;
    /**
     * Battle cards.
     */
    battle: Array<DeckCard>;
    /**
     * Cards beside the deck.
     */
    sideboard?: SideList;
};
/**
 * Cards beside the deck.
 */
export type SideList = {
    /**
     * Characters.
     */
    characters?: Array<string>;
    /**
     * Stratagems.
     */
    stratagems?: Array<string>;
    /**
     * Battle cards.
     */
    battle?: Array<DeckCard>;
};
/**
 * A battle card and its number of copies.
 */
export type DeckCard = {
    /**
     * Which.
     */
    card: string;
    /**
     * How many.
     */
    count: number;
};
/**
 * Where in a deck a card lies.
 */
export type Section = "characters" | "stratagems" | "battle" | "sideboardCharacters" | "sideboardStratagems" | "sideboardBattle";
/**
 * A card of which another number was found than registered.
 */
export type DeckDifference = {
    /**
     * Where.
     */
    section: Section;
    /**
     * Which card.
     */
    card: string;
    /**
     * Copies on the list.
     */
    registered: number;
    /**
     * Copies in the deck.
     */
    found: number;
};
/**
 * A saved tournament.
 */
export type SavedTournament = {
    /**
     * That it is one.
     */
    game: string;
    /**
     * Of which shape.
     */
    version: number;
    /**
     * The options that it began with.
     */
    options: Options;
    /**
     * All that happened.
     */
    entries: Array<SavedEntry>;
};
/**
 * An entry as JSON.
 */
export type SavedEntry = {
    /**
     * Who entered it.
     */
    device: string;
    /**
     * Its number there, from 1.
     */
    number: number;
    /**
     * Its place among the entries of all devices.
     */
    order: number;
    /**
     * When, if the host said so.
     */
    at?: number;
    /**
     * What happened.
     */
    event: Event;
};
/**
 * An entry that does not fit what happened before it, because another device had entered something else.
 */
export type Rejected = {
    /**
     * Whose entry.
     */
    device: string;
    /**
     * Its number there.
     */
    number: number;
    /**
     * Why it does not count.
     */
    error: Refusal;
};
/**
 * An error as JSON.
 */
export type Refusal = {
    /**
     * Stable code.
     */
    code: string;
    /**
     * What was wrong and what would be right.
     */
    message: string;
    /**
     * Where, or empty.
     */
    path: string;
};
/**
 * What an event did.
 */
export type Applied = {
    /**
     * The entry's number on this device.
     */
    number: number;
    /**
     * The player who entered by it.
     */
    player?: string;
    /**
     * What the organiser should know about it.
     */
    warnings: Array<Warning>;
};
/**
 * What a merge did.
 */
export type Merged = {
    /**
     * Entries that were new here.
     */
    added: number;
    /**
     * Tables for which the devices have different results; the one that ordered last counts, see `results`.
     */
    conflicts: Array<Conflict>;
    /**
     * Entries that do not fit any more.
     */
    rejected: Array<Rejected>;
};
/**
 * A table with different results on two devices.
 */
export type Conflict = {
    /**
     * Round.
     */
    round: number;
    /**
     * Table.
     */
    table: number;
    /**
     * Games as this device had them, in the order of the table.
     */
    here: [number, number];
    /**
     * Games as the other device had them.
     */
    there: [number, number];
};
/**
 * How to cut.
 */
export type CutOptions = {
    /**
     * To how many; as announced if left out.
     */
    size?: number;
    /**
     * How they are paired; by draft seats in limited formats with 8 players if left out.
     */
    bracket?: BracketKind;
};
/**
 * A whole tournament.
 */
export type TournamentView = {
    /**
     * As announced.
     */
    options: Options;
    /**
     * What can be done next.
     */
    stage: TournamentStage;
    /**
     * All who entered.
     */
    players: Array<PlayerView>;
    /**
     * All rounds; the last is the present one.
     */
    rounds: Array<RoundView>;
    /**
     * Number of Swiss rounds, once it is settled.
     */
    swissRounds: number | null;
    /**
     * Who plays on, in the order of seeds or seats.
     */
    cut: CutView | null;
    /**
     * Who won the playoff.
     */
    champion: string | null;
    /**
     * Draft pods.
     */
    pods: Array<Array<string>>;
    /**
     * Judges' decisions.
     */
    penalties: Array<PenaltyView>;
    /**
     * Deck checks.
     */
    deckChecks: Array<DeckCheckView>;
    /**
     * All that the organiser should know.
     */
    warnings: Array<Warning>;
    /**
     * Entries of other devices that do not fit.
     */
    rejected: Array<Rejected>;
    /**
     * Number of entries.
     */
    entries: number;
    /**
     * Whether an entry of this device can be taken back.
     */
    canUndo: boolean;
    /**
     * Whether an undo can be taken back.
     */
    canRedo: boolean;
};
/**
 * What can be done next.
 */
export type TournamentStage = "entering" | "playing" | "betweenRounds" | "swissOver" | "over";
/**
 * A player.
 */
export type PlayerView = {
    /**
     * For programs.
     */
    id: string;
    /**
     * For people.
     */
    name: string;
    /**
     * Whether the player has left.
     */
    dropped: boolean;
    /**
     * Rounds that were paired before the player entered.
     */
    missed: number;
    /**
     * Whether a deck is registered. Deck lists are not for everybody (Tournament Rules 2.7): ask for one by name.
     */
    hasDeck: boolean;
};
/**
 * A round.
 */
export type RoundView = {
    /**
     * From 1, playoffs counted on.
     */
    round: number;
    /**
     * Whether it belongs to the playoff.
     */
    playoff: boolean;
    /**
     * Whether all results are there.
     */
    over: boolean;
    /**
     * Matches.
     */
    tables: Array<TableView>;
    /**
     * Who has a bye.
     */
    byes: Array<string>;
};
/**
 * A match.
 */
export type TableView = {
    /**
     * From 1.
     */
    table: number;
    /**
     * Who plays.
     */
    players: [string, string];
    /**
     * How it ended; `null` until then.
     */
    result: ResultView | null;
    /**
     * More time that it has.
     */
    extensionSeconds: number;
};
/**
 * How a match ended, in the order of the table's players.
 */
export type ResultView = {
    /**
     * Games won.
     */
    games: [number, number];
    /**
     * Games drawn or not finished.
     */
    draws: number;
    /**
     * Who won the match; `null` for a draw.
     */
    winner: string | null;
    /**
     * As it was entered.
     */
    reported: ReportedResult;
};
/**
 * Who plays on.
 */
export type CutView = {
    /**
     * In the order of seeds or seats.
     */
    seeds: Array<string>;
    /**
     * How they are paired.
     */
    bracket: BracketKind;
};
/**
 * A judge's decision.
 */
export type PenaltyView = {
    /**
     * Whose.
     */
    player: string;
    /**
     * In which round; 0 before the first.
     */
    round: number;
    /**
     * The section of the Tournament Rules.
     */
    section: string;
    /**
     * What was imposed.
     */
    penalty: string;
    /**
     * What happened.
     */
    note: string;
};
/**
 * What a deck check found.
 */
export type DeckCheckView = {
    /**
     * Whose.
     */
    player: string;
    /**
     * In which round; 0 before the first.
     */
    round: number;
    /**
     * What was different; nothing when the deck was as registered.
     */
    differences: Array<DeckDifference>;
};
/**
 * Something that is allowed but that the organiser should know.
 */
export type Warning = {
    /**
     * Stable code.
     */
    code: string;
    /**
     * In words.
     */
    message: string;
};
/**
 * The clock of the present round at one moment.
 */
export type ClockView = {
    /**
     * Of which round; 0 before the first.
     */
    round: number;
    /**
     * Minutes that it lasts; `null` for playoffs, which have no limit.
     */
    minutes: number | null;
    /**
     * Whether it has begun.
     */
    started: boolean;
    /**
     * Whether it stands still.
     */
    paused: boolean;
    /**
     * Seconds that have run.
     */
    elapsedSeconds: number;
    /**
     * Seconds left; negative when it is over, `null` without a limit.
     */
    remainingSeconds: number | null;
    /**
     * Tables that still play and have more time than others.
     */
    tables: Array<TableTime>;
};
/**
 * The time of a table with an extension.
 */
export type TableTime = {
    /**
     * Which table.
     */
    table: number;
    /**
     * How much more it has.
     */
    extensionSeconds: number;
    /**
     * Seconds left; the end-of-match procedure begins only then (Tournament Rules 2.5).
     */
    remainingSeconds: number | null;
};
/**
 * A line of the standings.
 */
export type Standing = {
    /**
     * From 1; equal in everything, the lot decides.
     */
    rank: number;
    /**
     * Whether only the lot separates the player from another.
     */
    tied: boolean;
    /**
     * Who.
     */
    player: string;
    /**
     * By name.
     */
    name: string;
    /**
     * Match points.
     */
    points: number;
    /**
     * Matches won, byes among them.
     */
    wins: number;
    /**
     * Matches lost.
     */
    losses: number;
    /**
     * Matches drawn.
     */
    draws: number;
    /**
     * Byes.
     */
    byes: number;
    /**
     * Match-win percentage, 0.33 to 1.
     */
    matchWin: number;
    /**
     * Opponents' match-win percentage: the first tiebreaker.
     */
    opponentsMatchWin: number;
    /**
     * Game-win percentage: the second.
     */
    gameWin: number;
    /**
     * Opponents' game-win percentage: the third.
     */
    opponentsGameWin: number;
    /**
     * Whether the player has left.
     */
    dropped: boolean;
};
/**
 * All recommended times (Tournament Rules, Appendix B).
 */
export type Times = {
    /**
     * Least time of a match in minutes.
     */
    fewestMinutes: number;
    /**
     * Swiss rounds without cards of Wave 5.
     */
    roundMinutes: number;
    /**
     * Swiss rounds with them.
     */
    waveFiveRoundMinutes: number;
    /**
     * Registering a pool in Sealed, when pools are swapped.
     */
    sealedRegistrationMinutes: number;
    /**
     * Building a deck in Sealed.
     */
    sealedConstructionMinutes: number;
    /**
     * Registering and building a deck after a draft.
     */
    draftConstructionMinutes: number;
    /**
     * Seconds for a pick; the first number is for one card left.
     */
    pickSeconds: Array<number>;
    /**
     * Seconds of the first review.
     */
    firstReviewSeconds: number;
    /**
     * How much longer each review is.
     */
    reviewStepSeconds: number;
};
/**
 * A kind of information.
 */
export type Information = {
    /**
     * A name for programs.
     */
    item: string;
    /**
     * In words.
     */
    what: string;
    /**
     * Who is entitled to it.
     */
    category: Category;
    /**
     * Whether both players may see it shown.
     */
    shownToBoth: boolean;
};
/**
 * Who is entitled to what.
 */
export type Category = "free" | "derived" | "private";
/**
 * A section that names a violation or a duty.
 */
export type ViolationSection = {
    /**
     * Its number.
     */
    section: string;
    /**
     * Its heading.
     */
    title: string;
};
/**
 * What holds for a match.
 */
export type MatchOptions = {
    /**
     * 1 to 32 hexadecimal digits: who wins the random method.
     */
    seed: string;
    /**
     * Games that win the match; two if left out (Tournament Rules 2.1).
     */
    gamesToWin?: number;
    /**
     * How cards are swapped.
     */
    sideboards?: SideboardRule;
    /**
     * When the loser says who begins.
     */
    choice?: ChoiceOrder;
    /**
     * What becomes of the match when its time is over.
     */
    unfinished?: Unfinished;
    /**
     * Whether there is a time limit; playoffs have none.
     */
    timed?: boolean;
};
/**
 * Whether and how cards are swapped between games.
 */
export type SideboardRule = "constructed" | "betweenMatches" | "betweenGames" | "none";
/**
 * When the loser says who begins: before or after the sideboards (Tournament Rules 14.3).
 */
export type ChoiceOrder = "beforeSideboarding" | "afterSideboarding";
/**
 * Something that happened in a match. Players are 0 and 1.
 */
export type MatchStep = {
    "type": "chooseFirst";
    /**
     * Who chooses.
     */
    player: number;
    /**
     * Whether to play first.
     */
    first: boolean;
} | {
    "type": "swapCharacter";
    /**
     * Who.
     */
    player: number;
    /**
     * Whether one was swapped.
     */
    swapped: boolean;
} | {
    "type": "swapBattleCards";
} | {
    "type": "begin";
} | {
    "type": "endTurn";
    /**
     * Whether all characters are tapped, or were untapped for it.
     */
    allTapped?: boolean;
    /**
     * Whether the same player has another turn.
     */
    extraTurn?: boolean;
} | {
    "type": "endGame";
    /**
     * Who won; nobody if left out.
     */
    winner?: number;
    /**
     * How.
     */
    by?: GameEnd;
} | {
    "type": "concedeMatch";
    /**
     * Who.
     */
    player: number;
} | {
    "type": "drawMatch";
} | {
    "type": "time";
} | {
    "type": "tiebreak";
    /**
     * Who.
     */
    winner: number;
};
/**
 * How a game ended.
 */
export type GameEnd = "played" | "agreed";
/**
 * A saved match.
 */
export type SavedMatch = {
    /**
     * What holds for it.
     */
    options: MatchOptions;
    /**
     * All that happened.
     */
    steps: Array<MatchStep>;
};
/**
 * A match as it stands.
 */
export type MatchView = {
    /**
     * What is to be done next.
     */
    stage: Stage;
    /**
     * By whom: a player, or nobody in particular.
     */
    toAct: number | null;
    /**
     * Which game, from 1.
     */
    game: number;
    /**
     * Who plays first in it, once that is known.
     */
    first: number | null;
    /**
     * Whose turn it is, while it is played.
     */
    turnOf: number | null;
    /**
     * Turns that this player has taken in a row.
     */
    turnsInARow: number;
    /**
     * Games won.
     */
    games: [number, number];
    /**
     * Games drawn.
     */
    draws: number;
    /**
     * Games begun and not ended.
     */
    unfinished: number;
    /**
     * Whether the time is over.
     */
    timeOver: boolean;
    /**
     * Whether teams and decks are presented anew for the tiebreakers, without sideboards (Tournament Rules 2.5.1).
     */
    tiebreakWithFreshDecks: boolean;
    /**
     * Who won the match, when it is over; nobody when it is drawn.
     */
    winner: number | null;
    /**
     * What to tell the tournament, when it is over.
     */
    result: MatchReport | null;
};
/**
 * What is to be done next.
 */
export type Stage = "chooseFirst" | "swapCharacter" | "swapBattleCards" | "pregame" | "playing" | "tiebreak" | "over";
/**
 * The result of a match, for a tournament's event of type `result`.
 */
export type MatchReport = {
    /**
     * Games won.
     */
    games: [number, number];
    /**
     * Games drawn.
     */
    draws: number;
    /**
     * Games not finished.
     */
    unfinished: number;
    /**
     * By what the match ended.
     */
    by: EndedBy;
    /**
     * Which player won; nobody when it is drawn.
     */
    winner: number | null;
};
/**
 * What the procedure looks at. White icons come either from flips at the table or from decks.
 */
export type TiebreakInput = {
    /**
     * Health that the characters of each player have left.
     */
    health: [number, number];
    /**
     * Stars of each player's characters on the battlefield; asked for when health is tied.
     */
    stars?: [number, number];
    /**
     * White icons that each player flipped, two cards at a time, one pair of numbers for each time.
     */
    flips?: Array<[number, number]>;
    /**
     * Both players' decks, to flip from here.
     */
    decks?: [TiebreakDecks, TiebreakDecks];
    /**
     * 1 to 32 hexadecimal digits, for shuffles and the coin.
     */
    seed?: string;
    /**
     * Whether the procedure cannot break the tie, so that a coin decides.
     */
    hopeless?: boolean;
};
/**
 * White icons of a player's cards.
 */
export type TiebreakDecks = {
    /**
     * White icons of each card of the deck, from the top down.
     */
    deck: Array<number>;
    /**
     * White icons of each card of the scrap pile.
     */
    scrap?: Array<number>;
};
/**
 * Who won, by what; with no winner, what is to be done next.
 */
export type TiebreakResult = {
    /**
     * 0 or 1; `null` while something is missing.
     */
    winner: number | null;
    /**
     * What decided, or what is missing.
     */
    step: TiebreakStep;
    /**
     * White icons flipped, each time.
     */
    flips: Array<[number, number]>;
};
/**
 * What decides, or what has to be looked at next.
 */
export type TiebreakStep = "health" | "stars" | "whiteIcons" | "coin";
/**
 * What boosters are opened.
 */
export type BoosterOrder = {
    /**
     * 1 to 32 hexadecimal digits.
     */
    seed: string;
    /**
     * How many.
     */
    count: number;
    /**
     * What is in the set.
     */
    cards: BoosterCards;
    /**
     * What is in a booster.
     */
    mix?: BoosterMix;
};
/**
 * What boosters can hold.
 */
export type BoosterCards = {
    /**
     * Character cards.
     */
    characters: Array<BoosterCard>;
    /**
     * Small character cards, which take the place of one battle card.
     */
    smallCharacters?: Array<BoosterCard>;
    /**
     * Battle cards.
     */
    battle: Array<BoosterCard>;
};
/**
 * A card that boosters can hold.
 */
export type BoosterCard = {
    /**
     * Its id.
     */
    card: string;
    /**
     * Its rarity.
     */
    rarity: string;
};
/**
 * What a booster holds. All of it can be left out: one character and seven battle cards, six beside a small character
 * (Tournament Rules 7.7), each card of the set as likely as any other of its kind.
 */
export type BoosterMix = {
    /**
     * Character cards in a booster.
     */
    characters?: number;
    /**
     * Battle cards in a booster without a small character.
     */
    battle?: number;
    /**
     * Of 100 boosters, how many hold a small character instead of one battle card.
     */
    smallCharacterPercent?: number;
    /**
     * How often each rarity comes; others never. Empty: each card is as likely as any other.
     */
    rarities?: Array<RarityWeight>;
    /**
     * Whether one booster can hold a card twice.
     */
    repeats?: boolean;
};
/**
 * A rarity and its weight.
 */
export type RarityWeight = {
    /**
     * Which.
     */
    rarity: string;
    /**
     * How often, beside the others.
     */
    weight: number;
};
/**
 * An opened booster.
 */
export type Booster = {
    /**
     * Character cards, small ones among them.
     */
    characters: Array<string>;
    /**
     * Battle cards.
     */
    battle: Array<string>;
};
/**
 * What sealed pools are made of.
 */
export type SealedOptions = {
    /**
     * 1 to 32 hexadecimal digits.
     */
    seed: string;
    /**
     * Who plays.
     */
    players: Array<string>;
    /**
     * Boosters of each player; six if left out (Tournament Rules, Appendix D).
     */
    boosters?: number;
    /**
     * What is in the set.
     */
    cards: BoosterCards;
    /**
     * What is in a booster.
     */
    mix?: BoosterMix;
    /**
     * Whether pools are registered by one player and played by another.
     */
    swap?: boolean;
};
/**
 * Pools of all players.
 */
export type SealedPools = {
    /**
     * In the order of the players.
     */
    pools: Array<SealedPool>;
};
/**
 * The pool of a player.
 */
export type SealedPool = {
    /**
     * Who plays it.
     */
    player: string;
    /**
     * Who opened and registered it; by chance it can be the same (Tournament Rules 7.5).
     */
    registeredBy: string;
    /**
     * Its boosters.
     */
    boosters: Array<Booster>;
};
/**
 * What a draft begins with.
 */
export type DraftConfig = {
    /**
     * 1 to 32 hexadecimal digits: who begins, and what is picked for those who cannot.
     */
    seed: string;
    /**
     * Who sits where; each passes to the next first, the last to the first.
     */
    players: Array<string>;
    /**
     * The boosters of each seat, as many for each.
     */
    boosters: Array<Array<Booster>>;
};
/**
 * What has happened at the table.
 */
export type DraftStep = {
    "type": "pick";
    /**
     * By whom.
     */
    player: string;
    /**
     * Which.
     */
    card: string;
} | {
    "type": "suspend";
    /**
     * Who.
     */
    player: string;
} | {
    "type": "endReview";
};
/**
 * A saved draft.
 */
export type SavedDraft = {
    /**
     * What it began with.
     */
    config: DraftConfig;
    /**
     * All that happened.
     */
    steps: Array<DraftStep>;
};
/**
 * The table as a player, or an official, sees it.
 */
export type DraftView = {
    /**
     * Where the draft stands.
     */
    stage: DraftStage;
    /**
     * Characters in the middle.
     */
    middle: Array<string>;
    /**
     * Which pack of battle cards, from 1; 0 before the first.
     */
    pack: number;
    /**
     * Whether packs go to the left (odd packs) or to the right.
     */
    passesLeft: boolean;
    /**
     * Recommended seconds for the pick, or for the review (Tournament Rules, Appendix B); `null` without a limit.
     */
    seconds: number | null;
    /**
     * All seats.
     */
    seats: Array<SeatView>;
};
/**
 * Where a draft stands.
 */
export type DraftStage = "characters" | "battle" | "review" | "over";
/**
 * A seat as its player, or an official, sees it.
 */
export type SeatView = {
    /**
     * Who sits there.
     */
    player: string;
    /**
     * Whether officials pick for the player.
     */
    suspended: boolean;
    /**
     * Whether it is the player's time to pick.
     */
    picksNow: boolean;
    /**
     * Characters taken, for all to see.
     */
    characters: Array<string>;
    /**
     * Number of battle cards taken.
     */
    battleCount: number;
    /**
     * Battle cards taken; only in the player's own view.
     */
    battle?: Array<string>;
    /**
     * The cards to pick from; only in the player's own view.
     */
    pack?: Array<string>;
};

// generated/tracker.d.ts

import type { ForecastInput } from "./tcg.js";
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
export type Slot = "weapon" | "armor" | "utility";
export type IconColor = "orange" | "blue" | "white" | "green" | "black";
/** Something done at the table; see docs/tracker.md. Characters go by their number in the view. */
export type TrackerAction = {
    type: "damage";
    character: number;
    amount: number;
    from?: number;
} | {
    type: "set-damage";
    character: number;
    to: number;
} | {
    type: "attack";
    attacker: number;
    defender: number;
    damage: number;
} | {
    type: "mode";
    character: number;
    mode: Mode;
} | {
    type: "tap";
    character: number;
    tapped: boolean;
} | {
    type: "untap-all";
    seat?: number;
} | {
    type: "ko";
    character: number;
} | {
    type: "return";
    character: number;
    damage?: number;
} | {
    type: "put-upgrade";
    character: number;
    upgrade: string;
    slot?: Slot;
} | {
    type: "scrap-upgrade";
    character: number;
    index: number;
} | {
    type: "move-upgrade";
    character: number;
    index: number;
    to: number;
} | {
    type: "counter";
    character?: number;
    seat?: number;
    name: string;
    amount: number;
} | {
    type: "cards-under";
    character: number;
    amount: number;
} | {
    type: "put-under";
    character: number;
    under: number;
} | {
    type: "deploy";
    character: number;
} | {
    type: "put-head";
    head: number;
    body: number;
} | {
    type: "combine";
    form: string;
    parts: number[];
} | {
    type: "add";
    seat: number;
    card: string;
} | {
    type: "add";
    seat: number;
    own: Own;
} | {
    type: "remove";
    character: number;
} | {
    type: "edit";
    character: number;
    health?: number;
    stars?: number;
} | {
    type: "note";
    character?: number;
    seat?: number;
    text: string;
} | {
    type: "rename";
    seat: number;
    name: string;
} | {
    type: "phase";
    phase: Phase;
} | {
    type: "next-turn";
} | {
    type: "turn";
    turn: number;
    active: number;
} | {
    type: "first";
    seat: number;
} | {
    type: "coin";
    heads: boolean;
} | {
    type: "die";
    sides: number;
    result: number;
} | {
    type: "flip";
    seat?: number;
    cards: IconColor[][];
} | {
    type: "clock-set";
    minutes: number;
} | {
    type: "clock-start";
} | {
    type: "clock-pause";
} | {
    type: "clock-extend";
    seconds: number;
} | {
    type: "time-called";
} | {
    type: "tiebreak-flip";
    seat: number;
    white: number;
} | {
    type: "tiebreak-coin";
    winner: number;
} | {
    type: "end";
    winner?: number | null;
    reason?: string;
} | {
    type: "next-game";
    first?: number;
};
/** What chance is asked for. */
export type Throw = {
    type: "coin";
} | {
    type: "die";
    sides: number;
} | {
    type: "first";
} | {
    type: "flip";
    count: number;
    cards: {
        icons: IconColor[];
        count: number;
    }[];
    seat?: number;
} | {
    type: "tiebreak-coin";
};
/** What a match begins with; a character may be a mere id or name, and without a seed one is made. */
export type MatchSetup = {
    seed?: string;
    players: [MatchPlayer, MatchPlayer];
    wins?: number;
    minutes?: number;
    afterTime?: AfterTime;
};
export type MatchPlayer = {
    name?: string;
    characters?: (string | SetupCharacter)[];
};
/** A character card. */
export type TrackerCard = {
    id: string;
    name: string;
    subtitle: string;
    fullName: string;
    kind: string;
    faction: string;
    stars: number;
    health: number;
    modes: {
        mode: Mode;
        attack: number;
        defense: number;
    }[];
    parts: string[];
};
/** An Upgrade. */
export type UpgradeCard = {
    id: string;
    name: string;
    slot: Slot;
    attack: number;
    defense: number;
};
/** Every card that can be put on the table. */
export type TrackerCards = {
    characters: TrackerCard[];
    upgrades: UpgradeCard[];
};
/** A whole match, as `export()` gives it. */
export type TrackerExport = {
    format: "altmode-tracker";
    version: number;
    id: string;
    setup: Setup;
    base?: unknown;
    log: unknown[];
};
/**
 * The match at a moment.
 */
export type TrackerView = {
    /**
     * The same for every copy of one match.
     */
    id: string;
    /**
     * Game of the match, from 1.
     */
    game: number;
    turn: number;
    /**
     * Whose turn it is.
     */
    active: number;
    phase: Phase;
    /**
     * Who takes the first turn of this game, once that is known.
     */
    first: number | null;
    players: [TrackerPlayer, TrackerPlayer];
    /**
     * Everything on the table, in the order of the numbers that actions use.
     */
    characters: Array<TrackerCharacter>;
    note: string;
    /**
     * How this game ended.
     */
    ending: Ending | null;
    /**
     * The games before this one.
     */
    results: Array<Ending>;
    /**
     * Games that win the match, and who has won it.
     */
    winsNeeded: number;
    matchWinner: number | null;
    clock: ClockView;
    tiebreak: Tiebreak;
    warnings: Array<Warning>;
    /**
     * What undo would take back and redo would do again, in words.
     */
    undo: string | null;
    redo: string | null;
    /**
     * Entries of the log.
     */
    entries: number;
};
/**
 * One side of the table.
 */
export type TrackerPlayer = {
    name: string;
    /**
     * Games won, the present one included if it is over.
     */
    wins: number;
    /**
     * Health left on the battlefield, and all that the team has.
     */
    remaining: number;
    health: number;
    /**
     * Stars on the battlefield.
     */
    stars: number;
    onBattlefield: number;
    untapped: number;
    counters: Array<TrackerCounter>;
    note: string;
};
/**
 * A character.
 */
export type TrackerCharacter = {
    /**
     * Its number in actions.
     */
    id: number;
    seat: number;
    /**
     * Id of its card, if it has one.
     */
    card: string | null;
    /**
     * Told apart from others of that name.
     */
    name: string;
    subtitle: string;
    mode: string;
    /**
     * The modes that it has, in printed order; only one if it does not flip.
     */
    modes: Array<string>;
    /**
     * `battlefield`, `ko`, `under`, `part`, `head`, `upgrade`.
     */
    zone: string;
    /**
     * The character that it is under, a part of, or on.
     */
    of: number | null;
    tapped: boolean;
    damage: number;
    health: number;
    remaining: number;
    stars: number;
    /**
     * What is printed on its face, its Upgrades and its head; abilities are not in it.
     */
    attack: number;
    defense: number;
    upgrades: Array<TrackerUpgrade>;
    /**
     * Room for Weapons, Armors and Utilities.
     */
    slots: [number, number, number];
    counters: Array<TrackerCounter>;
    cardsUnder: number;
    note: string;
    /**
     * Cards of the combiners that it can be a part of.
     */
    combiners: Array<string>;
};
/**
 * Something counted beside damage.
 */
export type TrackerCounter = {
    name: string;
    amount: number;
};
/**
 * An Upgrade on a character.
 */
export type TrackerUpgrade = {
    name: string;
    /**
     * Id of its card, if it is one of the catalogue.
     */
    card: string | null;
    /**
     * `weapon`, `armor` or `utility`.
     */
    slot: Slot;
};
/**
 * A part of a turn (Expanded Rules 2.0, section 1, Turn Sequence).
 */
export type Phase = "start" | "main" | "attack" | "end";
/**
 * How a game ended.
 */
export type Ending = {
    /**
     * `null` for a draw.
     */
    winner: number | null;
    reason: string;
    turns: number;
};
/**
 * A character that people describe themselves.
 */
export type Own = {
    name: string;
    health: number;
    stars?: number;
    faces?: Array<OwnFace>;
};
/**
 * One face of such a character.
 */
export type OwnFace = {
    mode: Mode;
    attack: number;
    defense: number;
};
/**
 * The clock at a moment.
 */
export type ClockView = {
    minutes: number;
    /**
     * Seconds of time extensions.
     */
    extra: number;
    running: boolean;
    /**
     * Milliseconds that it has run.
     */
    elapsed: number;
    /**
     * Milliseconds until time; below 0 after it. `null` without a limit.
     */
    remaining: number | null;
    /**
     * The turn in which time was called.
     */
    called: number | null;
    /**
     * `none`, `running`, `over` (time is to be called), `finish-turn`, `play-on`, or `finished`.
     */
    stage: string;
    /**
     * What to do now, in words; empty while time runs.
     */
    advice: string;
};
/**
 * The figures that a tie is broken by, in their order.
 */
export type Tiebreak = {
    games: [number, number];
    /**
     * Health left on characters on the battlefield.
     */
    health: [number, number];
    /**
     * Stars of characters on the battlefield.
     */
    stars: [number, number];
    /**
     * White icons of each flip of two cards.
     */
    white: [Array<number>, Array<number>];
    /**
     * `games`, `health`, `stars`, `white`, `coin`, `draw`, or `null` while more has to be flipped.
     */
    decidedBy: string | null;
    winner: number | null;
};
/**
 * Something that cannot be by the rules, unless a card says so.
 */
export type Warning = {
    code: string;
    message: string;
    /**
     * Where: in the action, or for a standing warning in the view.
     */
    path: string;
};
/**
 * What came of an action.
 */
export type Applied = {
    /**
     * The entry of the log; `null` if nothing changed.
     */
    entry: Id | null;
    /**
     * Whether it joined the entry before.
     */
    joined: boolean;
    /**
     * The entry in words.
     */
    text: string;
    warnings: Array<Warning>;
};
/**
 * One line of the history.
 */
export type HistoryEntry = {
    id: Id;
    /**
     * Milliseconds of the host's clock: first and last tap.
     */
    at: number;
    until: number;
    by: string;
    text: string;
    /**
     * Game and turn in which it was done.
     */
    game: number;
    turn: number;
    /**
     * `done`, `undone`, or `skipped` where it fits nothing on the table.
     */
    state: string;
    action: TrackerAction;
};
/**
 * Which entry: the device that made it, and its number among that device's.
 */
export type Id = {
    device: string;
    number: number;
};
/**
 * What a match starts from.
 */
export type Setup = {
    /**
     * Hexadecimal; what coins and dice come from.
     */
    seed: string;
    players: [SetupPlayer, SetupPlayer];
    /**
     * Games that win the match: 2 in a tournament (Tournament Rules 2.1).
     */
    wins?: number;
    /**
     * Minutes of the round; 0 or nothing for no clock (Tournament Rules, Appendix B: 50, with Wave 5 cards 60).
     */
    minutes?: number;
    /**
     * What follows time: the classic tiebreaker, or a draw (Tournament Rules 2.5.1 and 2.5.2).
     */
    afterTime?: AfterTime;
};
/**
 * One side at the start.
 */
export type SetupPlayer = {
    name?: string;
    characters?: Array<SetupCharacter>;
};
/**
 * A character at the start: a card by id or name, or one that people describe.
 */
export type SetupCharacter = {
    card?: string;
    own?: Own;
    /**
     * Place in this list of the character that it begins under, as minions and cassettes do.
     */
    under?: number;
    /**
     * Place in this list of the body that it is the head of.
     */
    headOf?: number;
};
/**
 * What follows when time is over and nobody has won more games.
 */
export type AfterTime = "tiebreak" | "draw";
/**
 * A forecast's input, and what it had to leave out or suppose.
 */
export type ForecastQuestion = {
    input: ForecastInput;
    assumptions: Array<string>;
};

// input.d.ts

/** A seat, or `"all"` for the referee, who sees everything. */
export type Viewer = number | "all";
/** The value as JSON text; `what` names it in the error. */
export declare function json(value: unknown, what: string): string;
/** JSON text of a value that may be left out. */
export declare function optionsJson(value: object | undefined): string;
export declare function string(value: unknown, what: string): string;
/** A thing named by its number or by a text. */
export declare function named(value: unknown, what: string): string;
/** A whole number from 0 that the boundary can carry unchanged. */
export declare function count(value: unknown, what: string): number;
/** The seat's number on the other side of the boundary. Whether the game has that seat is asked there. */
export declare function viewer(value: unknown): number;
export declare function bytes(value: unknown, what: string): Uint8Array;

// tcg-slim.d.ts

/**
 * `altmode/tcg/slim`: as `altmode/tcg`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tcg.wasm`.
 *
 * @module
 */
import { type InitInput } from "./generated/wasm/tcg.js";
import { Tcg } from "./tcg/tcg.js";
export * from "./tcg/exports.js";
/** An address, a response, bytes, or a compiled module. */
export type WasmSource = InitInput | Promise<InitInput>;
/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export declare function load(source: WasmSource): Promise<Tcg>;

// tcg.d.ts

import { Tcg } from "./tcg/tcg.js";
export * from "./tcg/exports.js";
/** Instantiates the module the first time; later calls give the same object at once. */
export declare function load(): Promise<Tcg>;

// tcg/cards.d.ts

import type { Card } from "../generated/tcg.js";
/** The card catalogue: every built-in card, and those of loaded packs. */
export declare class Cards {
    #private;
    /** The card with this id; throws when there is none. */
    get(id: string): Card;
    /** The one card with this name; throws when there is none or the name is ambiguous. */
    find(name: string): Card;
    /** Cards that match a query. */
    search(query: string): Card[];
    /** Every card. */
    all(): Card[];
}

// tcg/exports.d.ts

export { AltmodeError } from "../errors.js";
export type * from "../generated/tcg.js";
export type { Viewer } from "../input.js";
export type { Cards } from "./cards.js";
export type { Game } from "./game.js";
export type { Search } from "./search.js";
export type { Tcg } from "./tcg.js";

// tcg/game.d.ts

import type { Action, ActionInput, ApplyOptions, Forecast, ForecastPair, GameEvent, GameRecord, Observation, Outcome, PlayoutOptions, PlayoutResult, PlayoutsResult, Refusal, Suggestion, SuggestOptions, View } from "../generated/tcg.js";
import { type Viewer } from "../input.js";
import { Search } from "./search.js";
/** A running game. All of its state lives in WebAssembly; this object is a handle to it. */
export declare class Game {
    #private;
    /** For `using`; the same as `free()`. */
    [Symbol.dispose]: () => void;
    /** The seat (0-based) that must decide now, or `null` when the game is over. */
    get toAct(): number | null;
    /** `null` while the game runs, then who won and why. */
    get outcome(): Outcome | null;
    /** Every legal action of the seat to act; never empty while the game runs. */
    legalActions(): Action[];
    /**
     * Takes an action of `legalActions()`, or its `id`, and returns the events it caused, in order. With
     * `options.chance` the outcomes of chance come from the caller instead of the generator. An action that
     * is not legal throws and changes nothing.
     */
    apply(action: Action | ActionInput | number, options?: ApplyOptions): GameEvent[];
    /** All that the seat may know; `"all"` is the referee's view. */
    observe(seat: Viewer): Observation;
    /** Takes the last applied action back; `false` when there is none. */
    undo(): boolean;
    /** An independent copy. */
    clone(): Game;
    /** Versioned, checksummed bytes; `restore()` takes them. */
    save(): Uint8Array;
    /** Configuration, seed and actions; `replay()` takes them to the identical state. */
    record(): GameRecord;
    /** A short hexadecimal text of the whole state, the same on every platform. */
    hash(): string;
    /** The event log from `sinceIndex` on, as that seat may see it. */
    events(sinceIndex?: number, seat?: Viewer): GameEvent[];
    /** `null` when the action is legal now, else why it is not. */
    check(action: Action | ActionInput | number): Refusal | null;
    /** Observation, legal actions (when it is that seat's turn) and new events in one call. */
    view(seat: Viewer): View;
    /** A full game consistent with all that the seat has seen, the unknown drawn at random from `seed`. */
    determinize(seat: number, seed: string): Game;
    /** Plays on with a bot to the end, or for a number of decisions, inside one call. */
    playout(options?: PlayoutOptions): PlayoutResult;
    /** Many playouts from here, each with a seed of its own; this game stays as it is. */
    playouts(games: number, options?: PlayoutOptions): PlayoutsResult;
    /** A bot's choice with its reasons, from the knowledge of the seat to act alone. */
    suggest(options?: SuggestOptions): Suggestion;
    /** The same search in steps, to be interrupted or given up. */
    search(options?: Omit<SuggestOptions, "bot">): Search;
    /**
     * Exact probabilities of an attack's damage, from what the seat knows; by default all cards are known, but not the
     * order of the decks. Characters are named by their number in the game, card id or name.
     */
    forecast(attacker: number | string, defender: number | string, seat?: Viewer): Forecast;
    /** The odds of every attack that a seat's characters could make, the best first; by default the active player's. */
    forecastAll(seat?: Viewer): ForecastPair[];
    /** Gives the memory back at once. A game that is merely forgotten is collected by the platform. */
    free(): void;
}

// tcg/search.d.ts

import type { Suggestion } from "../generated/tcg.js";
/**
 * A suggestion in the making: it thinks in steps, so that a page stays responsive and a search can be given up. When it
 * is done its result is that of `suggest()` with the same options, whatever the steps were.
 */
export declare class Search {
    #private;
    /** For `using`; the same as `free()`. */
    [Symbol.dispose]: () => void;
    /** Imagines so many continuations of every action that is still in question; `true` when all is done. */
    step(continuations?: number): boolean;
    /** How much is done, from 0 to 1. */
    get progress(): number;
    /** The best action by what is known so far. */
    result(): Suggestion;
    /** Gives the memory back at once. A search that is merely forgotten is collected by the platform. */
    free(): void;
}

// tcg/tcg.d.ts

import type { Deck, DeckProblem, DeckReport, Forecast, ForecastDeck, ForecastInput, GameConfig, GameRecord, Pack, PackReport, Scenario, ScenarioResult, Version } from "../generated/tcg.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
/** What `load()` gives: games, cards, decks and forecasts of the Transformers TCG. */
export declare class Tcg {
    #private;
    readonly cards: Cards;
    /** Versions of the package, of its rules and of its card data. */
    get version(): Version;
    /** Begins a game. Without a seed one is made from the platform's randomness; `record()` tells it. */
    newGame(config: GameConfig): Game;
    /** The game that `save()` made these bytes from. */
    restore(save: Uint8Array | ArrayBuffer): Game;
    /** The game that a record describes, with all its actions done. */
    replay(record: GameRecord): Game;
    /** A game at the position of a scenario. */
    fromScenario(scenario: Scenario): Game;
    /** Plays a scenario's steps and says whether all that it expects came true. */
    runScenario(scenario: Scenario): ScenarioResult;
    /** Reads a deck list as people paste it. */
    parseDeck(text: string): Deck;
    /** Writes a deck as the list that `parseDeck` reads. */
    formatDeck(deck: Deck): string;
    /** What is wrong with a deck in a tournament format; empty when it is legal. */
    validateDeck(deck: Deck, format?: string): DeckProblem[];
    /** Exact probabilities of an attack's damage, for a position typed in by hand. */
    forecast(input: ForecastInput): Forecast;
    /** What a deck flips and draws: odds of icons in 2 to 10 flips, and of holding each card by a turn. */
    deckReport(deck: ForecastDeck): DeckReport;
    /** Adds cards written in the same language as the built-in ones. */
    loadPack(pack: Pack): PackReport;
}

// tournament-slim.d.ts

/**
 * `altmode/tournament/slim`: as `altmode/tournament`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tournament.wasm`.
 *
 * @module
 */
import { type InitInput } from "./generated/wasm/tournament.js";
import { Tournaments } from "./tournament/tournaments.js";
export * from "./tournament/exports.js";
/** An address, a response, bytes, or a compiled module. */
export type WasmSource = InitInput | Promise<InitInput>;
/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export declare function load(source: WasmSource): Promise<Tournaments>;

// tournament.d.ts

import { Tournaments } from "./tournament/tournaments.js";
export * from "./tournament/exports.js";
/** Instantiates the module the first time; later calls give the same object at once. */
export declare function load(): Promise<Tournaments>;

// tournament/draft.d.ts

import type { DraftView, PlayerId, SavedDraft } from "../generated/tournament.js";
import type { Draft as WasmDraft } from "../generated/wasm/tournament.js";
import { Handle } from "./handle.js";
/** One draft table, from the first character to the last battle card. */
export declare class Draft extends Handle<WasmDraft> {
    /** A card is taken; one at random when none is named. What cannot be taken throws and changes nothing. */
    pick(player: PlayerId, card?: string): DraftView;
    /** Officials pick at random for this player from now on. */
    suspend(player: PlayerId): DraftView;
    /** The review of one's picks is over: everybody opens the next pack. */
    endReview(): DraftView;
    /** Takes the last step back; `false` when there is none. */
    undo(): boolean;
    /** The table as a player sees it; without one, as an official does. */
    view(player?: PlayerId): DraftView;
    /** What `restoreDraft()` takes. */
    save(): SavedDraft;
}

// tournament/exports.d.ts

export { AltmodeError } from "../errors.js";
export type * from "../generated/tournament.js";
export type { Draft } from "./draft.js";
export type { Match } from "./match.js";
export type { PlayerOfTable, Printed, Seeded, Table, Tournament } from "./tournament.js";
export type { Tournaments } from "./tournaments.js";

// tournament/handle.d.ts

/** An object whose state lives in WebAssembly. */
export declare abstract class Handle<Inner extends {
    free(): void;
}> {
    #private;
    /** For `using`; the same as `free()`. */
    [Symbol.dispose]: () => void;
    /** Gives the memory back at once. What is merely forgotten is collected by the platform. */
    free(): void;
}

// tournament/match.d.ts

import type { Event, MatchStep, MatchView, SavedMatch } from "../generated/tournament.js";
import type { Match as WasmMatch } from "../generated/wasm/tournament.js";
import { Handle } from "./handle.js";
import type { PlayerOfTable } from "./tournament.js";
/** One match: games, who begins, sideboards, the end of time. Players are 0 and 1. */
export declare class Match extends Handle<WasmMatch> {
    /** Adds what happened, and gives the match as it stands then. What cannot happen now throws and changes nothing. */
    apply(step: MatchStep): MatchView;
    /** Takes the last step back; `false` when there is none. */
    undo(): boolean;
    /** The match as it stands. */
    view(): MatchView;
    /** The event for the tournament, or `null` while the match goes on. */
    report(table: number, players: PlayerOfTable): Event | null;
    /** What `restoreMatch()` takes. */
    save(): SavedMatch;
}

// tournament/tournament.d.ts

import type { Applied, ClockView, CutOptions, DeckList, Event, Merged, Options, PlayerId, SavedTournament, Standing, TournamentView } from "../generated/tournament.js";
import type { Tournament as WasmTournament } from "../generated/wasm/tournament.js";
import { Handle } from "./handle.js";
/** Options whose seed may be left to the platform's randomness. */
export type Seeded<T extends {
    seed: string;
}> = Omit<T, "seed"> & {
    seed?: string;
};
/** Tables for spreadsheets. */
export type Table = "standings" | "pairings";
/** Pages to print. */
export type Printed = "pairings" | "slips" | "standings";
/** The two players of a table, by their ids. */
export type PlayerOfTable = readonly [PlayerId, PlayerId];
/** A tournament on one device: a list of events, and all that follows from it. */
export declare class Tournament extends Handle<WasmTournament> {
    /** Adds what happened. Anything that cannot have happened throws and changes nothing. */
    apply(event: Event): Applied;
    /** A player enters. */
    addPlayer(name: string): PlayerId;
    /** Pairs the next round: Swiss, or the playoff's bracket after a cut. */
    pair(): Applied;
    /** Cuts to the best, who play on for the title. */
    cut(options?: CutOptions): Applied;
    /** Draws draft pods of at most `size` players. */
    drawPods(size?: number): Applied;
    /** Takes back this device's last entry; `false` when there is none. */
    undo(): boolean;
    /** Takes back the last undo; `false` when there is none. */
    redo(): boolean;
    /** Takes in what another device entered. */
    merge(saved: SavedTournament): Merged;
    /** All that `restoreTournament()` and `merge()` take: plain JSON. */
    save(): SavedTournament;
    /** The whole tournament. */
    view(): TournamentView;
    /** The options as they hold now. */
    get options(): Options;
    /** The standings, by default after all rounds. */
    standings(afterRounds?: number): Standing[];
    /** The present round's clock, by default now (milliseconds since 1970). */
    clock(now?: number): ClockView;
    /** The registered deck of a player. It is for officials and the player alone. */
    deck(player: PlayerId): DeckList | null;
    /** Comma-separated values, by default of the present round. */
    csv(what: Table, round?: number): string;
    /** A page to print, by default of the present round. */
    html(what: Printed, round?: number): string;
}

// tournament/tournaments.d.ts

import type { Booster, BoosterOrder, DeckDifference, DeckList, DraftConfig, Information, MatchOptions, Options, SavedDraft, SavedMatch, SavedTournament, SealedOptions, SealedPools, TiebreakInput, TiebreakResult, Times, Version, ViolationSection } from "../generated/tournament.js";
import { Rules } from "../generated/wasm/tournament.js";
import { Draft } from "./draft.js";
import { Handle } from "./handle.js";
import { Match } from "./match.js";
import { type Seeded, Tournament } from "./tournament.js";
/** What `load()` gives: tournaments, matches, drafts, and the numbers and tables of the rules. */
export declare class Tournaments extends Handle<Rules> {
    /** Version of the package. */
    get version(): Version;
    /**
     * A tournament to which nobody has come yet. Each device that enters results needs a name of its own: 1 to 20 letters.
     */
    newTournament(options: Seeded<Options>, device?: string): Tournament;
    /** A saved tournament, to go on with on this device. */
    restoreTournament(saved: SavedTournament, device?: string): Tournament;
    /** A match before its first game. */
    newMatch(options?: Seeded<MatchOptions>): Match;
    /** A saved match. */
    restoreMatch(saved: SavedMatch): Match;
    /** A draft table with its boosters opened. */
    newDraft(config: Seeded<DraftConfig>): Draft;
    /** A saved draft. */
    restoreDraft(saved: SavedDraft): Draft;
    /** Recommended number of Swiss rounds (Tournament Rules, Appendix E). */
    recommendedRounds(players: number): number;
    /** Recommended times (Tournament Rules, Appendix B). */
    get times(): Times;
    /** Who is entitled to which information (Tournament Rules 4.1). */
    get information(): Information[];
    /** Sections of the Tournament Rules that penalties come from. */
    get penaltySections(): ViolationSection[];
    /** Every card of which a deck holds another number than its registered list. */
    deckDifferences(registered: DeckList, found: DeckList): DeckDifference[];
    /** The tiebreaker procedure, as far as what is known goes (Tournament Rules 2.5.1). */
    tiebreak(input: TiebreakInput): TiebreakResult;
    /** Boosters for each player of a sealed tournament, swapped after registration if that is wanted. */
    sealedPools(options: Seeded<SealedOptions>): SealedPools;
    /** Opens simulated boosters. */
    openBoosters(order: Seeded<BoosterOrder>): Booster[];
}

// tracker-slim.d.ts

/**
 * `altmode/tracker/slim`: as `altmode/tracker`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tracker.wasm`.
 *
 * @module
 */
import { type InitInput } from "./generated/wasm/tracker.js";
import { Tracker } from "./tracker/tracker.js";
export * from "./tracker/exports.js";
/** An address, a response, bytes, or a compiled module. */
export type WasmSource = InitInput | Promise<InitInput>;
/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export declare function load(source: WasmSource): Promise<Tracker>;

// tracker.d.ts

import { Tracker } from "./tracker/tracker.js";
export * from "./tracker/exports.js";
/** Instantiates the module the first time; later calls give the same object at once. */
export declare function load(): Promise<Tracker>;

// tracker/exports.d.ts

export { AltmodeError } from "../errors.js";
export type * from "../generated/tracker.js";
export type { Forecaster, Match, TrackedForecast, When } from "./match.js";
export type { MatchOptions, Tracker } from "./tracker.js";

// tracker/match.d.ts

import type { Forecast, ForecastDeck, ForecastInput } from "../generated/tcg.js";
import type { Applied, ForecastQuestion, HistoryEntry, Throw, TrackerAction, TrackerExport, TrackerView } from "../generated/tracker.js";
/** By whom and when something is done. */
export interface When {
    /** The person, for the history. */
    by?: string;
    /** The host's time in milliseconds; without it `Date.now()`. */
    at?: number;
}
/** What `load()` of `altmode/tcg` gives, or anything else that answers its forecast's questions. */
export interface Forecaster {
    forecast(input: ForecastInput): Forecast;
}
/** What an attack would do, and what had to be supposed about the table. */
export interface TrackedForecast extends Forecast {
    supposed: string[];
}
type Decks = readonly [ForecastDeck | null, ForecastDeck | null];
/** A match that is being tracked. All of it lives in WebAssembly; this object is a handle to it. */
export declare class Match {
    #private;
    /** For `using`; the same as `free()`. */
    [Symbol.dispose]: () => void;
    /**
     * Writes down what somebody did. The rules forbid nothing: what they think is in `warnings`. Only what is not there
     * at all, such as a character number that nobody has, throws.
     */
    apply(action: TrackerAction, when?: When): Applied;
    /** Throws a coin or a die, chooses who goes first, or flips cards, and writes the outcome down. */
    throw(what: Throw, when?: When): Applied;
    /** Takes the last thing back; `false` when there is nothing. */
    undo(when?: When): boolean;
    /** Does again what was taken back last; `false` when there is nothing. */
    redo(when?: When): boolean;
    /** The table, the clock and the score at a time. */
    view(at?: number): TrackerView;
    /** Everything that was done, oldest first: who, what, when; also what was taken back. */
    history(): HistoryEntry[];
    /** The whole match as one JSON value; `import()` takes it. */
    export(): TrackerExport;
    /** The match in at most 2,048 letters that addresses and QR codes carry; the oldest history is left out first. */
    link(): string;
    /** Takes over what another device exported or put into a link; gives how many entries were new here. */
    merge(other: TrackerExport | {
        link: string;
    }): number;
    /** What to ask `forecast` of `altmode/tcg` about an attack; `decks` are those of the two seats, as far as known. */
    forecastInput(attacker: number, defender: number, decks?: Decks): ForecastQuestion;
    /** Exact probabilities of what an attack would do at this table, worked out by the rules engine. */
    forecast(tcg: Forecaster, attacker: number, defender: number, decks?: Decks): TrackedForecast;
    /** An independent copy; as long as it writes nothing down it may keep the device's name. */
    clone(): Match;
    /** Gives the memory back at once. A match that is merely forgotten is collected by the platform. */
    free(): void;
}
/** The time that is meant, for the boundary. */
export declare function millisecondsOf(when: {
    at?: number;
} | undefined): number;
export {};

// tracker/tracker.d.ts

import type { MatchSetup, TrackerCards, TrackerExport } from "../generated/tracker.js";
import { Match } from "./match.js";
/** On what a match is tracked. */
export interface MatchOptions {
    /**
     * 1 to 16 letters and digits that no other device or open tab of the same match uses; without it some are made from
     * the platform's randomness. Entries are told apart by it when two logs are merged.
     */
    device?: string;
    /** The host's time in milliseconds; without it `Date.now()`. */
    at?: number;
}
/** What `load()` gives: begins matches and goes on with them. */
export declare class Tracker {
    #private;
    /** Version of the package. */
    get version(): string;
    /** Every character and Upgrade that can be put on the table. */
    get cards(): TrackerCards;
    /** Begins a match. */
    newMatch(setup: MatchSetup, options?: MatchOptions): Match;
    /** Goes on with what `export()` gave, on this device. */
    import(exported: TrackerExport | string, options?: MatchOptions): Match;
    /** Goes on with what `link()` gave, on this device. */
    fromLink(link: string, options?: MatchOptions): Match;
}

// worker-thread.d.ts

export {};

// worker.d.ts

import type { AsyncTcg } from "./worker/types.js";
export * from "./tcg/exports.js";
export type { AsyncGame, Asynchronous, AsyncTcg, TaskOptions } from "./worker/types.js";
/**
 * Starts a worker and loads the rules in it.
 *
 * @param worker one of the caller's own making, whose script is `import "altmode/worker/thread"`, for tools that must
 *   see a worker's script by themselves; otherwise the package starts its own
 */
export declare function startWorker(worker?: Worker | MessagePort): Promise<AsyncTcg>;

// worker/types.d.ts

import type { PlayoutOptions, PlayoutsResult, Suggestion, SuggestOptions } from "../generated/tcg.js";
import type { Cards } from "../tcg/cards.js";
import type { Game } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
/** The same members, each with a promise of what it gave. */
export type Asynchronous<T> = {
    readonly [Name in keyof T]: T[Name] extends (...parameters: infer Parameters) => infer Result ? (...parameters: Parameters) => Promise<Result extends Game ? AsyncGame : Result> : Promise<T[Name]>;
};
/** How a long task is watched and given up. */
export interface TaskOptions {
    /** Gives the task up; it then fails with the code `cancelled`. */
    signal?: AbortSignal;
    /** Is told several times how much is done, from 0 to 1. */
    onProgress?: (done: number) => void;
}
/** A handle to a game in a worker. */
export type AsyncGame = Asynchronous<Omit<Game, "playouts" | "suggest" | "search" | "free" | typeof Symbol.dispose>> & {
    /** As of a game, with the progress of the batch, and to be given up. */
    playouts(games: number, options?: PlayoutOptions, task?: TaskOptions): Promise<PlayoutsResult>;
    /** As of a game, with the progress of the search, and to be given up. */
    suggest(options?: SuggestOptions, task?: TaskOptions): Promise<Suggestion>;
    /** Gives the game's memory in the worker back. */
    free(): Promise<void>;
};
/** Handles to the rules in a worker. */
export type AsyncTcg = Asynchronous<Omit<Tcg, "cards">> & {
    /** The catalogue. */
    readonly cards: Asynchronous<Cards>;
    /** Ends the worker, with all its games. */
    close(): Promise<void>;
};
