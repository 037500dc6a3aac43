import { type Ask, Catalogue } from "../game/catalogue.js";
import type { Card } from "../generated/tcg.js";

/**
 * The card catalogue: every built-in card and the cards of loaded packs.
 *
 * `search()` returns the cards that match every term of a query. Terms are separated by spaces.
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
export class Cards extends Catalogue<Card> {
  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask) {
    super(ask, { one: "card", many: "cards" });
  }
}
