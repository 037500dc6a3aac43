import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { AwakeSwitch } from "../ui/awake.js";
import { download } from "../ui/download.js";
import { Fault } from "../ui/fault.js";
import { QrCode } from "../ui/qr-code.js";

/** The part of a match that is shared. */
interface Shareable {
  seenBy(viewer: "owner" | "opponent"): Shareable;
  export(): unknown;
  link(): string;
  free(): void;
}

interface Props {
  match: Shareable;
  /** The screen that opens the link. */
  screen: string;
  /** The title of the match, from which the name of the file is made. */
  title: string;
  /** More buttons. */
  children?: ComponentChildren;
}

/** Export as file and link, and the option to keep the screen on. */
export function Share({ match, screen, title, children }: Props) {
  const [link, setLink] = useState<{ address: string; copied: boolean }>();
  const [withNotes, setWithNotes] = useState(false);
  const id = useId();
  const [error, setError] = useState<unknown>();

  /** Shared data contains only what other players may see, unless the visitor includes notes. */
  const given = <T,>(write: (copy: Shareable) => T): T => {
    const copy = match.seenBy(withNotes ? "owner" : "opponent");
    try {
      return write(copy);
    } finally {
      copy.free();
    }
  };
  const save = () => {
    const name = `${title.replace(/[^\p{L}\p{N}]+/gu, "-")}.json`;
    const text = given((copy) => JSON.stringify(copy.export()));
    download(name, "application/json", text);
  };
  const copy = async () => {
    try {
      setError(undefined);
      const address = fullAddress(`#/${screen}?m=${given((copy) => copy.link())}`);
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
      <Fault error={error} plain />
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
        {children}
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
