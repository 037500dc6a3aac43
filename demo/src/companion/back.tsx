import { t } from "../messages/index.js";

/** Link to the list of games. */
export const Back = () => (
  <a class="button" href="#/companion">
    {t("tracker.back")}
  </a>
);
