import { useState } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { language, t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import type { Entry, GameStore, Recorded } from "../store/games.js";

/** A recorded game that others can begin like. */
interface Copied<V> extends Recorded<V> {
  export(): { readonly id: string; readonly setup: { seed?: unknown } };
}

interface Module<M> {
  import(text: string): M;
  newMatch(setup: never): M;
}

/**
 * The games of this device.
 *
 * @param onAgain called for a game that is like another, before it is opened
 */
export function useGames<V extends { readonly id: string }, M extends Copied<V>, T extends Entry>(
  load: () => Promise<Module<M>>,
  games: GameStore<T, V>,
  onAgain?: (id: string, like: string) => void,
) {
  const [kept, setKept] = useState(games.all);
  const [error, setError] = useState<unknown>();
  const open = (id: string) => navigate(`#/${games.name}/${id}`);
  /** Stores a new game and opens it. */
  const begin = (match: M, before?: (id: string) => void) => {
    try {
      const id = games.keep(match);
      before?.(id);
      open(id);
    } catch (thrown) {
      setError(thrown);
    }
  };
  /** Begins a match with the same players, teams and options. */
  const again = async (like: string) => {
    try {
      const known = await load();
      const { seed: _, ...same } = games.open(like, known).export().setup;
      begin(known.newMatch(same as never), (id) => onAgain?.(id, like));
    } catch (thrown) {
      setError(thrown);
      setKept(games.all());
    }
  };
  const read = async (text: string) => {
    const match = (await load()).import(text);
    games.merge(match.view().id, match);
    open(games.keep(match));
  };
  return {
    kept,
    error,
    begin,
    /** Nothing as long as there are no games. */
    list: kept.length > 0 && (
      <section class="panel" aria-labelledby="kept-games">
        <h2 id="kept-games">{t("tracker.games")}</h2>
        <GameList
          games={kept}
          onOpen={open}
          onAgain={(id) => void again(id)}
          onForget={(id) => {
            games.forget(id);
            setKept(games.all());
          }}
        />
      </section>
    ),
    file: (
      <div class="panel">
        <GameFile onText={read} onError={setError} />
      </div>
    ),
  };
}

interface ListProps {
  games: readonly Entry[];
  onOpen: (id: string) => void;
  /** Starts a new match with the same players. */
  onAgain: (id: string) => void;
  onForget: (id: string) => void;
}

const GameList = ({ games, onOpen, onAgain, onForget }: ListProps) => (
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
function GameFile({ onText, onError }: FileProps) {
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
