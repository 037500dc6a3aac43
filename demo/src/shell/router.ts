// Router for hash URLs such as `#/decks/edit?deck=…`. The hash works on any static web server.
import { useLayoutEffect, useState } from "preact/hooks";

interface Route {
  readonly path: string;
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...rest] = path.split("/").filter((part) => part !== "");
  return { path: name, rest, query: new URLSearchParams(query) };
}

/** Returns the current route. */
export function useRoute(): Route {
  // A new object per navigation, so that following the same link again has an effect.
  const [{ hash }, setHash] = useState({ hash: location.hash });
  // In the same task as the first drawing, so that no navigation is missed between the two.
  useLayoutEffect(() => {
    const follow = () => setHash({ hash: location.hash });
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return parseRoute(hash);
}

export function navigate(address: string): void {
  location.hash = address;
}

/** Replaces the URL without a history entry and without rendering the screen again. */
export function renameAddress(address: string): void {
  history.replaceState(history.state, "", address);
}

/**
 * Returns whether this history entry was shown before, so that the browser restores its scroll position.
 * Marks it as shown. A new entry has no state.
 */
export function wasShown(): boolean {
  if (history.state !== null) return true;
  history.replaceState({ shown: true }, "");
  return false;
}

/** Returns the absolute URL of a screen for sharing. */
export function fullAddress(address: string): string {
  return `${location.href.split("#", 1)[0]}${address}`;
}
