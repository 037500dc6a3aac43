// Maps fault paths of the engine's input (`attacker.upgrades[1]`) to fields of a form.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { capital } from "./words.js";

interface PlacedFault {
  readonly message: string;
  readonly path: string;
}

/** Returns an error of the engine as a fault with a path, or `undefined` for any other error. */
export function placed(error: unknown): PlacedFault | undefined {
  if (!isEngineError(error) || error.path === undefined) return undefined;
  return { message: capital(error.message), path: error.path };
}

/** Returns whether `path` lies in the part of the input at `place`. */
export const lies = (path: string, place: string) =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** Context with the current fault. */
export const FaultPlace = createContext<PlacedFault | undefined>(undefined);

/** Returns the error message for a field that stands for one of these paths. */
export function useFault(...places: string[]): string | undefined {
  const fault = useContext(FaultPlace);
  return fault && places.some((place) => lies(fault.path, place)) ? fault.message : undefined;
}
