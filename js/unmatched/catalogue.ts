import { type Ask, Catalogue, Listing } from "../game/catalogue.js";
import type { Board, Card, Hero } from "../generated/unmatched.js";

/** The heroes. A query is for example `attack:ranged health<=13`; docs/unmatched.md lists the search terms. */
export class Heroes extends Catalogue<Hero> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, { one: "hero", many: "heroes" });
  }
}

/** The cards of all decks. A query is for example `type:scheme by:medusa`; docs/unmatched.md lists the search terms. */
export class Cards extends Catalogue<Card> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, { one: "card", many: "cards" });
  }
}

/** The battlefields. */
export class Boards extends Listing<Board> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, { one: "board", many: "boards", what: "battlefield" });
  }
}
