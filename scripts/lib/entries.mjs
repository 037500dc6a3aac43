// The entry points of the package that have a WebAssembly module. Everything that differs by their names alone is generated
// from this list: the entry files (entry-files.mjs), the loaders (hosts.mjs), the workers (workers.mjs), the exports
// (exports.mjs).

/**
 * The list, by the names of the files.
 * - `rules`: the class of the object that `load()` returns, and `source`: its file in js.
 * - `member`: an export that only this module has, by which the slim entry recognises it.
 * - `about`: the first sentences of the documentation.
 * - `worker`: the ending of the names of the worker's files, for game systems that run in a worker.
 * - `crate`: the game of the crate, and `plain`: the entry point with the module in plain JavaScript, if they are not its own.
 */
export const entryPoints = {
  tcg: {
    rules: "Tcg",
    source: "tcg/tcg",
    member: "tcg_loadPack",
    about: "the Transformers TCG.",
    worker: "",
  },
  "tcg-play": {
    rules: "TcgPlay",
    source: "tcg/play",
    member: "tcg_new",
    about: `games, cards and forecasts of the Transformers TCG. The module is a quarter smaller than that
of \`altmode/tcg\`, and slower: it leaves out deck lists, deck reports, scenarios and packs and is optimised for size.`,
    crate: "tcg",
    // One of its own would be 8 % of the package and save an app 290 KB of 2.1 MB.
    plain: "tcg",
  },
  deckbuilder: {
    rules: "Deckbuilder",
    source: "deckbuilder/deckbuilder",
    member: "deckbuilder_new",
    about: "the Transformers Deck-Building Game.",
    worker: "-deckbuilder",
  },
  tournament: {
    rules: "Tournaments",
    source: "tournament/tournaments",
    member: "rules_new",
    about: `tournaments, matches and drafts of the Transformers TCG. It does not depend on \`altmode/tcg\`.`,
  },
  tracker: {
    rules: "Tracker",
    source: "tracker/tracker",
    member: "information",
    about: `keeps track of Transformers TCG games at a real table. Its WebAssembly module is small because it does
not contain the rules engine. Forecasts of attacks need the engine of \`altmode/tcg\`, loaded by the caller.`,
  },
  unmatched: {
    rules: "Unmatched",
    source: "unmatched/unmatched",
    member: "unmatched_new",
    about: "Unmatched.",
    worker: "-unmatched",
  },
  companion: {
    rules: "Companion",
    source: "companion/companion",
    member: "catalogue",
    about: `keeps track of games of Unmatched at a real table. Its WebAssembly module is small because it does not
contain the rules engine. Odds of combats need the engine of \`altmode/unmatched\`, loaded by the caller.`,
  },
};

/** Names of the entry points. */
export const entries = Object.keys(entryPoints);

/** Game systems that run in a worker, with the endings of the names of their files. */
export const games = Object.fromEntries(
  Object.entries(entryPoints).flatMap(([name, { worker }]) => (worker === undefined ? [] : [[name, worker]])),
);

/** Returns the path by which programs import an entry point from the package: `tcg/play` for `tcg-play`. */
export const importPath = (entry) => entry.replace("-", "/");

/** Returns the folder of the sources of an entry point in js. */
export const folderOf = (entry) => entryPoints[entry].source.split("/")[0];

/** The crate of an entry point's bindings. Entry points with the same crate differ in its features. */
export const crateOf = (entry) => `altmode-wasm-${entryPoints[entry]?.crate ?? entry}`;

/** Returns the entry point whose module in plain JavaScript an entry point uses. */
export const plainOf = (entry) => entryPoints[entry].plain ?? entry;

/** Returns the name of the function of a core that makes the `load()` of an entry point. */
export const loaderOf = (entry) => `load${entryPoints[entry].rules}`;
