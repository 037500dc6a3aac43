// The screens of the page. A new screen is one line here; its title is a message.
import type { ComponentType } from "preact";
import type { Key } from "../messages/index.js";

/** What a screen is told. */
export interface ScreenProps {
  /** What follows the screen's name in the address: `#/calculator/deck` gives `["deck"]`. */
  readonly rest: readonly string[];
  /** What follows the question mark. */
  readonly query: URLSearchParams;
}

export interface Screen {
  /** Its name in the address. */
  readonly path: string;
  readonly title: Key;
  /** Its code is fetched when it is first shown. */
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Not among the links at the top. */
  readonly hidden?: boolean;
}

/** The first one is shown where the address names none. */
export const screens: readonly Screen[] = [
  { path: "play", title: "nav.play", load: () => import("../play/screen.js") },
  { path: "tracker", title: "nav.tracker", load: () => import("../tracker/screen.js") },
  { path: "calculator", title: "nav.calculator", load: () => import("../calculator/screen.js") },
  { path: "decks", title: "nav.decks", load: () => import("../decks/screen.js") },
  { path: "cards", title: "nav.cards", load: () => import("../cards/screen.js") },
  { path: "tournament", title: "nav.tournament", load: () => import("../tournament/screen.js") },
  { path: "replay", title: "nav.replay", load: () => import("../replay/screen.js") },
];
