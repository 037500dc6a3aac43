/**
 * `altmode` has no root import. Each part has its own entry point, so that a program downloads only the parts
 * that it uses. Importing `altmode` throws an error that names the entry points.
 *
 * @module
 */
import { AltmodeError } from "./errors.js";

/**
 * Throws an error that lists the entry points. The likely names are exported, so that a mistaken import
 * reaches this message.
 */
function refuse(): never {
  throw new AltmodeError(
    "no-root-entry",
    `import one of the entry points of altmode instead: "altmode/tcg" (the Transformers TCG), ` +
      `"altmode/unmatched" (Unmatched), "altmode/deckbuilder" (the Deck-Building Game), "altmode/tracker" (games at a real ` +
      `table), "altmode/companion" (games of Unmatched at a real table), "altmode/tournament" (tournaments), "altmode/worker" (the rules in a worker). For example: ` +
      `import { load } from "altmode/tcg"`,
  );
}

/** @deprecated Import `load` from `altmode/tcg`, `altmode/unmatched`, `altmode/deckbuilder`, `altmode/tracker` or `altmode/tournament`. */
export const load: never = refuse();
/** @deprecated Import `startWorker` from `altmode/worker`. */
export const startWorker: never = load;
/** @deprecated Import an entry point, for example `altmode/tcg`. */
export default load as never;
