import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  cacheDir: root("../../node_modules/.vite"),
  test: {
    root: root("."),
    // The package as Node itself loads it, not as Vite would transform it.
    server: { deps: { external: [/\/pkg\//] } },
    setupFiles: [root("random.ts")],
    testTimeout: 60_000,
    // One file waits for another process while the next one computes.
    maxWorkers: 2,
  },
});
