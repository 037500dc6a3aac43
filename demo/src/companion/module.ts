// Loads the companion's module, only on its screen.
import { type Companion, load } from "altmode/companion/slim";
import address from "altmode/companion.wasm?url";
import { painted } from "../ui/pause.js";

export function companionModule(): Promise<Companion> {
  return load(painted().then(() => new URL(address, document.baseURI)));
}
