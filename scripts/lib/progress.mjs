// A line that tells how far a long task is and how long it will still take.
import { duration } from "./run.mjs";

/** Time between two lines in a log, which keeps them all, and between two on a terminal, which replaces each. */
const [IN_A_LOG, ON_A_TERMINAL] = [15_000, 1_000];

/**
 * Starts to report on a task.
 *
 * @param weights the parts of the task with their usual shares of the time
 * @returns `told(part, fraction)` notes how far a part is, `say(text)` prints a line, `end()` stops the reports
 */
export function progress(weights, { stream = process.stderr, now = () => performance.now() } = {}) {
  const begun = now();
  const whole = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const fractions = new Map();

  /** Replaces the line of the last report on a terminal. */
  const print = (text, end) => stream.write(stream.isTTY ? `\r\x1b[K${text}${end}` : `${text}\n`);

  function report() {
    const done = Object.entries(weights).reduce(
      (sum, [part, weight]) => sum + weight * (fractions.get(part) ?? 0),
      0,
    );
    const part = Object.keys(weights).find((name) => (fractions.get(name) ?? 0) < 1);
    if (done === 0 || part === undefined) return;
    const left = ((now() - begun) * (whole - done)) / done;
    const percent = Math.floor((100 * done) / whole);
    print(`altmode: ${part}; ${percent} % done, about ${duration(1000 * Math.ceil(left / 1000))} left`, "");
  }

  const timer = setInterval(report, stream.isTTY ? ON_A_TERMINAL : IN_A_LOG);
  timer.unref();
  return {
    told(part, fraction = 1) {
      fractions.set(part, Math.max(fractions.get(part) ?? 0, fraction));
    },
    say: (text) => print(`altmode: ${text}`, "\n"),
    end: () => clearInterval(timer),
  };
}
