// The tracker's own module: small, and fetched only where this screen is shown.
import { load, type Tracker } from "altmode/tracker/slim";
import address from "altmode/tracker.wasm?url";

export function trackerModule(): Promise<Tracker> {
  return load(new URL(address, document.baseURI));
}
