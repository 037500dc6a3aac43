import { AltmodeError, type Companion } from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import { Fault } from "../ui/fault.js";
import { games } from "./kept.js";
import { companionModule } from "./module.js";
import { Setup } from "./setup.js";
import { keep } from "./use-match.js";

const open = (id: string) => navigate(`#/companion/${id}`);

/** The games of this device, and the form for a new one. */
export function Games({ companion }: { companion: Companion | undefined }) {
  const [kept, setKept] = useState(games.all);
  const [error, setError] = useState<unknown>();

  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const match = (await companionModule()).import(await file.text());
      const here = games.text(match.view().id);
      if (here !== undefined) match.merge(JSON.parse(here));
      open(keep(match));
    } catch (thrown) {
      const bad = thrown instanceof AltmodeError;
      setError(bad ? new Error(t("tracker.bad-file", { message: thrown.message })) : thrown);
    }
  };
  /** Starts a new match with the same players and heroes. */
  const again = async (id: string) => {
    try {
      const here = games.text(id);
      if (here === undefined) throw new Error(t("tracker.no-such-game"));
      const known = await companionModule();
      const { seed: _, ...same } = known.import(here).export().setup;
      open(keep(known.newMatch(same)));
    } catch (thrown) {
      setError(thrown);
    }
  };

  return (
    <div class="tracker stack">
      <h1>{t("companion.title")}</h1>
      <p class="quiet">{t("companion.intro")}</p>
      <Fault error={error} />
      {kept.length === 0 ? null : (
        <section class="panel" aria-labelledby="companion-games">
          <h2 id="companion-games">{t("tracker.games")}</h2>
          <ul class="stack">
            {kept.map(({ id, title, changed }) => (
              <li key={id} class="row kept-game">
                <button
                  type="button"
                  class="grow"
                  aria-label={t("tracker.open", { name: title })}
                  onClick={() => open(id)}
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
                    games.forget(id);
                    setKept(games.all());
                  }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Setup
        companion={companion}
        onBegin={(match) => {
          try {
            open(keep(match));
          } catch (thrown) {
            setError(thrown);
          }
        }}
      />
      <label class="field panel">
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
    </div>
  );
}
