// The announcement for screen readers: the new lines of the story and the question, after the last beat.
import { useEffect, useState } from "preact/hooks";
import type { Entry } from "./story.js";

/** Number of lines that are read at most. */
const READ = 6;

/**
 * Returns what a screen reader says after each change.
 *
 * @param story lines of the story, whose `key` is the index of their first event
 * @param length number of events
 */
export function useSaid(story: readonly Entry[], length: number, done: boolean, asked: string): string {
  const [{ upTo, lines }, setSaid] = useState({ upTo: length, lines: "" });
  useEffect(() => {
    if (!done || length === upTo) return;
    const first = story.findIndex(
      ({ key }, index) => (story[index + 1]?.key ?? length) > upTo && key <= length,
    );
    const fresh = story.slice(Math.max(first, 0)).map(({ text }) => sentence(text));
    setSaid({ upTo: length, lines: fresh.slice(-READ).join(" ") });
  }, [done, length]);
  // The question belongs to the present position, also where nothing was told since.
  return done ? `${lines} ${asked}`.trim() : lines;
}

/** Returns a text with a full stop at its end. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
