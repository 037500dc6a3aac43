import { t } from "../messages/index.js";
import { Tools } from "../shell/tools.js";
import { Games } from "./games.js";
import "./home.css";

/** The first screen: what can be played, and what helps at a real table. */
export default function HomeScreen() {
  return (
    <div class="stack home">
      <h1>{t("home.title")}</h1>
      <p>{t("home.intro")}</p>
      <Games />
      <h2>{t("nav.tools")}</h2>
      <Tools />
    </div>
  );
}
