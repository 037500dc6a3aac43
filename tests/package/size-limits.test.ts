import { expect, test } from "vitest";
import { raisedWithoutReason } from "../../scripts/check-size.mjs";

const limits = { tcg: { wasm_brotli_bytes: { limit: 490_000, goal: 100_000 } } };
const before = { "tcg wasm_brotli_bytes": 485_000 };

test("a size limit goes down freely, and up only with a reason in the changelog", () => {
  expect(raisedWithoutReason(limits, { "tcg wasm_brotli_bytes": 500_000 }, "")).toEqual([]);
  expect(raisedWithoutReason(limits, {}, "")).toEqual([]);
  expect(raisedWithoutReason(limits, before, "- The cards of wave 6 make `altmode/tcg` larger.")).toEqual([
    "tcg wasm_brotli_bytes may have 490,000 bytes, up from 485000",
  ]);
  const reason = "- `altmode/tcg` may have 490,000 bytes, because the cards of wave 6 are in it.";
  expect(raisedWithoutReason(limits, before, reason)).toEqual([]);
  expect(raisedWithoutReason(limits, before, "- `altmode/tcg` …\n- 490,000 bytes")).not.toEqual([]);
});
