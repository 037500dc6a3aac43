// The whole public surface in one file, so that a change of it shows in review. After a wanted change:
// npx vitest run --config tests/package/vitest.config.ts api -u
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./support.js";

const types = `${root}/pkg/types`;

test("the public surface is the one that was agreed on", async () => {
  const names = readdirSync(types, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".d.ts") && !name.startsWith("generated/wasm"))
    .sort();
  const report = names
    .map((name) => `// ${name}\n\n${readFileSync(`${types}/${name}`, "utf8").trim()}\n`)
    .join("\n");
  // `any` switches checking off for whoever uses it.
  expect(report.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")).not.toMatch(/\bany\b/);
  await expect(report).toMatchFileSnapshot(`${root}/docs/api-report.d.ts`);
});
