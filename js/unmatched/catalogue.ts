import { type Ask as AskOf, Catalogue, Listing } from "../game/catalogue.js";
import type { Board, Card, Hero } from "../generated/unmatched.js";
import type { Unmatched as WasmUnmatched } from "../generated/wasm/unmatched.js";

/** Calls into the module and parses the JSON text that it returns. */
export type Ask = AskOf<WasmUnmatched>;

/** The heroes. A query is for example `attack:ranged health<=13`; docs/unmatched.md lists the search terms. */
export class Heroes extends Catalogue<Hero, WasmUnmatched> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, {
      what: "hero",
      get: (unmatched, id) => unmatched.heroGet(id),
      find: (unmatched, name) => unmatched.heroFind(name),
      search: (unmatched, query) => unmatched.heroesSearch(query),
      all: (unmatched) => unmatched.heroesAll(),
    });
  }
}

/** The cards of all decks. A query is for example `type:scheme by:medusa`; docs/unmatched.md lists the search terms. */
export class Cards extends Catalogue<Card, WasmUnmatched> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, {
      what: "card",
      get: (unmatched, id) => unmatched.cardGet(id),
      find: (unmatched, name) => unmatched.cardFind(name),
      search: (unmatched, query) => unmatched.cardsSearch(query),
      all: (unmatched) => unmatched.cardsAll(),
    });
  }
}

/** The battlefields. */
export class Boards extends Listing<Board, WasmUnmatched> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, {
      what: "battlefield",
      get: (unmatched, id) => unmatched.boardGet(id),
      find: (unmatched, name) => unmatched.boardFind(name),
      all: (unmatched) => unmatched.boardsAll(),
    });
  }
}
