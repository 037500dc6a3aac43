// Looks for inputs that no reader of strangers' data survives, with libFuzzer: `npm run fuzz`, or for one reader and
// longer `npm run fuzz -- pack --seconds 600`. What it finds is written to rust/fuzz/libfuzzer/artifacts. Inputs that
// reach new code are kept in rust/fuzz/libfuzzer/corpus, so the next run begins with them; neither folder is in git.
import { mkdirSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { at, output, run, say } from "./lib/run.mjs";

/** An input that takes longer, in seconds, or more memory, in megabytes, is a fault. */
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
// Without a sanitizer of memory, which takes time: the project has no unsafe code.
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
  const options = [
    `-max_total_time=${seconds}`,
    `-timeout=${SECONDS_OF_INPUT}`,
    `-rss_limit_mb=${MEGABYTES}`,
    `-dict=${work}/seeds/words.dict`,
    // A process of its own for the inputs: it goes on after a fault, and what packs leave in memory goes with it.
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
