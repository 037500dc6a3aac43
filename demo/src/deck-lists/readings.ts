// The decks that were read from the lists of a form.
import type { DeckReading } from "altmode/tcg/slim";
import { createContext } from "preact";
import type { Ask } from "../engine/background.js";

/** By their texts. */
export type Readings = ReadonlyMap<string, DeckReading>;

/** Context with what was read of the lists of a form when its question was answered. */
export const DeckReadings = createContext<Readings>(new Map());

/** Asks a question, and returns its answer with what was read of the lists in it. */
export async function withReadings<T>(
  ask: Ask,
  question: (ask: Ask) => Promise<T>,
): Promise<{ answer?: T; error?: unknown; readings: Readings }> {
  const readings = new Map<string, DeckReading>();
  const noting: Ask = async (name, input) => {
    const answer = await ask(name, input);
    if (name === "deck") readings.set(input as string, answer as DeckReading);
    return answer;
  };
  try {
    return { answer: await question(noting), readings };
  } catch (error) {
    return { error, readings };
  }
}
