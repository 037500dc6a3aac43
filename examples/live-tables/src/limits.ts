// Everything that a client can ask for has a limit, and every table an end.

/** Letters of a message. */
export const MOST_LETTERS = 2_000;
/** Bytes of a request's body, which has a deck. */
export const MOST_BODY_BYTES = 65_536;
/** Letters of a person's name. */
export const MOST_NAME_LETTERS = 24;
/** WebSockets of one seat, such as tabs; a new one closes the oldest. */
export const MOST_SOCKETS_PER_SEAT = 3;
/** Spectators of a table. */
export const MOST_SPECTATORS = 50;
/** Tables that are not over, of one address: a school or a club has one address. */
export const MOST_TABLES_PER_ADDRESS = 60;
/** Tables that are not over, of the whole lobby. */
export const MOST_TABLES = 100_000;
/** WebSockets of one address at a Node host, and of the whole host. */
export const MOST_SOCKETS_PER_ADDRESS = 200;
export const MOST_SOCKETS = 20_000;
/** Connections of a Node host, WebSockets included. */
export const MOST_CONNECTIONS = 25_000;
/** Bytes that a slow reader may leave unread before a Node host gives it up. It connects again. */
export const MOST_UNREAD_BYTES = 1_000_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A seat that has to decide and is away for so long can lose the game to a claim. */
export const ABSENT_MILLISECONDS = 60 * SECOND;
/** A table that waits for players closes after so long without a connection. */
export const WAITING_MILLISECONDS = 15 * MINUTE;
/** A game without a move for so long ends as abandoned. */
export const IDLE_MILLISECONDS = 24 * HOUR;
/** A table whose game is over is deleted after so long, with its records. */
export const KEPT_MILLISECONDS = 7 * 24 * HOUR;
/** Time before a bot decides, so that people can follow. */
export const BOT_MILLISECONDS = 350;

/** An allowance: a number of requests at once, and how many of them are given back per second. */
export interface Allowance {
  most: number;
  perSecond: number;
}

/** Messages of a connection. */
export const MESSAGES: Allowance = { most: 100, perSecond: 10 };
/** The messages as which a request for the whole state counts, because its answer can be a hundred times as long. */
export const COST_OF_SYNC = 10;
/** Connections of a seat; each of them may bring the whole log. */
export const CONNECTIONS: Allowance = { most: 20, perSecond: 0.5 };
/** Requests of an address, connections included. */
export const REQUESTS: Allowance = { most: 240, perSecond: 10 };

/** Counts requests against an allowance (token bucket). */
export class Rate {
  readonly #allowance: Allowance;
  #left: number;
  #counted: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.most;
    this.#counted = now;
  }

  /** Counts one more request, or one that costs as much as several; `false` if that is too many. */
  admits(now: number, cost = 1): boolean {
    const { most, perSecond } = this.#allowance;
    this.#left = Math.min(most, this.#left + (Math.max(0, now - this.#counted) / SECOND) * perSecond);
    this.#counted = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Returns whether the whole allowance is back, so that the count can be forgotten. */
  isFull(now: number): boolean {
    const { most, perSecond } = this.#allowance;
    return this.#left + ((now - this.#counted) / SECOND) * perSecond >= most;
  }
}

/** Counts from which those are forgotten whose allowance is back, and the most counts, at which the older half is forgotten. */
const CLEARED_FROM = 10_000;
const MOST_COUNTS = 100_000;

/** Counts of many addresses or seats. Those whose allowance is back are forgotten. */
export class Rates {
  readonly #allowance: Allowance;
  readonly #rates = new Map<string, Rate>();
  #cleared = 0;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Number of the counts. */
  get size(): number {
    return this.#rates.size;
  }

  /** Counts one more request of a key; `false` if that is too many. */
  admits(key: string, now: number): boolean {
    if (this.#rates.size > CLEARED_FROM && now - this.#cleared >= SECOND) {
      // At most once in a second: under an attack from many networks no count is whole, and each request would walk through all.
      this.#cleared = now;
      for (const [old, rate] of this.#rates) if (rate.isFull(now)) this.#rates.delete(old);
    }
    // Half of them at once, because finding the oldest of a map whose first entries were deleted walks through these.
    if (this.#rates.size >= MOST_COUNTS) {
      let left = MOST_COUNTS / 2;
      for (const old of this.#rates.keys()) if (left-- > 0) this.#rates.delete(old);
    }
    const rate = this.#rates.get(key) ?? new Rate(this.#allowance, now);
    this.#rates.set(key, rate);
    return rate.admits(now);
  }
}

/** Returns what counts as one address: an IPv4 address, or the network (/64) of an IPv6 address, which one customer has. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(":")) return mapped ?? address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const whole = [...groups, ...Array(missing).fill("0"), ...rest];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
