import { Share as Export } from "../journal/share.js";
import { t } from "../messages/index.js";
import { titleOf } from "./kept.js";
import type { Tracking } from "./use-match.js";

/** Export as file, link and printout, and the option to keep the screen on. */
export function Share({ tracking: { match, view } }: { tracking: Tracking }) {
  const [one, other] = view.players;
  const result = t("tracker.result", {
    one: one.name,
    wins: one.wins,
    losses: other.wins,
    other: other.name,
  });
  return (
    <Export match={match} screen="tracker" title={titleOf(view)}>
      <button type="button" onClick={() => print()}>
        {t("tracker.print")}
      </button>
      {"share" in navigator ? (
        <button
          type="button"
          // Closing the dialog rejects the promise, which is no error.
          onClick={() => void navigator.share({ title: result, text: result }).catch(() => undefined)}
        >
          {t("tracker.share-result")}
        </button>
      ) : null}
    </Export>
  );
}
