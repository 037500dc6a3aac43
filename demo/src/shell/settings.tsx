import { useState } from "preact/hooks";
import { chooseLanguage, isLanguage, language, languages, t } from "../messages/index.js";
import { chooseTheme, isTheme, theme, themes } from "./theme.js";

/** Settings of language and colour theme. */
export function Settings() {
  const [chosen, setChosen] = useState(theme());
  return (
    <div class="settings">
      <label>
        {t("shell.language")}
        <select
          value={language()}
          onChange={({ currentTarget: { value } }) => {
            if (isLanguage(value)) void chooseLanguage(value);
          }}
        >
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("shell.theme")}
        <select
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            if (!isTheme(value)) return;
            chooseTheme(value);
            setChosen(value);
          }}
        >
          {themes.map((each) => (
            <option key={each} value={each}>
              {t(`shell.theme.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
