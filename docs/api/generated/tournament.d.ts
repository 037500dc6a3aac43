export type PlayerId = string;
export type Version = {
    version: string;
};
export type Options = {
    name?: string;
    seed: string;
    format?: Format;
    rounds?: number;
    minutes?: number;
    waveFive?: boolean;
    playoff?: number;
    structure?: Structure;
    playoffBracket?: BracketKind;
    thirdPlace?: boolean;
    gamesToWin?: number;
    playoffGamesToWin?: number;
    unfinished?: Unfinished;
    withinPods?: boolean;
    missedRounds?: MissedRounds;
    deckLists?: boolean;
    deckListsUntil?: number;
    checkIn?: boolean;
    capacity?: number;
    sets?: Array<string>;
    date?: string;
    bans?: Array<string>;
    prizes?: Array<Prize>;
};
export type Format = "constructed" | "sealed" | "draft" | "turbo";
export type Unfinished = "draw" | "tiebreak";
export type MissedRounds = "loss" | "ignored";
export type Structure = "swiss" | "roundRobin" | "singleElimination";
export type Prize = {
    place: number;
    to?: number;
    prize: string;
};
export type Event = {
    "type": "configure";
    options: {
        [Name in keyof Options]?: Options[Name] | null;
    };
} | {
    "type": "addPlayer";
    name: string;
    id?: string;
} | {
    "type": "addPlayers";
    players: Array<Entrant>;
} | {
    "type": "renamePlayer";
    player: string;
    name: string;
} | {
    "type": "drop";
    player: string;
} | {
    "type": "reenter";
    player: string;
} | {
    "type": "checkIn";
    player: string;
    here?: boolean;
} | {
    "type": "admit";
    player: string;
} | {
    "type": "assignByes";
    player: string;
    rounds: Array<number>;
} | {
    "type": "sitOut";
    player: string;
    rounds: Array<number>;
} | {
    "type": "fixTable";
    player: string;
    table?: number;
} | {
    "type": "keepApart";
    players: Array<string>;
    apart?: boolean;
} | {
    "type": "registerDeck";
    player: string;
    deck: DeckList;
    reason?: string;
} | {
    "type": "deckCheckTable";
    table: number;
} | {
    "type": "deckCheck";
    player: string;
    found: DeckList;
    sideboarded?: boolean;
    seconds?: number;
    differences?: Array<DeckDifference>;
} | {
    "type": "pods";
    pods: Array<Array<string>>;
} | {
    "type": "pairings";
    round: number;
    tables: Array<[
        string,
        string
    ]>;
    byes?: Array<string>;
} | {
    "type": "clearPairings";
    round?: number;
} | {
    "type": "result";
} & ReportedResult | {
    "type": "clearResult";
    round?: number;
    table: number;
} | {
    "type": "feature";
    table: number;
    feature?: boolean;
} | {
    "type": "openReports";
    key: string;
} | {
    "type": "claim";
} & Claim | {
    "type": "cut";
    seeds: Array<string>;
    bracket: BracketKind;
} | {
    "type": "clockStart";
    at: number;
} | {
    "type": "clockPause";
    at: number;
} | {
    "type": "clockResume";
    at: number;
} | {
    "type": "extension";
    table: number;
    seconds: number;
    reason?: string;
} | {
    "type": "penalty";
    player?: string;
    person?: string;
    section: string;
    penalty: string;
    action?: PenaltyAction;
    note?: string;
} | {
    "type": "undo";
    device: string;
    number: number;
};
export type Entrant = {
    name: string;
    id?: string;
};
export type PenaltyAction = "none" | "gameLoss" | "matchLoss" | "disqualification";
export type ReportedResult = {
    round?: number;
    table: number;
    players?: [
        string,
        string
    ];
    games: [
        number,
        number
    ];
    draws?: number;
    unfinished?: number;
    by?: EndedBy;
    winner?: string;
};
export type EndedBy = "games" | "concession" | "intentionalDraw" | "tiebreak" | "noShow" | "penalty" | "doubleLoss" | "drop";
export type BracketKind = "standings" | "draftSeats";
export type DeckList = {
    characters: Array<string>;
    stratagems?: Array<string>;
    battle: Array<DeckCard>;
    sideboard?: SideList;
    under?: Array<string>;
    outside?: Array<string>;
};
export type SideList = {
    characters?: Array<string>;
    stratagems?: Array<string>;
    battle?: Array<DeckCard>;
};
export type DeckCard = {
    card: string;
    count: number;
};
export type Section = "characters" | "stratagems" | "battle" | "sideboardCharacters" | "sideboardStratagems" | "sideboardBattle" | "under" | "outside";
export type DeckDifference = {
    section: Section;
    card: string;
    registered: number;
    found: number;
};
export type SavedTournament = {
    game: string;
    version: number;
    options: Options;
    entries: Array<SavedEntry>;
};
export type SavedEntry = {
    device: string;
    number: number;
    order: number;
    at?: number;
    event: Event;
};
export type Rejected = {
    device: string;
    number: number;
    error: Refusal;
};
export type Refusal = {
    code: string;
    message: string;
    path: string;
};
export type Applied = {
    number: number;
    player?: string;
    columns?: Array<ListColumn>;
    warnings: Array<Warning>;
};
export type PlayerList = {
    players: Array<Entrant>;
    columns: Array<ListColumn>;
    warnings: Array<Warning>;
};
export type ListColumn = {
    number: number;
    header: string | null;
    example: string;
    use: ColumnUse;
};
export type ColumnUse = "name" | "firstName" | "lastName" | "id" | "leftOut";
export type Merged = {
    added: number;
    conflicts: Array<Conflict>;
    rejected: Array<Rejected>;
};
export type Conflict = {
    round: number;
    table: number;
    here: [
        number,
        number
    ];
    there: [
        number,
        number
    ];
};
export type CutOptions = {
    size?: number;
    bracket?: BracketKind;
};
export type TournamentView = {
    options: Options;
    settled: Settled;
    stage: TournamentStage;
    open: Array<OpenItem>;
    players: Array<PlayerView>;
    rounds: Array<RoundView>;
    swissRounds: number | null;
    cut: CutView | null;
    bracket: Bracket | null;
    champion: string | null;
    pods: Array<Array<string>>;
    penalties: Array<PenaltyView>;
    deckChecks: Array<DeckCheckView>;
    checkTables: Array<CheckTable>;
    apart: Array<[
        string,
        string
    ]>;
    reportsOpen: boolean;
    warnings: Array<Warning>;
    rejected: Array<Rejected>;
    entries: number;
    canUndo: boolean;
    canRedo: boolean;
};
export type Settled = {
    minutes: number;
    rounds: number;
    withinPods: boolean;
    bracket: BracketKind;
    playoffGamesToWin: number;
};
export type CheckTable = {
    round: number;
    table: number;
};
export type TournamentStage = "entering" | "playing" | "betweenRounds" | "swissOver" | "over";
export type OpenItem = {
    kind: OpenKind;
    round: number | null;
    table: number | null;
    players: Array<string>;
};
export type OpenKind = "result" | "confirmation" | "dispute" | "checkIn" | "deckList" | "waiting" | "deckCheck" | "tiedCut" | "clock" | "pair" | "cut";
export type CutChance = {
    player: string;
    points: number;
    mostPoints: number;
    chance: Chance;
};
export type Chance = "sure" | "open" | "none";
export type Placing = {
    place: number | null;
    to: number | null;
    player: string;
    name: string;
    swissRank: number;
    points: number;
    open: boolean;
    prizes: Array<string>;
};
export type Bracket = {
    rounds: Array<Array<BracketMatch>>;
    thirdPlace: BracketMatch | null;
};
export type BracketMatch = {
    players: [
        string | null,
        string | null
    ];
    seeds: [
        number | null,
        number | null
    ];
    winner: string | null;
    games: [
        number,
        number
    ] | null;
    round: number | null;
    table: number | null;
};
export type PlayerCard = {
    player: string;
    name: string;
    standing: Standing | null;
    rounds: Array<CardRound>;
};
export type CardRound = {
    round: number;
    playoff: boolean;
    table: number | null;
    opponent: string | null;
    opponentName: string | null;
    games: [
        number,
        number
    ] | null;
    draws: number;
    outcome: RoundOutcome;
    by: EndedBy | null;
    points: number;
};
export type RoundOutcome = "won" | "lost" | "drawn" | "playing" | "bye" | "missed" | "absent";
export type ReportSlip = {
    tournament: string;
    round: number;
    playoff: boolean;
    table: number;
    player: string;
    players: [
        SlipPlayer,
        SlipPlayer
    ];
    gamesToWin: number;
    unfinished: Unfinished;
    token: string;
};
export type SlipPlayer = {
    id: string;
    name: string;
};
export type SlipResult = {
    games: [
        number,
        number
    ];
    draws?: number;
    unfinished?: number;
    by?: EndedBy;
    winner?: string;
};
export type Claim = {
    round: number;
    table: number;
    player: string;
    players: [
        string,
        string
    ];
    games: [
        number,
        number
    ];
    draws?: number;
    unfinished?: number;
    by?: EndedBy;
    winner?: string;
    signature: string;
};
export type DeckVersion = {
    deck: DeckList;
    round: number;
    reason: string | null;
    at: number | null;
};
export type PlayerView = {
    id: string;
    name: string;
    dropped: boolean;
    disqualified: boolean;
    checkedIn: boolean;
    waiting: boolean;
    missed: number;
    byes: Array<number>;
    sitsOut: Array<number>;
    fixedTable: number | null;
    owedGames: number;
    owedMatch: boolean;
    hasDeck: boolean;
    lateDeck: boolean;
    deckVersions: number;
};
export type RoundView = {
    round: number;
    playoff: boolean;
    over: boolean;
    tables: Array<TableView>;
    byes: Array<string>;
};
export type TableView = {
    table: number;
    players: [
        string,
        string
    ];
    result: ResultView | null;
    extensionSeconds: number;
    lost: [
        number,
        number
    ];
    feature: boolean;
    thirdPlace: boolean;
    claims: [
        ReportedResult | null,
        ReportedResult | null
    ];
};
export type ResultView = {
    games: [
        number,
        number
    ];
    draws: number;
    winner: string | null;
    reported: ReportedResult;
};
export type CutView = {
    seeds: Array<string>;
    bracket: BracketKind;
};
export type PenaltyView = {
    player: string | null;
    person: string | null;
    round: number;
    section: string;
    penalty: string;
    action: PenaltyAction;
    note: string;
};
export type DeckCheckView = {
    player: string;
    round: number;
    differences: Array<DeckDifference>;
};
export type Warning = {
    code: string;
    message: string;
};
export type ClockView = {
    round: number;
    minutes: number | null;
    started: boolean;
    paused: boolean;
    elapsedSeconds: number;
    remainingSeconds: number | null;
    tables: Array<TableTime>;
};
export type TableTime = {
    table: number;
    extensionSeconds: number;
    remainingSeconds: number | null;
};
export type Standing = {
    rank: number;
    tied: boolean;
    player: string;
    name: string;
    points: number;
    wins: number;
    losses: number;
    draws: number;
    byes: number;
    matchWin: number;
    opponentsMatchWin: number;
    gameWin: number;
    opponentsGameWin: number;
    dropped: boolean;
    disqualified: boolean;
};
export type Times = {
    fewestMinutes: number;
    roundMinutes: number;
    waveFiveRoundMinutes: number;
    sealedRegistrationMinutes: number;
    sealedConstructionMinutes: number;
    draftConstructionMinutes: number;
    pickSeconds: Array<number>;
    firstReviewSeconds: number;
    reviewStepSeconds: number;
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
export type Viewer = "official" | "public" | {
    player: string;
};
export type ViolationSection = {
    section: string;
    title: string;
};
export type MatchOptions = {
    seed: string;
    gamesToWin?: number;
    first?: number;
    sideboards?: SideboardRule;
    choice?: ChoiceOrder;
    unfinished?: Unfinished;
    timed?: boolean;
};
export type SideboardRule = "constructed" | "betweenMatches" | "betweenGames" | "none";
export type ChoiceOrder = "beforeSideboarding" | "afterSideboarding";
export type MatchStep = {
    "type": "chooseFirst";
    player: number;
    first: boolean;
} | {
    "type": "swapCharacter";
    player: number;
    swapped: boolean;
} | {
    "type": "swapBattleCards";
} | {
    "type": "begin";
} | {
    "type": "endTurn";
    allTapped?: boolean;
    extraTurn?: boolean;
} | {
    "type": "endGame";
    winner?: number;
    by?: GameEnd;
} | {
    "type": "concedeMatch";
    player: number;
} | {
    "type": "drawMatch";
} | {
    "type": "time";
} | {
    "type": "tiebreak";
    winner: number;
};
export type GameEnd = "played" | "agreed";
export type SavedMatch = {
    options: MatchOptions;
    steps: Array<MatchStep>;
};
export type MatchView = {
    stage: Stage;
    toAct: number | null;
    game: number;
    first: number | null;
    turnOf: number | null;
    turnsInARow: number;
    games: [
        number,
        number
    ];
    draws: number;
    unfinished: number;
    timeOver: boolean;
    tiebreakWithFreshDecks: boolean;
    winner: number | null;
    result: MatchReport | null;
};
export type Stage = "chooseFirst" | "swapCharacter" | "swapBattleCards" | "pregame" | "playing" | "tiebreak" | "over";
export type MatchReport = {
    games: [
        number,
        number
    ];
    draws: number;
    unfinished: number;
    by: EndedBy;
    winner: number | null;
};
export type TiebreakInput = {
    health: [
        number,
        number
    ];
    stars?: [
        number,
        number
    ];
    flips?: Array<[
        number,
        number
    ]>;
    decks?: [
        TiebreakDecks,
        TiebreakDecks
    ];
    seed?: string;
    hopeless?: boolean;
};
export type TiebreakDecks = {
    deck: Array<number>;
    scrap?: Array<number>;
};
export type TiebreakResult = {
    winner: number | null;
    step: TiebreakStep;
    flips: Array<[
        number,
        number
    ]>;
};
export type TiebreakStep = "health" | "stars" | "whiteIcons" | "coin";
export type BoosterOrder = {
    seed: string;
    count: number;
    cards: BoosterCards;
    mix?: BoosterMix;
};
export type BoosterCards = {
    characters: Array<BoosterCard>;
    smallCharacters?: Array<BoosterCard>;
    battle: Array<BoosterCard>;
};
export type BoosterCard = {
    card: string;
    rarity: string;
};
export type BoosterMix = {
    characters?: number;
    battle?: number;
    smallCharacterPercent?: number;
    rarities?: Array<RarityWeight>;
    repeats?: boolean;
};
export type RarityWeight = {
    rarity: string;
    weight: number;
};
export type Booster = {
    characters: Array<string>;
    battle: Array<string>;
};
export type SealedOptions = {
    seed: string;
    players: Array<string>;
    boosters?: number;
    cards: BoosterCards;
    mix?: BoosterMix;
    swap?: boolean;
};
export type SealedPools = {
    pools: Array<SealedPool>;
};
export type SealedPool = {
    player: string;
    registeredBy: string;
    boosters: Array<Booster>;
};
export type DraftConfig = {
    seed: string;
    players: Array<string>;
    boosters: Array<Array<Booster>>;
    premier?: boolean;
};
export type DraftStep = {
    "type": "pick";
    player: string;
    card: string;
} | {
    "type": "suspend";
    player: string;
} | {
    "type": "endReview";
};
export type SavedDraft = {
    config: DraftConfig;
    steps: Array<DraftStep>;
};
export type DraftView = {
    stage: DraftStage;
    middle: Array<string>;
    pack: number;
    passesLeft: boolean;
    seconds: number | null;
    seats: Array<SeatView>;
};
export type DraftStage = "characters" | "battle" | "review" | "over";
export type SeatView = {
    player: string;
    suspended: boolean;
    picksNow: boolean;
    characters: Array<string>;
    battleCount: number;
    battle?: Array<string>;
    pack?: Array<string>;
};
