export declare class AltmodeCard extends HTMLElement {
}
export declare class AltmodeDeck extends HTMLElement {
}
export declare class AltmodeOdds extends HTMLElement {
}
declare global {
    interface HTMLElementTagNameMap {
        "altmode-card": AltmodeCard;
        "altmode-deck": AltmodeDeck;
        "altmode-odds": AltmodeOdds;
    }
}
