import type { ForecastInput } from "./tcg.js";
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
export type Slot = "weapon" | "armor" | "utility";
export type IconColor = "orange" | "blue" | "white" | "green" | "black";
export type MatchSetup = Omit<Setup, "seed" | "players"> & {
    seed?: string;
    players: [
        MatchPlayer,
        MatchPlayer
    ];
};
export type MatchPlayer = Omit<SetupPlayer, "characters"> & {
    characters?: (string | SetupCharacter)[];
};
export type TrackerExport = {
    format: "altmode-tracker";
    version: number;
    id: string;
    setup: Setup;
    base?: unknown;
    log: unknown[];
};
export type TrackerAction = {
    "type": "damage";
    character: number;
    amount: number;
    from?: number;
} | {
    "type": "set-damage";
    character: number;
    to: number;
} | {
    "type": "attack";
    attacker: number;
    defender: number;
    damage: number;
} | {
    "type": "mode";
    character: number;
    mode: Mode;
} | {
    "type": "tap";
    character: number;
    tapped: boolean;
} | {
    "type": "untap-all";
    seat?: number;
} | {
    "type": "ko";
    character: number;
} | {
    "type": "return";
    character: number;
    damage?: number;
} | {
    "type": "put-upgrade";
    character: number;
    upgrade: string;
    slot?: Slot;
} | {
    "type": "scrap-upgrade";
    character: number;
    index: number;
} | {
    "type": "move-upgrade";
    character: number;
    index: number;
    to: number;
} | {
    "type": "counter";
    character?: number;
    seat?: number;
    name: string;
    amount: number;
} | {
    "type": "cards-under";
    character: number;
    amount: number;
} | {
    "type": "put-under";
    character: number;
    under: number;
} | {
    "type": "deploy";
    character: number;
} | {
    "type": "put-head";
    head: number;
    body: number;
} | {
    "type": "combine";
    form: string;
    parts: Array<number>;
} | {
    "type": "add";
    seat: number;
    card?: string;
    own?: Own;
} | {
    "type": "remove";
    character: number;
} | {
    "type": "edit";
    character: number;
    health?: number | null;
    stars?: number | null;
} | {
    "type": "note";
    character?: number;
    seat?: number;
    text: string;
} | {
    "type": "rename";
    seat: number;
    name: string;
} | {
    "type": "phase";
    phase: Phase;
} | {
    "type": "next-turn";
} | {
    "type": "turn";
    turn: number;
    active: number;
} | {
    "type": "first";
    seat: number;
} | {
    "type": "coin";
    heads: boolean;
} | {
    "type": "die";
    sides: number;
    result: number;
} | {
    "type": "flip";
    seat?: number;
    cards: IconColor[][];
} | {
    "type": "clock-set";
    minutes: number;
} | {
    "type": "clock-start";
} | {
    "type": "clock-pause";
} | {
    "type": "clock-extend";
    seconds: number;
} | {
    "type": "time-called";
} | {
    "type": "tiebreak-flip";
    seat: number;
    white: number;
} | {
    "type": "tiebreak-coin";
    winner: number;
} | {
    "type": "end";
    winner?: number | null;
    reason?: string;
} | {
    "type": "next-game";
    first?: number;
};
export type Throw = {
    "type": "coin";
} | {
    "type": "die";
    sides: number;
} | {
    "type": "first";
} | {
    "type": "flip";
    seat?: number;
    count: number;
    cards: Array<IconCards>;
} | {
    "type": "tiebreak-coin";
};
export type IconCards = {
    icons: IconColor[];
    count: number;
};
export type TrackerCards = {
    characters: Array<TrackerCard>;
    upgrades: Array<UpgradeCard>;
};
export type TrackerCard = {
    id: string;
    name: string;
    subtitle: string;
    fullName: string;
    kind: string;
    faction: string;
    stars: number;
    health: number;
    modes: Array<TrackerCardMode>;
    parts: Array<string>;
};
export type TrackerCardMode = {
    mode: Mode;
    attack: number;
    defense: number;
};
export type UpgradeCard = {
    id: string;
    name: string;
    slot: Slot;
    attack: number;
    defense: number;
};
export type Information = {
    item: Item;
    what: string;
    category: Category;
    shownToBoth: boolean;
    shownToOwner: boolean;
};
export type Category = "free" | "derived" | "private";
export type Item = "game-actions" | "visible-names" | "card-state" | "turn-part" | "ko-orientation" | "card-values" | "rules" | "hand" | "deck-order" | "secret-actions" | "notes" | "deck-list" | "sideboarding" | "draft-picks" | "penalties";
export type Audience = "official" | "owner" | "opponent" | "public";
export type TrackerView = {
    id: string;
    game: number;
    turn: number;
    active: number;
    phase: Phase;
    first: number | null;
    players: [
        TrackerPlayer,
        TrackerPlayer
    ];
    characters: Array<TrackerCharacter>;
    note: string;
    ending: Ending | null;
    results: Array<Ending>;
    winsNeeded: number;
    matchWinner: number | null;
    clock: ClockView;
    tiebreak: Tiebreak;
    warnings: Array<Warning>;
    undo: string | null;
    redo: string | null;
    entries: number;
};
export type TrackerPlayer = {
    name: string;
    wins: number;
    remaining: number;
    health: number;
    stars: number;
    onBattlefield: number;
    untapped: number;
    counters: Array<TrackerCounter>;
    note: string;
};
export type TrackerCharacter = {
    id: number;
    seat: number;
    card: string | null;
    name: string;
    subtitle: string;
    mode: Mode;
    modes: Mode[];
    zone: "battlefield" | "ko" | "under" | "part" | "head" | "upgrade";
    of: number | null;
    tapped: boolean;
    damage: number;
    health: number;
    remaining: number;
    stars: number;
    attack: number;
    defense: number;
    upgrades: Array<TrackerUpgrade>;
    slots: [
        number,
        number,
        number
    ];
    counters: Array<TrackerCounter>;
    cardsUnder: number;
    note: string;
    combiners: Array<string>;
};
export type TrackerCounter = {
    name: string;
    amount: number;
};
export type TrackerUpgrade = {
    name: string;
    card: string | null;
    slot: Slot;
};
export type Phase = "start" | "main" | "attack" | "end";
export type Ending = {
    winner: number | null;
    reason: string;
    turns: number;
};
export type Own = {
    name: string;
    health: number;
    stars?: number;
    faces?: Array<OwnFace>;
};
export type OwnFace = {
    mode: Mode;
    attack: number;
    defense: number;
};
export type ClockView = {
    minutes: number;
    extra: number;
    running: boolean;
    elapsed: number;
    remaining: number | null;
    called: number | null;
    stage: "none" | "running" | "over" | "finish-turn" | "play-on" | "finished";
    advice: string;
};
export type Tiebreak = {
    games: [
        number,
        number
    ];
    health: [
        number,
        number
    ];
    stars: [
        number,
        number
    ];
    white: [
        Array<number>,
        Array<number>
    ];
    decidedBy: "games" | "health" | "stars" | "white" | "coin" | "draw" | null;
    winner: number | null;
};
export type Warning = {
    code: string;
    message: string;
    path: string;
    rule: string | null;
};
export type Applied = {
    entry: Id | null;
    joined: boolean;
    text: string;
    warnings: Array<Warning>;
};
export type HistoryEntry = {
    id: Id;
    at: number;
    until: number;
    by: string;
    text: string;
    game: number;
    turn: number;
    state: "done" | "undone" | "skipped";
    action: TrackerAction;
};
export type Id = {
    device: string;
    number: number;
};
export type Setup = {
    seed: string;
    players: [
        SetupPlayer,
        SetupPlayer
    ];
    wins?: number;
    minutes?: number;
    afterTime?: AfterTime;
};
export type SetupPlayer = {
    name?: string;
    characters?: Array<SetupCharacter>;
};
export type SetupCharacter = {
    card?: string;
    own?: Own;
    under?: number;
    headOf?: number;
};
export type AfterTime = "tiebreak" | "draw";
export type ForecastQuestion = {
    input: ForecastInput;
    assumptions: Array<string>;
};
