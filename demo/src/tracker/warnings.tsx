import { t } from "../messages/index.js";
import { capital } from "../ui/words.js";
import type { Tracking } from "./use-match.js";

/** What the rules say: to the last thing done, and to the table as it is. Nothing is forbidden. */
export function Warnings({ tracking }: { tracking: Tracking }) {
  const all = [...tracking.warnings, ...tracking.view.warnings];
  return (
    <div role="status" data-testid="warnings">
      {all.length === 0 ? null : (
        <ul class="warning" aria-label={t("tracker.warnings")}>
          {all.map(({ code, message }) => (
            <li key={`${code} ${message}`}>{capital(message)}.</li>
          ))}
        </ul>
      )}
    </div>
  );
}
