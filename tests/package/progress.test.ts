// Long tasks of the scripts say how far they are and how long they will still take.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { progress } from "../../scripts/lib/progress.mjs";
import { duration } from "../../scripts/lib/run.mjs";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Returns a stream that keeps what is written to it. */
function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) > 0 };
}

/** Starts to report on two parts, the second of which usually takes three times as long. */
function begin(stream: ReturnType<typeof recorder>) {
  return progress({ compiling: 1, bundling: 3 }, { stream: stream as unknown as typeof process.stderr });
}

test("a log gets a line every 15 seconds, with the part, the share and the time left", () => {
  const log = recorder(false);
  const task = begin(log);
  vi.advanceTimersByTime(15_000);
  // Nothing is known about the time left before the first part has begun.
  expect(log.written).toEqual([]);
  task.told("compiling", 0.5);
  vi.advanceTimersByTime(15_000);
  expect(log.written).toEqual(["altmode: compiling; 12 % done, about 3 min 30 s left\n"]);
  task.told("compiling");
  task.told("bundling", 0.5);
  vi.advanceTimersByTime(15_000);
  expect(log.written[1]).toBe("altmode: bundling; 62 % done, about 27.0 s left\n");
  task.end();
  vi.advanceTimersByTime(60_000);
  expect(log.written).toHaveLength(2);
});

test("a terminal gets a line every second, which replaces the last one", () => {
  const terminal = recorder(true);
  const task = begin(terminal);
  task.told("compiling");
  vi.advanceTimersByTime(2_000);
  expect(terminal.written).toHaveLength(2);
  for (const line of terminal.written) expect(line).toContain("\r\x1b[Kaltmode: bundling; 25 % done");
  task.say("the page is at an address");
  expect(terminal.written[2]).toBe("\r\x1b[Kaltmode: the page is at an address\n");
  task.end();
});

test("a part never goes back, and finished tasks are silent", () => {
  const log = recorder(false);
  const task = begin(log);
  task.told("compiling");
  task.told("compiling", 0.2);
  vi.advanceTimersByTime(15_000);
  expect(log.written).toEqual(["altmode: bundling; 25 % done, about 45.0 s left\n"]);
  task.told("bundling");
  vi.advanceTimersByTime(15_000);
  expect(log.written).toHaveLength(1);
  task.end();
});

test.each([
  [72, "72 ms"],
  [3_440, "3.4 s"],
  [59_900, "1 min 0 s"],
  [119_700, "2 min 0 s"],
  [125_000, "2 min 5 s"],
])("%d ms are written as %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
