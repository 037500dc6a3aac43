// Script of a worker that the page starts from text. Its first message is the compiled module.

import { initSync } from "../generated/wasm/unmatched.js";
import { Unmatched } from "../unmatched/unmatched.js";
import { answer } from "./thread.js";

addEventListener(
  "message",
  ({ data }) => {
    answer(async () => {
      initSync({ module: data });
      return new Unmatched();
    });
  },
  { once: true },
);
