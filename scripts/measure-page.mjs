// Measures what the tables of the built page cost a visitor: bytes and largest paint of the first visit on a slow phone and
// desktop (4 times slower processor, 1.6 Mbit/s, 150 ms), how much the layout shifts when a table opens and in five turns,
// and the time from a click to the next paint on a 4 times slower processor. Fails over its limits. Needs a built page (`npx vite build demo`).
//
//   node scripts/measure-page.mjs [--runs NUMBER] [GAME...]
import { ensureChromium } from "./lib/chromium.mjs";
import { compressAll, serveSite } from "./lib/site.mjs";

/** Games with their limits: kilobytes in brotli, and milliseconds of the largest paint. */
const games = [
  { path: "play", kilobytes: 55, paint: 1500, start: "Start game" },
  { path: "unmatched", kilobytes: 67, paint: 2000, start: "Play" },
  { path: "deckbuilder", kilobytes: 58, paint: 2000, start: "Play" },
];
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const MOST_SHIFT = 0.1;
/** Milliseconds from a click to the next paint, which 95 of 100 clicks keep, and the number of clicks. */
const MOST_CLICK = 100;
const CLICKS = 40;
const TURNS = 5;

const words = process.argv.slice(2);
const runs = words.includes("--runs") ? Number(words[words.indexOf("--runs") + 1]) : 3;
const wanted = games.filter(
  ({ path }) => !words.some((word) => games.some((game) => game.path === word)) || words.includes(path),
);

const { chromium } = await import("@playwright/test");
compressAll();
const site = await serveSite();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

/** Runs in the page, before anything else: keeps the largest paint and the shifts that no input explains. */
function observe() {
  Object.assign(window, { largest: 0, shift: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
}

async function visit(viewport, path) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("altmode.coached", "yes");
    localStorage.setItem("altmode.speed", "instant");
  });
  await page.addInitScript(observe);
  return { context, page, open: () => page.goto(`${site.address}#/${path}`) };
}

/** The first visit on a slow line: bytes and largest paint. */
async function firstVisit(viewport, path) {
  const { context, page, open } = await visit(viewport, path);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await open();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const largest = await page.evaluate(() => window.largest);
  await context.close();
  return { bytes, largest };
}

/** Fills in the set-up of a game, and returns the button that begins it. */
async function prepare(page, start) {
  const seed = page.getByLabel("Seed (optional)");
  const begin = page.getByRole("button", { name: start, exact: true });
  await begin.waitFor();
  if (!(await seed.isVisible())) await page.getByText("More", { exact: true }).click();
  await seed.fill("2a");
  return begin;
}

/** Runs in the page: the middle of a thing that may be tapped. */
function tappable(number) {
  const marks = ".game-table .mark-aim, .game-table .mark-can, .moves-quick:not(.settling) button";
  const free = [...document.querySelectorAll(marks)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
  });
  return free[number % Math.max(free.length, 1)];
}

/** Clicks on a table: the milliseconds from each to the next paint (Event Timing; those below 16 are not told, and count 16). */
async function clickTimes(viewport, { path, start }) {
  const { context, page, open } = await visit(viewport, path);
  await open();
  await (await prepare(page, start)).click();
  await page.locator('[data-testid="open-moves"]:enabled').waitFor();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    window.clicks = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "click") window.clicks.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  let made = 0;
  for (let tried = 0; made < CLICKS && tried < 3 * CLICKS; tried++) {
    await page.waitForTimeout(500);
    const place = await page.evaluate(tappable, tried * 5);
    if (place === undefined) continue;
    await page.mouse.click(place.x, place.y);
    made += 1;
  }
  await page.waitForTimeout(1000);
  const told = await page.evaluate(() => window.clicks);
  await context.close();
  return [...told, ...Array(Math.max(made - told.length, 0)).fill(16)].toSorted((a, b) => a - b);
}

/** A game of five turns by the list of moves: the shift of its opening and of the turns. */
async function fiveTurns(viewport, { path, start }) {
  const { context, page, open } = await visit(viewport, path);
  await open();
  const begin = await prepare(page, start);
  // Half a second after an input, shifts count.
  await page.waitForTimeout(600);
  const before = await page.evaluate(() => window.shift);
  await begin.click();
  const opener = page.locator('[data-testid="open-moves"]:enabled');
  await opener.waitFor();
  await page.waitForTimeout(1500);
  const opening = (await page.evaluate(() => window.shift)) - before;
  const turn = async () =>
    Number(/\d+/.exec((await page.locator(".turn-sign").textContent()) ?? "")?.[0] ?? 0);
  const first = await turn();
  for (let made = 0; made < 150 && (await turn()) < first + TURNS; made++) {
    await opener.waitFor();
    if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
    const moves = page.getByTestId("drawer").locator("[data-action-id]");
    // Those who end a turn stand last.
    const count = await moves.count();
    await moves.nth(made % 4 === 3 ? count - 1 : (made * 5) % count).press("Enter");
    await page.waitForTimeout(700);
    if (await page.getByTestId("outcome").isVisible()) break;
  }
  const turns = (await page.evaluate(() => window.shift)) - before - opening;
  const told = (await turn()) - first;
  await context.close();
  return { opening, turns, told };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const wrong = [];
console.log(
  "| game | screen | first visit | largest paint (runs) | shift at opening | in turns | click to paint, median, p95 |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- |");
try {
  for (const game of wanted) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await firstVisit(viewport, game.path));
      const kilobytes = median(visits.map(({ bytes }) => bytes)) / 1000;
      const paint = median(visits.map(({ largest }) => largest));
      const { opening, turns, told } = await fiveTurns(viewport, game);
      const clicks = await clickTimes(viewport, game);
      const p95 = clicks[Math.ceil(clicks.length * 0.95) - 1];
      const each = visits.map(({ largest }) => Math.round(largest)).join(", ");
      console.log(
        `| ${game.path} | ${size} | ${kilobytes.toFixed(1)} kB | ${Math.round(paint)} ms (${each}) | ${opening.toFixed(3)} | ${turns.toFixed(3)} in ${told} | ${median(clicks)}, ${p95} ms of ${clicks.length} |`,
      );
      const place = `${game.path} on a ${size}`;
      if (kilobytes > game.kilobytes) wrong.push(`${place} loads more than ${game.kilobytes} kB`);
      if (paint > game.paint) wrong.push(`${place} paints after more than ${game.paint} ms`);
      if (p95 > MOST_CLICK) wrong.push(`${place} paints ${p95} ms after a click (p95)`);
      if (opening >= MOST_SHIFT) wrong.push(`${place} shifts by ${opening.toFixed(3)} when its table opens`);
      if (turns >= MOST_SHIFT) wrong.push(`${place} shifts by ${turns.toFixed(3)} in ${told} turns`);
    }
  }
} finally {
  await browser.close();
  await site.close();
}
for (const each of wrong) console.error(each);
if (wrong.length > 0) process.exitCode = 1;
