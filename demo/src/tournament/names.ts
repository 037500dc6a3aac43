import type { TournamentView } from "altmode/tournament/slim";

/** Names of the players of a tournament. An unknown player keeps the id. */
export const namesOf =
  (view: TournamentView) =>
  (player: string): string =>
    view.players.find(({ id }) => id === player)?.name ?? player;
