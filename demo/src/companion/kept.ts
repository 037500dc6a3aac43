// Storage of tracked games of Unmatched.
import type { CompanionView } from "altmode/companion/slim";
import { type Entry, gameStore } from "../store/games.js";

export const games = gameStore<Entry, CompanionView>(
  "companion",
  ({ id, title, changed }) => ({ id, title, changed }),
  (view) => ({ title: titleOf(view) }),
);

/** Returns the title of a match: its players, with the score if there is one. */
export function titleOf({ players }: Pick<CompanionView, "players">): string {
  const names = players.map(nameOf).join(" – ");
  const scored = players.some(({ wins }) => wins > 0);
  return scored ? `${names} · ${players.map(({ wins }) => wins).join(" : ")}` : names;
}

/** Returns the displayed name of a player: the own name, or the hero's. */
export const nameOf = ({ name, heroName }: CompanionView["players"][number]): string => name || heroName;
