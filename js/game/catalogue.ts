import { string } from "../input.js";
import { markRaw } from "../raw.js";
import { guard } from "../stack.js";

/** A function of the module that takes texts and returns JSON text. */
type Called = (...texts: string[]) => string;

/** @internal Calls into the module and parses the JSON text that it returns. */
export type Ask = <T>(question: (rules: Readonly<Record<string, Called>>) => string) => T;

/** @internal The words for the entries in the names of the module's functions: `cardGet`, `cardsSearch`. */
export interface Names {
  readonly one: string;
  readonly many: string;
  /** The word for an entry in errors, if it is another. */
  readonly what?: string;
}

/** The entries of a catalogue, by id and name. */
export class Listing<Thing> {
  readonly #ask: Ask;
  readonly #names: Names;

  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask, names: Names) {
    this.#ask = ask;
    this.#names = names;
  }

  /** Returns the entry with this id. Throws if there is none. */
  get(id: string): Thing {
    const { one, what = one } = this.#names;
    const text = string(id, `the ${what}'s id`);
    return this.#ask((rules) => (rules[`${one}Get`] as Called)(text));
  }

  /** Returns the entry with this name. Throws if there is none or if the name is ambiguous. */
  find(name: string): Thing {
    const { one, what = one } = this.#names;
    const text = string(name, `the ${what}'s name`);
    return this.#ask((rules) => (rules[`${one}Find`] as Called)(text));
  }

  /** Returns every entry. */
  all(): Thing[] {
    const { many } = this.#names;
    return this.#ask((rules) => (rules[`${many}All`] as Called)());
  }
}

/** The entries of a catalogue, by id, name and query. */
export class Catalogue<Thing> extends Listing<Thing> {
  readonly #ask: Ask;
  readonly #many: string;

  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask, names: Names) {
    super(ask, names);
    this.#ask = ask;
    this.#many = names.many;
  }

  /** Returns the entries that match a query. The guide of the game lists the search terms. */
  search(query: string): Thing[] {
    const text = string(query, "the query");
    return this.#ask((rules) => (rules[`${this.#many}Search`] as Called)(text));
  }
}

markRaw(Listing, Catalogue);
guard(Listing, Catalogue);
