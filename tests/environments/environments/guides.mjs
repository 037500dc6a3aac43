// The snippets of the guides that belong on pages: whole pages are opened as they are; those of React and React Native
// are drawn by react-native-web.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at } from "../../../scripts/lib/run.mjs";
import { found, here } from "../fresh.mjs";
import { chromium, serve } from "../page.mjs";

const require = createRequire(at("package.json"));
const folderOfGuides = at("docs", "guides");

/** The snippets of all guides in one language. */
const snippets = (language) =>
  readdirSync(folderOfGuides)
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => {
      const text = readFileSync(join(folderOfGuides, name), "utf8");
      return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
        ([, snippet], index) => ({
          name: `${name.replace(".md", "")}-${index + 1}`,
          snippet,
        }),
      );
    });

/** Opens a page and waits until it says how many cards there are. */
async function counts(address) {
  const page = await (await chromium()).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  try {
    await page.goto(address);
    await page.getByText(/^[1-9]\d+ cards$/).waitFor({ timeout: 30_000 });
    return [];
  } catch (error) {
    return [`${address}: ${error.message}`, ...complaints];
  } finally {
    await page.close();
  }
}

async function pages(folder) {
  const found = snippets("html");
  if (found.length === 0) return ["there are no pages in the guides"];
  for (const { name, snippet } of found) writeFileSync(join(folder, `${name}.html`), snippet);
  const { address, close } = await serve(folder);
  const faults = [];
  for (const { name } of found) faults.push(...(await counts(`${address}${name}.html`)));
  close();
  return faults;
}

async function phones(folder) {
  const { build } = require("esbuild");
  const found = snippets("tsx");
  if (found.length === 0) return ["there is nothing for phones in the guides"];
  const faults = [];
  for (const { name, snippet } of found) {
    writeFileSync(join(folder, "snippet.tsx"), snippet);
    const [component] = /(?<=export function )\w+/.exec(snippet) ?? [];
    const start = `import { AppRegistry } from "react-native"; import { ${component} } from "./snippet";
      AppRegistry.registerComponent("main", () => ${component});
      AppRegistry.runApplication("main", { rootTag: document.getElementById("root") });`;
    writeFileSync(join(folder, "start.js"), start);
    await build({
      absWorkingDir: folder,
      entryPoints: ["start.js"],
      bundle: true,
      format: "esm",
      outfile: join(folder, name, "main.js"),
      jsx: "automatic",
      alias: { "react-native": "react-native-web" },
      nodePaths: [here("node_modules")],
      define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
      logLevel: "warning",
    });
    writeFileSync(
      join(folder, name, "index.html"),
      `<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>`,
    );
    const { address, close } = await serve(join(folder, name));
    faults.push(...(await counts(address)));
    close();
  }
  return faults;
}

const missing = () =>
  found("react-native-web/package.json") ? undefined : "the npm package react-native-web is not installed";

export const guides = [
  { name: "guides: pages", missing: () => undefined, run: pages },
  { name: "guides: React", missing, run: phones },
];
