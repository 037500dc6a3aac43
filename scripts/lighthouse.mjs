// npm run lighthouse: runs Lighthouse with its throttled phone on every screen of the built page. Scores
// below 0.95 for accessibility and best practices fail. Performance is only reported, because it depends on
// the machine. Needs `npm run build` before.
//
//   npm run lighthouse -- [--json] [--no-build] [NAME...]
import { createServer } from "node:net";
import { ensureChromium } from "./lib/chromium.mjs";
import { at, say } from "./lib/run.mjs";
import { compressAll, serveSite } from "./lib/site.mjs";

const LEAST = 0.95;
const categories = ["performance", "accessibility", "best-practices"];
const screens = [
  ["play", "#/play"],
  ["tracker", "#/tracker"],
  ["calculator", "#/calculator"],
  ["deck-odds", "#/calculator/deck"],
  ["decks", "#/decks"],
  ["cards", "#/cards"],
  ["tournament", "#/tournament"],
  ["replay", "#/replay"],
];

const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const names = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const wanted = screens.filter(([name]) => names.length === 0 || names.includes(name));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "localhost", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

if (!options.includes("--no-build")) {
  const { build } = await import("vite");
  say("building the page");
  await build({ root: at("demo"), logLevel: "warn" });
}
const { default: lighthouse } = await import("lighthouse");
const { chromium } = await import("@playwright/test");
compressAll();
const site = await serveSite();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--remote-debugging-port=${port}`,
  ],
});

const rows = [];
try {
  for (const [name, address] of wanted) {
    const { lhr } = await lighthouse(`${site.address}${address}`, {
      port,
      onlyCategories: categories,
      logLevel: "error",
    });
    const figure = (audit) => Math.round(lhr.audits[audit].numericValue);
    const wrong = categories
      .slice(1)
      .flatMap((category) => lhr.categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => id);
    rows.push({
      name,
      ...Object.fromEntries(categories.map((category) => [category, lhr.categories[category].score])),
      firstPaint: figure("first-contentful-paint"),
      largestPaint: figure("largest-contentful-paint"),
      interactive: figure("interactive"),
      blocking: figure("total-blocking-time"),
      shift: Number(lhr.audits["cumulative-layout-shift"].numericValue.toFixed(3)),
      bytes: figure("total-byte-weight"),
      // Lighthouse's benchmark of the machine during the run. A mid-range phone scores about 600.
      machine: Math.round(lhr.environment.benchmarkIndex),
      wrong,
    });
    say(
      `${name}: ${categories.map((category) => `${category} ${lhr.categories[category].score}`).join(", ")}`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}

if (options.includes("--json")) console.log(JSON.stringify(rows, null, 2));
else {
  const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    "| screen | performance | accessibility | best practices | first paint | largest paint | interactive | blocked | loaded | machine |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const row of rows) {
    const scores = categories.map((category) => row[category]);
    const times = [row.firstPaint, row.largestPaint, row.interactive, row.blocking].map(
      (time) => `${time} ms`,
    );
    console.log(`| ${[row.name, ...scores, ...times, kilobytes(row.bytes), row.machine].join(" | ")} |`);
  }
}
const low = rows.filter((row) => categories.slice(1).some((category) => row[category] < LEAST));
for (const { name, wrong } of low) console.error(`${name} is below ${LEAST}: ${wrong.join(", ")}`);
if (low.length > 0) process.exitCode = 1;
