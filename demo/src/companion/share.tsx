import { useState } from "preact/hooks";
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
  const [error, setError] = useState<unknown>();
  const copy = async () => {
    try {
      setError(undefined);
      const address = fullAddress(`#/companion?m=${match.link()}`);
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
      <div class="row">
        <button
          type="button"
          onClick={() =>
            download(
              `${titleOf(view).replace(/[^\p{L}\p{N}]+/gu, "-")}.json`,
              "application/json",
              JSON.stringify(match.export(), null, 2),
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
