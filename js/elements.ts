/**
 * `altmode/elements`: custom elements that show cards, decks, odds, replays and battlefields in any web site, and tables
 * to play at. Importing it defines them. Each has a
 * script of its own, such as `altmode/elements/card`, and `altmode/elements/auto` finds its places in a page by itself.
 * docs/elements.md has the attributes, the parts to style and the sizes.
 *
 * @example
 * ```html
 * <script type="module" src="altmode/elements/auto.js"></script>
 * <p>Nothing stops <altmode-card card="w1-t29">Optimus Prime</altmode-card>.</p>
 * ```
 *
 * @module
 */

/** `<altmode-card card="w1-t29">`: a card by its name, with its face on hover, focus and tap; with `face` the face itself. */
export declare class AltmodeCard extends HTMLElement {}

/** `<altmode-deck>`: its content, a list of cards, as a deck. Attributes: `name`, `page`. */
export declare class AltmodeDeck extends HTMLElement {}

/**
 * `<altmode-odds>`: the exact odds of an attack. Attributes: `link`, or those of both sides; `chart`; `calculator` for the whole
 * calculator, and `page`.
 */
export declare class AltmodeOdds extends HTMLElement {}

/** `<altmode-replay src="game.json">`: a recorded game on the table. Attributes: `src`, `battle`. */
export declare class AltmodeReplay extends HTMLElement {}

/** `<altmode-board board="marmoreal">`: a battlefield with fighters. Attributes: `board`, `fighters`. */
export declare class AltmodeBoard extends HTMLElement {}

/** `<altmode-game game="unmatched">`: a table to play at against the bot. Attributes: `game`, and those of each game. */
export declare class AltmodeGame extends HTMLElement {}

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
