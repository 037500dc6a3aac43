import { t } from "../messages/index.js";
import { QrCode } from "../ui/qr-code.js";

interface Props {
  /** The link that a player made; `undefined` before. */
  link: string | undefined;
  label: string;
  testId: string;
}

/** A link that a player gives back to the desk: to copy, to send, and to scan. */
export function GiveBack({ link, label, testId }: Props) {
  return (
    <div role="status">
      {link === undefined ? null : (
        <div class="stack">
          <p>{t("desk.give-back")}</p>
          <label class="field">
            <span>{label}</span>
            <input readOnly value={link} data-testid={testId} />
          </label>
          {navigator.share === undefined ? null : (
            <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {t("desk.send-link")}
            </button>
          )}
          <QrCode text={link} label={label} otherwise={t("tracker.qr-too-long")} />
        </div>
      )}
    </div>
  );
}
