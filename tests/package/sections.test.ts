// The build removes a custom section from compiled modules.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { withoutSection } from "../../scripts/lib/sections.mjs";

const require = createRequire(import.meta.url);

/** Returns a custom section. Its content takes the given number of bytes, which can need a length of several bytes. */
function section(name: string, bytes: number) {
  const content = Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.alloc(bytes, 7)]);
  const length =
    content.length < 128 ? [content.length] : [128 | (content.length & 127), content.length >> 7];
  return Buffer.concat([Buffer.from([0, ...length]), content]);
}

test("a section of the name goes, and everything else stays as it is", () => {
  const module = readFileSync(require.resolve("altmode/tcg.wasm"));
  const [one, other] = [section("target_features", 300), section("names", 20)];
  const removed = withoutSection(Buffer.concat([module, one, other]), "target_features");
  expect(Buffer.compare(removed, Buffer.concat([module, other]))).toBe(0);
  expect(Buffer.compare(withoutSection(module, "target_features"), module)).toBe(0);
  expect(
    WebAssembly.Module.customSections(
      new WebAssembly.Module(Buffer.concat([module, one])),
      "target_features",
    ),
  ).toHaveLength(1);
});
