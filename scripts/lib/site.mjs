// Serves the built page like a web host: with compression and MIME types.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { at } from "./run.mjs";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Cache of compressed files, because the highest level takes seconds for a module. */
const compressed = new Map();

function compress(path) {
  if (!compressed.has(path)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: path.endsWith(".wasm") ? 9 : 11 };
    compressed.set(path, brotliCompressSync(readFileSync(path), { params }));
  }
  return compressed.get(path);
}

const isCompressed = (path) => !path.endsWith(".png");

/** Compresses all files in advance, as a web host does. */
export function compressAll(folder = at("demo", "dist")) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isCompressed(entry.name)) compress(join(entry.parentPath, entry.name));
}

/** Serves demo/dist on a free port. Returns the address and a function that stops the server. */
export async function serveSite(folder = at("demo", "dist")) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
    const file = join(folder, normalize(path === "/" ? "/index.html" : path));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? "application/octet-stream";
    // File names under assets/ contain a hash of the content.
    const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    const headers = { "content-type": type, "cache-control": cache, vary: "accept-encoding" };
    const takesBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    if (!takesBrotli || !isCompressed(file)) {
      response.writeHead(200, headers).end(readFileSync(file));
      return;
    }
    response.writeHead(200, { ...headers, "content-encoding": "br" }).end(compress(file));
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  return {
    address: `http://localhost:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
