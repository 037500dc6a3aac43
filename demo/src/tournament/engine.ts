// The tournament rules have a WebAssembly module of their own, fetched when this screen is first shown.
import { AltmodeError } from "altmode/tcg/slim";
import { load, type Tournaments } from "altmode/tournament/slim";
import address from "altmode/tournament.wasm?url";

/** Fetched once; what could not be fetched may be there at the next try. */
export function tournaments(): Promise<Tournaments> {
  return load(fetch(address));
}

/** The page shows errors of one kind; each entry point of the package has a class of its own. */
export function asShown(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "AltmodeError") return error;
  const { code, path } = error as AltmodeError;
  return new AltmodeError(code, error.message, path);
}
