import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { pack } from "./share.js";

/** Copies a link that contains a value. Shows the link if the browser does not allow copying. */
export function ShareButton({
  screen,
  value,
  also = "",
  label,
}: {
  screen: string;
  /** Returns the value, or a promise of it. */
  value: () => unknown;
  /** More of the address: "&battle=3". */
  also?: string;
  label?: string;
}) {
  const [link, setLink] = useState<{ address: string; copied: boolean }>();
  const share = async () => {
    const address = fullAddress(`#/${screen}?s=${await pack(await value())}${also}`);
    try {
      await navigator.clipboard.writeText(address);
      setLink({ address, copied: true });
    } catch {
      setLink({ address, copied: false });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {label ?? t("ui.copy-link")}
      </button>
      <span role="status" class="share">
        {link === undefined ? null : link.copied ? (
          t("ui.copied")
        ) : (
          <label>
            {t("ui.not-copied")} <input readOnly value={link.address} data-testid="link" />
          </label>
        )}
      </span>
    </>
  );
}
