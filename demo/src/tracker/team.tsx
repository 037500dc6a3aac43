import type { Tracker, TrackerCharacter } from "altmode/tracker/slim";
import { useMemo } from "preact/hooks";
import { t } from "../messages/index.js";
import { Combobox } from "../ui/combobox.js";
import { Character } from "./character.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracker: Tracker;
  tracking: Tracking;
  seat: 0 | 1;
}

/** One side of the table. */
export function Team({ tracker, tracking, seat }: Props) {
  const { view, act } = tracking;
  const player = view.players[seat];
  const own = view.characters.filter((character) => character.seat === seat);
  const options = useMemo(
    () => tracker.cards.characters.map(({ id, fullName, kind }) => ({ id, label: fullName, detail: kind })),
    [tracker],
  );
  const of = (zone: (character: TrackerCharacter) => boolean) => own.filter(zone);
  const parts: readonly (readonly [string | undefined, TrackerCharacter[]])[] = [
    [undefined, of(({ zone }) => zone === "battlefield")],
    [t("tracker.ko-area"), of(({ zone }) => zone === "ko")],
    [t("tracker.elsewhere"), of(({ zone }) => zone !== "battlefield" && zone !== "ko")],
  ];
  return (
    <section
      class={view.active === seat ? "tracker-team active" : "tracker-team"}
      aria-label={player.name}
      data-testid={`team-${seat}`}
    >
      <header class="row spread">
        <h2>
          {view.active === seat ? <span aria-hidden="true">▶ </span> : null}
          {player.name}
        </h2>
        <p class="quiet">
          {t("tracker.health-left", { left: player.remaining, all: player.health })} ·{" "}
          {t("tracker.stars", { stars: player.stars })} · {t("tracker.won", { wins: player.wins })}
        </p>
      </header>
      {parts.map(([title, characters]) =>
        characters.length === 0 ? null : (
          <div key={title ?? ""} class="stack tight">
            {title === undefined ? null : <h3 class="quiet">{title}</h3>}
            <ul class="stack tight">
              {characters.map((character) => (
                <Character key={character.id} tracker={tracker} tracking={tracking} character={character} />
              ))}
            </ul>
          </div>
        ),
      )}
      <details>
        <summary>{t("tracker.add-character")}</summary>
        <Combobox
          label={t("tracker.add-character")}
          options={options}
          value=""
          adds
          onChange={(card) => act({ type: "add", seat, card })}
        />
      </details>
    </section>
  );
}
