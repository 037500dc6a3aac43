export declare class AltmodeCard extends HTMLElement {
}
export declare class AltmodeDeck extends HTMLElement {
}
export declare class AltmodeOdds extends HTMLElement {
}
export declare class AltmodeReplay extends HTMLElement {
}
export declare class AltmodeBoard extends HTMLElement {
}
export declare class AltmodeGame extends HTMLElement {
}
declare global {
    interface HTMLElementTagNameMap {
        "altmode-card": AltmodeCard;
        "altmode-deck": AltmodeDeck;
        "altmode-odds": AltmodeOdds;
        "altmode-replay": AltmodeReplay;
        "altmode-board": AltmodeBoard;
        "altmode-game": AltmodeGame;
    }
}
