import { AltmodeError } from "./errors.js";
import { textOf } from "./instance.js";

/** Starts a module from a source that the caller brings; a source that is none is an error of altmode. */
export async function started<Source>(
  source: Source | Promise<Source>,
  start: (source: Source) => Promise<unknown>,
): Promise<void> {
  try {
    await start(await source);
  } catch (cause) {
    if (cause instanceof AltmodeError) throw cause;
    const message = `the WebAssembly module cannot be loaded from this source: ${textOf(cause)}`;
    throw new AltmodeError("load-failed", message, undefined, { cause });
  }
}
