// What happens when the WebAssembly module fails: shown with a stand-in for its game, since no input is known
// that makes the real one fail.
import { expect, test, vi } from "vitest";
import { Game } from "../../js/tcg/game.js";

type WasmGame = ConstructorParameters<typeof Game>[0];

vi.mock("../../js/generated/wasm/tcg.js", () => ({
  takeLastPanic: () => "panicked at rules.rs:1:1: out of cards",
}));

test("a game whose call trapped is broken for good, and says so", () => {
  const free = vi.fn();
  const hash = vi.fn(() => "00");
  const applyId = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  const game = new Game({ applyId, hash, free } as unknown as WasmGame);
  expect(game.hash()).toBe("00");

  const error = errorOfSource(() => game.apply(0));
  expect(error.code).toBe("internal");
  expect(error.message).toContain("out of cards");
  expect(error.message).toContain("can no longer be used");
  expect(errorOfSource(() => game.hash()).code).toBe("internal");
  expect(hash).toHaveBeenCalledOnce();

  game.free(); // the module still holds it; giving it back would trap again
  expect(free).not.toHaveBeenCalled();
});

test("an error of the rules leaves the game usable", () => {
  const applyId = () => {
    throw JSON.stringify({ code: "illegal-action", message: "there is no action 3", path: "id" });
  };
  const game = new Game({ applyId, hash: () => "00", free: () => {} } as unknown as WasmGame);
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
