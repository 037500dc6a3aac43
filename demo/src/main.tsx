import { load } from "altmode/tcg";
import { render } from "preact";
import { App } from "./app.js";
import { Fault } from "./fault.js";
import "./style.css";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");

render(<p role="status">Loading the rules…</p>, root);
try {
  const tcg = await load();
  render(<App tcg={tcg} />, root);
} catch (error) {
  render(<Fault error={error} />, root);
}
