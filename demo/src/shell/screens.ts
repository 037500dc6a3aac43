// The list of screens. A new screen needs one line here, and its title is a message.
import type { ComponentType } from "preact";
import type { Key } from "../messages/index.js";

/** Properties of a screen component. */
export interface ScreenProps {
  /** Path segments after the screen's name: `#/calculator/deck` gives `["deck"]`. */
  readonly rest: readonly string[];
  /** Query of the URL. */
  readonly query: URLSearchParams;
}

export interface Screen {
  /** Name in the URL. */
  readonly path: string;
  readonly title: Key;
  /** Loads the code on first use. */
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Not listed in the navigation. */
  readonly hidden?: boolean;
}

/** All screens. The first is the default. */
export const screens: readonly Screen[] = [
  { path: "play", title: "nav.play", load: () => import("../play/screen.js") },
  { path: "unmatched", title: "nav.unmatched", load: () => import("../unmatched/screen.js") },
  { path: "tracker", title: "nav.tracker", load: () => import("../tracker/screen.js") },
  { path: "calculator", title: "nav.calculator", load: () => import("../calculator/screen.js") },
  { path: "decks", title: "nav.decks", load: () => import("../decks/screen.js") },
  { path: "cards", title: "nav.cards", load: () => import("../cards/screen.js") },
  { path: "tournament", title: "nav.tournament", load: () => import("../tournament/screen.js") },
  { path: "replay", title: "nav.replay", load: () => import("../replay/screen.js") },
];
