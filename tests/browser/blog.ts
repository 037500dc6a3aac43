// A page of others with elements: the files of pkg/ as a plain web server gives them, under a strict policy, without a bundler.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

export const site = "http://blog.test";
/** No inline script or style, and nothing from elsewhere. WebAssembly is for odds, legality and tables alone. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";
/** A blog that is light and dark. The names are in the colour of its texts. */
const blogStyles =
  ":root{color-scheme:light dark} body{background:light-dark(#fff,#111);color:light-dark(#222,#ddd)}";
const types: Record<string, string> = { js: "text/javascript", wasm: "application/wasm" };

export interface Serving {
  /** The attributes of `html`. */
  readonly html?: string;
  /** Files that the server does not give. */
  readonly without?: RegExp;
  readonly script?: string;
  /** Files of the blog by their paths. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Serves a page with a content and the one script, and opens it. Returns the paths that it asks for. */
export async function open(page: Page, body: string, serving: Serving = {}): Promise<string[]> {
  const {
    html = 'lang="en"',
    without,
    files = {},
    script = '<script type="module" src="/altmode/elements/auto.js"></script>',
  } = serving;
  const asked: string[] = [];
  await page.route(`${site}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/") {
      return route.fulfill({
        contentType: "text/html; charset=utf-8",
        headers: { "content-security-policy": policy },
        body: `<!doctype html><html ${html}><head><title>A blog</title>
          <link rel="icon" href="data:," /><link rel="stylesheet" href="/blog.css" />${script}</head>
          <body><main><h1>A blog</h1><h2>Of today</h2>${body}</main></body></html>`,
      });
    }
    if (path === "/blog.css") return route.fulfill({ contentType: "text/css", body: blogStyles });
    const own = files[path];
    if (own !== undefined) return route.fulfill({ contentType: "application/json", body: own });
    asked.push(path);
    if (without?.test(path)) return route.fulfill({ status: 404, body: "" });
    const file = fileURLToPath(new URL(`../../pkg${path.replace("/altmode", "")}`, import.meta.url));
    return route.fulfill({ path: file, contentType: types[path.split(".").at(-1) ?? ""] ?? "text/plain" });
  });
  await page.goto(`${site}/`);
  return asked;
}

/** The files outside of the elements' own, which are those of engines. */
export const engineOf = (asked: readonly string[]): string[] =>
  asked.filter((path) => !path.startsWith("/altmode/elements/"));
