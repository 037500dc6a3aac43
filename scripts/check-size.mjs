// Size limits of the browser download. Each size has a goal and a limit that fails the build; the limit is
// the size reached so far. Also checks the sizes given in the README and in docs/package.md against the built
// files.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "./lib/run.mjs";
import { brotliBytes, measure } from "./lib/size.mjs";

const limits = {
  tcg: {
    wasm_brotli_bytes: { limit: 487_000, goal: 100_000 },
    glue_brotli_bytes: { limit: 12_400, goal: 12_000 },
  },
  tournament: {
    wasm_brotli_bytes: { limit: 173_000, goal: 100_000 },
    glue_brotli_bytes: { limit: 12_000, goal: 12_000 },
  },
  tracker: {
    wasm_brotli_bytes: { limit: 150_000, goal: 100_000 },
    glue_brotli_bytes: { limit: 12_000, goal: 12_000 },
  },
  unmatched: {
    wasm_brotli_bytes: { limit: 300_000, goal: 100_000 },
    glue_brotli_bytes: { limit: 12_000, goal: 12_000 },
  },
};

/** Returns the Brotli size of the files in kilobytes. */
const kilobytes = (...files) => files.reduce((sum, file) => sum + brotliBytes(file), 0) / 1000;

/**
 * Returns the sizes named in the README and docs/package.md, each with the file, the text and the built size
 * in kilobytes.
 */
function named() {
  const entries = Object.keys(limits);
  const whole = Object.fromEntries(
    entries.map((entry) => [entry, kilobytes(`${entry}.js`, `${entry}-bytes.js`)]),
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
  const inOrder = ["tcg", "unmatched", "tracker", "tournament"];
  return [
    ["README.md, the module", alone, [kilobytes("tcg.wasm")]],
    ["README.md, inside a script", inside, [whole.tcg]],
    ...entries.map((entry) => [...table(`altmode/${entry}`), [whole[entry]]]),
    [...table("altmode/worker"), [kilobytes("worker.js")]],
    [...table("altmode/decks"), [kilobytes("decks.js")]],
    [...table("altmode/tcg/slim"), inOrder.map((entry) => kilobytes(`${entry}-slim.js`))],
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
    const sizes = measure(entry);
    for (const [name, { limit, goal }] of Object.entries(bounds)) {
      const missed = sizes[name] > goal ? `; the goal of ${goal} is not reached` : "";
      console.log(`${entry} ${name}: ${sizes[name]}, limit ${limit}${missed}`);
      if (sizes[name] > limit) over.push(`${entry} ${name}`);
    }
  }
  const faults = over.length > 0 ? [`over the limit: ${over.join(", ")}`] : [];
  for (const [place, text, sizes] of named()) {
    if (names(text, sizes)) continue;
    const built = sizes.map((size) => size.toFixed(1)).join(", ");
    faults.push(`${place} says "${text?.trim()}", and the built files have ${built} KB`);
  }
  if (faults.length > 0) throw new Error(faults.join("; "));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) checkSize();
