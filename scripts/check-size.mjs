// The package stays small: what a browser downloads for one game has a goal, and a limit that no change may pass.
// While a goal is not reached its limit is what has been reached; it is lowered with every step towards the goal.
import { pathToFileURL } from "node:url";
import { measure } from "./lib/size.mjs";

const limits = {
  tcg: {
    wasm_brotli_bytes: { limit: 436_000, goal: 100_000 },
    glue_brotli_bytes: { limit: 12_000, goal: 12_000 },
  },
  tournament: {
    wasm_brotli_bytes: { limit: 150_000, goal: 100_000 },
    glue_brotli_bytes: { limit: 12_000, goal: 12_000 },
  },
  tracker: {
    wasm_brotli_bytes: { limit: 150_000, goal: 100_000 },
    glue_brotli_bytes: { limit: 12_000, goal: 12_000 },
  },
};

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
  if (over.length > 0) throw new Error(`over the limit: ${over.join(", ")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) checkSize();
