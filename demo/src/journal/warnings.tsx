import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";
import { Objection } from "./said.js";

interface Props<Warning> {
  warnings: readonly Warning[];
  /** Returns the entry that a warning calls for, as a button. The players confirm or ignore it. */
  remedy: (warning: Warning) => ComponentChildren;
}

/** Warnings of the rules about the last action and the current table. They forbid nothing. */
export function Warnings<W extends { code: string; message: string; rule: string | null }>(props: Props<W>) {
  const { warnings, remedy } = props;
  return (
    <div role="status" data-testid="warnings">
      {warnings.length === 0 ? null : (
        <ul class="warning" aria-label={t("tracker.warnings")}>
          {warnings.map((warning) => (
            <li key={`${warning.code} ${warning.message}`} class="row spread">
              <Objection message={warning.message} rule={warning.rule} />
              {remedy(warning)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
