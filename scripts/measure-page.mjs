// Measures what the tables of the built page cost a visitor: bytes and largest paint of the first visit on a slow phone and
// desktop (4 times slower processor, 1.6 Mbit/s, 150 ms), how much the layout shifts when a table opens and in five turns,
// and the time from a click to the next paint on a 4 times slower processor (scripts/measure-clicks.mjs tells what that is spent
// on). Fails over its limits. Needs a built page (`npx vite build demo`).
//
//   node scripts/measure-page.mjs [--runs NUMBER] [GAME...]
import { clicksOn } from "./lib/clicks.mjs";
import { compressAll, serveSite } from "./lib/site.mjs";
import * as tables from "./lib/table-visit.mjs";

const { asked, median, percentile, prepare, screens } = tables;

/** Goals of the games: kilobytes in brotli (first-load.spec.ts has the limits), and milliseconds of the largest paint. */
const limits = {
  play: { kilobytes: 75, paint: 1500 },
  unmatched: { kilobytes: 90, paint: 2000 },
  deckbuilder: { kilobytes: 75, paint: 2000 },
};
const MOST_SHIFT = 0.1;
/** Milliseconds from a click to the next paint, which 95 of 100 clicks keep, and the number of clicks. */
const MOST_CLICK = 100;
const CLICKS = 40;
const TURNS = 5;

const words = process.argv.slice(2);
const runs = words.includes("--runs") ? Number(words[words.indexOf("--runs") + 1]) : 3;
const named = tables.tables.filter(({ path }) => words.includes(path));
const wanted = named.length > 0 ? named : tables.tables;

compressAll();
const site = await serveSite();
const browser = await tables.launch();

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

async function visit(screen, path) {
  const { context, page } = await tables.visit(browser, screen);
  await page.addInitScript(observe);
  return { context, page, open: () => page.goto(`${site.address}#/${path}`) };
}

/** The first visit on a slow line: bytes and largest paint. */
async function firstVisit(screen, path) {
  const { context, page, open } = await visit(screen, path);
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

/** A game of five turns by the list of moves: the shift of its opening and of the turns. */
async function fiveTurns(screen, table) {
  const { context, page, open } = await visit(screen, table.path);
  await open();
  const begin = await prepare(page);
  // Half a second after an input, shifts count.
  await page.waitForTimeout(600);
  const before = await page.evaluate(() => window.shift);
  await begin.click();
  const opener = asked(page);
  await opener.waitFor();
  await page.waitForTimeout(1500);
  const opening = (await page.evaluate(() => window.shift)) - before;
  const turn = async () =>
    Number(/\d+/.exec((await page.locator(".turn-sign").textContent()) ?? "")?.[0] ?? 0);
  const first = await turn();
  for (let made = 0; made < 150 && (await turn()) < first + TURNS; made++) {
    await opener.or(page.getByTestId("outcome")).first().waitFor();
    if (await page.getByTestId("outcome").isVisible()) break;
    if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
    const moves = page.getByTestId("drawer").locator("[data-action-id]");
    await moves.first().waitFor();
    // Those who end a turn stand last.
    const count = await moves.count();
    await moves.nth(made % 4 === 3 ? count - 1 : (made * 5) % count).press("Enter");
    await page.waitForTimeout(700);
  }
  const turns = (await page.evaluate(() => window.shift)) - before - opening;
  const told = (await turn()) - first;
  await context.close();
  return { opening, turns, told };
}

const wrong = [];
console.log(
  "| game | screen | first visit | largest paint (runs) | shift at opening | in turns | click to paint, median, p95 |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- |");
try {
  for (const game of wanted) {
    for (const [size, screen] of Object.entries(screens)) {
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await firstVisit(screen, game.path));
      const kilobytes = median(visits.map(({ bytes }) => bytes)) / 1000;
      const paint = median(visits.map(({ largest }) => largest));
      const { opening, turns, told } = await fiveTurns(screen, game);
      const clicks = (await clicksOn(browser, site.address, game, screen, { count: CLICKS })).map(
        ({ duration }) => duration,
      );
      const p95 = percentile(clicks, 0.95);
      const each = visits.map(({ largest }) => Math.round(largest)).join(", ");
      console.log(
        `| ${game.path} | ${size} | ${kilobytes.toFixed(1)} kB | ${Math.round(paint)} ms (${each}) | ${opening.toFixed(3)} | ${turns.toFixed(3)} in ${told} | ${median(clicks)}, ${p95} ms of ${clicks.length} |`,
      );
      const place = `${game.path} on a ${size}`;
      const most = limits[game.path];
      if (kilobytes > most.kilobytes) wrong.push(`${place} loads more than ${most.kilobytes} kB`);
      if (paint > most.paint) wrong.push(`${place} paints after more than ${most.paint} ms`);
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
