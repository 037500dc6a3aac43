// The text in which a script embeds a module: written by the build, read by the package.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { decodeModule } from "../../js/embedded.js";
import { encodeModule } from "../../scripts/lib/embedded.mjs";

const require = createRequire(import.meta.url);

test("the text in a script is the module, in characters that need no escape", () => {
  const all = Uint8Array.from({ length: 70_000 }, (_, index) => (index * index) >> 7);
  const module = readFileSync(require.resolve("altmode/tcg.wasm"));
  for (const bytes of [new Uint8Array(0), new Uint8Array([0, 255]), all, module]) {
    const text = encodeModule(bytes);
    expect(text).toMatch(/^[ !#-;=-[\]-~]*$/);
    expect(Buffer.compare(decodeModule(text), bytes)).toBe(0);
  }
});
