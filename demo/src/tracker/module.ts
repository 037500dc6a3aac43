// The tracker's own module: small, and fetched only where this screen is shown.
import { load, type Tracker } from "altmode/tracker/slim";
import address from "altmode/tracker.wasm?url";
import { painted } from "../ui/pause.js";

export function trackerModule(): Promise<Tracker> {
  return load(painted().then(() => new URL(address, document.baseURI)));
}
