import type { GameEvent, Observation, Outcome } from "altmode/tcg/slim";
import { many, t } from "../../messages/index.js";
import { navigate } from "../../shell/router.js";
import { Result as TableResult } from "../../table/result.js";
import { pack } from "../../ui/share.js";
import { ShareButton } from "../../ui/share-button.js";
import { capital } from "../../ui/words.js";
import type { WorkerGame } from "./engine.js";
import { bestHit } from "./story.js";
import type { NameOf } from "./words.js";

interface Props {
  game: WorkerGame;
  outcome: Outcome;
  observation: Observation;
  events: readonly GameEvent[];
  nameOf: NameOf;
  /** The seat of the person who plays against the bot. */
  person: number | undefined;
  /** Undefined for spectators. */
  onRematch: (() => void) | undefined;
  onChange: () => void;
}

/** The reasons of the engine for the end of a game. */
const reasons: Readonly<Record<string, "ko" | "conceded" | "card" | "both" | "endless">> = {
  "all enemy characters are KO'd": "ko",
  "the opponent conceded": "conceded",
  "a card says so": "card",
  "both players lost their last characters at once": "both",
  "the game went on too long": "endless",
};

/** Returns why a game ended. The engine's words are those of the winner. */
function reasonOf(words: string, lost: boolean): string {
  const reason = reasons[words];
  if (reason === undefined) return `${capital(words)}.`;
  if (lost && (reason === "ko" || reason === "conceded")) return t(`tcg.end.${reason}-own`);
  return t(`tcg.end.${reason}`);
}

/** The end of a game. Replay and link belong to the end, because a record reveals all hidden cards. */
export function Result({ game, outcome, observation, events, nameOf, person, ...leave }: Props) {
  const { winner, reason } = outcome;
  const best = bestHit(events);
  const title =
    winner === null
      ? t("table.draw")
      : person === undefined
        ? t("table.wins", { name: nameOf(winner) })
        : t(winner === person ? "table.won" : "table.lost");
  const lost = person !== undefined && winner !== null && winner !== person;
  const lines = [reasonOf(reason, lost), many("table.end-turns", observation.turn)];
  if (best) lines.push(t("table.end-best", { name: best.name, damage: best.damage }));
  const watch = async (also = "") => navigate(`#/replay?s=${await pack(await game.record())}${also}`);
  return (
    <TableResult
      title={title}
      side={winner}
      lines={lines}
      onRematch={leave.onRematch}
      change={t("tcg.change")}
      onChange={leave.onChange}
    >
      <button type="button" onClick={() => void watch()}>
        {t("table.replay")}
      </button>
      {best ? (
        <button type="button" onClick={() => void watch(`&battle=${best.battle}`)}>
          {t("tcg.watch-best")}
        </button>
      ) : null}
      <ShareButton screen="replay" value={() => game.record()} label={t("play.replay-link")} />
    </TableResult>
  );
}
