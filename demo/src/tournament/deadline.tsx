// The time until which deck lists are handed in (Tournament Rules 2.7).
import { useId } from "preact/hooks";
import { language, t } from "../messages/index.js";

/** Returns a time in the form of a field for local times, `2026-11-29T10:30`. */
function localTime(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The options about deck lists. */
interface ListOptions {
  readonly deckLists?: boolean | undefined;
  readonly deckListsUntil?: number | undefined;
}

/** Returns the deadline of deck lists in words, or `undefined` without a time. */
export const deadlineText = ({ deckListsUntil: until }: ListOptions): string | undefined =>
  until === undefined
    ? undefined
    : new Date(until).toLocaleString(language(), { dateStyle: "short", timeStyle: "short" });

interface Props {
  options: ListOptions;
  /** Whether deck lists are required, and until when; without a time until a player's first round. */
  onChange: (change: ListOptions) => void;
}

/** Whether deck lists are required, and until when. */
export function DeckListsFields({ options, onChange }: Props) {
  const id = useId();
  const { deckLists = false, deckListsUntil: until } = options;
  return (
    <>
      <label class="row">
        <input
          type="checkbox"
          checked={deckLists}
          onChange={({ currentTarget }) => onChange({ deckLists: currentTarget.checked })}
        />
        {t("desk.lists-required")}
      </label>
      {deckLists ? (
        <div class="field">
          <label for={`${id}-until`}>{t("desk.lists-until")}</label>
          <input
            id={`${id}-until`}
            type="datetime-local"
            value={until === undefined ? "" : localTime(until)}
            aria-describedby={`${id}-help`}
            onChange={({ currentTarget: { value } }) =>
              onChange({ deckListsUntil: value === "" ? undefined : new Date(value).getTime() })
            }
          />
          <small id={`${id}-help`}>{t("desk.lists-until-help")}</small>
        </div>
      ) : null}
    </>
  );
}
