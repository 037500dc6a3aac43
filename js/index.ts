/**
 * `altmode` itself is not to be imported: each part has an entry point of its own, so that a program downloads only
 * what it uses. Importing it throws an error that names them.
 *
 * @module
 */
import { AltmodeError } from "./errors.js";

/** Says which entry points there are. The names that people look for are exported, so that importing them gets so far. */
function refuse(): never {
  throw new AltmodeError(
    "no-root-entry",
    `import one of the entry points of altmode instead: "altmode/tcg" (the rules), "altmode/tracker" (games at a real ` +
      `table), "altmode/tournament" (tournaments), "altmode/worker" (the rules in a worker). For example: ` +
      `import { load } from "altmode/tcg"`,
  );
}

/** @deprecated Import `load` from `altmode/tcg`, `altmode/tracker` or `altmode/tournament`. */
export const load: never = refuse();
/** @deprecated Import `startWorker` from `altmode/worker`. */
export const startWorker: never = load;
/** @deprecated Import an entry point, for example `altmode/tcg`. */
export default load as never;
