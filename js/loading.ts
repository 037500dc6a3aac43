import { AltmodeError } from "./errors.js";
import { textOf } from "./instance.js";
import { withoutWasm } from "./no-wasm.js";

/** A module in plain JavaScript: creates an instance from the functions that it imports and returns its exports. */
export type PlainModule = (imports: object) => object;

/** The functions of an entry point's glue that connect it to an instance (scripts/lib/glue.mjs). */
export interface StartingGlue {
  /** Returns the functions that an instance imports. */
  imports(): WebAssembly.Imports;
  /** Connects the glue to its first instance; `make` creates further ones. Later calls have no effect. */
  attach(instance: { exports: object }, make: () => { exports: object }): void;
  /** Drops the views of the memory, because plain JavaScript leaves the old buffer readable when memory grows. */
  forgetViews(): void;
}

/** Instantiates a module. */
async function start(
  { imports, attach, forgetViews }: StartingGlue,
  module: WebAssembly.Module | PlainModule,
): Promise<void> {
  const make = () =>
    typeof module === "function"
      ? { exports: module({ ...imports(), grown: forgetViews }) }
      : new WebAssembly.Instance(module, imports());
  // Browsers with a document instantiate asynchronously because older ones refuse a large synchronous
  // instantiation on the main thread.
  const later = typeof module !== "function" && typeof document !== "undefined";
  attach(later ? await WebAssembly.instantiate(module, imports()) : make(), make);
}

/**
 * Returns a function that makes the `load()` of each host from the host's way to a module. All hosts of an entry point share
 * its instance and return the same object. After a failure `load()` can be called again, because the cause may be temporary,
 * such as a missing network.
 *
 * @param entry the entry point's name, for errors
 */
export function loading<Rules>(glue: StartingGlue, create: () => Rules, entry: string) {
  let rules: Rules | undefined;
  const begin = async (module: WebAssembly.Module | PlainModule) => {
    await start(glue, module);
    rules ??= create();
    return rules;
  };
  return <Parameters extends unknown[]>(
    obtain: (...parameters: Parameters) => Promise<WebAssembly.Module | PlainModule>,
  ) => {
    let loaded: Promise<Rules> | undefined;
    return (...parameters: Parameters): Promise<Rules> => {
      loaded ??= obtain(...parameters)
        .then(begin)
        .catch((cause: unknown) => {
          loaded = undefined;
          throw loadFailed(cause, entry);
        });
      return loaded;
    };
  };
}

/** Returns the error for a WebAssembly module that failed to load. */
function loadFailed(cause: unknown, entry: string): AltmodeError {
  if (cause instanceof AltmodeError) return cause;
  if (typeof WebAssembly === "undefined") return withoutWasm(entry, cause);
  const reason = textOf(cause);
  // Browsers name the Content Security Policy directive in the message.
  const advice = /Content.Security.Policy|unsafe-eval/i.test(reason)
    ? " Allow WebAssembly in the Content Security Policy: script-src 'wasm-unsafe-eval'."
    : "";
  return new AltmodeError(
    "load-failed",
    `the WebAssembly module could not be loaded: ${reason}.${advice}`,
    undefined,
    { cause },
  );
}
