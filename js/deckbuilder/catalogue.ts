import { type Ask as AskOf, Catalogue } from "../game/catalogue.js";
import type { Card, Character } from "../generated/deckbuilder.js";
import type { Deckbuilder as WasmDeckbuilder } from "../generated/glue/deckbuilder.js";

/** @internal Calls into the module and parses the JSON text that it returns. */
export type Ask = AskOf<WasmDeckbuilder>;

/** The cards. A query is for example `type:robot cost<=3`; docs/deckbuilder.md lists the search terms. */
export class Cards extends Catalogue<Card> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super({
      what: "card",
      get: (id) => ask((deckbuilder) => deckbuilder.cardGet(id)),
      find: (name) => ask((deckbuilder) => deckbuilder.cardFind(name)),
      search: (query) => ask((deckbuilder) => deckbuilder.cardsSearch(query)),
      all: () => ask((deckbuilder) => deckbuilder.cardsAll()),
    });
  }
}

/** The characters that players can choose. A query is for example `faction:autobot`; docs/deckbuilder.md lists the search terms. */
export class Characters extends Catalogue<Character> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super({
      what: "character",
      get: (id) => ask((deckbuilder) => deckbuilder.characterGet(id)),
      find: (name) => ask((deckbuilder) => deckbuilder.characterFind(name)),
      search: (query) => ask((deckbuilder) => deckbuilder.charactersSearch(query)),
      all: () => ask((deckbuilder) => deckbuilder.charactersAll()),
    });
  }
}
