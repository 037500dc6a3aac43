// Entries of a game that were made as one step, so that one undo takes all of them back. The log of a match knows entries
// alone, so this lies beside it on the device that made them.
import type { HistoryEntry } from "altmode/tracker/slim";
import { t } from "../messages/index.js";
import { keepBeside, keptBeside } from "./kept.js";

const FORMAT = "altmode-tracker-steps/1";

type Id = HistoryEntry["id"];
const nameOf = ({ device, number }: Id) => `${device} ${number}`;

/** Which entries belong to the one before. */
export class Steps {
  readonly #id: string;
  readonly #following = new Set<string>();
  /** The text that was read or written last. */
  #kept: string | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Whether an entry was made together with the one before it. */
  follows(entry: Id): boolean {
    return this.#following.has(nameOf(entry));
  }

  /** Takes over what is kept, also by another tab; throws what the visitor can read, and goes on without it. */
  read(): void {
    const text = keptBeside(this.#id, "steps");
    if (text === this.#kept) return;
    this.#kept = text;
    if (text !== undefined) for (const name of namesIn(text, this.#id)) this.#following.add(name);
  }

  /** Whether the browser kept it. */
  add(entry: Id): boolean {
    try {
      // What another tab wrote meanwhile stays.
      this.read();
    } catch {
      // What can't be read is replaced.
    }
    this.#following.add(nameOf(entry));
    const text = JSON.stringify({ format: FORMAT, match: this.#id, following: [...this.#following] });
    const kept = keepBeside(this.#id, "steps", text);
    this.#kept = keptBeside(this.#id, "steps");
    return kept;
  }
}

/** Checked as if it were somebody else's: it may be damaged, or of a later version of the page. */
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
