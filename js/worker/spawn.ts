// Web Workers: pages, Deno.

import type { Endpoint } from "comlink";
import { AltmodeError } from "../errors.js";
import type { Line } from "./connection.js";

/** Starts a worker with the package's own script beside this file. */
async function fromFile(): Promise<Line> {
  // Written like this, bundlers see that the script is one of a worker.
  return lineTo(new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" }));
}

/** Starts a worker with the script as text, where no file lies beside this one, or a page of another origin uses it. */
async function fromText(): Promise<Line> {
  const { startInline } = await import("./inline.js");
  return lineTo(await startInline());
}

/** The ways to start a worker, in the order in which they are tried. */
export function ways(): (() => Promise<Line>)[] {
  if (typeof Worker !== "function")
    throw new AltmodeError(
      "no-workers",
      "this platform has no Web Workers: use altmode/tcg, where search() thinks in steps",
    );
  return [fromFile, fromText];
}

/** A line to a worker that ends with it. */
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
