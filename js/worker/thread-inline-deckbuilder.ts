// Script of a worker that the page starts from text. Its first message is the compiled module.

import { Deckbuilder } from "../deckbuilder/deckbuilder.js";
import { initSync } from "../generated/wasm/deckbuilder.js";
import { answer } from "./thread.js";

addEventListener(
  "message",
  ({ data }) => {
    answer(async () => {
      initSync({ module: data });
      return new Deckbuilder();
    });
  },
  { once: true },
);
