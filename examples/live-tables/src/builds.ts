// The rules that this server has. A server that is to let games of an earlier version go on after an update installs that version
// under a name of its own (`npm install altmode-0.1@npm:altmode@0.1.0`) and adds its rules to the lists, after the newest.

import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadTcg } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import type { Builds, TableRules } from "./games.js";

/** Loads the rules. */
export async function loadBuilds(): Promise<Builds> {
  const [tcg, unmatched, deckbuilder] = await Promise.all([loadTcg(), loadUnmatched(), loadDeckbuilder()]);
  return { tcg: [played(tcg)], unmatched: [played(unmatched)], deckbuilder: [played(deckbuilder)] };
}

/** The rules as a table uses them: it passes on actions and decks that only the rules check. */
const played = (rules: object): TableRules => rules as TableRules;
