// Fuzzes the parsers of untrusted input with libFuzzer: `npm run fuzz`, or one parser for longer with `npm
// run fuzz -- pack --seconds 600`. Crashes are written to rust/fuzz/libfuzzer/artifacts. Inputs that reach
// new code are kept in rust/fuzz/libfuzzer/corpus as seeds of the next run. Neither folder is in git.
import { mkdirSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { at, output, run, say } from "./lib/run.mjs";

/** Limits per input, in seconds and megabytes. Exceeding one is a fault. */
const [SECONDS_OF_INPUT, MEGABYTES] = [5, 2048];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "60" } },
});
const targets = readdirSync(at("rust", "fuzz", "corpus"));
const unknown = positionals.filter((name) => !targets.includes(name));
if (unknown.length > 0) {
  say(`there is no target ${unknown.join(", ")}; there are: ${targets.join(", ")}`);
  process.exit(1);
}
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) {
  say(`--seconds takes a whole number from 1 on, not ${values.seconds}`);
  process.exit(1);
}
const missing =
  output("cargo", ["fuzz", "--version"]) === undefined
    ? "cargo-fuzz is not installed (cargo install cargo-fuzz --version 0.13.1)"
    : output("cargo", ["+nightly", "--version"]) === undefined
      ? "the nightly toolchain is not installed (rustup toolchain install nightly)"
      : undefined;
if (missing !== undefined) {
  say(`skipped: ${missing}. The corpora are replayed without it: cargo test --package altmode-fuzz`);
  process.exit(0);
}

const work = at("rust", "fuzz", "libfuzzer");
const inputs = (folder) => readdirSync(folder, { recursive: true }).length;
// No sanitizer, because it is slow and the project has no unsafe code.
const how = ["--fuzz-dir", work, "--sanitizer", "none"];
await run("cargo", ["run", "--package", "altmode-fuzz", "--example", "seeds", "--", `${work}/seeds`]);
const found = [];
for (const target of positionals.length > 0 ? positionals : targets) {
  say(`fuzzing ${target} for ${seconds} seconds`);
  const [kept, seeds, artifacts] = ["corpus", "seeds", "artifacts"].map(
    (name) => `${work}/${name}/${target}`,
  );
  for (const folder of [kept, seeds, artifacts]) mkdirSync(folder, { recursive: true });
  const before = inputs(artifacts);
  // libFuzzer writes new inputs to the first folder and only reads the others.
  const folders = [kept, seeds, at("rust", "fuzz", "corpus", target)];
  if (target === "scenario") folders.push(at("tests", "scenarios"));
  if (target === "pack") folders.push(at("docs", "packs"));
  if (target === "unmatched-scenario") folders.push(at("tests", "scenarios", "unmatched"));
  if (target === "unmatched-pack") folders.push(at("docs", "unmatched-packs"));
  if (target === "deckbuilder-pack") folders.push(at("docs", "deckbuilder-packs"));
  const options = [
    `-max_total_time=${seconds}`,
    `-timeout=${SECONDS_OF_INPUT}`,
    `-rss_limit_mb=${MEGABYTES}`,
    `-dict=${work}/seeds/words.dict`,
    // Fork mode: fuzzing continues after a crash, and memory that packs leak is freed with the child process.
    "-fork=1",
    "-ignore_crashes=1",
    "-ignore_timeouts=1",
    "-ignore_ooms=1",
  ];
  const failed = await run("cargo", [
    "+nightly",
    "fuzz",
    "run",
    ...how,
    target,
    ...folders,
    "--",
    ...options,
  ]).then(
    () => undefined,
    (error) => error,
  );
  if (inputs(artifacts) > before) found.push(artifacts);
  else if (failed !== undefined) throw failed;
}
if (found.length > 0) {
  say(`there are inputs that fail, in ${found.join(", ")}`);
  process.exit(1);
}
