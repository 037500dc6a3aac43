import type { Tournament } from "altmode/tournament/slim";

/** Applies a change to the tournament and returns whether it was accepted. */
export type Act = (change: (tournament: Tournament) => void) => boolean;
