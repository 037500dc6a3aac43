// Measures how long clicks on the tables of the built page take until the next paint, on a 4 times slower processor, and names
// the slow ones. Needs a built page (`npx vite build demo`).
//
//   node scripts/measure-clicks.mjs [--clicks NUMBER] [--runs NUMBER] [--screen desktop|phone] [--page FOLDER] [--against FOLDER]
//     [--profile] [--all] [GAME...]
//
// --page FOLDER measures a page built elsewhere, --against FOLDER another one in turn with it. --all names the slow clicks.
// --profile also prints the functions that took the most time, for which a page built with `--minify false` has names.
import { parseArgs } from "node:util";
import { clicksOn } from "./lib/clicks.mjs";
import { addSelfTimes, addTotalTimes } from "./lib/profile.mjs";
import { compressAll, serveSite } from "./lib/site.mjs";
import { launch, median, percentile, screens, tables } from "./lib/table-visit.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clicks: { type: "string", default: "40" },
    runs: { type: "string", default: "1" },
    page: { type: "string" },
    against: { type: "string" },
    profile: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    screen: { type: "string" },
  },
});
const wanted = tables.filter(({ path }) => positionals.length === 0 || positionals.includes(path));

const sites = { here: values.page, ...(values.against ? { against: values.against } : {}) };
for (const [name, folder] of Object.entries(sites)) {
  compressAll(folder);
  sites[name] = await serveSite(folder);
}
const browser = await launch();

const round = (value) => String(Math.round(value)).padStart(4);

/** Prints the functions with the most time. */
function printTop(title, sums, count = 30) {
  console.log(title);
  for (const [name, time] of [...sums].toSorted(([, one], [, other]) => other - one).slice(0, count))
    console.log(`  ${round(time)} ms ${name}`);
}

/** Prints a click with its parts, and its long frames with their scripts. */
function printClick({ target, moved, name, duration, before, handlers, after, startTime, frames }) {
  console.log(
    `  ${round(duration)} ms (before ${round(before)}, handlers ${round(handlers)}, after ${round(after)}) ${name}${moved ? ", a move" : ""} on ${target}`,
  );
  for (const frame of frames) {
    const end = frame.startTime + frame.duration;
    const layout = frame.styleAndLayoutStart > 0 ? end - frame.styleAndLayoutStart : 0;
    console.log(
      `         frame at ${round(frame.startTime - startTime)} of ${round(frame.duration)} ms, style and layout ${round(layout)}`,
    );
    for (const script of frame.scripts)
      console.log(
        `           ${round(script.duration)} ms at ${round(script.startTime - startTime)} ${script.invoker}, forced layout ${round(script.forced)}`,
      );
  }
}

console.log(
  "| table | screen | page | clicks | median | p95 | most | of moves, median, p95 | marks drawn, median, p95 |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
try {
  for (const table of wanted)
    for (const [size, screen] of Object.entries(screens)) {
      if (values.screen && values.screen !== size) continue;
      const found = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
      const self = new Map();
      const total = new Map();
      for (let run = 0; run < Number(values.runs); run++)
        for (const [name, site] of Object.entries(sites)) {
          const onProfile = (profile) => {
            addSelfTimes(self, profile);
            addTotalTimes(total, profile);
          };
          found[name].push(
            ...(await clicksOn(browser, site.address, table, screen, {
              count: Number(values.clicks),
              ...(values.profile && name === "here" ? { onProfile } : {}),
            })),
          );
        }
      for (const [name, clicks] of Object.entries(found)) {
        const times = clicks.map(({ duration }) => duration);
        const moves = clicks.filter(({ moved }) => moved).map(({ duration }) => duration);
        const [p95, m95] = [percentile(times, 0.95), percentile(moves, 0.95)];
        const drawn = clicks.flatMap((click) =>
          click.moved || click.drawn === undefined ? [] : [Math.round(click.drawn)],
        );
        console.log(
          `| ${table.path} | ${size} | ${name} | ${clicks.length} | ${median(times)} | ${p95} | ${Math.max(...times)} | ${moves.length}: ${median(moves)}, ${m95} | ${drawn.length}: ${median(drawn)}, ${percentile(drawn, 0.95)} |`,
        );
        if (values.all && name === "here")
          for (const click of clicks.toSorted((one, other) => other.duration - one.duration).slice(0, 12))
            printClick(click);
      }
      if (values.profile) {
        printTop("self", self);
        printTop("with what they call", total, 110);
      }
    }
} finally {
  await browser.close();
  for (const site of Object.values(sites)) await site.close();
}
