// Teams that were changed between two games.
import type { TrackerCharacter } from "altmode/tracker/slim";
import type { Tracking } from "./use-match.js";

export type Teams = readonly [readonly string[], readonly string[]];

/** Returns the cards of both teams. Forms of combiners belong to none, because they come into play. */
export const teamsOf = (characters: readonly TrackerCharacter[]): Teams => {
  const of = (seat: number) =>
    characters.flatMap((each) =>
      each.seat === seat && each.card !== null && !each.modes.includes("combiner") ? [each.card] : [],
    );
  return [of(0), of(1)];
};

/** Makes the team of a seat that of a list: takes off what it lacks, and adds what is new. */
export function changeTeam({ match, act }: Tracking, seat: 0 | 1, team: readonly string[]): void {
  const wanted = [...team];
  for (const { id, card, seat: owner } of match.view().characters) {
    if (owner !== seat || card === null) continue;
    const at = wanted.indexOf(card);
    if (at < 0) act({ type: "remove", character: id }, true);
    else wanted.splice(at, 1);
  }
  for (const card of wanted) act({ type: "add", seat, card }, true);
}
