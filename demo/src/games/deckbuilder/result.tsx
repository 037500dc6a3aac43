// The end of a game, with the scores.
import type { Observation } from "altmode/deckbuilder/slim";
import { t } from "../../messages/index.js";
import { Result as TableResult } from "../../table/result.js";
import { outcomeText, playerName } from "./words.js";

interface ResultProps {
  observation: Observation;
  /** The seat of the person who plays against bots. */
  person: number | undefined;
  /** Undefined for spectators. */
  onRematch: (() => void) | undefined;
  onChange: () => void;
}

/** The end of a game, with the scores. */
export function Result({ observation, person, onRematch, onChange }: ResultProps) {
  const lines = observation.players.map(({ score, vp }, seat) => {
    const name = playerName(observation, seat);
    // Tokens alone need no parts.
    return score === null || score === vp
      ? t("deckbuilder.score", { name, vp })
      : t("deckbuilder.score-parts", { name, score, vp, rest: score - vp });
  });
  return (
    <TableResult
      title={outcomeText(observation, person)}
      side={null}
      lines={lines}
      onRematch={onRematch}
      change={t("deckbuilder.change")}
      onChange={onChange}
    />
  );
}
