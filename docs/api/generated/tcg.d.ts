export type Definition = unknown[] | null;
export type CardOf<Kind extends CardBase["kind"], Null extends keyof CardBase, Set extends keyof CardBase> = {
    [Name in keyof CardBase]: Name extends "kind" ? Kind : Name extends Null ? null : Name extends Set ? NonNullable<CardBase[Name]> : CardBase[Name];
};
export type BattleCard = CardOf<"battle", "characterKind" | "health" | "modes" | "startMode" | "flips" | "slots" | "target" | "targetKind" | "oneUse", "type">;
export type CharacterCard = CardOf<"character" | "combiner", "type" | "subtype" | "attackMod" | "defenseMod" | "target" | "targetKind" | "oneUse", "characterKind" | "health" | "modes" | "startMode" | "flips" | "slots">;
export type StratagemCard = CardOf<"stratagem", "type" | "subtype" | "attackMod" | "defenseMod" | "characterKind" | "health" | "modes" | "startMode" | "flips" | "slots", "target" | "targetKind" | "oneUse">;
export type Card = BattleCard | CharacterCard | StratagemCard;
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
export type Slot = "weapon" | "armor" | "utility";
export type Faction = "neutral" | "autobot" | "decepticon" | "mercenary";
export type Icon = "orange" | "blue" | "white" | "green" | "black";
export type Rarity = "common" | "uncommon" | "rare" | "super-rare";
export type CharacterKind = "standard" | "triple-changer" | "combiner-component" | "combiner" | "battle-master" | "weaponizer" | "micromaster" | "mini-cassette" | "deployer" | "titan" | "titan-minion" | "titan-master-head" | "titan-master-body" | "titan-master-head-and-body";
export type StratagemTarget = "character" | "name" | "trait" | "faction";
export type Trait = "aerialbot" | "air-strike-patrol" | "battle-master" | "battle-patrol" | "beast" | "boat" | "car" | "constructicon" | "dinobot" | "dreadwing" | "firecon" | "guardian" | "helicopter" | "insecticon" | "leader" | "melee" | "mini-cassette" | "motorcycle" | "off-road-patrol" | "omnibot" | "plane" | "predacon" | "ranged" | "rescue-patrol" | "sentinel" | "spaceship" | "specialist" | "sports-car-patrol" | "spy-patrol" | "stunticon" | "tank" | "titan" | "titan-master" | "train" | "truck" | "weaponizer" | "wrecker";
export type PackAbility = string | {
    [word: string]: unknown;
};
export type PackBattleCard = {
    id: string;
    name: string;
    kind: "action" | "secret" | "weapon" | "armor" | "utility";
    faction?: Faction;
    stars?: number;
    icons?: Array<Icon>;
    hybrid?: Array<Trait | null>;
    attack?: number;
    defense?: number;
    fills?: Array<Slot>;
    rarity: Rarity;
    "reprint-of"?: string | null;
    banned?: string | null;
    abilities?: Array<PackAbility> | null;
};
export type PackFace = {
    mode: Mode;
    attack?: number;
    defense?: number;
    traits?: Array<Trait>;
    bonus?: [
        number,
        number,
        number
    ] | null;
    abilities?: Array<PackAbility> | null;
};
export type PackUpgradeSide = {
    name: string;
    kind: "action" | "secret" | "weapon" | "armor" | "utility";
    attack?: number;
    defense?: number;
    abilities?: Array<PackAbility> | null;
};
export type PackCharacterCard = {
    id: string;
    name: string;
    subtitle?: string;
    kind: CharacterKind;
    faction: Faction;
    stars: number;
    health: number;
    rarity?: Rarity | null;
    modes: Array<PackFace>;
    start?: Mode | null;
    flips?: boolean;
    slots?: [
        number,
        number,
        number
    ] | null;
    parts?: Array<string>;
    "upgrade-sides"?: Array<PackUpgradeSide>;
};
export type PackStratagemCard = {
    id: string;
    name: string;
    faction: Faction;
    stars: number;
    target: string;
    "target-kind": StratagemTarget;
    "one-use"?: boolean;
    rarity?: Rarity | null;
    abilities?: Array<PackAbility> | null;
};
export type Pack = {
    set: string;
    "set-name": string;
    battle?: Array<PackBattleCard>;
    characters?: Array<PackCharacterCard>;
    stratagems?: Array<PackStratagemCard>;
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
    bot?: BotName | [
        BotName,
        BotName
    ];
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
    game?: "tcg";
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
export interface FlipAction extends ActionBase {
    type: "flip";
    character: number;
    characterName: string;
    to: Mode;
}
export interface PlayActionAction extends ActionBase {
    type: "play-action";
    card: number;
    cardName: string;
}
export interface PlayUpgradeAction extends ActionBase {
    type: "play-upgrade";
    card: number;
    cardName: string;
    on: number;
    onName: string;
    slot: Slot;
}
export interface TapAbilityAction extends ActionBase {
    type: "tap-ability";
    character: number;
    characterName: string;
}
export interface EndMainAction extends ActionBase {
    type: "end-main";
}
export interface AttackAction extends ActionBase {
    type: "attack";
    attacker?: number;
    attackerName?: string;
    defender?: number;
    defenderName?: string;
}
export interface ChooseCharacterAction extends ActionBase {
    type: "choose";
    kind: "character";
    target: number;
    targetName: string;
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
    card?: number;
    cardName?: string;
    option: string;
}
export interface ChooseTriggerAction extends ActionBase {
    type: "choose";
    kind: "trigger";
    trigger: number;
    triggerName: string;
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
export interface RevealAction extends ActionBase {
    type: "reveal";
    card: number;
    cardName: string;
}
export interface SwapGreenAction extends ActionBase {
    type: "swap-green";
    card: number;
    cardName: string;
    with: number;
    withName: string;
}
export interface DeclineAction extends ActionBase {
    type: "decline";
}
export type ChooseAction = ChooseCharacterAction | ChooseCardAction | ChooseOptionAction | ChooseTriggerAction;
export type Action = FlipAction | PlayActionAction | PlayUpgradeAction | TapAbilityAction | EndMainAction | AttackAction | ChooseAction | YesAction | NoAction | DoneAction | RevealAction | SwapGreenAction | DeclineAction;
export type ActionInput = {
    id: number;
} | ActionFields;
export interface EventBase {
    text: string;
    by: Origin | null;
}
export interface GameStartedEvent extends EventBase {
    type: "game-started";
    seat: number;
}
export interface TurnStartedEvent extends EventBase {
    type: "turn-started";
    seat: number;
    turn: number;
}
export interface TurnEndedEvent extends EventBase {
    type: "turn-ended";
    seat: number;
    turn: number;
}
export interface MovedEvent extends EventBase {
    type: "moved";
    seat: number;
    card?: number;
    cardId?: string;
    cardName?: string;
    from: Place;
    to: Place;
    slot?: Slot;
    character?: number;
    characterName?: string;
}
export interface ShuffledEvent extends EventBase {
    type: "shuffled";
    seat: number;
}
export interface ReshuffledEvent extends EventBase {
    type: "reshuffled";
    seat: number;
    cards?: Array<CardView>;
    count: number;
}
export interface ShownEvent extends EventBase {
    type: "shown";
    seat: number;
    cards: Array<CardView>;
    count: number;
    faceDown?: true;
}
export interface PlayedEvent extends EventBase {
    type: "played";
    seat: number;
    card?: number;
    cardId?: string;
    cardName?: string;
    faceDown: boolean;
}
export interface RevealedEvent extends EventBase {
    type: "revealed";
    seat: number;
    card?: number;
    cardId?: string;
    cardName?: string;
}
export interface NamedEvent extends EventBase {
    type: "named";
    seat: number;
    cardName: string;
}
export interface CancelledEvent extends EventBase {
    type: "cancelled";
    card?: number;
    cardId?: string;
    cardName?: string;
}
export interface FlippedEvent extends EventBase {
    type: "flipped";
    character: number;
    characterName: string;
    mode: Mode;
}
export interface TappedEvent extends EventBase {
    type: "tapped";
    character: number;
    characterName: string;
}
export interface UntappedEvent extends EventBase {
    type: "untapped";
    character: number;
    characterName: string;
}
export interface TapAbilityUsedEvent extends EventBase {
    type: "tap-ability-used";
    character: number;
    characterName: string;
}
export interface AttacksEvent extends EventBase {
    type: "attacks";
    character: number;
    characterName: string;
    attacker: number;
}
export interface DefendsEvent extends EventBase {
    type: "defends";
    character: number;
    characterName: string;
    defender: number;
}
export interface FlipsCountedEvent extends EventBase {
    type: "flips-counted";
    attack: number;
    bold: number;
    defense: number;
    tough: number;
}
export interface BattleFlipEvent extends EventBase {
    type: "battle-flip";
    seat: number;
    card?: number;
    cardId?: string;
    cardName?: string;
    bonus: number;
    pierce: number;
}
export interface WhiteBonusEvent extends EventBase {
    type: "white-bonus";
    seat: number;
    flips: number;
}
export interface TotalsEvent extends EventBase {
    type: "totals";
    attack: number;
    defense: number;
    pierce: number;
    attackBonus: number;
    defenseBonus: number;
}
export interface DamagedEvent extends EventBase {
    type: "damaged";
    character: number;
    characterName: string;
    source?: number;
    sourceName?: string;
    amount: number;
    total: number;
    attackDamage: boolean;
}
export interface RepairedEvent extends EventBase {
    type: "repaired";
    character: number;
    characterName: string;
    amount: number;
    total: number;
}
export interface DamageMovedEvent extends EventBase {
    type: "damage-moved";
    character: number;
    characterName: string;
    source: number;
    sourceName: string;
    amount: number;
}
export interface DamageMovedToUpgradeEvent extends EventBase {
    type: "damage-moved-to-upgrade";
    character: number;
    characterName: string;
    source: number;
    sourceName: string;
    amount: number;
    total: number;
}
export interface DamageChangedEvent extends EventBase {
    type: "damage-changed";
    character: number;
    characterName: string;
    source?: number;
    sourceName?: string;
    amount: number;
    before: number;
}
export interface KoEvent extends EventBase {
    type: "ko";
    character: number;
    characterName: string;
    total: number;
}
export interface ReturnedEvent extends EventBase {
    type: "returned";
    character: number;
    characterName: string;
    total: number;
}
export interface EntersKoEvent extends EventBase {
    type: "enters-ko";
    character: number;
    characterName: string;
    mode: Mode;
    total: number;
}
export interface DeployedEvent extends EventBase {
    type: "deployed";
    character: number;
    characterName: string;
    mode: Mode;
}
export interface CombinedEvent extends EventBase {
    type: "combined";
    character: number;
    characterName: string;
    mode: Mode;
    characters: Array<number>;
    total: number;
}
export interface HeadPutEvent extends EventBase {
    type: "head-put";
    character: number;
    characterName: string;
    source: number;
    sourceName: string;
}
export interface TurnedOverEvent extends EventBase {
    type: "turned-over";
    card: number;
    cardId: string;
    cardName: string;
}
export interface TowerEvent extends EventBase {
    type: "tower";
    seat: number;
    total: number;
}
export interface AbilityUsedEvent extends EventBase {
    type: "ability-used";
    seat: number;
    source?: number;
    sourceName?: string;
}
export interface BattleEndedEvent extends EventBase {
    type: "battle-ended";
}
export interface GameEndedEvent extends EventBase {
    type: "game-ended";
    winner?: number;
}
export type GameEvent = GameStartedEvent | TurnStartedEvent | TurnEndedEvent | MovedEvent | ShuffledEvent | ReshuffledEvent | ShownEvent | PlayedEvent | RevealedEvent | NamedEvent | CancelledEvent | FlippedEvent | TappedEvent | UntappedEvent | TapAbilityUsedEvent | AttacksEvent | DefendsEvent | FlipsCountedEvent | BattleFlipEvent | WhiteBonusEvent | TotalsEvent | DamagedEvent | RepairedEvent | DamageMovedEvent | DamageMovedToUpgradeEvent | DamageChangedEvent | KoEvent | ReturnedEvent | EntersKoEvent | DeployedEvent | CombinedEvent | HeadPutEvent | TurnedOverEvent | TowerEvent | AbilityUsedEvent | BattleEndedEvent | GameEndedEvent;
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
    wins: [
        number,
        number
    ];
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
export type ForecastCard = string | ForecastCardByName | ForecastCardByIcons;
export type ScenarioCard = string | Omit<Exclude<ScenarioUpgrade, string>, "slot" | "damage">;
export type ScenarioName = string | number;
export type Keyword = "bold" | "tough" | "pierce" | "focus" | "safeguard" | "brave" | "stealth";
export type ForecastPolicy = "best-attack" | "best-defense" | "keep";
export type GameConfig = {
    seed?: string;
    format?: "standard" | "basic" | "constructed" | "sealed" | "draft" | "turbo";
    rulings?: "core" | "updated";
    players: [
        Deck,
        Deck
    ];
    first?: 0 | 1;
    allowUnimplemented?: boolean;
    openDecks?: boolean;
    damage?: [
        number[],
        number[]
    ];
};
export type ForecastInput = {
    attacker: ForecastCharacter;
    defender: ForecastCharacter;
    attackerDeck: ForecastDeck;
    defenderDeck: ForecastDeck;
    attackerTeam?: ForecastCharacter[];
    defenderTeam?: ForecastCharacter[];
    attackerStratagems?: string[];
    defenderStratagems?: string[];
    attackerHand?: number | ForecastCard[];
    defenderHand?: number | ForecastCard[];
    attackerKo?: (ScenarioCharacter | ScenarioCard)[];
    defenderKo?: (ScenarioCharacter | ScenarioCard)[];
    attackerTower?: number;
    defenderTower?: number;
    policy?: ForecastPolicy | ForecastSides;
    rulings?: "core" | "updated";
};
export type ForecastCharacter = string | {
    card?: string;
    mode?: Mode;
    upgrades?: ScenarioUpgrade[];
    tapped?: boolean;
    counters?: number;
    under?: (ScenarioCharacter | ScenarioCard)[];
    head?: ScenarioCharacter;
    damage?: number;
    attack?: number;
    defense?: number;
    health?: number;
    bold?: number;
    tough?: number;
    pierce?: number;
    focus?: number;
    safeguard?: number;
    extraFlips?: number;
    whiteBonus?: number;
    mostFlips?: number;
    mostDamage?: number;
};
export type ForecastDeck = Deck | ForecastCard[] | {
    cards: ForecastCard[];
    top?: ForecastCard[];
    bottom?: ForecastCard[];
    scrap?: ForecastCard[];
};
export type ForecastCardByName = {
    card: string;
    count?: number;
};
export type ForecastCardByIcons = {
    icons: Icon[];
    count?: number;
};
export type ForecastSides = {
    attacker?: ForecastPolicy;
    defender?: ForecastPolicy;
};
export type ScenarioState = {
    active?: 0 | 1;
    turn?: number;
    first?: 0 | 1;
    phase?: "set-up" | "start" | "main" | "attack";
    seed?: string;
    rulings?: "core" | "updated";
    basic?: boolean;
    openDecks?: boolean;
    played?: string[];
    flippedThisTurn?: boolean | string[];
    tapAbilityUsed?: boolean;
    attacksThisTurn?: number;
    players: [
        ScenarioPlayer,
        ScenarioPlayer
    ];
};
export type ScenarioPlayer = {
    characters: ScenarioCharacter[];
    ko?: (ScenarioCharacter | ScenarioCard)[];
    hand?: ScenarioCard[];
    deck?: ScenarioCard[];
    scrap?: ScenarioCard[];
    played?: ScenarioCard[];
    secret?: ScenarioCard[];
    stratagems?: ScenarioCard[];
    outside?: (ScenarioCharacter | ScenarioCard)[];
    startingTeam?: string[];
    tower?: number;
};
export type ScenarioCharacter = string | {
    card: string;
    as?: string;
    mode?: Mode;
    damage?: number;
    tapped?: boolean;
    upgrades?: ScenarioUpgrade[];
    counters?: number;
    under?: (ScenarioCharacter | ScenarioCard)[];
    head?: ScenarioCharacter;
};
export type ScenarioUpgrade = string | {
    card: string;
    as?: string;
    slot?: Slot;
    damage?: number;
};
export type ScenarioAction = {
    type?: Action["type"] | "concede";
    character?: ScenarioName;
    to?: string;
    card?: ScenarioName;
    on?: ScenarioName;
    slot?: string;
    attacker?: ScenarioName;
    defender?: ScenarioName;
    target?: ScenarioName;
    option?: string | number;
    order?: ScenarioName;
    trigger?: ScenarioName;
    with?: ScenarioName;
    label?: string;
};
export type ForecastNumber = "attack" | "defense" | "health" | "bold" | "tough" | "pierce" | "focus" | "safeguard" | "extraFlips" | "whiteBonus" | "mostFlips" | "mostDamage";
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
export interface MainSentence extends SentenceBase {
    type: "main";
}
export interface AttackSentence extends SentenceBase {
    type: "attack";
}
export interface AttackMoreSentence extends SentenceBase {
    type: "attack-more";
}
export interface DefenderSentence extends SentenceBase {
    type: "defender";
    attacker: string;
}
export interface DefendInsteadSentence extends SentenceBase {
    type: "defend-instead";
    defender: string;
}
export interface MaySentence extends SentenceBase {
    type: "may";
    effect: string;
    then?: string;
}
export interface TargetSentence extends SentenceBase {
    type: "target";
    effect: string;
    of: "character" | "card";
    count: number;
    fewer: boolean;
}
export interface OrderSentence extends SentenceBase {
    type: "order";
    effect: string;
}
export interface ChoiceSentence extends SentenceBase {
    type: "choice";
    effect: string;
}
export interface EffectsSentence extends SentenceBase {
    type: "effects";
}
export interface PlaySentence extends SentenceBase {
    type: "play";
    effect: string;
}
export interface UpgradeSideSentence extends SentenceBase {
    type: "upgrade-side";
    card: string;
}
export interface SlotSentence extends SentenceBase {
    type: "slot";
    card: string;
}
export interface SeparateSentence extends SentenceBase {
    type: "separate";
}
export interface PileSentence extends SentenceBase {
    type: "pile";
}
export interface CrowdedSentence extends SentenceBase {
    type: "crowded";
    character: string;
}
export interface SavedSentence extends SentenceBase {
    type: "saved";
}
export interface ScrapInsteadSentence extends SentenceBase {
    type: "scrap-instead";
}
export interface ChangeDamageSentence extends SentenceBase {
    type: "change-damage";
    card: string;
    character: string;
    damage: number;
}
export interface OrderDamageSentence extends SentenceBase {
    type: "order-damage";
    character: string;
    damage: number;
}
export interface TriggerSentence extends SentenceBase {
    type: "trigger";
}
export interface RevealSentence extends SentenceBase {
    type: "reveal";
}
export interface RevealAgainstSentence extends SentenceBase {
    type: "reveal-against";
    card: string;
}
export interface RevealBeforeDamageSentence extends SentenceBase {
    type: "reveal-before-damage";
    character: string;
    damage: number;
}
export interface ScrapFlippedSentence extends SentenceBase {
    type: "scrap-flipped";
    count: number;
}
export interface SwapGreenSentence extends SentenceBase {
    type: "swap-green";
}
export interface TakeGreenSentence extends SentenceBase {
    type: "take-green";
}
export interface FocusScrapSentence extends SentenceBase {
    type: "focus-scrap";
    count: number;
}
export interface FocusOrderSentence extends SentenceBase {
    type: "focus-order";
}
export interface HiddenSentence extends SentenceBase {
    type: "hidden";
}
export interface OtherSentence extends SentenceBase {
    type: "other";
}
export type Sentence = MainSentence | AttackSentence | AttackMoreSentence | DefenderSentence | DefendInsteadSentence | MaySentence | TargetSentence | OrderSentence | ChoiceSentence | EffectsSentence | PlaySentence | UpgradeSideSentence | SlotSentence | SeparateSentence | PileSentence | CrowdedSentence | SavedSentence | ScrapInsteadSentence | ChangeDamageSentence | OrderDamageSentence | TriggerSentence | RevealSentence | RevealAgainstSentence | RevealBeforeDamageSentence | ScrapFlippedSentence | SwapGreenSentence | TakeGreenSentence | FocusScrapSentence | FocusOrderSentence | HiddenSentence | OtherSentence;
export type QuestionKind = "nothing" | "main" | "attack" | "defender" | "choose-characters" | "choose-cards" | "play-card" | "choose-option" | "choose-name" | "choose-trigger" | "yes-no" | "reveal" | "swap-green";
export type ActionFields = {
    id?: number;
    type: Action["type"] | "concede";
    kind?: ChooseAction["kind"];
    seat?: number;
    character?: number;
    characterName?: string;
    to?: Mode;
    card?: number;
    cardName?: string;
    on?: number;
    onName?: string;
    slot?: Slot;
    attacker?: number;
    attackerName?: string;
    defender?: number;
    defenderName?: string;
    target?: number;
    targetName?: string;
    option?: string;
    trigger?: number;
    triggerName?: string;
    with?: number;
    withName?: string;
};
export type Place = "deck" | "deck-bottom" | "hand" | "scrap" | "played" | "upgrade" | "under" | "ko" | "battlefield" | "outside";
export type Observation = {
    game: "tcg";
    seat: number | null;
    rulings: "core" | "updated";
    format: "standard" | "basic";
    turn: number;
    first: number;
    active: number;
    toAct: number | null;
    phase: "main" | "attack" | "battle" | "over";
    outcome: Outcome | null;
    allowance: Allowance;
    decision: Question | null;
    players: [
        PlayerView,
        PlayerView
    ];
    battle: BattleView | null;
    lasting: Array<LastingView>;
};
export type Outcome = {
    winner: number | null;
    reason: string;
};
export type Allowance = {
    flip: boolean;
    actions: number;
    upgrade: boolean;
    tap: boolean;
    oneCard: boolean;
};
export type Question = {
    seat: number;
    kind: QuestionKind;
    wanted: number;
    mayStop: boolean;
    source: Origin | null;
    sentence: Sentence;
};
export type CardView = {
    id?: number;
    card?: string;
    name?: string;
    index?: number;
    slot?: Slot;
    faceDown?: boolean;
    turnedOver?: boolean;
    seenByOpponent?: boolean;
    damage?: number;
    controller?: number;
};
export type HiddenZone = {
    count: number;
    cards: Array<CardView>;
};
export type DeckView = {
    count: number;
    known: Array<CardView>;
};
export type PlayerView = {
    seat: number;
    hand: HiddenZone;
    deck: DeckView;
    scrap: Array<CardView>;
    played: Array<CardView>;
    ko: Array<CardView>;
    stratagems: Array<CardView>;
    outside: HiddenZone;
    tower: number;
    noMoreActions?: boolean;
    drawsGoToOpponent?: boolean;
    characters: Array<CharacterView>;
};
export type CharacterView = {
    id: number;
    card: string;
    name: string;
    subtitle: string;
    fullName: string;
    owner: number;
    zone: "battlefield" | "ko" | "under" | "combined" | "upgrade" | "outside";
    on?: number;
    slot?: Slot;
    mode: Mode;
    modes: Mode[];
    tapped: boolean;
    damage: number;
    health: number;
    remaining: number;
    attack: number;
    defense: number;
    bold: number;
    tough: number;
    pierce: number;
    focus: number;
    safeguard: number;
    brave: boolean;
    stealth: boolean;
    stars: number;
    faction: "Neutral" | "Autobot" | "Decepticon" | "Mercenary";
    traits: Array<string>;
    slots: [
        number,
        number,
        number
    ];
    head?: number;
    upgrades: Array<CardView>;
    counters: number;
    under: HiddenZone;
    started: boolean;
};
export type BattleView = {
    attacker: number;
    defender: number | null;
    flipped: [
        Array<CardView>,
        Array<CardView>
    ];
    toFlip: [
        number,
        number
    ];
    whiteUsed: [
        boolean,
        boolean
    ];
    bonus: [
        number,
        number
    ];
};
export type LastingView = {
    seat: number;
    kind: "quality" | "trigger" | "at-end-of-turn" | "after-battle";
    what: string;
    amount: number;
    characters: Array<number>;
    source: CardView;
    until: "battle" | "turn";
};
export type Forecast = {
    damage: Array<number>;
    expected: number;
    spread: number;
    min: number;
    max: number;
    ko: number;
    attack: Array<number>;
    defense: Array<number>;
    flips?: ForecastFlips;
    explain: Array<ForecastContribution>;
    sentence: string;
    others: Array<ForecastOther>;
    legal: boolean;
    reason?: string;
    exact: boolean;
    why: Array<string>;
    standardError?: number;
    assumptions: Array<string>;
    policy: ForecastPolicies;
};
export type ForecastFlips = {
    attacker: ForecastSideFlips;
    defender: ForecastSideFlips;
};
export type ForecastSideFlips = {
    cards: number;
    withWhite: number;
    before: number;
};
export type ForecastContribution = {
    side: "attacker" | "defender";
    of: ForecastNumber;
    from: "base" | "head" | "upgrade" | "ability" | "effect" | "given" | "icons";
    source: string | null;
    amount: number;
};
export type ForecastPolicies = {
    attacker: string;
    defender: string;
};
export type ForecastOther = {
    id: number;
    name: string;
    expected: number;
    ko: number;
};
export type ForecastPair = {
    attacker: number;
    defender: number;
    attackerName: string;
    defenderName: string;
    legal: boolean;
    expected: number;
    min: number;
    max: number;
    ko: number;
    exact: boolean;
    why?: string;
};
export type DeckReport = {
    cards: number;
    icons: {
        [key in string]: Array<IconOdds>;
    };
    hold: Array<HoldOdds>;
};
export type IconOdds = {
    flips: number;
    chances: Array<number>;
    atLeast: Array<number>;
    mean: number;
    spread: number;
};
export type HoldOdds = {
    card: string;
    name: string;
    copies: number;
    byTurn: Array<number>;
};
export type PackReport = {
    set: string;
    setName: string;
    cards: number;
    hash: string;
};
export type CardBase = {
    id: string;
    set: string;
    number: string | null;
    name: string;
    subtitle: string | null;
    fullName: string;
    kind: "battle" | "character" | "combiner" | "stratagem";
    type: "action" | "upgrade" | null;
    subtype: "secret" | Slot | null;
    characterKind: CharacterKind | null;
    faction: Faction;
    stars: number;
    icons: Icon[];
    hybridTraits: Array<string | null>;
    attackMod: number | null;
    defenseMod: number | null;
    fills: Slot[];
    health: number | null;
    modes: {
        [Name in Mode]?: CardMode;
    } | null;
    startMode: Mode | null;
    flips: boolean | null;
    slots: [
        number,
        number,
        number
    ] | null;
    parts: Array<string>;
    upgradeSides: Array<CardUpgradeSide>;
    target: string | null;
    targetKind: StratagemTarget | null;
    oneUse: boolean | null;
    text: string;
    keywords: {
        [Word in Keyword]?: number;
    };
    rarity: Rarity | null;
    banned: boolean;
    reprintOf: string | null;
    implemented: boolean;
    abilities: Definition;
};
export type CardMode = {
    attack: number;
    defense: number;
    traits: Array<string>;
    bonus: [
        number,
        number,
        number
    ] | null;
    text: string;
    keywords: {
        [Word in Keyword]?: number;
    };
    abilities: Definition;
};
export type CardUpgradeSide = {
    name: string;
    subtype: Slot;
    attackMod: number;
    defenseMod: number;
    text: string;
    abilities: Definition;
};
export type DeckProblem = {
    code: string;
    message: string;
    path?: string;
};
export type Deck = {
    name?: string;
    characters: Array<string>;
    stratagems?: Array<string>;
    battle: Array<Entry>;
    sideboard?: Sideboard;
    under?: Array<string>;
    outside?: Array<string>;
};
export type Entry = {
    card: string;
    count: number;
};
export type Sideboard = {
    characters?: Array<string>;
    stratagems?: Array<string>;
    battle?: Array<Entry>;
};
export type DeckReading = {
    deck: Deck;
    list: string;
    problems: Array<LineProblem>;
};
export type LineProblem = {
    line: number;
    text: string;
    code: string;
    message: string;
    suggestions: Array<string>;
};
export type DeckFormat = "standard" | "constructed" | "sealed" | "draft" | "turbo" | "basic";
export type DeckRules = {
    format?: DeckFormat;
    date?: string;
    sets?: Array<string>;
    bans?: Array<string>;
    pool?: Pool;
    wholePool?: boolean;
};
export type Pool = {
    characters: Array<string>;
    stratagems?: Array<string>;
    battle: (string | Entry)[];
};
