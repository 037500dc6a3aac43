// errors.d.ts

/** An answer of altmode that says what was wrong with the request, and what would be right. */
export declare class AltmodeError extends Error {
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
    /** How many continuations a `search` imagines. */
    iterations?: number;
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
    game: string;
    /**
     * Whose view it is; missing in the referee's.
     */
    seat: number | null;
    /**
     * `core` or `updated`.
     */
    rulings: string;
    /**
     * `standard` or `basic`.
     */
    format: string;
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
    phase: string;
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
    zone: string;
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
    kind: string;
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
    until: string;
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

// worker-thread.d.ts

export {};

// worker.d.ts

import type { AsyncTcg } from "./worker/types.js";
export * from "./tcg/exports.js";
export type { Asynchronous, AsyncGame, AsyncTcg, TaskOptions } from "./worker/types.js";
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
