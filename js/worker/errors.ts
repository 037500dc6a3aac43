// Transfers errors between worker and page with their code and path, which Comlink alone would drop.

import { type TransferHandler, transferHandlers } from "comlink";
import { AltmodeError } from "../errors.js";

/** The error of a cancelled task. */
export class Cancelled extends AltmodeError {
  constructor() {
    super("cancelled", "the task was cancelled");
  }
}

interface Carried {
  name: string;
  message: string;
  stack: string | undefined;
  code: string | undefined;
  path: string | undefined;
}

/**
 * Registers a Comlink transfer handler that keeps code, path and stack of errors. Both sides must call it.
 */
export function carryErrors(): void {
  const plain = transferHandlers.get("throw") as TransferHandler<unknown, unknown>;
  const handler: TransferHandler<{ value: unknown }, unknown> = {
    canHandle: plain.canHandle as TransferHandler<{ value: unknown }, unknown>["canHandle"],
    serialize({ value }) {
      if (!(value instanceof Error)) return [{ other: value }, []];
      const { code, path } = value as { code?: string; path?: string };
      const { name, message, stack } = value;
      return [{ error: { name, message, stack, code, path } satisfies Carried }, []];
    },
    deserialize(carried) {
      const { error, other } = carried as { error?: Carried; other?: unknown };
      if (error === undefined) throw other;
      if (error.code === undefined)
        throw Object.assign(new Error(error.message), { name: error.name, stack: error.stack });
      throw Object.assign(new AltmodeError(error.code, error.message, error.path), { stack: error.stack });
    },
  };
  transferHandlers.set("throw", handler);
}
