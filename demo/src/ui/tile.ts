import type { ComponentChildren } from "preact";

/** A thing that is chosen by its tile: a deck, a hero, a character. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  /** The language of the name, if it is not that of the page. */
  readonly lang?: "en" | undefined;
  /** A line about its way of playing. */
  readonly line: string;
  readonly face: ComponentChildren;
  /** The group that it belongs to, whose title stands before the first tile of the group. */
  readonly group?: string | undefined;
  /** Whether it cannot be chosen, for the reason in its line. */
  readonly refused?: boolean | undefined;
}
