import { type Ask, Catalogue } from "../game/catalogue.js";
import type { Card, Character } from "../generated/deckbuilder.js";

/** The cards. A query is for example `type:robot cost<=3`; docs/deckbuilder.md lists the search terms. */
export class Cards extends Catalogue<Card> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, { one: "card", many: "cards" });
  }
}

/** The characters that players can choose. A query is for example `faction:autobot`; docs/deckbuilder.md lists the search terms. */
export class Characters extends Catalogue<Character> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, { one: "character", many: "characters" });
  }
}
