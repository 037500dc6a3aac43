import type { Card } from "../generated/tcg.js";
import type { Tcg as WasmTcg } from "../generated/wasm/tcg.js";
import { string } from "../input.js";

/** The card catalogue: every built-in card, and those of loaded packs. */
export class Cards {
  readonly #ask: <T>(question: (tcg: WasmTcg) => string) => T;

  /** @internal */
  constructor(ask: <T>(question: (tcg: WasmTcg) => string) => T) {
    this.#ask = ask;
  }

  /** The card with this id; throws when there is none. */
  get(id: string): Card {
    const text = string(id, "the card's id");
    return this.#ask((tcg) => tcg.cardGet(text));
  }

  /** The one card with this name; throws when there is none or the name is ambiguous. */
  find(name: string): Card {
    const text = string(name, "the card's name");
    return this.#ask((tcg) => tcg.cardFind(text));
  }

  /** Cards that match a query. */
  search(query: string): Card[] {
    const text = string(query, "the query");
    return this.#ask((tcg) => tcg.cardsSearch(text));
  }

  /** Every card. */
  all(): Card[] {
    return this.#ask((tcg) => tcg.cardsAll());
  }
}
