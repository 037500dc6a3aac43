import { type Ask as AskOf, Catalogue } from "../game/catalogue.js";
import type { Card, Character } from "../generated/deckbuilder.js";
import type { Deckbuilder as WasmDeckbuilder } from "../generated/wasm/deckbuilder.js";

/** Calls into the module and parses the JSON text that it returns. */
export type Ask = AskOf<WasmDeckbuilder>;

/** The cards. A query is for example `type:robot cost<=3`; docs/deckbuilder.md lists the search terms. */
export class Cards extends Catalogue<Card, WasmDeckbuilder> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, {
      what: "card",
      get: (deckbuilder, id) => deckbuilder.cardGet(id),
      find: (deckbuilder, name) => deckbuilder.cardFind(name),
      search: (deckbuilder, query) => deckbuilder.cardsSearch(query),
      all: (deckbuilder) => deckbuilder.cardsAll(),
    });
  }
}

/** The characters that players can choose. A query is for example `faction:autobot`; docs/deckbuilder.md lists the search terms. */
export class Characters extends Catalogue<Character, WasmDeckbuilder> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, {
      what: "character",
      get: (deckbuilder, id) => deckbuilder.characterGet(id),
      find: (deckbuilder, name) => deckbuilder.characterFind(name),
      search: (deckbuilder, query) => deckbuilder.charactersSearch(query),
      all: (deckbuilder) => deckbuilder.charactersAll(),
    });
  }
}
