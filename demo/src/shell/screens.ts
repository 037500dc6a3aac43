// The list of screens. A new screen needs one line here, and its title is a message.
import { liveServer } from "../live/server.js";
import type { Screen } from "./screen.js";

/** All screens. The first is the default. */
export const screens: readonly Screen[] = [
  { path: "play", title: "nav.play", load: () => import("../games/tcg/screen.js") },
  { path: "unmatched", title: "nav.unmatched", load: () => import("../games/unmatched/screen.js") },
  { path: "companion", title: "nav.companion", load: () => import("../companion/screen.js") },
  { path: "deckbuilder", title: "nav.deckbuilder", load: () => import("../games/deckbuilder/screen.js") },
  { path: "tracker", title: "nav.tracker", load: () => import("../tracker/screen.js") },
  { path: "calculator", title: "nav.calculator", load: () => import("../calculator/screen.js") },
  { path: "decks", title: "nav.decks", load: () => import("../decks/screen.js") },
  { path: "cards", title: "nav.cards", load: () => import("../catalogue/screen.js") },
  { path: "tournament", title: "nav.tournament", load: () => import("../tournament/screen.js") },
  {
    path: "live",
    title: "nav.live",
    load: () => import("../live/screen.js"),
    hidden: liveServer() === undefined,
  },
  { path: "replay", title: "nav.replay", load: () => import("../games/tcg/replay/screen.js") },
];
