// Tests a failure of the WebAssembly module, with a stand-in for its game, since no input is known
// that makes the real one fail.
import { beforeEach, expect, test, vi } from "vitest";
import { Game } from "../../js/tcg/game.js";
import { instance } from "../../js/tcg/instance.js";

type WasmGame = ConstructorParameters<typeof Game>[0];

const { restart, takeLastPanic } = vi.hoisted(() => ({
  restart: vi.fn(),
  takeLastPanic: vi.fn(() => "panicked at rules.rs:1:1: out of cards"),
}));

vi.mock("../../js/generated/glue/tcg.js", () => ({
  takeLastPanic,
  freshSeed: vi.fn(),
  __wbg_reset_state: restart,
  packedMemory: vi.fn(),
  packedShape: vi.fn(),
  packedText: vi.fn(),
}));

beforeEach(() => {
  restart.mockClear();
  takeLastPanic.mockClear();
});

/** A stand-in of a game of the module. */
function standIn(calls: { applyId: () => number; apply?: () => number }) {
  const inner = { free: vi.fn(), __destroy_into_raw: vi.fn(), hash: vi.fn(() => "00"), ...calls };
  return { inner, game: new Game(inner as unknown as WasmGame) };
}

/** A stand-in that traps in `applyId`. */
function failing(thrown: () => unknown) {
  return standIn({
    applyId: () => {
      throw thrown();
    },
  });
}

test("a game whose call trapped is broken for good, and says so", () => {
  const { game, inner } = failing(() => new WebAssembly.RuntimeError("unreachable"));
  expect(game.hash()).toBe("00");

  const error = errorOfSource(() => game.apply(0));
  expect(error.code).toBe("internal");
  expect(error.message).toContain("out of cards");
  expect(error.message).toContain("can no longer be used");
  expect(errorOfSource(() => game.hash()).code).toBe("internal");
  expect(inner.hash).toHaveBeenCalledOnce();

  game.free(); // the module still holds it; giving it back would trap again
  expect(inner.free).not.toHaveBeenCalled();
  expect(inner.__destroy_into_raw).toHaveBeenCalledOnce();
});

test("a trap closes the objects of its instance, and no later ones", () => {
  const { game } = failing(() => new WebAssembly.RuntimeError("unreachable"));
  const beside = failing(() => "").inner;
  const healthy = new Game(beside as unknown as WasmGame);
  expect(healthy.hash()).toBe("00");
  errorOfSource(() => game.apply(0));

  const closed = errorOfSource(() => healthy.hash());
  expect([closed.code, beside.hash.mock.calls.length]).toEqual(["closed", 1]);
  expect(closed.message).toContain("go on from a save or a record");
  healthy.free();
  expect(beside.free).not.toHaveBeenCalled();

  // The next use of the module begins a new instance, once.
  expect(restart).not.toHaveBeenCalled();
  instance.ready();
  instance.ready();
  expect(restart).toHaveBeenCalledOnce();
  const { game: later, inner } = failing(() => "");
  expect(later.hash()).toBe("00");
  later.free();
  expect(inner.free).toHaveBeenCalledOnce();
});

test("nothing is asked of an instance after a stack overflow", () => {
  const { game } = failing(() => new RangeError("Maximum call stack size exceeded"));
  expect(errorOfSource(() => game.apply(0)).code).toBe("internal");
  expect(takeLastPanic).not.toHaveBeenCalled();
});

test("an instance that fails once more while it is asked is no raw error", () => {
  takeLastPanic.mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError("memory access out of bounds");
  });
  const { game } = failing(() => new WebAssembly.RuntimeError("unreachable"));
  expect(errorOfSource(() => game.apply(0))).toMatchObject({ name: "AltmodeError", code: "internal" });
});

test("an error of the rules leaves the game usable", () => {
  // The module returns 0 for an illegal id, and the call with all fields throws the reason.
  const { game } = standIn({
    applyId: () => 0,
    apply: () => {
      const error = new Error("there is no action 3");
      throw Object.assign(error, { name: "AltmodeError", code: "illegal-action", path: "id" });
    },
  });
  expect(errorOfSource(() => game.apply(3))).toMatchObject({ code: "illegal-action", path: "id" });
  expect(game.hash()).toBe("00");
});

/** The error of the wrapper's source, whose class is another one than that of the built package. */
function errorOfSource(task: () => unknown): { code: string; message: string } {
  try {
    task();
  } catch (error) {
    return error as { code: string; message: string };
  }
  throw new Error("no error was thrown");
}
