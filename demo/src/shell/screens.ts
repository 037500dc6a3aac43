// The list of screens. A new table needs one line here, another screen a line in `tool-list.ts` and its code here.
import { liveServer } from "../live/server.js";
import type { Screen } from "./screen.js";
import { tools } from "./tool-list.js";

const code: Record<(typeof tools)[number]["path"], Screen["load"]> = {
  tracker: () => import("../tracker/screen.js"),
  calculator: () => import("../calculator/screen.js"),
  decks: () => import("../decks/screen.js"),
  cards: () => import("../catalogue/screen.js"),
  tournament: () => import("../tournament/screen.js"),
  replay: () => import("../games/tcg/replay/screen.js"),
  companion: () => import("../companion/screen.js"),
};

/** The tables, which are tabs. A page without a server of live tables does not show theirs. */
export const tables: readonly Screen[] = [
  { path: "play", title: "nav.play", load: () => import("../games/tcg/screen.js") },
  { path: "unmatched", title: "nav.unmatched", load: () => import("../games/unmatched/screen.js") },
  { path: "deckbuilder", title: "nav.deckbuilder", load: () => import("../games/deckbuilder/screen.js") },
  {
    path: "live",
    title: "nav.live",
    load: () => import("../live/screen.js"),
    hidden: liveServer() === undefined,
  },
];

/** All screens. The first is the default. */
export const screens: readonly Screen[] = [
  { path: "home", title: "nav.home", load: () => import("../home/screen.js") },
  ...tables,
  ...tools.map(({ path, title }) => ({ path, title, load: code[path] })),
];
