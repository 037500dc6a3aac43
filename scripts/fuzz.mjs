// Looks for inputs that no reader of strangers' data survives, with libFuzzer: `npm run fuzz`, or for one reader and
// longer `npm run fuzz -- pack --seconds 600`. What it finds is written to rust/fuzz/libfuzzer/artifacts.
import { readdirSync } from "node:fs";
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
for (const target of positionals.length > 0 ? positionals : targets) {
  say(`fuzzing ${target} for ${values.seconds} seconds`);
  const limits = [
    `-max_total_time=${Number(values.seconds)}`,
    `-timeout=${SECONDS_OF_INPUT}`,
    `-rss_limit_mb=${MEGABYTES}`,
  ];
  const folder = ["--fuzz-dir", at("rust", "fuzz", "libfuzzer")];
  const corpus = at("rust", "fuzz", "corpus", target);
  await run("cargo", ["+nightly", "fuzz", "run", ...folder, target, corpus, "--", ...limits]);
}
