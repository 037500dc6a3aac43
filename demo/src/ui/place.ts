// The engine says where in its input a fault lies (`attacker.upgrades[1]`); this finds the field to show it at.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { capital } from "./words.js";

export interface PlacedFault {
  readonly message: string;
  readonly path: string;
}

/** A fault of the engine with a path; `undefined` for any other error. */
export function placed(error: unknown): PlacedFault | undefined {
  if (!isEngineError(error) || error.path === undefined) return undefined;
  return { message: capital(error.message), path: error.path };
}

/** Whether a fault at `path` lies in the part of the input that `place` names. */
export const lies = (path: string, place: string) =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** The fault that fields look at. */
export const FaultPlace = createContext<PlacedFault | undefined>(undefined);

/** What is wrong with the field that stands for one of these places of the input. */
export function useFault(...places: string[]): string | undefined {
  const fault = useContext(FaultPlace);
  return fault && places.some((place) => lies(fault.path, place)) ? fault.message : undefined;
}
