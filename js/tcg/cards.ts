import type { Tcg as WasmTcg } from "../generated/glue/tcg.js";
import type { Card } from "../generated/tcg.js";
import { string } from "../input.js";
import { markRaw } from "../raw.js";
import { guard } from "../stack.js";

/** The card catalogue: every built-in card and the cards of loaded packs. */
export class Cards {
  readonly #ask: <T>(question: (tcg: WasmTcg) => string) => T;

  /** @internal Created with the `Tcg` object that `load()` returns. */
  constructor(ask: <T>(question: (tcg: WasmTcg) => string) => T) {
    this.#ask = ask;
  }

  /** Returns the card with this id. Throws if there is none. */
  get(id: string): Card {
    const text = string(id, "the card's id");
    return this.#ask((tcg) => tcg.cardGet(text));
  }

  /** Returns the card with this name. Throws if there is none or if the name is ambiguous. */
  find(name: string): Card {
    const text = string(name, "the card's name");
    return this.#ask((tcg) => tcg.cardFind(text));
  }

  /**
   * Returns the cards that match every term of a query. Terms are separated by spaces.
   *
   * - `laser`, `"plasma burst"`: the name, the traits or the text contains the word
   * - `type:weapon`: the card is an `action`, `secret`, `upgrade`, `weapon`, `armor`, `utility`, `character`,
   *   `combiner`, `stratagem`, or a kind of character such as `triple-changer`
   * - `trait:plane`, `faction:autobot`, `icon:orange`, `mode:alt2`, `rarity:rare`, `keyword:stealth`: the
   *   card has the value
   * - `set:w1`, `id:w1-061`: the card is of the set, or has the id
   * - `name:"bumblebee"`: the name contains the text
   * - `implemented:yes`, `banned:no`, `reprint:no`: the property is true or false
   * - `stars<=6`, `bold>=1`, `health=10`: compares `stars`, `health`, `attack`, `defense`, `bold`, `tough`,
   *   `pierce`, `focus`, `safeguard`, `icons`, or the number of icons of a colour (`orange`, `blue`, `white`,
   *   `green`, `black`)
   *
   * Comma-separated values are alternatives (`set:w1,w2`). A leading hyphen negates a term (`-trait:car`).
   * Values with spaces are quoted. Throws `bad-query` for an unknown term.
   */
  search(query: string): Card[] {
    const text = string(query, "the query");
    return this.#ask((tcg) => tcg.cardsSearch(text));
  }

  /** Returns every card. */
  all(): Card[] {
    return this.#ask((tcg) => tcg.cardsAll());
  }
}

markRaw(Cards);
guard(Cards);
