// The tournament rules have a WebAssembly module of their own, fetched when this screen is first shown.
import { load, type Tournaments } from "altmode/tournament/slim";
import address from "altmode/tournament.wasm?url";
import { painted } from "../ui/pause.js";

/** Fetched once; what could not be fetched may be there at the next try. */
export function tournaments(): Promise<Tournaments> {
  return load(painted().then(() => new URL(address, document.baseURI)));
}
