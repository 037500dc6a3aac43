// The package stays small: what a browser downloads for one game has a limit.
import { pathToFileURL } from "node:url";
import { measure } from "./lib/size.mjs";

const limits = { wasm_brotli_bytes: 100_000, glue_brotli_bytes: 12_000 };

export function checkSize() {
  const sizes = measure("tcg");
  const over = Object.entries(limits).filter(([name, limit]) => sizes[name] > limit);
  for (const [name, limit] of Object.entries(limits)) console.log(`${name}: ${sizes[name]} of ${limit}`);
  if (over.length > 0) throw new Error(`over the limit: ${over.map(([name]) => name).join(", ")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) checkSize();
