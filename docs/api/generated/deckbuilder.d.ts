export type CardType = "starter" | "basic" | "encounter" | "damage" | "boss" | "robot" | "technology" | "maneuver" | "ally" | "site" | "relic" | "scheme" | "ruin";
export type PackAbility = string | {
    [word: string]: unknown;
};
export type PackEffect = string | {
    [word: string]: unknown;
};
export type PackCard = {
    id: string;
    name: string;
    types?: Array<CardType>;
    faction?: "autobot" | "decepticon" | null;
    level?: number | null;
    cost?: number | null;
    power?: number | null;
    range?: number | null;
    move?: number | null;
    copies?: number;
    tags?: Array<string>;
    starter?: string | null;
    vault?: boolean;
    "co-op"?: boolean;
    text?: Array<PackAbility>;
    reward?: Array<PackEffect>;
    unknown?: Array<"types" | "faction" | "level" | "cost" | "power" | "range" | "move" | "copies" | "text" | "reward">;
    note?: string;
};
export type PackSide = {
    power?: number;
    range?: number;
    move?: number;
    text?: Array<PackAbility>;
};
export type PackCharacter = {
    id: string;
    name: string;
    faction: "autobot" | "decepticon";
    combiner?: boolean;
    alt?: PackSide;
    bot?: PackSide;
    unknown?: Array<"types" | "faction" | "level" | "cost" | "power" | "range" | "move" | "copies" | "text" | "reward">;
    note?: string;
};
export type Pack = {
    id: string;
    set: string;
    official?: boolean;
    cards?: Array<PackCard>;
    characters?: Array<PackCharacter>;
};
export type CheckOptions = {
    seat?: number;
};
export type ApplyOptions = {
    seat?: number;
    chance?: string[];
};
export type GameRecord = {
    game: string;
    rulesVersion: number;
    dataVersion: number;
    packs?: string[];
    start: unknown;
    moves: unknown[];
    definitions?: string;
    checks?: string;
    reached?: {
        moves: number;
        position: string;
        state: string;
    };
};
export type BotName = "random" | "greedy" | "search";
export type PlayoutOptions = {
    bot?: BotName | BotName[];
    seed?: string;
    decisions?: number;
    iterations?: number;
    seat?: number;
    first?: number;
};
export type SuggestOptions = {
    bot?: BotName;
    seed?: string;
    iterations?: number;
    milliseconds?: number;
};
export type Scenario = {
    format: "altmode-scenario/1";
    game: "deckbuilder";
    name?: string;
    source?: string;
    state: ScenarioState;
    steps?: ScenarioStep[];
};
export type ScenarioStep = {
    act?: ScenarioAction;
    seat?: number;
    chance?: string[];
    optional?: boolean;
    legal?: ScenarioAction[];
    illegal?: ScenarioAction[];
    expect?: {
        [name: string]: unknown;
    };
    events?: unknown[];
    forecast?: ScenarioForecast;
    error?: ScenarioError;
    why?: string;
    note?: string;
};
export type ScenarioError = {
    code?: string;
};
export type ScenarioForecast = {
    attacker: string | number;
    defender: string | number;
    seat?: number | "all";
    expect: {
        [field: string]: unknown;
    };
    tolerance?: number;
};
export interface ActionBase {
    id: number;
    label: string;
}
export interface PlayAction extends ActionBase {
    type: "play";
    card: number;
    cardName: string;
}
export interface MoveAction extends ActionBase {
    type: "move";
    space: string;
    cost: number;
}
export interface SearchAction extends ActionBase {
    type: "search";
    space: string;
    cost: number;
}
export interface BuyAction extends ActionBase {
    type: "buy";
    card: number;
    cardName: string;
    space?: string;
    cost: number;
}
export interface BattleAction extends ActionBase {
    type: "battle";
    card: number;
    cardName: string;
    space: string;
    cost: number;
}
export interface ConfrontAction extends ActionBase {
    type: "confront";
    card: number;
    cardName: string;
    space: string;
    cost: number;
}
export interface ClearAction extends ActionBase {
    type: "clear";
    card: number;
    cardName: string;
    space: string;
    cost: number;
}
export interface ConvertAction extends ActionBase {
    type: "convert";
    cost: number;
}
export interface UseAction extends ActionBase {
    type: "use";
    card?: number;
    cardName?: string;
    source: "card" | "character";
    ability: number;
    cost: number;
}
export interface SpendMoveAction extends ActionBase {
    type: "spend-move";
}
export interface EndTurnAction extends ActionBase {
    type: "end-turn";
}
export interface AssistAction extends ActionBase {
    type: "assist";
    card: number;
    cardName: string;
}
export interface BlockAction extends ActionBase {
    type: "block";
    card?: number;
    cardName?: string;
    source: "card" | "character";
    ability: number;
    cost: number;
}
export interface ChooseCardAction extends ActionBase {
    type: "choose";
    kind: "card";
    card: number;
    cardName: string;
}
export interface ChooseSpaceAction extends ActionBase {
    type: "choose";
    kind: "space";
    space: string;
}
export interface ChooseSeatAction extends ActionBase {
    type: "choose";
    kind: "seat";
    seat: number;
}
export interface ChooseOptionAction extends ActionBase {
    type: "choose";
    kind: "option";
    option: number;
}
export interface ChooseTriggerAction extends ActionBase {
    type: "choose";
    kind: "trigger";
    option: number;
    card?: number;
    cardName?: string;
}
export interface YesAction extends ActionBase {
    type: "yes";
}
export interface NoAction extends ActionBase {
    type: "no";
}
export interface DoneAction extends ActionBase {
    type: "done";
}
export interface DeclineAction extends ActionBase {
    type: "decline";
}
export type ChooseAction = ChooseCardAction | ChooseSpaceAction | ChooseSeatAction | ChooseOptionAction | ChooseTriggerAction;
export type Action = PlayAction | MoveAction | SearchAction | BuyAction | BattleAction | ConfrontAction | ClearAction | ConvertAction | UseAction | SpendMoveAction | EndTurnAction | AssistAction | BlockAction | ChooseAction | YesAction | NoAction | DoneAction | DeclineAction;
export type ActionInput = {
    id: number;
} | ActionFields;
export interface EventBase {
    text: string;
    by: Origin | null;
}
export interface TurnStartedEvent extends EventBase {
    type: "turn-started";
    seat: number;
    turn: number;
}
export interface ConvertedEvent extends EventBase {
    type: "converted";
    seat: number;
    mode: "alt" | "bot" | "team" | "combiner";
    forced: boolean;
}
export interface EnergonEvent extends EventBase {
    type: "energon";
    seat: number;
    amount: number;
    total: number;
}
export interface VpEvent extends EventBase {
    type: "vp";
    seat: number;
    amount: number;
    total: number;
}
export interface PowerEvent extends EventBase {
    type: "power";
    seat: number;
    amount: number;
    range: number;
    battle: boolean;
}
export interface PowerSpentEvent extends EventBase {
    type: "power-spent";
    seat: number;
    amount: number;
}
export interface MoveGainedEvent extends EventBase {
    type: "move-gained";
    seat: number;
    amount: number;
}
export interface MoveSpentEvent extends EventBase {
    type: "move-spent";
    seat: number;
    amount: number;
}
export interface MovedEvent extends EventBase {
    type: "moved";
    seat: number;
    from: string | null;
    to: string | null;
    teleport: boolean;
}
export interface FlippedEvent extends EventBase {
    type: "flipped";
    seat: number;
    space: string;
    card: EventCard | null;
}
export interface PlayedEvent extends EventBase {
    type: "played";
    seat: number;
    card: EventCard | null;
}
export interface UsedEvent extends EventBase {
    type: "used";
    seat: number;
    card: EventCard | null;
    cost: number;
}
export interface DrewEvent extends EventBase {
    type: "drew";
    seat: number;
    card: EventCard | null;
    left: number;
}
export interface ShuffledEvent extends EventBase {
    type: "shuffled";
    seat: number;
    cards: number;
}
export interface BoughtEvent extends EventBase {
    type: "bought";
    seat: number;
    card: EventCard | null;
    from: Zone;
    to: Zone;
    space: string | null;
}
export interface GainedEvent extends EventBase {
    type: "gained";
    seat: number;
    card: EventCard | null;
    from: Zone;
    to: Zone;
    space: string | null;
}
export interface DiscardedEvent extends EventBase {
    type: "discarded";
    seat: number;
    card: EventCard | null;
    from: Zone;
}
export interface PutOnTopEvent extends EventBase {
    type: "put-on-top";
    seat: number;
    card: EventCard | null;
}
export interface DestroyedEvent extends EventBase {
    type: "destroyed";
    seat?: number;
    card: EventCard | null;
    from: Zone;
    space: string | null;
}
export interface RepairedEvent extends EventBase {
    type: "repaired";
    seat: number;
    card: EventCard | null;
}
export interface AmbushedEvent extends EventBase {
    type: "ambushed";
    seat: number;
    card: EventCard | null;
}
export interface EncounterEvent extends EventBase {
    type: "encounter";
    card: EventCard | null;
    confrontation: boolean;
}
export interface NoEffectEvent extends EventBase {
    type: "no-effect";
    seat: number;
    card: EventCard | null;
}
export interface AttackedEvent extends EventBase {
    type: "attacked";
    seat: number;
}
export interface BlockedEvent extends EventBase {
    type: "blocked";
    seat: number;
    blocker: number;
}
export interface BattleStartedEvent extends EventBase {
    type: "battle-started";
    seat: number;
    space: string;
    card: EventCard | null;
    cost: number;
}
export interface AssistedEvent extends EventBase {
    type: "assisted";
    seat: number;
    card: EventCard | null;
    placed: boolean;
    defends: boolean;
}
export interface AssistResolvedEvent extends EventBase {
    type: "assist-resolved";
    seat: number;
    card: EventCard | null;
    defends: boolean;
    power: number;
    change: number;
    resolved: boolean;
}
export interface CostEvent extends EventBase {
    type: "cost";
    cost: number;
}
export interface BattleEndedEvent extends EventBase {
    type: "battle-ended";
    seat: number;
    won: boolean;
    power: number;
    change: number;
    cost: number;
}
export interface DefeatedEvent extends EventBase {
    type: "defeated";
    seat: number;
    card: EventCard | null;
    space: string;
}
export interface ClearedEvent extends EventBase {
    type: "cleared";
    seat: number;
    card: EventCard | null;
    space: string;
}
export interface RuinPlacedEvent extends EventBase {
    type: "ruin-placed";
    card: EventCard | null;
    space: string;
}
export interface ReshuffledEvent extends EventBase {
    type: "reshuffled";
    to: Zone;
    cards: number;
}
export interface SwappedEvent extends EventBase {
    type: "swapped";
    from: string;
    to: string;
}
export interface RefilledEvent extends EventBase {
    type: "refilled";
    space: string;
    left: number;
}
export interface BossRevealedEvent extends EventBase {
    type: "boss-revealed";
    card: EventCard | null;
    space: string;
}
export interface TurnEndedEvent extends EventBase {
    type: "turn-ended";
    seat: number;
}
export interface GameEndedEvent extends EventBase {
    type: "game-ended";
    winner: number | null;
    winners: Array<number>;
    reason?: string;
    scores: Array<number>;
    tokens: Array<number>;
    penalties: Array<number>;
    teams: Array<number>;
}
export type GameEvent = TurnStartedEvent | ConvertedEvent | EnergonEvent | VpEvent | PowerEvent | PowerSpentEvent | MoveGainedEvent | MoveSpentEvent | MovedEvent | FlippedEvent | PlayedEvent | UsedEvent | DrewEvent | ShuffledEvent | BoughtEvent | GainedEvent | DiscardedEvent | PutOnTopEvent | DestroyedEvent | RepairedEvent | AmbushedEvent | EncounterEvent | NoEffectEvent | AttackedEvent | BlockedEvent | BattleStartedEvent | AssistedEvent | AssistResolvedEvent | CostEvent | BattleEndedEvent | DefeatedEvent | ClearedEvent | RuinPlacedEvent | ReshuffledEvent | SwappedEvent | RefilledEvent | BossRevealedEvent | TurnEndedEvent | GameEndedEvent;
export type View = {
    observation: Observation;
    actions: Array<Action>;
    events: Array<GameEvent>;
    eventCount: number;
};
export type Refusal = {
    code: string;
    message: string;
};
export type PlayoutResult = {
    winner: number | null;
    over: boolean;
    decisions: number;
    turns: number;
    checksum: string;
};
export type PlayoutsResult = {
    games: number;
    wins: Array<number>;
    draws: number;
    unfinished: number;
    decisions: number;
    turns: number;
    checksum: string;
};
export type Suggestion = {
    action: Action;
    value: number | null;
    visits: number;
    actions: Array<Tried>;
};
export type Tried = {
    id: number;
    label: string;
    value: number;
    visits: number;
};
export type Version = {
    version: string;
    rules: number;
    data: number;
};
export type ScenarioResult = {
    name: string;
    passed: boolean;
    steps: number;
    failure: ScenarioFailure | null;
};
export type ScenarioFailure = {
    code: string;
    message: string;
    path: string;
    legal: Array<string>;
};
export type GameConfig = {
    seed?: string;
    mode?: Mode;
    sets?: string[];
    players: PlayerConfig[];
    first?: number | "random";
    ruins?: boolean;
    options?: Partial<OptionsView>;
    deck?: Partial<Record<DeckPart, (string | {
        card: string;
        count?: number;
    } | {
        set: string;
    })[]>>;
    swaps?: Swap[];
    allowUnknown?: boolean;
};
export type PlayerConfig = {
    character: string;
};
export type Swap = {
    out: string;
    in: string;
    count?: number;
};
export type ScenarioState = {
    mode?: Mode;
    options?: Partial<OptionsView>;
    seed?: string;
    active?: number;
    turn?: number;
    step?: "start" | "actions" | "end";
    rows?: number;
    columns?: number;
    players: ScenarioPlayer[];
    matrix?: ScenarioSpace[];
    main?: ScenarioCard[];
    box?: ScenarioCard[];
    ruins?: ScenarioCard[];
    ruinDiscard?: ScenarioCard[];
    encounters?: ScenarioCard[];
    encounterDiscard?: ScenarioCard[];
    damageStack?: ScenarioCard[];
    basics?: ScenarioCard[];
    destroyed?: ScenarioCard[];
};
export type ScenarioPlayer = {
    character: string;
    mode?: "alt" | "bot" | "team" | "combiner";
    at?: string;
    energon?: number;
    vp?: number;
    bosses?: number;
    moveSpent?: number;
    powerSpent?: number;
    move?: number;
    power?: number[];
    hand?: ScenarioCard[];
    deck?: ScenarioCard[];
    discard?: ScenarioCard[];
    played?: ScenarioCard[];
    damage?: ScenarioCard[];
    vault?: ScenarioCard[];
};
export type ScenarioCard = string | {
    card: string;
    as?: string;
};
export type ScenarioSpace = {
    card: string;
    as?: string;
    space: string;
    facedown?: boolean;
};
export type ScenarioAction = {
    type?: Action["type"] | "concede";
    card?: string;
    source?: "card" | "character";
    space?: string;
    seat?: number;
    ability?: number;
    option?: number;
    cost?: unknown;
};
export type Mode = "competitive" | "co-op" | "solo" | "tvt" | "1vm";
export type DeckPart = "main" | "bosses" | "ruins" | "encounters" | "damage" | "basics" | "starters";
export interface OriginBase {
    name: string;
}
export interface CardOrigin extends OriginBase {
    type: "card";
    id: number;
    card: string;
}
export interface CharacterOrigin extends OriginBase {
    type: "character";
    seat: number;
    character: string;
}
export interface ItemOrigin extends OriginBase {
    type: "item";
    item: string;
}
export interface RuleOrigin extends OriginBase {
    type: "rule";
    rule: string;
}
export type Origin = CardOrigin | CharacterOrigin | ItemOrigin | RuleOrigin;
export interface SentenceBase {
    text: string;
}
export interface TurnSentence extends SentenceBase {
    type: "turn";
}
export interface ConfrontSentence extends SentenceBase {
    type: "confront";
    adversary: string;
}
export interface AssistSentence extends SentenceBase {
    type: "assist";
    character: string;
    adversary: string;
}
export interface DefendBossSentence extends SentenceBase {
    type: "defend-boss";
    adversary: string;
}
export interface ResolveSentence extends SentenceBase {
    type: "resolve";
    character: string;
}
export interface BlockSentence extends SentenceBase {
    type: "block";
    attacker: string;
    character: string;
}
export interface MaySentence extends SentenceBase {
    type: "may";
    effect: string;
}
export interface PaySentence extends SentenceBase {
    type: "pay";
    cost: number;
    effect: string;
}
export interface TargetSentence extends SentenceBase {
    type: "target";
    effect: string;
    of: "card" | "space";
    count: number;
    fewer: boolean;
}
export interface StepSentence extends SentenceBase {
    type: "step";
    left: number;
}
export interface EffectsSentence extends SentenceBase {
    type: "effects";
}
export interface PlayerSentence extends SentenceBase {
    type: "player";
}
export interface AttackedSentence extends SentenceBase {
    type: "attacked";
}
export interface KeepSentence extends SentenceBase {
    type: "keep";
}
export interface DestroyForBossSentence extends SentenceBase {
    type: "destroy-for-boss";
    boss: string;
}
export interface OrderSentence extends SentenceBase {
    type: "order";
}
export interface HiddenSentence extends SentenceBase {
    type: "hidden";
}
export interface OtherSentence extends SentenceBase {
    type: "other";
}
export type Sentence = TurnSentence | ConfrontSentence | AssistSentence | DefendBossSentence | ResolveSentence | BlockSentence | MaySentence | PaySentence | TargetSentence | StepSentence | EffectsSentence | PlayerSentence | AttackedSentence | KeepSentence | DestroyForBossSentence | OrderSentence | HiddenSentence | OtherSentence;
export type QuestionKind = "turn" | "confront" | "assist" | "resolve-assist" | "block" | "choose-cards" | "keep-cards" | "choose-space" | "choose-seat" | "choose-option" | "choose-trigger" | "yes-no";
export type ActionFields = {
    id?: number;
    type: Action["type"] | "concede";
    kind?: ChooseAction["kind"];
    seat?: number;
    card?: number;
    cardName?: string;
    space?: string;
    cost?: number;
    source?: "card" | "character";
    ability?: number;
    option?: number;
};
export type Zone = "main-deck" | "box" | "matrix" | "destroyed" | "ruin-deck" | "ruin-discard" | "encounter-deck" | "encounter" | "encounter-discard" | "damage-stack" | "basics" | "deck" | "hand" | "discard" | "played" | "damage" | "vault" | "assist";
export type Observation = {
    game: "deckbuilder";
    seat: number | null;
    mode: Mode;
    options: OptionsView;
    turn: number;
    active: number;
    toAct: number | null;
    phase: "start" | "actions" | "battle" | "ambush" | "end" | "over";
    outcome: Outcome | null;
    decision: Question | null;
    rows: number;
    columns: number;
    matrix: Array<SpaceView>;
    mainDeck: number;
    stacks: [
        number,
        number,
        number,
        number
    ];
    basics: Array<CardView>;
    encounterDeck: number;
    encounterDiscard: Array<CardView>;
    damageStack: number;
    ruins: boolean;
    ruinDeck: number;
    ruinDiscard: Array<CardView>;
    destroyed: Array<CardView>;
    players: Array<PlayerView>;
    battle: BattleView | null;
    triggers: Array<TriggerView>;
};
export type Question = {
    seat: number;
    kind: QuestionKind;
    wanted: number;
    mayStop: boolean;
    card: CardView | null;
    attacked: number | null;
    source: Origin | null;
    sentence: Sentence;
};
export type CardView = {
    id?: number;
    card?: string;
    name?: string;
};
export type SpaceView = {
    space: string;
    row: number;
    column: number;
    card: CardView | null;
    faceup: boolean;
    cost: number | null;
    characters: Array<number>;
};
export type PlayerView = {
    character: string;
    name: string;
    faction: "autobot" | "decepticon";
    team: number;
    mode: "alt" | "bot" | "team" | "combiner";
    at: string | null;
    energon: number;
    vp: number;
    score: number | null;
    bosses: number;
    handSize: number;
    move: number;
    moveSpent: number;
    power: Array<PowerView>;
    ownPower: number;
    deck: number;
    knownDeck: Array<KnownView>;
    hand: Array<CardView>;
    discard: Array<CardView>;
    played: Array<CardView>;
    damage: Array<CardView>;
    damageLimit: number | null;
    vault: Array<CardView>;
};
export type PowerView = {
    range: number;
    amount: number;
};
export type KnownView = {
    index: number;
    card: CardView;
};
export type BattleView = {
    space: string;
    card: CardView;
    boss: boolean;
    cost: number;
    power: number;
    encounter: CardView | null;
    assists: Array<AssistView>;
};
export type AssistView = {
    seat: number;
    card: CardView;
    defends: boolean;
    resolved: boolean;
};
export type TriggerView = {
    card: CardView | null;
    upkeep: boolean;
};
export type OptionsView = {
    entry: "corner" | "edge" | "placed";
    energon: number;
    stepCost: number;
    searchCost: number;
    search: "own" | "adjacent" | "both";
    bossStacks: "by-level" | "random";
    bossCards: "added" | "replacing";
    bossArrival: "destroys" | "settles";
    bossAmbush: "ambush" | "none";
    refill: "before-draw" | "after-draw";
    encounter: "after-assists" | "before-assists";
    assistsEach: "one" | "many";
    robotAssists: "none" | "offensive";
    failedBattle: "spends" | "keeps";
    abilities: "once" | "unlimited";
    converts: "unlimited" | "once";
    clearing: "range" | "own";
    assistReward: "shared" | "active";
    assists: "offered" | "forced";
    schemes: "out" | "in";
    coopLoss: "deck" | "deck-or-damage";
    ties: "draw" | "shared";
    flight: "none" | "no-ambush";
    adjacency: "orthogonal" | "diagonal";
};
export type EventCard = {
    id: number;
    card: string;
    name: string;
};
export type Outcome = {
    winner: number | null;
    winners?: Array<number>;
    reason: string;
};
export type Card = {
    id: string;
    name: string;
    set: string;
    official: boolean;
    types: CardType[];
    faction: "autobot" | "decepticon" | null;
    level: number | null;
    cost: number | null;
    power: number | null;
    range: number | null;
    move: number | null;
    copies: number;
    tags: Array<string>;
    starter: string | null;
    vault: boolean;
    part: DeckPart;
    text: string;
    definition: unknown[];
    reward: unknown[];
    unknown: Array<string>;
    complete: boolean;
    note: string;
};
export type Character = {
    id: string;
    name: string;
    set: string;
    official: boolean;
    faction: "autobot" | "decepticon";
    combiner: boolean;
    alt: CharacterSide;
    bot: CharacterSide;
    starters: Array<string>;
    text: string;
    unknown: Array<string>;
    complete: boolean;
    note: string;
};
export type CharacterSide = {
    power: number;
    range: number;
    move: number;
    text: string;
    definition: unknown[];
};
export type CardSet = {
    id: string;
    name: string;
    official: boolean;
    cards: number;
    characters: number;
};
export type PackMistake = {
    card: string;
    path: string;
    message: string;
};
export type PackReport = {
    id: string;
    set: string;
    cards: number;
    characters: number;
    hash: string;
};
export type Standalone = {
    players: number;
    missing: Array<string>;
};
