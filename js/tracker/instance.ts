import { freshSeed, __wbg_reset_state as restart, takeLastPanic } from "../generated/glue/tracker.js";
import { Instance } from "../instance.js";

/** The WebAssembly instance of this entry point. */
export const instance = new Instance({ restart, takeLastPanic, freshSeed });
