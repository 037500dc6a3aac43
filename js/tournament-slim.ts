/**
 * `altmode/tournament/slim`: `altmode/tournament` without the embedded WebAssembly module. The caller
 * provides the module, which the package ships as `altmode/tournament.wasm`.
 *
 * @module
 */

import { loadTournaments } from "./generated/tournament-core.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import type { Tournaments } from "./tournament/tournaments.js";

export { AltmodeError } from "./errors.js";
export type * from "./tournament/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = loadTournaments((source: WasmSource) => compile(source, "tournament", "rules_new"));

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Tournaments> {
  return begin(source);
}
