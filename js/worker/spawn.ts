// Starts Web Workers in pages and in Deno.

import type { Endpoint } from "comlink";
import { decodeModule } from "../embedded.js";
import { AltmodeError } from "../errors.js";
import { withoutWasm } from "../no-wasm.js";
import type { Line } from "./connection.js";
import type { GameName } from "./types.js";

/** The script of a worker and its module, as text. */
export interface Inline {
  readonly readScript: () => string;
  readonly readText: () => string;
}

/** Returns the ways to start a worker, in order of preference. */
export type Ways = () => (() => Promise<Line>)[];

/**
 * Returns the ways to start a worker of a page: from its file, or from text if there is no file beside the package's or the
 * page has another origin.
 */
export function ofPage(game: GameName, file: () => Worker, inline: () => Promise<Inline>): Ways {
  return () => {
    if (typeof Worker !== "function")
      throw new AltmodeError(
        "no-workers",
        `this platform has no Web Workers: use altmode/${game}, where search() thinks in steps`,
      );
    if (typeof WebAssembly === "undefined") throw withoutWasm(`altmode/${game}`);
    return [async () => lineTo(file()), async () => lineTo(await startText(await inline()))];
  };
}

/** Starts a worker from the text of its script and sends it the module compiled by the page. */
async function startText({ readScript, readText }: Inline): Promise<Worker> {
  const module = await WebAssembly.compile(decodeModule(readText()));
  const address = URL.createObjectURL(new Blob([readScript()], { type: "text/javascript" }));
  try {
    // Not `new Worker`, because bundlers would take the address for that of a file.
    const worker = Reflect.construct(Worker, [address]) as Worker;
    worker.postMessage(module);
    return worker;
  } finally {
    // Revoked late, because some browsers need the URL until the worker has fetched its script.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
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
