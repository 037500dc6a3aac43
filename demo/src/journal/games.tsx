import { isEngineError } from "../engine/errors.js";
import { language, t } from "../messages/index.js";
import type { Entry } from "../store/games.js";

interface ListProps {
  games: readonly Entry[];
  onOpen: (id: string) => void;
  /** Starts a new match with the same players. */
  onAgain: (id: string) => void;
  onForget: (id: string) => void;
}

/** The games of this device. */
export const GameList = ({ games, onOpen, onAgain, onForget }: ListProps) => (
  <ul class="stack">
    {games.map(({ id, title, changed }) => (
      <li key={id} class="row kept-game">
        <button
          type="button"
          class="grow"
          aria-label={t("tracker.open", { name: title })}
          onClick={() => onOpen(id)}
        >
          {title} <small>{new Date(changed).toLocaleString(language())}</small>
        </button>
        <button
          type="button"
          class="small-button"
          aria-label={t("tracker.again-name", { name: title })}
          onClick={() => onAgain(id)}
        >
          {t("tracker.again")}
        </button>
        <button
          type="button"
          class="small-button"
          aria-label={t("tracker.delete", { name: title })}
          onClick={() => {
            if (confirm(t("tracker.delete-sure"))) onForget(id);
          }}
        >
          ×
        </button>
      </li>
    ))}
  </ul>
);

interface FileProps {
  /** Takes the text of a file. */
  onText: (text: string) => Promise<void>;
  onError: (error: unknown) => void;
}

/** A field that loads a match from a file. */
export function GameFile({ onText, onError }: FileProps) {
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      await onText(await file.text());
    } catch (thrown) {
      const bad = isEngineError(thrown);
      onError(bad ? new Error(t("tracker.bad-file", { message: thrown.message })) : thrown);
    }
  };
  return (
    <label class="field">
      <span>{t("tracker.load-file")}</span>
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
