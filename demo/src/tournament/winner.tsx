import type { Standing, TournamentView } from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import { namesOf } from "./names.js";

/** The winner: of the playoffs, or without them of the standings after the last round. */
export function Winner({ view, standings }: { view: TournamentView; standings: readonly Standing[] }) {
  const { champion, stage } = view;
  if (champion !== null) {
    return (
      <p class="outcome" data-testid="winner">
        {t("tournament.champion", { name: namesOf(view)(champion) })}
      </p>
    );
  }
  if (stage !== "over") return null;
  const first = standings.filter(({ rank }) => rank === 1).map(({ name }) => name);
  return (
    <p class="outcome" data-testid="winner">
      {t("tournament.over")}{" "}
      {first.length === 0
        ? ""
        : first.length === 1
          ? t("tournament.champion", { name: first[0] ?? "" })
          : t("tournament.shared-first", { names: first.join(", ") })}
    </p>
  );
}
