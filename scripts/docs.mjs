// Builds the documentation site (guides and API reference) with TypeDoc into demo/dist/docs, beside the demo
// page.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { entries, games } from "./lib/entries.mjs";
import { entryFile } from "./lib/entry-files.mjs";
import { at, npmProgram, run, say } from "./lib/run.mjs";

/** Copies the elements with their engines, as the guide for blogs says, and the game that their example of a replay shows. */
async function copyElements(docs) {
  const isScript = (source) => !/\.(?:cjs|wasm)$|[/\\]types$/.test(source);
  cpSync(at("pkg"), join(docs, "altmode"), { recursive: true, filter: isScript });
  const [{ load }, { autobotStarter, blaster }] = await Promise.all([
    import("altmode/tcg"),
    import("altmode/decks"),
  ]);
  const game = (await load()).newGame({ players: [autobotStarter, blaster], seed: "7" });
  while (game.outcome === null) game.apply(game.suggest({ bot: "greedy" }).action);
  writeFileSync(join(docs, "documents", "final.json"), JSON.stringify(game.record()));
}

export async function buildDocs() {
  say("writing the documentation site (some seconds)");
  const points = [
    ...entries.flatMap((entry) => [entry, `${entry}-slim`]).map(entryFile),
    at("js", "client.ts"),
    at("js", "decks.ts"),
    at("js", "elements.ts"),
    ...["worker", ...Object.keys(games).map((game) => `worker-${game}`)].map(entryFile),
  ];
  const options = {
    tsconfig: at("tsconfig.build.json"),
    readme: at("README.md"),
    name: "altmode",
    out: at("demo", "dist", "docs"),
    projectDocuments: at("docs", "guides", "*.md"),
    customJs: at("scripts", "lib", "live-docs.js"),
    customFooterHtml: "altmode is not associated with the makers of the games.",
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  // The elements have live examples.
  flags.push("--projectDocuments", at("docs", "elements.md"));
  // Languages that TypeDoc highlights by default, and those used in the guides.
  const languages = [
    "bash",
    "css",
    "html",
    "javascript",
    "json",
    "jsx",
    "tsx",
    "typescript",
    "svelte",
    "vue",
  ];
  flags.push(...languages.flatMap((name) => ["--highlightLanguages", name]));
  const quiet = [
    "--logLevel",
    "Warn",
    "--excludeInternal",
    "--excludePrivate",
    "--disableSources",
    "--validation.notExported",
    "false",
    "--treatWarningsAsErrors",
  ];
  await run(npmProgram("typedoc"), [...points, ...flags, ...quiet]);
  await copyElements(at("demo", "dist", "docs"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildDocs();
