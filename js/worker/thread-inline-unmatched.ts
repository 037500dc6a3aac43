// Script of a worker that the page starts from text. Its first message is the compiled module.

import { loadUnmatched } from "../generated/unmatched-core.js";
import { answer } from "./thread.js";

addEventListener("message", ({ data }) => answer(loadUnmatched(async () => data)), { once: true });
