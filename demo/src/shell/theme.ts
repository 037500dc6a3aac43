// Light or dark theme, by default that of the device.
import { readText, writeText } from "../store/storage.js";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const PLACE = "theme";

export function isTheme(word: string | undefined): word is Theme {
  return themes.some((each) => each === word);
}

export function theme(): Theme {
  const stored = readText(PLACE);
  return isTheme(stored) ? stored : "system";
}

export function chooseTheme(chosen: Theme): void {
  writeText(PLACE, chosen);
  applyTheme();
}

export function applyTheme(): void {
  const chosen = theme();
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
