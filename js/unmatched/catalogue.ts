import { type Ask as AskOf, Catalogue, Listing } from "../game/catalogue.js";
import type { Unmatched as WasmUnmatched } from "../generated/glue/unmatched.js";
import type { Board, Card, Hero } from "../generated/unmatched.js";

/** @internal Calls into the module and parses the JSON text that it returns. */
export type Ask = AskOf<WasmUnmatched>;

/** The heroes. A query is for example `attack:ranged health<=13`; docs/unmatched.md lists the search terms. */
export class Heroes extends Catalogue<Hero> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super({
      what: "hero",
      get: (id) => ask((unmatched) => unmatched.heroGet(id)),
      find: (name) => ask((unmatched) => unmatched.heroFind(name)),
      search: (query) => ask((unmatched) => unmatched.heroesSearch(query)),
      all: () => ask((unmatched) => unmatched.heroesAll()),
    });
  }
}

/** The cards of all decks. A query is for example `type:scheme by:medusa`; docs/unmatched.md lists the search terms. */
export class Cards extends Catalogue<Card> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super({
      what: "card",
      get: (id) => ask((unmatched) => unmatched.cardGet(id)),
      find: (name) => ask((unmatched) => unmatched.cardFind(name)),
      search: (query) => ask((unmatched) => unmatched.cardsSearch(query)),
      all: () => ask((unmatched) => unmatched.cardsAll()),
    });
  }
}

/** The battlefields. */
export class Boards extends Listing<Board> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super({
      what: "battlefield",
      get: (id) => ask((unmatched) => unmatched.boardGet(id)),
      find: (name) => ask((unmatched) => unmatched.boardFind(name)),
      all: () => ask((unmatched) => unmatched.boardsAll()),
    });
  }
}
