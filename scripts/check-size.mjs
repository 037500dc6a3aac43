// Size limits of the browser download. Each size has a limit that fails the build, which is the size reached so far. A
// limit only goes down, unless the changelog gives the reason. A goal is a size that measurements have shown to be
// possible. Also checks the sizes given in the README and in docs/package.md against the built files.
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { importPath } from "./lib/entries.mjs";
import { at, output } from "./lib/run.mjs";
import { brotliBytes, measure, measureElements, plainScriptsOf, scriptsOf } from "./lib/size.mjs";

const LIMITS = "scripts/size-limits.json";
const limits = JSON.parse(readFileSync(at(LIMITS), "utf8"));

/** Returns the lowest value that each limit had in the commits that changed it, or an empty object without history. */
function lowestLimits() {
  const lowest = {};
  const commits = output("git", ["log", "--format=%H", "--", LIMITS])?.split("\n").filter(Boolean) ?? [];
  for (const commit of commits) {
    const then = output("git", ["show", `${commit}:${LIMITS}`]);
    if (then === undefined) continue;
    for (const [entry, bounds] of Object.entries(JSON.parse(then))) {
      for (const [name, { limit }] of Object.entries(bounds)) {
        lowest[`${entry} ${name}`] = Math.min(limit, lowest[`${entry} ${name}`] ?? limit);
      }
    }
  }
  return lowest;
}

/**
 * Returns the limits that are higher than in an earlier commit without a reason. The reason is a paragraph of the
 * changelog with the entry point and the limit: "`altmode/tcg` … 490,000 bytes …".
 */
export function raisedWithoutReason(bounds = limits, lowest = lowestLimits(), changelog = readChangelog()) {
  const paragraphs = changelog.split(/\n(?=\n|[-*] )/);
  const raised = [];
  for (const [entry, names] of Object.entries(bounds)) {
    for (const [name, { limit }] of Object.entries(names)) {
      const figure = `${limit.toLocaleString("en")} bytes`;
      const reason = (text) => text.includes(`altmode/${importPath(entry)}\``) && text.includes(figure);
      if (limit > (lowest[`${entry} ${name}`] ?? limit) && !paragraphs.some(reason)) {
        raised.push(`${entry} ${name} may have ${figure}, up from ${lowest[`${entry} ${name}`]}`);
      }
    }
  }
  return raised;
}

const readChangelog = () => readFileSync(at("CHANGELOG.md"), "utf8");

/** Returns the Brotli size of the files in kilobytes. */
const kilobytes = (...files) => brotliBytes(...files) / 1000;

/**
 * Returns the sizes named in the README and docs/package.md, each with the file, the text and the built size
 * in kilobytes.
 */
function named() {
  const entries = Object.keys(limits).filter((entry) => entry !== "elements");
  const whole = Object.fromEntries(
    entries.map((entry) => [entry, kilobytes(...scriptsOf(entry, "universal"), `scripts/${entry}-bytes.js`)]),
  );
  const readme = readFileSync(at("README.md"), "utf8").replace(/\s+/g, " ");
  const [, alone, inside] =
    /: (\d+) KB compressed with brotli for `altmode\/tcg`.*? which is the default, (\d+) KB\./.exec(readme) ??
    [];
  const rows = readFileSync(at("docs", "package.md"), "utf8").split("\n");
  const table = (first) => {
    const row = rows.find((line) => line.startsWith(`| \`${first}\``));
    return [`docs/package.md, ${first}`, row?.split("|").at(-2)];
  };
  const inOrder = ["tcg", "tcg-play", "unmatched", "deckbuilder", "tracker", "companion", "tournament"];
  return [
    ["README.md, the module", alone, [kilobytes("tcg.wasm")]],
    ["README.md, inside a script", inside, [whole.tcg]],
    ...entries.map((entry) => [...table(`altmode/${importPath(entry)}`), [whole[entry]]]),
    [...table("altmode/worker"), [kilobytes("worker-core.js", "worker.js")]],
    [...table("altmode/decks"), [kilobytes("decks.js")]],
    [...table("altmode/client"), [kilobytes("client.js")]],
    [...table("altmode/elements"), [measureElements().script_brotli_bytes / 1000]],
    // Plain JavaScript takes minutes to build, so it may be missing.
    ...(existsSync(at("pkg", plainScriptsOf("tcg").at(-1)))
      ? [[...table("altmode/tcg/plain"), inOrder.map((entry) => kilobytes(...plainScriptsOf(entry)))]]
      : []),
    [...table("altmode/tcg/slim"), inOrder.map((entry) => kilobytes(...scriptsOf(entry, "slim")))],
    [...table("altmode/tcg.wasm"), inOrder.map((entry) => kilobytes(`${entry}.wasm`))],
  ];
}

/** Returns whether a text contains these sizes, rounded to two significant digits. */
function names(text, sizes) {
  const figures = [...(text ?? "").matchAll(/\d+/g)].map(([figure]) => Number(figure));
  const near = (size, index) => Math.abs(figures[index] - size) <= Math.max(0.6, size * 0.03);
  return figures.length === sizes.length && sizes.every(near);
}

export function checkSize() {
  const over = [];
  for (const [entry, bounds] of Object.entries(limits)) {
    const sizes = entry === "elements" ? measureElements() : measure(entry);
    for (const [name, { limit, goal }] of Object.entries(bounds)) {
      const missed = sizes[name] > goal ? `; the goal of ${goal} is not reached` : "";
      console.log(`${entry} ${name}: ${sizes[name]}, limit ${limit}${missed}`);
      if (sizes[name] > limit) over.push(`${entry} ${name}`);
    }
  }
  const faults = over.length > 0 ? [`over the limit: ${over.join(", ")}`] : [];
  for (const raised of raisedWithoutReason()) faults.push(`${raised}, and CHANGELOG.md gives no reason`);
  for (const [place, text, sizes] of named()) {
    if (names(text, sizes)) continue;
    const built = sizes.map((size) => size.toFixed(1)).join(", ");
    faults.push(`${place} says "${text?.trim()}", and the built files have ${built} KB`);
  }
  if (faults.length > 0) throw new Error(faults.join("; "));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) checkSize();
