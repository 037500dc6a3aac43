import { __wbg_reset_state as restart, takeLastPanic } from "../generated/wasm/tracker.js";
import { Instance } from "../instance.js";

/** The instance of this entry point's module. */
export const instance = new Instance({ restart, takeLastPanic });
