// Computes the results of the initial examples. Run by the build (vite.config.ts).
import type { Tcg } from "altmode/tcg/slim";
import { exampleDeck } from "../report/example.js";
import { deck, question } from "../report/question.js";
import { example } from "../report/state.js";
import { answer } from "./answer.js";
import type { Ask } from "./background.js";
import type { Question, Tasks } from "./tasks.js";

/** A request with its result. */
export interface Answered {
  readonly name: keyof Tasks;
  readonly input: unknown;
  readonly answer: unknown;
}

export async function answered(tcg: Tcg): Promise<readonly Answered[]> {
  const all: Answered[] = [];
  const ask: Ask = async (name, input) => {
    const given = answer(tcg, { name, input } as Question);
    all.push({ name, input, answer: given });
    return given as never;
  };
  await ask("forecast", await question(example, ask));
  await ask("report", await deck(exampleDeck, "deck", ask));
  return all;
}
