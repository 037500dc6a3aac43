// Measures how long clicks on a table take until the next paint, on a slowed processor, and what the time is spent on.
import { asked, prepare, visit } from "./table-visit.mjs";

/** Factor by which the page's own thread is slowed down. */
const SLOWED = 4;
/** Milliseconds between pressing and letting go of a mouse's button, and from moving there to pressing. */
const PRESS = 60;
/** Milliseconds after a click until the next one, so that a bot has answered and nothing is drawn any more. */
const REST = 500;

/**
 * Runs in the page: keeps Event Timing of each interaction, the time until what it changes on the table is drawn, and the long
 * frames with their scripts.
 */
function observe() {
  Object.assign(window, { timed: [], frames: [] });
  let clicked;
  const onClick = ({ timeStamp }) => {
    clicked = timeStamp;
    window.drawn = undefined;
  };
  addEventListener("click", onClick, { capture: true });
  new MutationObserver((changes) => {
    if (clicked === undefined || !changes.some(({ target }) => target.matches("[data-thing]"))) return;
    const since = clicked;
    clicked = undefined;
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.drawn = performance.now() - since;
      }),
    );
  }).observe(document, { subtree: true, attributeFilter: ["class", "aria-pressed"] });
  new PerformanceObserver((list) => {
    for (const {
      name,
      startTime,
      duration,
      processingStart,
      processingEnd,
      interactionId,
    } of list.getEntries())
      if (interactionId > 0)
        window.timed.push({ name, startTime, duration, processingStart, processingEnd, interactionId });
  }).observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart, styleAndLayoutStart, scripts } of list.getEntries())
      window.frames.push({
        startTime,
        duration,
        renderStart,
        styleAndLayoutStart,
        scripts: scripts.map((script) => ({
          invoker: script.invoker,
          startTime: script.startTime,
          duration: script.duration,
          forced: script.forcedStyleAndLayoutDuration,
        })),
      });
  }).observe({ type: "long-animation-frame" });
}

/** Runs in the page: a thing that may be tapped, with its middle and its name. */
export function tappable(number) {
  const aims = [...document.querySelectorAll(".game-table .mark-aim")];
  const others = [
    ...document.querySelectorAll(
      ".game-table .mark-can, .game-table .mark-chosen, .moves-quick:not(.settling) button",
    ),
  ];
  const free = (aims.length > 0 && number % 4 !== 0 ? aims : [...aims, ...others]).flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!element.contains(document.elementFromPoint(x, y))) return [];
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return [{ x, y, name: `${element.className.split(" ")[0] || "button"} "${name.slice(0, 40)}"` }];
  });
  return free[number % Math.max(free.length, 1)];
}

async function click(page, touch, { x, y }) {
  if (touch) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.waitForTimeout(PRESS);
  await page.mouse.click(x, y, { delay: PRESS });
}

/** Returns the slowest event of an interaction, with the time before, in and after its handlers. */
function slowest(events) {
  const [worst] = events.toSorted((one, other) => other.duration - one.duration);
  // The browser reports no event below 16 ms.
  if (worst === undefined) return { name: "none", duration: 16, before: 0, handlers: 0, after: 16 };
  const { name, startTime, duration, processingStart, processingEnd } = worst;
  return {
    name,
    startTime,
    duration,
    before: processingStart - startTime,
    handlers: processingEnd - processingStart,
    after: startTime + duration - processingEnd,
  };
}

/** Starts the games of a table, one seed after the other. */
async function begin(page, address, table, seed) {
  // A new document, because a stored game would be offered.
  await page.goto("about:blank");
  await page.goto(`${address}#/${table.path}`);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith("game")) localStorage.removeItem(key);
  });
  await page.goto("about:blank");
  await page.goto(`${address}#/${table.path}`);
  await (await prepare(page, seed)).click();
  await asked(page).waitFor();
  await page.waitForTimeout(REST * 2);
}

/**
 * Clicks on a table, in as many games as needed.
 *
 * @param options.count number of clicks
 * @param options.onProfile called with the CPU profile of each game
 * @returns the clicks, each with its target, whether it made a move, its slowest event, the milliseconds until the marks that it
 *   changes are drawn (undefined for a click that changes none) and its long frames
 */
export async function clicksOn(browser, address, table, screen, { count, onProfile }) {
  const { context, page } = await visit(browser, screen);
  const client = await context.newCDPSession(page);
  await page.addInitScript(observe);
  const clicks = [];
  try {
    for (let game = 0; clicks.length < count && game < 8; game++) {
      await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await begin(page, address, table, `${game + 2}a`);
      await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
      if (onProfile) {
        await client.send("Profiler.enable");
        await client.send("Profiler.setSamplingInterval", { interval: 500 });
        await client.send("Profiler.start");
      }
      const change = async () => page.getByTestId("moves").getAttribute("data-change");
      for (let tried = 0; clicks.length < count && tried < 3 * count; tried++) {
        if (await page.getByTestId("outcome").isVisible()) break;
        // The bot's moves are not asked for by a click.
        await asked(page)
          .waitFor({ timeout: 5000 })
          .catch(() => undefined);
        const place = await page.evaluate(tappable, tried * 7 + 3);
        if (place === undefined) {
          await page.waitForTimeout(REST);
          continue;
        }
        const before = await change();
        await page.evaluate(() => {
          window.timed = [];
          window.frames = [];
        });
        await click(page, screen.hasTouch, place);
        await page.waitForTimeout(REST);
        const { timed, frames, drawn } = await page.evaluate(() => ({
          timed: window.timed,
          frames: window.frames,
          drawn: window.drawn,
        }));
        const moved = (await change()) !== before;
        clicks.push({ target: place.name, moved, drawn, ...slowest(timed), frames });
      }
      if (onProfile) onProfile((await client.send("Profiler.stop")).profile);
    }
  } finally {
    await context.close();
  }
  return clicks;
}
