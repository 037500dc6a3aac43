import type { Match } from "altmode/companion/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { AwakeSwitch } from "../ui/awake.js";
import { download } from "../ui/download.js";
import { Fault } from "../ui/fault.js";
import { QrCode } from "../ui/qr-code.js";
import { titleOf } from "./kept.js";
import type { TrackingProps } from "./use-match.js";

/** Export as file and link, and the option to keep the screen on. */
export function Share({ tracking: { match, view } }: TrackingProps) {
  const [link, setLink] = useState<{ address: string; copied: boolean }>();
  const [withNotes, setWithNotes] = useState(false);
  const id = useId();
  const [error, setError] = useState<unknown>();

  /** Shared data contains only what other players may see, unless the visitor includes notes. */
  const given = <T,>(write: (copy: Match) => T): T => {
    const copy = match.seenBy(withNotes ? "owner" : "opponent");
    try {
      return write(copy);
    } finally {
      copy.free();
    }
  };
  const copy = async () => {
    try {
      setError(undefined);
      const address = fullAddress(`#/companion?m=${given((copy) => copy.link())}`);
      const copied = await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      );
      setLink({ address, copied });
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <div class="stack" data-testid="share">
      <Fault error={error} />
      <label class="row">
        <input
          type="checkbox"
          checked={withNotes}
          aria-describedby={`${id}-notes`}
          onChange={({ currentTarget }) => {
            setWithNotes(currentTarget.checked);
            setLink(undefined);
          }}
        />
        {t("tracker.with-notes")}
      </label>
      <small id={`${id}-notes`}>{t("tracker.with-notes-help")}</small>
      <div class="row">
        <button
          type="button"
          onClick={() =>
            download(
              `${titleOf(view).replace(/[^\p{L}\p{N}]+/gu, "-")}.json`,
              "application/json",
              given((copy) => JSON.stringify(copy.export(), null, 2)),
            )
          }
        >
          {t("tracker.save-file")}
        </button>
        <button type="button" onClick={() => void copy()}>
          {t("ui.copy-link")}
        </button>
      </div>
      <p role="status">
        {link === undefined ? null : (
          <label class="field">
            <span>{link.copied ? t("ui.copied") : t("ui.not-copied")}</span>
            <input readOnly value={link.address} data-testid="link" />
          </label>
        )}
      </p>
      {link === undefined ? null : (
        <details>
          <summary>{t("tracker.qr")}</summary>
          <QrCode text={link.address} label={t("tracker.qr-label")} otherwise={t("tracker.qr-too-long")} />
        </details>
      )}
      <AwakeSwitch />
    </div>
  );
}
