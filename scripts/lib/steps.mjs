// Runs named steps, and counts the results.
import { duration } from "./run.mjs";

/** The steps taken, with their results. */
export class Steps {
  #begun = performance.now();
  #results = [];

  /**
   * Takes steps one after the other. A step is not run if a step that it needs has failed.
   *
   * @param steps each with `name`, `run`, and optionally `expect` (its usual time) and `needs` (names of earlier steps)
   */
  async take(steps) {
    for (const step of steps) await this.#takeOne(step);
  }

  async #takeOne({ name, expect, needs, run }) {
    console.log(`\n=== ${name}${expect === undefined ? "" : ` (${expect})`}`);
    const start = performance.now();
    const failed = (wanted) =>
      this.#results.some((result) => result.name === wanted && result.fault !== undefined);
    let fault;
    const missing = needs?.find(failed);
    if (missing !== undefined) fault = `not run, because "${missing}" failed`;
    else {
      try {
        await run();
      } catch (error) {
        fault = error.message;
      }
    }
    const took = duration(performance.now() - start);
    if (fault !== undefined) console.log(`FAILED ${name}: ${fault}`);
    this.#results.push({ name, took, fault });
  }

  /** Prints the result and the time of each step, and sets the exit code. */
  report() {
    console.log(`\n=== ${duration(performance.now() - this.#begun)} in all`);
    for (const { name, took, fault } of this.#results) {
      const [result, reason] = fault === undefined ? ["passed", ""] : ["FAILED", `  ${fault}`];
      console.log(`${result}  ${name.padEnd(24)} ${took}${reason}`);
    }
    const faults = this.#results.filter(({ fault }) => fault !== undefined).length;
    if (faults > 0) process.exitCode = 1;
    console.log(`${this.#results.length - faults} passed, ${faults} failed`);
  }
}
