// Packed answers read with a stand-in for the module's memory and dictionary: rust/core/src/wire.rs says what the
// numbers mean.
import { beforeEach, expect, test, vi } from "vitest";
import { makers as ofActions } from "../../js/generated/tcg-makers.js";
import { config, playOn, tcg } from "./support.js";

const dictionary = vi.hoisted(() => ({ texts: [] as string[], shapes: [] as string[], asked: 0 }));
const memory = vi.hoisted(() => ({ buffer: new ArrayBuffer(1024) }));

/** Each question takes more memory: the words lie in another buffer then, and the old one is of no use. */
const grow = vi.hoisted(() => () => {
  const { buffer } = memory;
  memory.buffer = buffer.slice(0);
  new Int32Array(buffer).fill(-1);
  dictionary.asked++;
});

vi.mock("../../js/generated/glue/tcg.js", () => ({
  takeLastPanic: vi.fn(),
  freshSeed: vi.fn(),
  __wbg_reset_state: vi.fn(),
  packedMemory: () => memory,
  packedText: (number: number) => {
    grow();
    return dictionary.texts[number] ?? "";
  },
  packedShape: (number: number) => {
    grow();
    return dictionary.shapes[number] ?? "";
  },
}));

const { ofViews, unpack } = await import("../../js/tcg/instance.js");
const makers = new Map(Object.entries({ ...ofActions, ...ofViews }));

const number = (value: number) => value << 3;
const text = (place: number) => (place << 3) | 1;
const object = (shape: number) => (shape << 3) | 2;
const list = (length: number) => (length << 3) | 3;
const joined = (pieces: number) => (pieces << 3) | 4;
const free = (units: string, kind = 5) => [
  (units.length << 3) | kind,
  ...Array.from({ length: units.length }, (_, at) => units.charCodeAt(at)),
];
const constants = [6, (1 << 3) | 6, (2 << 3) | 6];
const ADDRESS = 64;
const read = (edition: number, ...words: number[]) => {
  new Int32Array(memory.buffer).set([edition, ...words], ADDRESS / 4);
  return unpack(ADDRESS);
};

beforeEach(() => {
  dictionary.texts = ["Bumblebee", " takes ", "a"];
  dictionary.shapes = ["id,label", "", Array.from({ length: 40 }, (_, index) => `field${index}`).join(",")];
  dictionary.asked = 0;
});

test("every kind of word", () => {
  expect(read(1, list(4), number(-7), ...constants)).toEqual([-7, null, false, true]);
  expect(read(1, object(0), number(3), joined(3), text(0), text(1), number(5))).toEqual({
    id: 3,
    label: "Bumblebee takes 5",
  });
  expect(read(1, list(2), ...free("Ωmega 🚗"), ...free("[0.25]", 7))).toEqual(["Ωmega 🚗", [0.25]]);
  expect(read(1, list(2), object(1), list(0))).toEqual([{}, []]);
});

test("objects with many fields are like others, each one its own", () => {
  const words = [object(2), ...Array.from({ length: 40 }, (_, index) => number(index))];
  const [one, other] = [read(1, ...words), read(1, ...words)] as Record<string, number>[];
  expect(Object.entries(one ?? {})).toEqual(
    Array.from({ length: 40 }, (_, index) => [`field${index}`, index]),
  );
  expect(other).toEqual(one);
  if (one) one.field0 = 9;
  expect(other?.field0).toBe(0);
});

test("what was looked up is kept, until the module begins another dictionary", () => {
  expect(read(2, list(2), text(2), text(2))).toEqual(["a", "a"]);
  const { asked } = dictionary;
  expect(read(2, text(2))).toBe("a");
  expect(dictionary.asked).toBe(asked);
  dictionary.texts = ["b"];
  dictionary.shapes = ["other"];
  expect(read(3, object(0), text(0))).toEqual({ other: "b" });
});

test("objects that are written out have their fields in order, and their own values", () => {
  expect(makers.size).toBeGreaterThan(20);
  for (const [fields, make] of makers) {
    const names = fields.split(",");
    expect(Object.entries(make(() => names.shift()))).toEqual(fields.split(",").map((name) => [name, name]));
  }
});

test("constructors exist for nearly all objects of a game, and those of views are all used", () => {
  const seen = new Map<string, number>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) {
      const fields = Object.keys(value).join(",");
      seen.set(fields, (seen.get(fields) ?? 0) + 1);
    }
    Object.values(value).forEach(look);
  };
  for (let number = 0; number < 12; number++) {
    const game = tcg.newGame({ ...config, seed: `${number}` });
    while (game.toAct !== null) {
      look(game.legalActions());
      look(game.view(game.toAct));
      playOn(game, 1 + (number % 3));
    }
    look(game.events());
  }
  const count = (which: (fields: string) => boolean) =>
    [...seen].filter(([fields]) => which(fields)).reduce((sum, [, times]) => sum + times, 0);
  expect(count((fields) => makers.has(fields)) / count(() => true)).toBeGreaterThan(0.8);
  const ofViews = [...makers.keys()].filter((fields) => !fields.includes("type"));
  expect(ofViews.filter((fields) => !seen.has(fields))).toEqual([]);
});
