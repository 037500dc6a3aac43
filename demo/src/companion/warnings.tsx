import { engineLang, t } from "../messages/index.js";
import { capital } from "../ui/words.js";
import type { TrackingProps } from "./use-match.js";

/** Warnings of the rules about the last action and the current table. They forbid nothing. */
export function Warnings({ tracking: { warnings, view } }: TrackingProps) {
  const all = [...warnings, ...view.warnings];
  return (
    <div role="status" data-testid="warnings">
      {all.length === 0 ? null : (
        <ul class="warning" aria-label={t("tracker.warnings")}>
          {all.map(({ code, message, rule }) => (
            <li key={`${code} ${message}`} lang={engineLang()}>
              {capital(message)}.{rule === null ? null : <small class="quiet"> ({rule})</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
