// Checks of the Rust crates that cargo does not do itself: their minimum Rust version, and each feature alone.
import { readFileSync } from "node:fs";
import { at, capture, run, say } from "./lib/run.mjs";
import { target } from "./lib/wasm.mjs";

/** The newest item of the standard library in use, and the version that it is stable from. */
const NEWEST = { item: "std::hint::cold_path", since: "1.95" };

/**
 * Returns the workspace's own packages (with `--no-deps`), or all packages that they need on this machine and in
 * WebAssembly. Packages for other systems are left out: a fresh machine has not downloaded them.
 */
async function packages(...flags) {
  const [, host] = /^host: (.+)$/m.exec(await capture("rustc", ["-vV"])) ?? [];
  const platforms = [host, target].flatMap((name) => ["--filter-platform", name]);
  const text = await capture("cargo", [
    "metadata",
    "--format-version",
    "1",
    "--locked",
    ...platforms,
    ...flags,
  ]);
  return JSON.parse(text).packages;
}

const isNewer = (one, other) => {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  return left[0] - right[0] || left[1] - right[1];
};

/**
 * Checks that `rust-version` is the version needed: clippy's `incompatible_msrv` refuses newer items of the
 * standard library, dependencies may not need more, and NEWEST needs no less.
 */
export async function checkRustVersion() {
  const [, stated] = /^rust-version = "([\d.]+)"$/m.exec(readFileSync(at("Cargo.toml"), "utf8")) ?? [];
  const faults = [];
  for (const { name, source, rust_version } of await packages()) {
    if (source === null && rust_version !== stated)
      faults.push(`${name} does not inherit rust-version from the workspace`);
    if (source !== null && rust_version !== null && isNewer(rust_version, stated) > 0)
      faults.push(`${name} needs Rust ${rust_version}, and Cargo.toml says ${stated}`);
  }
  const uses = readFileSync(at("rust", "core", "src", "rules.rs"), "utf8").includes(NEWEST.item);
  if (!uses || NEWEST.since !== stated)
    faults.push(
      `Cargo.toml says ${stated}, and the newest item known to be in use is ${NEWEST.item} of ${NEWEST.since}`,
    );
  const readme = readFileSync(at("README.md"), "utf8");
  if (!readme.includes(`[Rust](https://rustup.rs) ${stated} or newer`))
    faults.push(`README.md does not name Rust ${stated}`);
  if (faults.length > 0) throw new Error(faults.join("; "));
}

/** Checks that each crate compiles without features, and with each of its features alone. */
export async function checkFeatures() {
  for (const { name, features } of await packages("--no-deps")) {
    const own = Object.keys(features).filter((feature) => feature !== "default");
    if (own.length === 0) continue;
    for (const feature of ["", ...own]) {
      say(`${name} ${feature === "" ? "without features" : `with ${feature} alone`}`);
      await run("cargo", ["check", "--package", name, "--no-default-features", "--features", feature]);
    }
  }
}
