import { string } from "../input.js";
import { markRaw } from "../raw.js";
import { guard } from "../stack.js";

/** Calls into the module and parses the JSON text that it returns. */
export type Ask<Rules> = <T>(question: (rules: Rules) => string) => T;

/** The functions of the module that a catalogue calls. */
export interface Questions<Rules> {
  /** The word for an entry in errors, for example "hero". */
  readonly what: string;
  /** Returns the entry with an id as JSON. */
  readonly get: (rules: Rules, id: string) => string;
  /** Returns the only entry with a name as JSON. */
  readonly find: (rules: Rules, name: string) => string;
  /** Returns every entry as JSON. */
  readonly all: (rules: Rules) => string;
}

/** The entries of a catalogue, by id and name. */
export class Listing<Thing, Rules> {
  /** @internal */
  protected readonly ask: Ask<Rules>;
  readonly #questions: Questions<Rules>;

  /** @internal Created with the object that `load()` returns. */
  constructor(ask: Ask<Rules>, questions: Questions<Rules>) {
    this.ask = ask;
    this.#questions = questions;
  }

  /** Returns the entry with this id. Throws if there is none. */
  get(id: string): Thing {
    const { what, get } = this.#questions;
    const text = string(id, `the ${what}'s id`);
    return this.ask((rules) => get(rules, text));
  }

  /** Returns the entry with this name. Throws if there is none or if the name is ambiguous. */
  find(name: string): Thing {
    const { what, find } = this.#questions;
    const text = string(name, `the ${what}'s name`);
    return this.ask((rules) => find(rules, text));
  }

  /** Returns every entry. */
  all(): Thing[] {
    return this.ask((rules) => this.#questions.all(rules));
  }
}

/** The entries of a catalogue, by id, name and query. */
export class Catalogue<Thing, Rules> extends Listing<Thing, Rules> {
  readonly #search: (rules: Rules, query: string) => string;

  /** @internal Created with the object that `load()` returns. */
  constructor(
    ask: Ask<Rules>,
    questions: Questions<Rules> & { readonly search: (rules: Rules, query: string) => string },
  ) {
    super(ask, questions);
    this.#search = questions.search;
  }

  /** Returns the entries that match a query. The guide of the game lists the search terms. */
  search(query: string): Thing[] {
    const text = string(query, "the query");
    return this.ask((rules) => this.#search(rules, text));
  }
}

markRaw(Listing, Catalogue);
guard(Listing, Catalogue);
