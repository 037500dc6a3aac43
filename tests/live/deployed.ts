import { AltmodeError } from "altmode/client";
import type { Builds, TableRules } from "../../examples/live-tables/src/games.js";

/** Returns rules of the next version, which refuse the games of this one as the rules do where a correction changes a game. */
function newer(own: TableRules): TableRules {
  return {
    version: { ...own.version, rules: own.version.rules + 1 },
    newGame: (config) => own.newGame(config),
    readRecord: (save) => own.readRecord(save),
    restore: () => {
      throw new AltmodeError("other-version", "this game was begun with other rules");
    },
  };
}

/**
 * Returns the builds of a server as deployments change them.
 *
 * @param words `own`, `newer`, or both with a comma, the newest first
 */
export function deployed(builds: Builds, words: string): Builds {
  const of = (own: readonly TableRules[]) =>
    words.split(",").flatMap((word) => (word === "newer" ? own.slice(0, 1).map(newer) : own));
  return { tcg: of(builds.tcg), unmatched: of(builds.unmatched), deckbuilder: of(builds.deckbuilder) };
}
