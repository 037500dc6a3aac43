import { render } from "preact";
import { engine } from "./engine/engine.js";
import { restoreLanguage } from "./messages/index.js";
import { App } from "./shell/app.js";
import { applyTheme } from "./shell/theme.js";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/shell.css";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");

applyTheme();
// Fetched beside the screen that will ask for it; that one says so when it can't be had. The tracker asks late or never.
if (!location.hash.startsWith("#/tracker")) engine().catch(() => undefined);
await restoreLanguage();
// What the file showed until now.
root.replaceChildren();
render(<App />, root);
