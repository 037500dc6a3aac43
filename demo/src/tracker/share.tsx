import type { Match } from "altmode/tracker/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { AwakeSwitch } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { QrCode } from "../ui/qr-code.js";
import { type Tracking, titleOf } from "./use-match.js";

/** Export as file, link and printout, and the option to keep the screen on. */
export function Share({ tracking: { match, view } }: { tracking: Tracking }) {
  const [link, setLink] = useState<{ address: string; copied: boolean }>();
  const [withNotes, setWithNotes] = useState(false);
  const id = useId();
  const [error, setError] = useState<unknown>();
  const [one, other] = view.players;
  const result = t("tracker.result", {
    one: one.name,
    wins: one.wins,
    losses: other.wins,
    other: other.name,
  });

  /** Shared data contains only the opponent's view, unless the visitor includes notes. */
  const given = <T,>(write: (copy: Match) => T): T => {
    const copy = match.seenBy(withNotes ? "owner" : "opponent");
    try {
      return write(copy);
    } finally {
      copy.free();
    }
  };
  const save = () => {
    const text = given((copy) => JSON.stringify(copy.export(), null, 2));
    const file = new Blob([text], { type: "application/json" });
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = `${titleOf(view).replace(/[^\p{L}\p{N}]+/gu, "-")}.json`;
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  };
  const copy = async () => {
    try {
      setError(undefined);
      const address = fullAddress(`#/tracker?m=${given((copy) => copy.link())}`);
      try {
        await navigator.clipboard.writeText(address);
        setLink({ address, copied: true });
      } catch {
        setLink({ address, copied: false });
      }
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
        <button type="button" onClick={save}>
          {t("tracker.save-file")}
        </button>
        <button type="button" onClick={() => void copy()}>
          {t("ui.copy-link")}
        </button>
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
