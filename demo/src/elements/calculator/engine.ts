// Answers the questions of the calculator with the engine of the package, in a worker. Takes the place of the page's own worker and
// of the answers that the page's build computes.
import type { AsyncTcg } from "altmode/worker/tcg";
import type { Ask } from "../../engine/background.js";
import type { Question } from "../../engine/tasks.js";

let starting: Promise<AsyncTcg> | undefined;

/** Starts the engine, once for all calculators of a page. */
export function rules(): Promise<AsyncTcg> {
  starting ??= import("altmode/worker/tcg").then(({ startWorker }) => startWorker());
  // Allows another attempt after a failed download.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

async function answer({ name, input }: Question): Promise<unknown> {
  const tcg = await rules();
  switch (name) {
    case "deck":
      return tcg.readDeck(input);
    case "forecast":
      return tcg.forecast(input);
    default:
      throw new Error(`the calculator asks for decks and forecasts, not for "${name}"`);
  }
}

export const inBackground: Ask = (name, input) => answer({ name, input } as Question) as Promise<never>;
export const askFirst = inBackground;
