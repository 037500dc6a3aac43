import type { Tracker } from "altmode/tracker/slim";
import { t } from "../messages/index.js";

/** The star limit of a constructed team (Tournament Rules 6.1). */
const LIMIT = 25;

/** The stars of a team while it is entered, beside its limit. */
export function Stars({ tracker, team }: { tracker: Tracker | undefined; team: readonly string[] }) {
  if (tracker === undefined || team.length === 0) return null;
  const cards = team.flatMap((id) => tracker.cards.characters.find((card) => card.id === id) ?? []);
  const count = (wanted: string) => cards.filter(({ kind }) => kind === wanted).length;
  const stars = cards.reduce((sum, card) => sum + card.stars, 0);
  // Each deployer raises the limit by 1 for each Mini-Cassette of the team (Rules Roundup 2019-07-29, 2019-08-09).
  const most = LIMIT + count("deployer") * count("mini-cassette");
  const over = stars - most;
  return (
    <p role="status" class={over > 0 ? "warning" : "quiet"}>
      {over > 0 ? t("tracker.stars-over", { stars, most, over }) : t("tracker.stars-of", { stars, most })}
    </p>
  );
}
