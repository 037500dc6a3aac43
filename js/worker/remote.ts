// Makes the page's handles to objects of a worker. Their members are those that the worker names, so that nothing here repeats
// the API.

import { AltmodeError } from "../errors.js";
import { markRaw } from "../raw.js";
import type { Connection } from "./connection.js";
import type { TaskOptions } from "./task.js";
import type { Members, Target } from "./types.js";

/** Key of the method that calls a method of the object, or reads a property. A symbol, because it is no part of the API. */
const ASK: unique symbol = Symbol("ask");

/** A handle to any object of a worker. */
class Handle {
  readonly #connection: Connection;
  readonly #target: Target;

  constructor(connection: Connection, target: Target) {
    this.#connection = connection;
    this.#target = target;
  }

  async [ASK](member: string, parameters?: readonly unknown[]): Promise<unknown> {
    const answer = await this.#connection.ask(this.#target, member, parameters);
    return "game" in answer
      ? new (gameClass(this.#connection, answer.members))(this.#connection, answer.game)
      : answer.value;
  }
}

/** A handle to a game. It has the methods that differ from those of the game. */
class GameHandle extends Handle {
  readonly #connection: Connection;
  readonly #number: number;
  #freed: AltmodeError | undefined;

  constructor(connection: Connection, number: number) {
    super(connection, number);
    this.#connection = connection;
    this.#number = number;
    connection.remember(this, number);
  }

  override async [ASK](member: string, parameters?: readonly unknown[]): Promise<unknown> {
    this.#check();
    return super[ASK](member, parameters);
  }

  async playouts(games: unknown, options?: unknown, task?: TaskOptions): Promise<unknown> {
    this.#check();
    return this.#connection.run(this.#number, "playouts", [games, options], task);
  }

  async suggest(options?: unknown, task?: TaskOptions): Promise<unknown> {
    this.#check();
    return this.#connection.run(this.#number, "suggest", [options], task);
  }

  async free(): Promise<void> {
    this.#check();
    this.#freed = new AltmodeError("freed", "this game was freed");
    await this.#connection.free(this, this.#number);
  }

  #check(): void {
    if (this.#freed !== undefined) throw this.#freed;
  }
}

/** A handle to rules. */
class RulesHandle extends Handle {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    super(connection, "");
    this.#connection = connection;
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

markRaw(Handle);

type Class<Parameters extends unknown[]> = new (...parameters: Parameters) => Handle;

/** Returns a class of handles with the members of an object beside its own. */
function withMembers<Parameters extends unknown[]>(
  base: Class<Parameters>,
  { methods, properties }: Members,
): Class<Parameters> {
  const made = class extends (base as Class<unknown[]>) {} as Class<Parameters>;
  const define = (name: string, descriptor: PropertyDescriptor & ThisType<Handle>) => {
    if (!(name in base.prototype)) Object.defineProperty(made.prototype, name, descriptor);
  };
  for (const name of properties)
    define(name, {
      get() {
        return this[ASK](name);
      },
    });
  for (const name of methods)
    define(name, {
      value(...parameters: unknown[]) {
        return this[ASK](name, parameters);
      },
    });
  return made;
}

/** The classes of the games of each worker. All games of a worker have the same class. */
const gameClasses = new WeakMap<Connection, Class<[Connection, number]>>();

/** Returns the class of the games of a worker. */
function gameClass(connection: Connection, members: Members): Class<[Connection, number]> {
  let found = gameClasses.get(connection);
  if (found === undefined) {
    found = withMembers(GameHandle, members);
    gameClasses.set(connection, found);
  }
  return found;
}

/** Returns the handle to the rules of a worker. */
export function handleOf<Async>(connection: Connection, members: Members): Async {
  const rules = new (withMembers(RulesHandle, members))(connection);
  for (const [name, list] of Object.entries(members.lists))
    Object.defineProperty(rules, name, {
      value: new (withMembers(Handle, list))(connection, name),
      enumerable: true,
    });
  return rules as Async;
}
