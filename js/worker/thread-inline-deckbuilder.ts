// Script of a worker that the page starts from text. Its first message is the compiled module.

import { loadDeckbuilder } from "../generated/deckbuilder-core.js";
import { answer } from "./thread.js";

addEventListener("message", ({ data }) => answer(loadDeckbuilder(async () => data)), { once: true });
