// The React snippet of the guide of live tables: a seat at a table of a server, in Chromium.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at } from "../../../scripts/lib/run.mjs";
import { startNode } from "../../live/hosts.mjs";
import { client, openTable, tables, when } from "../../live/play.mjs";
import { chromium, serve } from "../page.mjs";

const require = createRequire(at("package.json"));

/**
 * Mounts the snippet in a page, and makes a move by its buttons. Returns what is not as it should be.
 *
 * @param folder a folder that finds the package by its name
 * @param snippet the TSX of the guide, which exports `LiveGame`
 * @param packages the folder that has React
 */
export async function seatInReact(folder, snippet, packages) {
  const { build } = require("esbuild");
  const host = await startNode();
  const [first, second] = await openTable(host.address, tables[1]);
  const watcher = client(host.address, { table: first.table });
  writeFileSync(join(folder, "snippet.tsx"), snippet);
  const properties = JSON.stringify({ server: host.address, table: first.table, token: first.token });
  writeFileSync(
    join(folder, "start.js"),
    `import { createElement } from "react"; import { createRoot } from "react-dom/client"; import { LiveGame } from "./snippet";
     createRoot(document.getElementById("root")).render(createElement(LiveGame, ${properties}));`,
  );
  await build({
    absWorkingDir: folder,
    entryPoints: ["start.js"],
    bundle: true,
    format: "esm",
    outfile: join(folder, "live", "main.js"),
    jsx: "automatic",
    nodePaths: [packages],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  writeFileSync(
    join(folder, "live", "index.html"),
    `<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>`,
  );
  const { address, close } = await serve(join(folder, "live"));
  // Chromium asks before a page may use a server of the same machine.
  const context = await (await chromium()).newContext({ permissions: ["local-network-access"] });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  try {
    await page.goto(address);
    // The other seat is taken but has no connection.
    await page.getByText("away: Seat 1").waitFor({ timeout: 30_000 });
    await page.getByRole("button", { name: "Place Harpy 1" }).first().click();
    await page.getByRole("button", { name: "Place Harpy 2" }).first().waitFor({ timeout: 30_000 });
    await when(watcher, ({ game }) => game?.at === 1, 30_000);
    const other = client(host.address, second);
    await page.getByText("away: Seat 1").waitFor({ state: "detached", timeout: 30_000 });
    other.close();
  } catch (error) {
    faults.push(error.message);
  } finally {
    await context.close();
    close();
    watcher.close();
    await host.stop();
  }
  return faults;
}
