import type { Prize } from "altmode/tournament/slim";
import { useId } from "preact/hooks";
import { t } from "../messages/index.js";

/** `3-4: four boosters`: the places, and their prize. */
const SHAPE = /^\s*(\d+)(?:\s*[-–]\s*(\d+))?\s*[:.]\s*(.+)$/;

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** Reads prizes, one on each line. Lines that are no prize are left out. */
export const prizesOf = (text: string): Prize[] =>
  linesOf(text).flatMap((line) => {
    const [, place, to, prize = ""] = SHAPE.exec(line) ?? [];
    if (place === undefined) return [];
    return [{ place: Number(place), ...(to === undefined ? {} : { to: Number(to) }), prize }];
  });

/** Returns the line that is no prize in words, or `undefined` if all are read. */
export function prizesFault(text: string): string | undefined {
  const unread = linesOf(text).find((line) => !SHAPE.test(line));
  return unread === undefined ? undefined : t("desk.prizes-unread", { line: unread.trim() });
}

/** Returns prizes as the text that is read as them. */
export const prizesText = (prizes: readonly Prize[]): string =>
  prizes
    .map(({ place, to, prize }) => `${place}${to === undefined || to === place ? "" : `-${to}`}: ${prize}`)
    .join("\n");

interface Props {
  text: string;
  /** The refusal of the prizes that were announced last. */
  refused: string | undefined;
  onInput: (text: string) => void;
  onChange?: (text: string) => void;
}

/** The prizes, one on each line. */
export function PrizesField({ text, refused, onInput, onChange }: Props) {
  const id = useId();
  const fault = prizesFault(text) ?? refused;
  return (
    <div class="field">
      <label for={id}>{t("desk.prizes")}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-help`}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      />
      {fault === undefined ? null : (
        <span class="field-fault" role="alert">
          {fault}
        </span>
      )}
      <small id={`${id}-help`}>{t("desk.prizes-help")}</small>
    </div>
  );
}
