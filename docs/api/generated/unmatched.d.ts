export type ForecastInput = {
    state: ScenarioState;
    attacker: number | string;
    defender: number | string;
} & ForecastOptions;
export type PackEffect = string | {
    [word: string]: unknown;
};
export type PackAbility = string | {
    [word: string]: unknown;
};
export type PackPart = string | {
    [word: string]: unknown;
};
export type PackSharedText = {
    id: string;
    text: Array<PackPart>;
};
export type PackFighter = {
    id: string;
    name: string;
    role: "hero" | "sidekick";
    count?: number;
    health: number;
    sidekick_health?: number | null;
    attack: "melee" | "ranged";
    move?: number | null;
    reserve?: boolean;
    size?: "usual" | "small" | "large";
    pronoun?: "they" | "she" | "he" | "it";
};
export type PackCard = {
    id: string;
    name: string;
    kind: "attack" | "defense" | "versatile" | "scheme";
    value?: number | null;
    boost?: number | null;
    boost_rolled?: boolean;
    copies: number;
    by?: Array<string>;
    tags?: Array<string>;
    syllables?: number;
    like?: string | null;
    text?: Array<PackPart> | null;
};
export type PackHero = {
    id: string;
    name: string;
    move: number;
    hand?: {
        start: number;
        limit: number;
    } | null;
    fighters: Array<PackFighter>;
    hero_of?: Array<string>;
    gear?: Array<{
        name: string;
        cards: Array<string>;
    }>;
    counters?: Array<{
        id: string;
        name: string;
        several?: string | null;
        start: number;
        most: number;
        verbs?: {
            gain: string;
            spend: string;
            noun: string;
        } | null;
        store?: string | null;
    }>;
    die?: {
        name: string;
        faces: Array<number>;
        reroll: string;
    } | null;
    terms?: Array<{
        name: string;
        is: string | {
            [word: string]: unknown;
        };
    }>;
    sidekick_of?: Array<string>;
    forms?: Array<{
        id: string;
        name: string;
        health?: number | null;
    }>;
    form_choice?: boolean;
    opening?: Array<string>;
    tokens?: {
        id: string;
        count: number;
        single?: boolean;
        spent?: boolean;
        trap?: boolean;
        on_paths?: boolean;
        removable?: boolean;
    } | null;
    pile?: {
        name: string;
        takes: "nothing" | "combat" | "discards";
        boosts?: boolean;
        syllables?: number | null;
    } | null;
    side?: Array<{
        id: string;
        name: string;
        feathers?: number;
        text?: Array<PackEffect>;
        abilities?: Array<PackAbility>;
    }>;
    spells?: Array<{
        id: string;
        needs: Array<string>;
        text: Array<PackEffect>;
    }>;
    lends?: string | null;
    facts?: Array<PackSharedText>;
    form_later?: boolean;
    words?: {
        form?: string | null;
        form_is?: string | null;
        side?: string | null;
        sides?: string | null;
    };
    abilities?: Array<PackAbility> | null;
    cards: Array<PackCard>;
};
export type PackBoard = {
    id: string;
    name: string;
    set: string;
    "same-as"?: string | null;
    players?: number;
    frame?: [
        number,
        number
    ];
    starts?: Array<string>;
    spaces?: Array<[
        string,
        number,
        number,
        Array<string>
    ]>;
    paths?: Array<string>;
    icons?: Array<string>;
    "one-way"?: Array<string>;
    passages?: Array<string>;
    "high-ground"?: Array<string>;
    doors?: Array<{
        name: string;
        cuts: Array<string>;
    }>;
    belt?: {
        path: Array<string>;
        bin: string;
    } | null;
    items?: {
        scheme: Array<string>;
        combat: Array<string>;
        tokens: Array<{
            name: string;
            value?: number | null;
            do?: Array<PackEffect>;
        }>;
    } | null;
    unverified?: Array<string>;
};
export type Pack = {
    set: string;
    texts?: Array<PackSharedText>;
    heroes?: Array<PackHero>;
    boards?: Array<PackBoard>;
};
export type CheckOptions = {
    seat?: number;
};
export type ApplyOptions = {
    seat?: number;
    chance?: (string | number)[];
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
    game: "unmatched";
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
export interface ManeuverAction extends ActionBase {
    type: "maneuver";
}
export interface AttackAction extends ActionBase {
    type: "attack";
    attacker: number;
    defender: number;
    as?: "face-up" | "ranged";
    card: number;
    cardName: string;
}
export interface SchemeAction extends ActionBase {
    type: "scheme";
    fighter?: number;
    card: number;
    cardName: string;
}
export interface ItemAction extends ActionBase {
    type: "item";
    fighter: number;
    item: string;
}
export interface BoostAction extends ActionBase {
    type: "boost";
    card: number;
    cardName: string;
}
export interface MoveAction extends ActionBase {
    type: "move";
    fighter: number;
    to: string;
    tail?: string;
}
export interface StepAction extends ActionBase {
    type: "step";
    fighter: number;
    to: string;
}
export interface DoorAction extends ActionBase {
    type: "door";
    fighter: number;
    to: "open" | "closed";
    door: string;
}
export interface DefendAction extends ActionBase {
    type: "defend";
    card: number;
    cardName: string;
}
export interface PlaceAction extends ActionBase {
    type: "place";
    fighter: number;
    to: string;
    tail?: string;
}
export interface ChooseFighterAction extends ActionBase {
    type: "choose";
    kind: "fighter";
    target: number;
}
export interface ChooseSpaceAction extends ActionBase {
    type: "choose";
    kind: "space";
    space: string;
}
export interface ChooseTokenAction extends ActionBase {
    type: "choose";
    kind: "token";
    token: string;
}
export interface ChoosePathAction extends ActionBase {
    type: "choose";
    kind: "path";
    path: string;
}
export interface ChooseCardAction extends ActionBase {
    type: "choose";
    kind: "card";
    card: number;
    cardName: string;
}
export interface ChooseOptionAction extends ActionBase {
    type: "choose";
    kind: "option";
    option: string;
}
export interface ChooseSeatAction extends ActionBase {
    type: "choose";
    kind: "seat";
    seat: number;
}
export interface ChooseTriggerAction extends ActionBase {
    type: "choose";
    kind: "trigger";
    trigger: string;
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
export type ChooseAction = ChooseFighterAction | ChooseSpaceAction | ChooseTokenAction | ChoosePathAction | ChooseCardAction | ChooseOptionAction | ChooseSeatAction | ChooseTriggerAction;
export type Action = ManeuverAction | AttackAction | SchemeAction | ItemAction | BoostAction | MoveAction | StepAction | DoorAction | DefendAction | PlaceAction | ChooseAction | YesAction | NoAction | DoneAction | DeclineAction;
export type ActionInput = {
    id: number;
} | ActionFields;
export interface EventBase {
    text: string;
    by: Origin | null;
}
export interface JoinedEvent extends EventBase {
    type: "joined";
    seat: number;
    fighter: number;
    health: number;
}
export interface TurnStartedEvent extends EventBase {
    type: "turn-started";
    seat: number;
    turn: number;
}
export interface DrewEvent extends EventBase {
    type: "drew";
    seat: number;
    card: EventCard | null;
    left: number;
}
export interface ExhaustedEvent extends EventBase {
    type: "exhausted";
    seat: number;
    missing: number;
}
export interface MovedEvent extends EventBase {
    type: "moved";
    fighter: number;
    from: string | null;
    to: string | null;
    path: Array<string>;
    tail?: string;
}
export interface PlacedEvent extends EventBase {
    type: "placed";
    fighter: number;
    from: string | null;
    to: string | null;
    tail?: string;
}
export interface SwappedEvent extends EventBase {
    type: "swapped";
    fighters: [
        number,
        number
    ];
}
export interface ItemUsedEvent extends EventBase {
    type: "item-used";
    seat: number;
    fighter: number;
    item: string;
}
export interface DoorEvent extends EventBase {
    type: "door";
    fighter: number;
    to: "open" | "closed";
    door: string;
}
export interface AttackedEvent extends EventBase {
    type: "attacked";
    seat: number;
    attacker: number;
    defender: number;
    bonus?: string;
}
export interface AnnouncedEvent extends EventBase {
    type: "announced";
    seat: number;
    value?: number;
}
export interface DefendedEvent extends EventBase {
    type: "defended";
    seat: number;
    fighter: number;
    withCard: boolean;
}
export interface RevealedEvent extends EventBase {
    type: "revealed";
    attack: EventCard | null;
    defense: EventCard | null;
}
export interface SchemedEvent extends EventBase {
    type: "schemed";
    seat: number;
    fighter: number;
    card: EventCard | null;
}
export interface BoostedEvent extends EventBase {
    type: "boosted";
    seat: number;
    card: EventCard | null;
    boost: number;
}
export interface CancelledEvent extends EventBase {
    type: "cancelled";
    seat: number;
}
export interface ValueEvent extends EventBase {
    type: "value";
    seat: number;
    value: number;
}
export interface TotalsEvent extends EventBase {
    type: "totals";
    attack: number;
    defense: number;
}
export interface DamagedEvent extends EventBase {
    type: "damaged";
    fighter: number;
    amount: number;
    health: number;
    combat: boolean;
}
export interface RecoveredEvent extends EventBase {
    type: "recovered";
    fighter: number;
    amount: number;
    health: number;
}
export interface DefeatedEvent extends EventBase {
    type: "defeated";
    fighter: number;
}
export interface RolledEvent extends EventBase {
    type: "rolled";
    seat: number;
    value: number;
}
export interface CounterEvent extends EventBase {
    type: "counter";
    seat: number;
    counter: string;
    count: number;
}
export interface ReturnedEvent extends EventBase {
    type: "returned";
    fighter: number;
    to: string | null;
    health: number;
}
export interface DiscardedEvent extends EventBase {
    type: "discarded";
    seat: number;
    card: EventCard | null;
    from: Place;
    owner?: number;
}
export interface CardMovedEvent extends EventBase {
    type: "card-moved";
    seat: number;
    card: EventCard | null;
    from: Place;
    to: Place;
    holder?: number;
}
export interface ShownEvent extends EventBase {
    type: "shown";
    seat: number;
    cards: Array<EventCard | null>;
}
export interface ShuffledEvent extends EventBase {
    type: "shuffled";
    seat: number;
    cards: number;
}
export interface SideShuffledEvent extends EventBase {
    type: "side-shuffled";
    seat: number;
}
export interface ActionsEvent extends EventBase {
    type: "actions";
    seat: number;
    left: number;
}
export interface TokenEvent extends EventBase {
    type: "token";
    seat: number;
    from: string | null;
    to: string | null;
    token: string;
}
export interface PredictedEvent extends EventBase {
    type: "predicted";
    seat: number;
    value: number;
}
export interface FormEvent extends EventBase {
    type: "form";
    seat: number;
    form: string | null;
}
export interface CombatEndedEvent extends EventBase {
    type: "combat-ended";
    won: "attack" | "defense";
    damage: number;
}
export interface SeatOutEvent extends EventBase {
    type: "seat-out";
    seat: number;
}
export interface GameEndedEvent extends EventBase {
    type: "game-ended";
    winner: number | null;
    winners: Array<number>;
}
export type GameEvent = JoinedEvent | TurnStartedEvent | DrewEvent | ExhaustedEvent | MovedEvent | PlacedEvent | SwappedEvent | ItemUsedEvent | DoorEvent | AttackedEvent | AnnouncedEvent | DefendedEvent | RevealedEvent | SchemedEvent | BoostedEvent | CancelledEvent | ValueEvent | TotalsEvent | DamagedEvent | RecoveredEvent | DefeatedEvent | RolledEvent | CounterEvent | ReturnedEvent | DiscardedEvent | CardMovedEvent | ShownEvent | ShuffledEvent | SideShuffledEvent | ActionsEvent | TokenEvent | PredictedEvent | FormEvent | CombatEndedEvent | SeatOutEvent | GameEndedEvent;
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
    board: string;
    mode?: "duel" | "teams" | "free-for-all";
    first?: number;
    players: PlayerConfig[];
    facts?: {
        [fact: string]: boolean;
    };
    items?: "all" | string[];
    allowUnimplemented?: boolean;
};
export type PlayerConfig = {
    hero: string;
    team?: number;
    options?: PlayerOptions;
};
export type PlayerOptions = {
    sidekick?: string;
    form?: string;
    hero?: string;
    gear?: string[];
    die?: number[];
};
export type ForecastOptions = {
    card?: number | string;
    as?: "face-up" | "ranged";
    seat?: number | "all";
    policy?: ForecastPolicy;
};
export type ScenarioState = {
    board: string;
    mode?: "duel" | "teams" | "free-for-all";
    active?: number;
    turn?: number;
    actions?: number;
    actionsTaken?: number;
    seed?: string;
    players: ScenarioPlayer[];
    tokens?: ScenarioToken[];
    doors?: {
        [door: string]: "open" | "closed";
    };
    items?: ScenarioItem[];
    phase?: "set-up" | "start" | "action";
    first?: number;
    facts?: {
        [fact: string]: boolean;
    };
    history?: ScenarioHistory[];
};
export type ScenarioPlayer = {
    hero: string;
    options?: PlayerOptions;
    team?: number;
    fighters?: ScenarioFighter[];
    hand?: ScenarioCard[];
    deck?: ScenarioCard[];
    discard?: ScenarioCard[];
    aside?: ScenarioCard[];
    front?: ScenarioCard[];
    counters?: {
        [counter: string]: number;
    };
    form?: string;
    start?: string;
    side?: ScenarioCard[];
};
export type ScenarioFighter = {
    fighter: string;
    as?: string;
    at?: string;
    tail?: string;
    health?: number;
    defeated?: boolean;
    offBoard?: boolean;
    began?: string;
    held?: boolean;
    attacked?: boolean;
    left?: boolean;
};
export type ScenarioCard = string | {
    card: string;
    as?: string;
};
export type ScenarioToken = {
    token: string;
    owner?: number;
    at: string;
};
export type ScenarioItem = {
    item: string;
    at: string;
};
export type ScenarioHistory = {
    won?: number;
    lost?: number;
    maneuvers?: number;
    schemes?: number;
    attacks?: number;
    boosted?: number;
    dealt?: number;
    played?: number;
};
export type ScenarioAction = {
    type?: Action["type"] | "concede";
    kind?: Extract<Action, {
        kind: string;
    }>["kind"];
    attacker?: string;
    defender?: string;
    card?: string;
    as?: "face-up" | "ranged";
    fighter?: string;
    to?: string;
    tail?: string;
    path?: string[] | string;
    item?: string;
    door?: string;
    target?: string;
    space?: string;
    token?: string;
    option?: string | number;
    seat?: number;
    trigger?: string;
};
export type ForecastPolicy = "none" | "random" | "best-defense";
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
export interface MaySentence extends SentenceBase {
    type: "may";
    effect: string;
    then?: string;
    otherwise?: string;
}
export interface TargetSentence extends SentenceBase {
    type: "target";
    effect: string;
    of: "fighter" | "card" | "space" | "token" | "path" | "spaces";
    count: number;
    fewer: boolean;
}
export interface ChoiceSentence extends SentenceBase {
    type: "choice";
    effect: string;
}
export interface EffectsSentence extends SentenceBase {
    type: "effects";
    count: number;
}
export interface PaySentence extends SentenceBase {
    type: "pay";
    effect: string;
}
export interface SpendSentence extends SentenceBase {
    type: "spend";
    counters: string;
}
export interface TurnUpSentence extends SentenceBase {
    type: "turn-up";
}
export interface IgnoreDiscardSentence extends SentenceBase {
    type: "ignore-discard";
}
export interface ProtectHandSentence extends SentenceBase {
    type: "protect-hand";
}
export interface RollAgainSentence extends SentenceBase {
    type: "roll-again";
    die: string;
    rolled: number;
}
export interface OpponentSentence extends SentenceBase {
    type: "opponent";
}
export interface OrderSentence extends SentenceBase {
    type: "order";
}
export interface SidekickSentence extends SentenceBase {
    type: "sidekick";
}
export interface HeroSentence extends SentenceBase {
    type: "hero";
}
export interface GearSentence extends SentenceBase {
    type: "gear";
}
export interface FormSentence extends SentenceBase {
    type: "form";
}
export interface PlaceSentence extends SentenceBase {
    type: "place";
    fighter: string;
}
export interface ActionSentence extends SentenceBase {
    type: "action";
    left: number;
}
export interface BoostManeuverSentence extends SentenceBase {
    type: "boost-maneuver";
}
export interface BoostCardSentence extends SentenceBase {
    type: "boost-card";
}
export interface BoostAttackSentence extends SentenceBase {
    type: "boost-attack";
    fighter: string;
}
export interface ManeuverSentence extends SentenceBase {
    type: "maneuver";
}
export interface StepSentence extends SentenceBase {
    type: "step";
    fighter: string;
    left: number;
}
export interface ClearPathsSentence extends SentenceBase {
    type: "clear-paths";
}
export interface DefendSentence extends SentenceBase {
    type: "defend";
    fighter: string;
    attacker: string;
}
export interface PredictSentence extends SentenceBase {
    type: "predict";
}
export interface HandLimitSentence extends SentenceBase {
    type: "hand-limit";
    count: number;
    limit: number;
}
export interface AssignSentence extends SentenceBase {
    type: "assign";
    fighter: string;
}
export interface UseItemSentence extends SentenceBase {
    type: "use-item";
    item: string;
    fighter: string;
}
export interface OtherSentence extends SentenceBase {
    type: "other";
}
export type Sentence = MaySentence | TargetSentence | ChoiceSentence | EffectsSentence | PaySentence | SpendSentence | TurnUpSentence | IgnoreDiscardSentence | ProtectHandSentence | RollAgainSentence | OpponentSentence | OrderSentence | SidekickSentence | HeroSentence | GearSentence | FormSentence | PlaceSentence | ActionSentence | BoostManeuverSentence | BoostCardSentence | BoostAttackSentence | ManeuverSentence | StepSentence | ClearPathsSentence | DefendSentence | PredictSentence | HandLimitSentence | AssignSentence | UseItemSentence | OtherSentence;
export type QuestionKind = "set-up" | "place-fighter" | "action" | "boost" | "attack-boost" | "move" | "walk" | "choose-space" | "defense" | "choose-fighters" | "choose-cards" | "choose-token" | "choose-path" | "predict" | "choose-option" | "choose-seat" | "choose-trigger" | "yes-no" | "hand-limit" | "assign-damage" | "item";
export type ActionFields = {
    id?: number;
    type: Action["type"] | "concede";
    kind?: ChooseAction["kind"];
    seat?: number;
    attacker?: number;
    defender?: number;
    as?: "face-up" | "ranged";
    card?: number;
    cardName?: string;
    fighter?: number;
    item?: string;
    to?: string;
    tail?: string;
    door?: string;
    target?: number;
    space?: string;
    token?: string;
    path?: PathInput;
    option?: OptionInput;
    trigger?: string;
};
export type OptionInput = string | number;
export type PathInput = string | Array<string>;
export type Place = "deck" | "hand" | "discard" | "combat" | "scheme" | "aside" | "front" | "side" | "removed";
export type Observation = {
    game: "unmatched";
    seat: number | null;
    board: string;
    mode: "duel" | "teams" | "free-for-all";
    turn: number;
    active: number;
    toAct: number | null;
    phase: "set-up" | "start" | "action" | "maneuver" | "combat" | "scheme" | "end" | "over";
    actions: number;
    outcome: Outcome | null;
    decision: Question | null;
    players: Array<PlayerView>;
    fighters: Array<FighterView>;
    combat: CombatView | null;
    scheme: CardView | null;
    lasting: Array<LastingView>;
    tokens?: Array<TokenView>;
    doors?: Array<DoorView>;
    items?: Array<ItemView>;
};
export type Question = {
    seat: number;
    kind: QuestionKind;
    wanted: number;
    mayStop: boolean;
    fighter: number | null;
    source: Origin | null;
    sentence: Sentence;
};
export type CardView = {
    id?: number;
    card?: string;
    name?: string;
    back?: string;
    index?: number;
};
export type PlayerView = {
    hero: string;
    team: number;
    deck: number;
    knownDeck: Array<CardView>;
    hand: Array<CardView>;
    discard: Array<CardView>;
    aside?: Array<CardView>;
    syllables?: number;
    front?: Array<CardView>;
    side?: Array<CardView>;
    counters?: Array<CounterView>;
    start: string;
    actionsTaken: number;
    history: HistoryView;
    form?: string;
    supply?: number;
    out: boolean;
    dormant: boolean;
    sidekick?: string;
};
export type CounterView = {
    counter: string;
    count: number;
    most: number;
};
export type HistoryView = {
    won: number;
    lost: number;
    attacks: number;
    maneuvers: number;
    schemes: number;
    boosted: number;
    played: number;
};
export type FighterView = {
    id: number;
    fighter: string;
    name: string;
    owner: number;
    hero: boolean;
    attack: "melee" | "ranged";
    size?: "small" | "large";
    at: string | null;
    tail?: string;
    zones: Array<string>;
    health: number;
    fullHealth: number;
    move: number;
    defeated: boolean;
    offBoard: boolean;
    held: boolean;
    began: string | null;
};
export type CombatView = {
    attacker: number;
    defender: number;
    attack: CombatCard;
    defense: CombatCard | null;
    revealed: boolean;
    announced?: number;
    damage: number | null;
    won: "attack" | "defense" | null;
};
export type CombatCard = {
    id?: number;
    card?: string;
    name?: string;
    boost?: CardView;
    item?: string;
    predicted?: number;
    value: number | null;
    ignored: boolean;
    locked: boolean;
    cancelled: boolean;
};
export type LastingView = {
    seat: number;
    fighters: Array<number>;
    until: "combat" | "attack" | "maneuver" | "turn" | "end-of-maneuver" | "end-of-turn" | "next-turn";
};
export type TokenView = {
    token: string;
    owner: number;
    at: string;
};
export type DoorView = {
    door: string;
    closed: boolean;
};
export type ItemView = {
    item: string;
    at: string;
};
export type EventCard = {
    id: number;
    card: string;
    name: string;
};
export type Forecast = {
    damage: Array<number>;
    expected: number;
    min: number;
    max: number;
    defeat: number;
    won: number;
    attack: Array<number>;
    defense: Array<number>;
    responses: Array<ResponseOdds>;
    others: Array<OtherOdds>;
    explain: Array<ForecastContribution>;
    card: string | null;
    policy: ForecastPolicy;
    exact: boolean;
    why: string | null;
    assumptions: Array<string>;
};
export type ForecastNumber = "attack" | "defense" | "lessDamage" | "mostDamage" | "health";
export type ForecastContribution = {
    side: "attacker" | "defender";
    of: ForecastNumber;
    from: "base" | "ability" | "effect" | "board" | "cards";
    source: string | null;
    amount: number;
};
export type ResponseOdds = {
    card: string | null;
    chance: number;
    damage: number;
    defeat: number;
};
export type OtherOdds = {
    fighter: number;
    expected: number;
    defeat: number;
};
export type AttackOdds = {
    attacker: number;
    defender: number;
    card: number;
    cardName: string;
    as?: "face-up" | "ranged";
    expected: number;
    defeat: number;
    won: number;
};
export type Outcome = {
    winner: number | null;
    winners?: Array<number>;
    reason: string;
};
export type PackReport = {
    set: string;
    heroes: Array<string>;
    boards: Array<string>;
    cards: number;
    hash: string;
};
export type Hero = {
    id: string;
    name: string;
    set: string;
    move: number;
    attack: "melee" | "ranged";
    health: number;
    hand?: {
        start: number;
        limit: number;
    };
    fighters: Array<HeroFighter>;
    sidekickOf?: Array<string>;
    deck: Array<DeckEntry>;
    text: string;
    definition: unknown[] | null;
    implemented: boolean;
};
export type HeroFighter = {
    id: string;
    name: string;
    role: "hero" | "sidekick";
    count: number;
    health: number;
    attack: "melee" | "ranged";
    move: number;
    offBoard: boolean;
    size?: "small" | "large";
};
export type DeckEntry = {
    card: string;
    copies: number;
};
export type Card = {
    id: string;
    hero: string;
    name: string;
    kind: "attack" | "defense" | "versatile" | "scheme";
    value: number | null;
    boost: number | null;
    boostRolled?: boolean;
    by: Array<string>;
    tags: Array<string>;
    syllables?: number;
    copies: number;
    text: string;
    definition: unknown[] | null;
    implemented: boolean;
};
export type Board = {
    id: string;
    name: string;
    set: string;
    players: number;
    frame: [
        number,
        number
    ];
    spaces: Array<BoardSpace>;
    starts: Array<string>;
    special: Special;
    unverified?: Array<string>;
};
export type BoardSpace = {
    id: string;
    x: number;
    y: number;
    zones: Array<string>;
    near: Array<string>;
};
export type Special = {
    oneWay?: Array<string>;
    passages?: Array<string>;
    highGround?: Array<string>;
    doors?: Array<{
        name: string;
        cuts: Array<string>;
    }>;
    belt?: {
        path: Array<string>;
        bin: string;
    };
    items?: BoardItems;
};
export type BoardItems = {
    scheme: Array<string>;
    combat: Array<string>;
    tokens: Array<BoardItem>;
};
export type BoardItem = {
    name: string;
    value: number | null;
    text: string;
};
