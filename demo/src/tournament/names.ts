import type { TournamentView } from "altmode/tournament/slim";

/** How the players of a tournament are called; one that it doesn't know keeps its id. */
export const namesOf =
  (view: TournamentView) =>
  (player: string): string =>
    view.players.find(({ id }) => id === player)?.name ?? player;
