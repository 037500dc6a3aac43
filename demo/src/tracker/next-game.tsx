import type { Tracker } from "altmode/tracker/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Several } from "../ui/several.js";
import { useCharacters } from "./characters.js";
import { changeTeam, type Teams, teamsOf } from "./next-team.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracker: Tracker;
  tracking: Tracking;
  onClose: () => void;
}

/**
 * The step between two games: the loser chooses who begins (Tournament Rules 2.2), and both players may exchange
 * cards with their sideboards (Tournament Rules 2.3).
 */
export function NextGame({ tracker, tracking, onClose }: Props) {
  const { players, ending, characters } = tracking.view;
  const [teams, setTeams] = useState<Teams>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const winner = ending?.winner;
  const loser = winner === 0 || winner === 1 ? players[1 - winner] : undefined;
  return (
    <section class="panel stack tight" aria-labelledby="next-game" data-testid="next-game">
      <h2 id="next-game" ref={heading} tabIndex={-1}>
        {loser === undefined ? t("tracker.who-begins") : t("tracker.loser-chooses", { name: loser.name })}
      </h2>
      <p class="quiet">{t("tracker.sideboard-step")}</p>
      {teams === undefined ? (
        <p>
          <button type="button" onClick={() => setTeams(teamsOf(characters))}>
            {t("tracker.change-teams")}
          </button>
        </p>
      ) : (
        <ChangedTeams
          tracker={tracker}
          names={players.map(({ name }) => name)}
          teams={teams}
          onChange={setTeams}
        />
      )}
      <div class="row">
        {players.map(({ name }, first) => (
          <button
            key={first}
            type="button"
            class={loser === players[first] ? "primary" : undefined}
            onClick={() => {
              if (!tracking.act({ type: "next-game", first })) return;
              if (teams !== undefined)
                for (const seat of [0, 1] as const) changeTeam(tracking, seat, teams[seat]);
              tracking.along.begin?.();
              onClose();
            }}
          >
            {t("tracker.begins", { name })}
          </button>
        ))}
        <button type="button" onClick={onClose}>
          {t("ui.close")}
        </button>
      </div>
    </section>
  );
}

interface ChangedProps {
  tracker: Tracker;
  names: readonly string[];
  teams: Teams;
  onChange: (teams: Teams) => void;
}

/** The teams of the next game. */
function ChangedTeams({ tracker, names, teams: [one, other], onChange }: ChangedProps) {
  const options = useCharacters(tracker);
  return (
    <>
      {([0, 1] as const).map((seat) => (
        <fieldset key={seat} class="stack tight" data-testid={`next-team-${seat}`}>
          <legend>{t("tracker.team-of", { name: names[seat] ?? "" })}</legend>
          <Several
            title={t("tracker.team")}
            add={t("tracker.add-character")}
            options={options}
            values={seat === 0 ? one : other}
            onChange={(team) => onChange(seat === 0 ? [team, other] : [one, team])}
          />
        </fieldset>
      ))}
    </>
  );
}
