// Texts for identifiers of the engine.
import type { Observation } from "altmode/tcg/slim";
import { isKey, t } from "../messages/index.js";

export const playerName = (seat: number) => t("play.player", { number: seat + 1 });

/**
 * Returns the pending question of the seat to act, such as "Player 1: choose a character (for Ramming
 * Speed)".
 */
export function question({ decision }: Observation): string {
  if (!decision) return "";
  const key = `play.ask.${decision.kind}`;
  return t("play.question", {
    player: playerName(decision.seat),
    ask: t(isKey(key) ? key : "play.ask.other"),
    wanted: decision.wanted > 1 ? t("play.wanted", { count: decision.wanted }) : "",
    source: decision.source?.name ? t("play.source", { name: decision.source.name }) : "",
  });
}

export function phaseName(phase: string): string {
  const key = `play.phase.${phase}`;
  return isKey(key) ? t(key) : phase;
}
