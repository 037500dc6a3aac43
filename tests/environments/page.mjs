// A page in Chromium, from a small server of files.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { at } from "../../scripts/lib/run.mjs";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".css": "text/css",
};

/** Serves a folder; gives its address, the paths that are asked for, and a function that ends it. */
export async function serve(folder, headers = {}) {
  const asked = [];
  const server = createServer(async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, "http://host").pathname));
    asked.push(path);
    try {
      const body = await readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path));
      response.writeHead(200, {
        "content-type": types[extname(path) || ".html"] ?? "text/plain",
        ...headers,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, asked, close: () => server.close() };
}

const browsers = new Map();

/** The Chromium of this run with the flags of its JavaScript engine. */
export async function chromium(flags = "") {
  const { chromium } = createRequire(at("package.json"))("@playwright/test");
  if (!browsers.has(flags)) {
    const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--js-flags=${flags}`];
    browsers.set(flags, chromium.launch({ executablePath: await ensureChromium(), args }));
  }
  return browsers.get(flags);
}

export async function closeChromium() {
  for (const browser of browsers.values()) await (await browser).close();
}

/** Opens a folder's index.html and gives what its program leaves in `globalThis.result`. */
export async function inChromium(folder, headers, flags) {
  const { address, close } = await serve(folder, headers);
  try {
    return await onPage(address, flags);
  } finally {
    close();
  }
}

/** Opens an address and gives what its program leaves in `globalThis.result`. */
export async function onPage(address, flags) {
  const page = await (await chromium(flags)).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("favicon")) complaints.push(message.text());
  });
  try {
    await page.goto(address);
    await page.waitForFunction(() => globalThis.result !== undefined, undefined, { timeout: 60_000 });
    return await page.evaluate(() => globalThis.result);
  } catch (error) {
    return [error.message, ...complaints];
  } finally {
    await page.close();
  }
}
