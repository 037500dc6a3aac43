import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

// The page imports `altmode/tcg`, which is this repository's own package as `npm run build` leaves it in pkg/.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: {
    target: "es2022",
    // The engine travels inside the script as text.
    chunkSizeWarningLimit: 4000,
  },
  // The decks lie outside this folder.
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
});
