// Loads the tracker's module, only on the tracker screen.
import { load, type Tracker } from "altmode/tracker/slim";
import address from "altmode/tracker.wasm?url";
import { painted } from "../ui/pause.js";

export function trackerModule(): Promise<Tracker> {
  return load(painted().then(() => new URL(address, document.baseURI)));
}
