import type { GameEvent, Observation, Outcome } from "altmode/unmatched/slim";
import { many, t } from "../../messages/index.js";
import { Result as TableResult } from "../../table/result.js";
import { bestHit } from "./story.js";
import type { Names } from "./words.js";

interface Props {
  outcome: Outcome;
  observation: Observation;
  events: readonly GameEvent[];
  names: Names;
  /** The seat of the person who plays against the bot. */
  person: number | undefined;
  /** Undefined for spectators. */
  onRematch: (() => void) | undefined;
  onChange: () => void;
  onReplay: () => void;
}

/** The end of a game. */
export function Result({ outcome, observation, events, names, person, ...leave }: Props) {
  const { winner } = outcome;
  const winners = outcome.winners ?? (winner === null ? [] : [winner]);
  const best = bestHit(events);
  const title =
    winner === null
      ? t("table.draw")
      : person === undefined
        ? winners.length > 1
          ? t("unmatched.win-together", { heroes: winners.map(names.seat).join(", ") })
          : t("table.wins", { name: names.seat(winner) })
        : t(winners.includes(person) ? "table.won" : "table.lost");
  const lines = [many("table.end-turns", observation.turn)];
  if (best) lines.push(t("table.end-best", { name: names.fighter(best.fighter), damage: best.damage }));
  return (
    <TableResult
      title={title}
      side={winner}
      lines={lines}
      onRematch={leave.onRematch}
      change={t("unmatched.change")}
      onChange={leave.onChange}
    >
      <button type="button" onClick={leave.onReplay}>
        {t("table.replay")}
      </button>
    </TableResult>
  );
}
