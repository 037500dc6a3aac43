import type { Board, Card, Hero } from "../generated/unmatched.js";
import type { Unmatched as WasmUnmatched } from "../generated/wasm/unmatched.js";
import { string } from "../input.js";
import { markRaw } from "../raw.js";
import { guard } from "../stack.js";

/** Calls into the module and parses the JSON text that it returns. */
export type Ask = <T>(question: (unmatched: WasmUnmatched) => string) => T;

/** The heroes. */
export class Heroes {
  readonly #ask: Ask;

  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Returns the hero with this id. Throws if there is none. */
  get(id: string): Hero {
    const text = string(id, "the hero's id");
    return this.#ask((unmatched) => unmatched.heroGet(text));
  }

  /** Returns the hero with this name. Throws if there is none or if the name is ambiguous. */
  find(name: string): Hero {
    const text = string(name, "the hero's name");
    return this.#ask((unmatched) => unmatched.heroFind(text));
  }

  /** Returns the heroes that match a query, for example `attack:ranged health<=13`. docs/unmatched.md lists its words. */
  search(query: string): Hero[] {
    const text = string(query, "the query");
    return this.#ask((unmatched) => unmatched.heroesSearch(text));
  }

  /** Returns every hero. */
  all(): Hero[] {
    return this.#ask((unmatched) => unmatched.heroesAll());
  }
}

/** The cards of all decks. */
export class Cards {
  readonly #ask: Ask;

  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Returns the card with this id. Throws if there is none. */
  get(id: string): Card {
    const text = string(id, "the card's id");
    return this.#ask((unmatched) => unmatched.cardGet(text));
  }

  /** Returns the card with this name. Throws if there is none or if the name is ambiguous. */
  find(name: string): Card {
    const text = string(name, "the card's name");
    return this.#ask((unmatched) => unmatched.cardFind(text));
  }

  /** Returns the cards that match a query, for example `type:scheme by:medusa`. docs/unmatched.md lists its words. */
  search(query: string): Card[] {
    const text = string(query, "the query");
    return this.#ask((unmatched) => unmatched.cardsSearch(text));
  }

  /** Returns every card. */
  all(): Card[] {
    return this.#ask((unmatched) => unmatched.cardsAll());
  }
}

/** The battlefields. */
export class Boards {
  readonly #ask: Ask;

  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Returns the battlefield with this id. Throws if there is none. */
  get(id: string): Board {
    const text = string(id, "the battlefield's id");
    return this.#ask((unmatched) => unmatched.boardGet(text));
  }

  /** Returns the battlefield with this name. Throws if there is none or if the name is ambiguous. */
  find(name: string): Board {
    const text = string(name, "the battlefield's name");
    return this.#ask((unmatched) => unmatched.boardFind(text));
  }

  /** Returns every battlefield. */
  all(): Board[] {
    return this.#ask((unmatched) => unmatched.boardsAll());
  }
}

markRaw(Heroes, Cards, Boards);
guard(Heroes, Cards, Boards);
