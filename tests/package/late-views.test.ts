// Plain JavaScript reads a view of the memory after the index of an access, because the memory can grow in between.
import { expect, test } from "vitest";
import { withLateViews } from "../../scripts/lib/late-views.mjs";

/** Runs a script in which `grow` replaces the memory and returns an index, and returns its result with both memories. */
function run(script: string) {
  const body = `
    const old = [0, 1, 2, 3], larger = [0, 11, 12, 13, 14];
    let HEAP32 = old, late = 0;
    const grow = (index) => { HEAP32 = larger; return index; };
    const Math_imul = Math.imul;
    const result = (() => { ${script} })();
    return { result, old, larger };`;
  return new Function(body)();
}

test.each([
  ["return HEAP32[grow(4) >> 2]", 11],
  ["return HEAP32[HEAP32[grow(4) >> 2] - 10 + 0 | 0] | 0", 11],
  ["return HEAP32[(grow(4), 8) >> 2] + HEAP32[4 >> 2]", 23],
])("%s", (script, expected) => {
  expect(run(withLateViews(script)).result).toBe(expected);
});

test("a value is stored in the memory as it is after the index", () => {
  const script = "HEAP32[grow(4) >> 2] = 99; return 0";
  expect(run(script).old[1]).toBe(99);
  const { old, larger } = run(withLateViews(script));
  expect([old[1], larger[1]]).toEqual([1, 99]);
});

test("other accesses stay as they are", () => {
  const script = "HEAP32[Math_imul(1, 4) >> 2] = HEAP32[8 >> 2];";
  expect(withLateViews(script)).toBe(script);
});

test("a value that can make the memory grow is noticed", () => {
  expect(() => withLateViews("HEAP32[4 >> 2] = grow(1);")).toThrow(/memory can grow/);
});
