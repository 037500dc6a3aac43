import { string } from "../input.js";
import { markRaw } from "../raw.js";
import { guard } from "../stack.js";

/** @internal Calls into the module and parses the JSON text that it returns. */
export type Ask<Rules> = <T>(question: (rules: Rules) => string) => T;

/** @internal The questions that a catalogue asks the module. */
export interface Questions<Thing> {
  /** The word for an entry in errors, for example "hero". */
  readonly what: string;
  /** Returns the entry with an id. */
  readonly get: (id: string) => Thing;
  /** Returns the only entry with a name. */
  readonly find: (name: string) => Thing;
  /** Returns every entry. */
  readonly all: () => Thing[];
}

/** The entries of a catalogue, by id and name. */
export class Listing<Thing> {
  readonly #questions: Questions<Thing>;

  /** @internal Created with the object that `load()` returns. */
  constructor(questions: Questions<Thing>) {
    this.#questions = questions;
  }

  /** Returns the entry with this id. Throws if there is none. */
  get(id: string): Thing {
    const { what, get } = this.#questions;
    return get(string(id, `the ${what}'s id`));
  }

  /** Returns the entry with this name. Throws if there is none or if the name is ambiguous. */
  find(name: string): Thing {
    const { what, find } = this.#questions;
    return find(string(name, `the ${what}'s name`));
  }

  /** Returns every entry. */
  all(): Thing[] {
    return this.#questions.all();
  }
}

/** The entries of a catalogue, by id, name and query. */
export class Catalogue<Thing> extends Listing<Thing> {
  readonly #search: (query: string) => Thing[];

  /** @internal Created with the object that `load()` returns. */
  constructor(questions: Questions<Thing> & { readonly search: (query: string) => Thing[] }) {
    super(questions);
    this.#search = questions.search;
  }

  /** Returns the entries that match a query. The guide of the game lists the search terms. */
  search(query: string): Thing[] {
    return this.#search(string(query, "the query"));
  }
}

markRaw(Listing, Catalogue);
guard(Listing, Catalogue);
