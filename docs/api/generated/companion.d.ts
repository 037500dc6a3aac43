import type { ForecastInput } from "./unmatched.js";
type Fighter = number;
export type CompanionAction = {
    type: "health";
    fighter: Fighter;
    amount: number;
    from?: Fighter;
} | {
    type: "set-health";
    fighter: Fighter;
    to: number;
} | {
    type: "defeat";
    fighter: Fighter;
} | {
    type: "return";
    fighter: Fighter;
    health?: number;
} | {
    type: "place";
    fighter: Fighter;
    at?: string;
} | {
    type: "move-cards";
    seat: number;
    from: Pile;
    to: Pile;
    count: number;
    card?: string;
} | {
    type: "set-cards";
    seat: number;
    pile: Pile;
    to: number;
} | {
    type: "counter";
    fighter?: Fighter;
    seat?: number;
    name: string;
    amount: number;
} | {
    type: "form";
    seat: number;
    form: string;
} | {
    type: "maneuver";
    boost?: string;
} | {
    type: "attack";
    attacker: Fighter;
    defender: Fighter;
    damage: number;
    card?: string;
    defense?: string;
} | {
    type: "scheme";
    card?: string;
} | {
    type: "actions";
    amount: number;
} | {
    type: "next-turn";
} | {
    type: "turn";
    turn: number;
    active: number;
    actions: number;
} | {
    type: "first";
    seat: number;
} | {
    type: "add";
    seat: number;
    name: string;
    health: number;
    hero?: boolean;
    ranged?: boolean;
} | {
    type: "remove";
    fighter: Fighter;
} | {
    type: "note";
    seat?: number;
    text: string;
} | {
    type: "rename";
    seat: number;
    name: string;
} | {
    type: "die";
    sides: number;
    result: number;
} | {
    type: "end";
    winners: number[];
    reason?: string;
} | {
    type: "next-game";
    first?: number;
    board?: string;
    players?: CompanionSetupPlayer[];
};
export type CompanionThrow = {
    type: "die";
    sides: number;
} | {
    type: "first";
    players: number;
};
export type CompanionConfig = Omit<CompanionSetup, "seed"> & {
    seed?: string;
};
export type CompanionExport = {
    format: string;
    version: number;
    id: string;
    setup: CompanionSetup;
    base?: unknown;
    log: unknown[];
};
export type CompanionView = {
    id: string;
    board: string | null;
    game: number;
    turn: number;
    active: number;
    actions: number;
    first: number;
    next: number;
    players: Array<CompanionPlayer>;
    fighters: Array<CompanionFighter>;
    counters: Array<CompanionCounter>;
    note: string;
    ending: CompanionEnding | null;
    results: Array<CompanionEnding>;
    winsNeeded: number;
    matchWinners: Array<number>;
    leftOver: Array<number> | null;
    warnings: Array<Warning>;
    undo: string | null;
    redo: string | null;
    entries: number;
};
export type CompanionPlayer = {
    name: string;
    hero: string | null;
    heroName: string;
    team: number;
    out: boolean;
    wins: number;
    deck: number;
    hand: number;
    handLimit: number;
    discard: number;
    aside: number;
    gone: number;
    cards: Array<CompanionCard>;
    others: Array<OtherCard>;
    form: string | null;
    forms: Array<CompanionForm>;
    counters: Array<CompanionCounter>;
    note: string;
};
export type CompanionCard = {
    card: string;
    name: string;
    kind: "attack" | "defense" | "versatile" | "scheme";
    value: number | null;
    boost: number | null;
    by: Array<string>;
    copies: number;
    discarded: number;
    aside: number;
    gone: number;
    unseen: number;
};
export type OtherCard = {
    pile: Pile;
    card: string;
    count: number;
};
export type CompanionForm = {
    id: string;
    name: string;
};
export type CompanionFighter = {
    id: number;
    seat: number;
    fighter: string;
    name: string;
    hero: boolean;
    ranged: boolean;
    health: number;
    most: number;
    defeated: boolean;
    reserve: boolean;
    at: string | null;
    counters: Array<CompanionCounter>;
};
export type CompanionCatalogue = {
    heroes: Array<CompanionHero>;
    boards: Array<CompanionBoard>;
};
export type CompanionHero = {
    id: string;
    name: string;
    set: string;
    health: number;
    sidekicks: Array<string>;
};
export type CompanionBoard = {
    id: string;
    name: string;
    players: number;
    spaces: Array<string>;
};
export type Pile = "deck" | "hand" | "discard" | "aside" | "out";
export type Own = {
    name: string;
    deck?: number;
    fighters: Array<OwnFighter>;
};
export type OwnFighter = {
    name: string;
    health: number;
    hero?: boolean;
    ranged?: boolean;
};
export type CompanionCounter = {
    name: string;
    amount: number;
};
export type CompanionEnding = {
    winners: Array<number>;
    reason: string;
    turns: number;
    heroes: Array<string>;
    board: string | null;
};
export type CompanionSetup = {
    seed: string;
    board?: string;
    players: Array<CompanionSetupPlayer>;
    first?: number;
    wins?: number;
};
export type CompanionSetupPlayer = {
    name?: string;
    hero?: string;
    own?: Own;
    sidekick?: string;
    team?: number;
};
export type CompanionQuestion = {
    input: ForecastInput;
    assumptions: Array<string>;
};
export type Audience = "official" | "owner" | "opponent" | "public";
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
    action: CompanionAction;
};
export type Id = {
    device: string;
    number: number;
};
export {};
