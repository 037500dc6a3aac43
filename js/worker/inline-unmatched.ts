// The worker's script and module as text, for pages without files for them. See spawn.ts.

import { value } from "../generated/unmatched-bytes.js";
import { script } from "../generated/worker-script-unmatched.js";
import { startText } from "./inline-start.js";

/** Starts a worker from text. */
export const startInline = (): Promise<Worker> => startText(script, value);
