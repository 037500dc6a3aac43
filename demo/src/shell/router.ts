// Addresses of screens: `#/decks/edit?deck=…`. They are behind the hash, so that any plain web server will do.
import { useEffect, useState } from "preact/hooks";

export interface Route {
  readonly path: string;
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...rest] = path.split("/").filter((part) => part !== "");
  return { path: name, rest, query: new URLSearchParams(query) };
}

/** The address of the page now. */
export function useRoute(): Route {
  // Of every step, also to the address that is known: its link was followed again.
  const [{ hash }, setHash] = useState({ hash: location.hash });
  useEffect(() => {
    const follow = () => setHash({ hash: location.hash });
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return parseRoute(hash);
}

export function navigate(address: string): void {
  location.hash = address;
}

/** Changes the address without a step in the browser's history and without showing the screen anew. */
export function renameAddress(address: string): void {
  history.replaceState(history.state, "", address);
}

/**
 * Returns whether this address was shown before, so that the browser brings its place back; marks it as shown. A step
 * to a new address has an empty state.
 */
export function wasShown(): boolean {
  if (history.state !== null) return true;
  history.replaceState({ shown: true }, "");
  return false;
}

/** The full address of a screen, for a link to give away. */
export function fullAddress(address: string): string {
  return `${location.href.split("#", 1)[0]}${address}`;
}
