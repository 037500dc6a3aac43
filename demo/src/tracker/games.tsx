import { AltmodeError, type Tracker } from "altmode/tracker/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { keepKnownDecks, knownDecks } from "./decks.js";
import { forgetGame, keepGame, keptGame, keptGames } from "./kept.js";
import { trackerModule } from "./module.js";
import { Record } from "./record.js";
import { Setup } from "./setup.js";
import { listedAs } from "./use-match.js";

interface Props {
  tracker: Tracker | undefined;
  onOpen: (id: string) => void;
}

/** The games of this device, and the form for a new one. */
export function Games({ tracker, onOpen }: Props) {
  const [games, setGames] = useState(keptGames);
  const [error, setError] = useState<unknown>();

  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const text = await file.text();
      const match = (await trackerModule()).import(text);
      const { id } = match.view();
      const here = keptGame(id);
      if (here !== undefined) match.merge(JSON.parse(here));
      if (!keepGame(match.export(), listedAs(match.view()))) throw new Error(t("error.storage"));
      onOpen(id);
    } catch (thrown) {
      const bad = thrown instanceof AltmodeError;
      setError(bad ? new Error(t("tracker.bad-file", { message: thrown.message })) : thrown);
    }
  };

  /** Starts a new game with the same players, teams and options. */
  const again = async (id: string) => {
    try {
      const here = keptGame(id);
      if (here === undefined) throw new Error(t("tracker.no-such-game"));
      const known = await trackerModule();
      const { setup } = known.import(here).export();
      const { seed: _, ...same } = setup;
      const match = known.newMatch(same);
      if (!keepGame(match.export(), listedAs(match.view()))) throw new Error(t("error.storage"));
      keepKnownDecks(match.view().id, knownDecks(id));
      onOpen(match.view().id);
    } catch (thrown) {
      setError(thrown);
    }
  };

  return (
    <div class="tracker stack">
      <h1>{t("tracker.title")}</h1>
      <p class="quiet">{t("tracker.intro")}</p>
      <Fault error={error} />
      <section class="panel" aria-labelledby="tracker-games">
        <h2 id="tracker-games">{t("tracker.games")}</h2>
        {games.length === 0 ? <p class="quiet">{t("tracker.no-games")}</p> : null}
        <ul class="stack">
          {games.map(({ id, title, changed }) => (
            <li key={id} class="row kept-game">
              <button
                type="button"
                class="grow"
                aria-label={t("tracker.open", { name: title })}
                onClick={() => onOpen(id)}
              >
                {title} <small>{new Date(changed).toLocaleString()}</small>
              </button>
              <button
                type="button"
                class="small-button"
                aria-label={t("tracker.again-name", { name: title })}
                onClick={() => void again(id)}
              >
                {t("tracker.again")}
              </button>
              <button
                type="button"
                class="small-button"
                aria-label={t("tracker.delete", { name: title })}
                onClick={() => {
                  if (!confirm(t("tracker.delete-sure"))) return;
                  forgetGame(id);
                  setGames(keptGames());
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
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
      </section>
      <Record matches={games} />
      <Setup
        tracker={tracker}
        onBegin={(match, decks) => {
          const view = match.view();
          // A failure is ignored, because only the odds use the decks.
          keepKnownDecks(view.id, decks);
          if (keepGame(match.export(), listedAs(view))) onOpen(view.id);
          else setError(new Error(t("error.storage")));
        }}
      />
    </div>
  );
}
