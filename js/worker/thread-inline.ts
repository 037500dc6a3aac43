// Script of a worker that the page starts from text. Its first message is the compiled module.

import { loadTcg } from "../generated/tcg-core.js";
import { answer } from "./thread.js";

addEventListener("message", ({ data }) => answer(loadTcg(async () => data)), { once: true });
