// What npm would publish, and what an embedder's bundler makes of it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build } from "vite";
import { expect, test } from "vitest";
import { root } from "./support.js";

test("the published files are the package and nothing of its making", () => {
  const [listing] = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  const paths: string[] = listing.files.map(({ path }: { path: string }) => path);
  for (const expected of [
    "pkg/tcg.js",
    "pkg/tcg.cjs",
    "pkg/tcg-slim.js",
    "pkg/tcg.wasm",
    "pkg/types/tcg.d.ts",
  ]) {
    expect(paths).toContain(expected);
  }
  const allowed = /^(pkg\/|package\.json$|README|LICENSE|CHANGELOG)/;
  expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
});

test("publint finds nothing wrong", async () => {
  const { messages, pkg } = await publint({ pkgDir: root, level: "warning" });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test("no path of the building machine is in the module", () => {
  const module = readFileSync(join(root, "pkg", "tcg.wasm"), "latin1");
  const paths = [root.replace(/\/$/, ""), homedir(), "/registry/src/"];
  expect(paths.filter((path) => module.includes(path))).toEqual([]);
});

test("Vite bundles it without any plugin or setting", async () => {
  // Inside the project, so that the package finds itself by its name.
  const folder = mkdtempSync(join(root, "target", "vite-"));
  try {
    writeFileSync(join(folder, "index.html"), `<script type="module" src="./main.js"></script>`);
    writeFileSync(
      join(folder, "main.js"),
      `import { load } from "altmode/tcg"; load().then((tcg) => console.log(tcg.version));`,
    );
    await build({ root: folder, configFile: false, logLevel: "error" });
    const assets = readdirSync(join(folder, "dist", "assets"));
    expect(assets.filter((name) => name.endsWith(".js"))).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("types resolve for import and for require", () => {
  const folder = mkdtempSync(join(root, "target", "types-"));
  try {
    writeFileSync(
      join(folder, "a.mts"),
      `import { load, type Game } from "altmode/tcg"; export const game: Game = (await load()).newGame(JSON.parse(""));`,
    );
    writeFileSync(
      join(folder, "b.cts"),
      `import { load, type Game } from "altmode/tcg"; export const game = (): Promise<Game> => load().then((tcg) => tcg.newGame(JSON.parse("")));`,
    );
    writeFileSync(
      join(folder, "c.mts"),
      `import { load } from "altmode/tcg/slim"; export const outcome = (await load("tcg.wasm")).newGame(JSON.parse("")).outcome?.reason;`,
    );
    const settings = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--lib",
      "es2022,esnext.disposable,dom",
    ];
    const files = ["a.mts", "b.cts", "c.mts"].map((name) => join(folder, name));
    execFileSync(join(root, "node_modules", ".bin", "tsc"), [...settings, ...files], {
      cwd: root,
      encoding: "utf8",
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
