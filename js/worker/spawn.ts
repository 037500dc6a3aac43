// Starts Web Workers in pages and in Deno.

import type { Endpoint } from "comlink";
import { AltmodeError } from "../errors.js";
import type { Line } from "./connection.js";
import type { GameName } from "./types.js";

/** Starts a worker with the package's script beside this file. */
const files: Record<GameName, () => Worker> = {
  // Bundlers recognise a worker's script by this exact form.
  tcg: () => new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" }),
  deckbuilder: () =>
    new Worker(new URL("./worker-thread-deckbuilder.js", import.meta.url), { type: "module" }),
  unmatched: () => new Worker(new URL("./worker-thread-unmatched.js", import.meta.url), { type: "module" }),
};

/**
 * Starts a worker from the script as text, if there is no file beside this one or the page has another
 * origin.
 */
const texts: Record<GameName, () => Promise<{ startInline: () => Promise<Worker> }>> = {
  tcg: () => import("./inline.js"),
  deckbuilder: () => import("./inline-deckbuilder.js"),
  unmatched: () => import("./inline-unmatched.js"),
};

/** Returns the ways to start a worker, in order of preference. */
export function ways(game: GameName): (() => Promise<Line>)[] {
  if (typeof Worker !== "function")
    throw new AltmodeError(
      "no-workers",
      `this platform has no Web Workers: use altmode/${game}, where search() thinks in steps`,
    );
  return [async () => lineTo(files[game]()), async () => lineTo(await (await texts[game]()).startInline())];
}

/** Returns a line to a worker that the package started, and terminates the worker at its end. */
function lineTo(worker: Worker): Line {
  return {
    endpoint: worker as Endpoint,
    end: () => worker.terminate(),
    onFailure(report) {
      worker.addEventListener("error", (event) => report(event, "early"));
      worker.addEventListener("messageerror", () => report("a message could not be read"));
    },
  };
}
