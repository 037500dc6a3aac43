// The game that the browser keeps, above a set-up.
import { t } from "../messages/index.js";

interface Props {
  /** The names of its decks, heroes or characters. */
  names: readonly string[];
  busy: boolean;
  onResume: () => void;
  onForget: () => void;
}

export const KeptGame = ({ names, busy, onResume, onForget }: Props) => (
  <section class="panel kept-game" aria-label={t("start.resume")}>
    <p>{t("table.kept", { names: names.join(" – ") })}</p>
    <div class="row">
      <button type="button" class="primary" disabled={busy} onClick={onResume}>
        {t("start.resume")}
      </button>
      <button type="button" onClick={onForget}>
        {t("table.forget")}
      </button>
    </div>
  </section>
);
