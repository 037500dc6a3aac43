import type { Card } from "../generated/tcg.js";
import type { Tcg as WasmTcg } from "../generated/wasm/tcg.js";
import { string } from "../input.js";
import { markRaw } from "../raw.js";
import { guard } from "../stack.js";

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

  /**
   * Lists the cards that match a query: words with spaces between them, of which a card must fit all.
   *
   * - `laser`, `"plasma burst"`: has this in its name, its traits or its text
   * - `type:weapon`: is an `action`, `secret`, `upgrade`, `weapon`, `armor`, `utility`, `character`, `combiner`,
   *   `stratagem`, or a kind of character such as `triple-changer`
   * - `trait:plane`, `faction:autobot`, `icon:orange`, `mode:alt2`, `rarity:rare`, `keyword:stealth`: has it
   * - `set:w1`, `id:w1-061`, `name:"bumblebee"`: is of the set, has the id, has this in its name
   * - `implemented:yes`, `banned:no`, `reprint:no`: is so or not
   * - `stars<=6`, `bold>=1`, `health=10`: compares `stars`, `health`, `attack`, `defense`, `bold`, `tough`, `pierce`,
   *   `focus`, `safeguard`, `icons`, or how many icons of a colour (`orange`, `blue`, `white`, `green`, `black`)
   *
   * Values with commas between them mean any of them (`set:w1,w2`). A hyphen in front reverses a word (`-trait:car`).
   * Values with spaces are written in quotes. Throws the code `bad-query` for a word that is none.
   */
  search(query: string): Card[] {
    const text = string(query, "the query");
    return this.#ask((tcg) => tcg.cardsSearch(text));
  }

  /** Every card. */
  all(): Card[] {
    return this.#ask((tcg) => tcg.cardsAll());
  }
}

markRaw(Cards);
guard(Cards);
