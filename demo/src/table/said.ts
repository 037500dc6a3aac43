// The announcement for screen readers: the new lines of the story and the question, once for each decision.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Entry } from "./story.js";

/** Number of lines that are read at most. */
const READ = 6;

/** The question that a screen reader has read because its heading took the focus. */
let heard = "";

/** Notes that the heading with a question took the focus, so that the question is not said again. */
export function hear(question: string): void {
  heard = question;
}

/**
 * Returns what a screen reader says. It changes only while the table rests, because a status is read whole at every change:
 * following a bot's turn beat by beat would repeat each line with the next one.
 *
 * @param story lines of the story, whose `key` is the index of their first event
 * @param length number of events
 */
export function useSaid(story: readonly Entry[], length: number, rests: boolean, asked: string): string {
  const [said, setSaid] = useState("");
  /** The position of the announcement before. */
  const before = useRef({ length, asked, last: story.at(-1)?.text });
  // After the effect that focuses the heading, which comes first as one of a part of the table.
  useLayoutEffect(() => {
    const { length: upTo, asked: earlier, last } = before.current;
    if (!rests || (length === upTo && asked === earlier)) return;
    before.current = { length, asked, last: story.at(-1)?.text };
    const known = Math.max(
      story.findLastIndex(({ key }) => key < upTo),
      0,
    );
    // A line that has grown is said again, in its new form.
    const fresh = story.slice(known).filter(({ text }, index) => index > 0 || text !== last);
    const lines = length < upTo ? [t("table.undone")] : fresh.map(({ text }) => sentence(text)).slice(-READ);
    setSaid([...lines, ...(heard === asked ? [] : [asked])].join(" "));
    heard = "";
  });

  return said;
}

/** Returns a text with a full stop at its end. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
