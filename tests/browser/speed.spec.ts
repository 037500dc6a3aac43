// Measures how quickly the page answers. The figures are printed; docs/page.md has those of a machine that does nothing else.
import type { Page } from "@playwright/test";
import { beginTracked, expect, test } from "./visit.js";

/**
 * The median time from a tap to its change on the screen: the wanted time, and the limit of the test, because the machine is
 * busy with other tests.
 */
const TAP = { wanted: 50, granted: 250 };
/** The median of the moves of the bot of middle strength. */
const BOT = { wanted: 500, granted: 4_000 };
/** The longest time that the page may be deaf while a bot thinks: 50 ms is what browsers call a long task. */
const BLOCKED = { wanted: 50, granted: 250 };

const said = (what: string, times: readonly number[]) => {
  const sorted = [...times].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const most = sorted.at(-1) ?? 0;
  console.log(`${what}: median ${middle.toFixed(0)} ms, most ${most.toFixed(0)} ms of ${times.length}`);
  return { middle, most };
};

/** Event Timing of the browser: from when it got the event to when the next frame was painted, in steps of 8 ms. */
async function watchTaps(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(globalThis, { taps });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "click") taps.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () => page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
}

test("the median damage tap is on the screen within a quarter of a second", async ({ page }) => {
  await beginTracked(page);
  // The first ones are still being compiled.
  const more = page.getByTestId("character-0").getByRole("button", { name: /^1 damage on/ });
  for (let tap = 0; tap < 3; tap++) await more.click();
  const observed = await watchTaps(page);
  // Measured in the page itself, from the event to the frame after the one in which it was drawn.
  const times = await more.evaluate(async (button: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const taken: number[] = [];
    for (let tap = 0; tap < 20; tap++) {
      await frame();
      const begun = performance.now();
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, isPrimary: true }));
      button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, button: 0, isPrimary: true }));
      button.click();
      await frame();
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
      taken.push(performance.now() - begun);
    }
    return taken;
  });
  for (let tap = 0; tap < 10; tap++) await more.click();
  const { middle } = said(`damage tap to paint (wanted: ${TAP.wanted} ms)`, times);
  said("damage tap by Event Timing", await observed());
  expect(middle).toBeLessThan(TAP.granted);
});

test("the median decision of a bot of middle strength takes less than four seconds, and no task blocks the page for long", {
  tag: "@long",
}, async ({ page }) => {
  // Records the questions to the worker, the times of its answers, and the tasks that kept the page's own thread busy.
  await page.addInitScript(() => {
    localStorage.setItem("altmode.speed", "instant");
    const asked = new Map<unknown, number>();
    const moves: number[] = [];
    const blocked: number[] = [];
    Object.assign(globalThis, { moves, blocked });
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener("message", ({ data }: MessageEvent<{ id?: unknown }>) => {
          const begun = asked.get(data.id);
          if (begun !== undefined) moves.push(performance.now() - begun);
          asked.delete(data.id);
        });
      }

      override postMessage(message: { id?: unknown }, ...rest: never[]): void {
        const values = JSON.stringify(message, (_, value) => (ArrayBuffer.isView(value) ? null : value));
        if (message.id !== undefined && values.includes('"suggest"'))
          asked.set(message.id, performance.now());
        super.postMessage(message, ...rest);
      }
    };
    new PerformanceObserver((list) => {
      // Only while a bot thinks.
      if (asked.size > 0) for (const { duration } of list.getEntries()) blocked.push(duration);
    }).observe({ type: "longtask" });
  });
  await page.goto("/#/play");
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Watch bot against bot").check();
  await page.getByLabel("Middle").check();
  await page.getByLabel("Seed (optional)").fill("2a");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const taken = (name: "moves" | "blocked") =>
    page.evaluate((key) => (globalThis as unknown as Record<string, number[]>)[key] ?? [], name);
  await expect.poll(async () => (await taken("moves")).length, { timeout: 120_000 }).toBeGreaterThan(25);
  // The first move waits for the module to be compiled in the worker.
  const moves = (await taken("moves")).slice(1);
  const { middle } = said(`bot of middle strength (wanted: ${BOT.wanted} ms)`, moves);
  const { most } = said(`long tasks while it thinks (wanted: ${BLOCKED.wanted} ms)`, await taken("blocked"));
  expect(middle).toBeLessThan(BOT.granted);
  expect(most).toBeLessThan(BLOCKED.granted);
});
