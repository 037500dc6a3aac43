// Runs named steps, and counts the results.
import { duration } from "./run.mjs";

/** The steps taken, with their results. */
export class Steps {
  #begun = performance.now();
  #results = [];
  #seconds;

  /** @param seconds time after which no further step begins */
  constructor(seconds = Infinity) {
    this.#seconds = seconds;
  }

  /**
   * Takes steps one after the other. A step is not run if a step that it needs has failed or is left out.
   *
   * @param steps each with `name`, `run`, and optionally `expect` (its usual time) and `needs` (names of earlier steps)
   */
  async take(steps) {
    for (const step of steps) await this.#takeOne(step);
  }

  async #takeOne({ name, expect, needs, run }) {
    console.log(`\n=== ${name}${expect === undefined ? "" : ` (${expect})`}`);
    const start = performance.now();
    const without = (what) => (wanted) =>
      this.#results.some((result) => result.name === wanted && result[what] !== undefined);
    let fault;
    let leftOut;
    const missing = needs?.find(without("fault"));
    if (start - this.#begun > this.#seconds * 1000 || needs?.some(without("leftOut")))
      leftOut = "left out, because the time is over";
    else if (missing !== undefined) fault = `not run, because "${missing}" failed`;
    else {
      try {
        await run();
      } catch (error) {
        fault = error.message;
      }
    }
    const took = duration(performance.now() - start);
    if (fault !== undefined) console.log(`FAILED ${name}: ${fault}`);
    if (leftOut !== undefined) console.log(leftOut);
    this.#results.push({ name, took, fault, leftOut });
  }

  /** Prints the result and the time of each step, and sets the exit code. */
  report() {
    console.log(`\n=== ${duration(performance.now() - this.#begun)} in all`);
    for (const { name, took, fault, leftOut } of this.#results) {
      const result = fault !== undefined ? "FAILED" : leftOut !== undefined ? "------" : "passed";
      console.log(`${result}  ${name.padEnd(24)} ${took}  ${fault ?? leftOut ?? ""}`.trimEnd());
    }
    const count = (what) => this.#results.filter((result) => result[what] !== undefined).length;
    const [faults, leftOut] = [count("fault"), count("leftOut")];
    if (faults > 0) process.exitCode = 1;
    const passed = this.#results.length - faults - leftOut;
    console.log(`${passed} passed, ${faults} failed${leftOut > 0 ? `, ${leftOut} left out` : ""}`);
  }
}
