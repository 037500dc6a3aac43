// Groups entries that were made as one step, so that one undo takes back all of them. The log of a match has
// no groups, so they are stored beside it on this device.
import type { HistoryEntry } from "altmode/tracker/slim";
import { t } from "../messages/index.js";
import { keepBeside, keptBeside, putBesideAside } from "./kept.js";

const FORMAT = "altmode-tracker-steps/1";

type Id = HistoryEntry["id"];
const nameOf = ({ device, number }: Id) => `${device} ${number}`;

/** Set of entries that belong to the previous entry. */
export class Steps {
  readonly #id: string;
  readonly #following = new Set<string>();
  /** The text last read or written. */
  #kept: string | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Returns whether an entry was made together with the previous one. */
  follows(entry: Id): boolean {
    return this.#following.has(nameOf(entry));
  }

  /**
   * Loads the stored groups, also those of another tab. Throws a readable error if they are damaged, and then
   * ignores them.
   */
  read(): void {
    const text = keptBeside(this.#id, "steps");
    if (text === this.#kept) return;
    this.#kept = text;
    if (text === undefined) return;
    try {
      for (const name of namesIn(text, this.#id)) this.#following.add(name);
    } catch (error) {
      if (error instanceof Error) putBesideAside(this.#id, "steps", error.message);
      throw error;
    }
  }

  /** Adds an entry to the previous one's group. Returns whether the browser stored it. */
  add(entry: Id): boolean {
    try {
      // Keeps changes of other tabs.
      this.read();
    } catch {
      // Damaged data is replaced.
    }
    this.#following.add(nameOf(entry));
    const text = JSON.stringify({ format: FORMAT, match: this.#id, following: [...this.#following] });
    const kept = keepBeside(this.#id, "steps", text);
    this.#kept = keptBeside(this.#id, "steps");
    return kept;
  }
}

/** Validates the text, because it may be damaged or from a later version of the page. */
function namesIn(text: string, match: string): readonly string[] {
  const bad = (where: string) => new Error(t("tracker.damaged-steps", { where }));
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw bad("JSON");
  }
  const { format, match: of, following } = (read ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) throw bad("format");
  if (of !== match) throw bad("match");
  if (!Array.isArray(following)) throw bad("following");
  const wrong = following.findIndex((name) => typeof name !== "string" || !/^\S{1,20} \d{1,9}$/.test(name));
  if (wrong >= 0) throw bad(`following[${wrong}]`);
  return following;
}
