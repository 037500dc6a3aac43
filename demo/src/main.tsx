import { render } from "preact";
import { restoreLanguage } from "./messages/index.js";
import { App } from "./shell/app.js";
import { applyTheme } from "./shell/theme.js";
import { pause } from "./ui/pause.js";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/shell.css";
// Before the styles of the games, which refine those of the table.
import "./table/table.css";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");

applyTheme();
await restoreLanguage();
await pause();
// Removes the static placeholder of the HTML file.
root.replaceChildren();
render(<App />, root);
