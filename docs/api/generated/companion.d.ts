import type { ForecastInput } from "./unmatched.js";
export type CompanionConfig = Omit<CompanionSetup, "seed"> & {
    seed?: string;
};
export type CompanionExport = {
    format: "altmode-companion";
    version: number;
    id: string;
    setup: CompanionSetup;
    base?: unknown;
    log: unknown[];
};
export type CompanionAction = {
    "type": "health";
    fighter: number;
    amount: number;
    from?: number;
} | {
    "type": "set-health";
    fighter: number;
    to: number;
} | {
    "type": "defeat";
    fighter: number;
} | {
    "type": "return";
    fighter: number;
    health?: number;
} | {
    "type": "place";
    fighter: number;
    at?: string;
} | {
    "type": "move-cards";
    seat: number;
    from: Pile;
    to: Pile;
    count: number;
    card?: string;
} | {
    "type": "set-cards";
    seat: number;
    pile: Pile;
    to: number;
} | {
    "type": "counter";
    fighter?: number;
    seat?: number;
    name: string;
    amount: number;
} | {
    "type": "form";
    seat: number;
    form: string;
} | {
    "type": "maneuver";
    boost?: string;
} | {
    "type": "attack";
    attacker: number;
    defender: number;
    damage: number;
    card?: string;
    defense?: string;
    boost?: string;
    free?: boolean;
} | {
    "type": "scheme";
    card?: string;
} | {
    "type": "item";
    name: string;
    fighter?: number;
} | {
    "type": "exhaust";
    seat: number;
    cards: number;
} | {
    "type": "actions";
    amount: number;
} | {
    "type": "next-turn";
} | {
    "type": "turn";
    turn: number;
    active: number;
    actions: number;
} | {
    "type": "first";
    seat: number;
} | {
    "type": "add";
    seat: number;
    name: string;
    health: number;
    hero?: boolean;
    ranged?: boolean;
} | {
    "type": "remove";
    fighter: number;
} | {
    "type": "note";
    seat?: number;
    text: string;
} | {
    "type": "rename";
    seat: number;
    name: string;
} | {
    "type": "die";
    sides: number;
    result: number;
} | {
    "type": "end";
    winners: Array<number>;
    reason?: string;
} | {
    "type": "next-game";
    first?: number;
    board?: string;
    players?: Array<CompanionSetupPlayer>;
};
export type CompanionThrow = {
    "type": "die";
    sides: number;
} | {
    "type": "first";
    players: number;
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
    items: Array<CompanionItem>;
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
    text: string;
    reminders: Array<CompanionReminder>;
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
    text: string;
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
export type CompanionReminder = {
    at: "turn-starts" | "turn-ends";
    text: string;
};
export type CompanionItem = {
    name: string;
    combat: boolean;
};
export type CompanionGear = {
    card: string;
    name: string;
};
export type CompanionFighter = {
    id: number;
    seat: number;
    fighter: string;
    name: string;
    hero: boolean;
    ranged: boolean;
    moves: number | null;
    health: number;
    most: number;
    defeated: boolean;
    reserve: boolean;
    at: string | null;
    sure: boolean;
    counters: Array<CompanionCounter>;
};
export type CompanionCatalogue = {
    heroes: Array<CompanionHero>;
    boards: Array<CompanionBoard>;
};
export type CompanionHero = {
    id: string;
    name: string;
    names: Array<string>;
    set: string;
    health: number;
    sidekicks: Array<string>;
    leads: Array<string>;
    gear: Array<Array<CompanionGear>>;
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
    lead?: string;
    gear?: Array<string>;
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
