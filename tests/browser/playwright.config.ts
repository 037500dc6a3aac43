import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Read again in every worker process, which inherits the environment: all must use the same port.
process.env.ALTMODE_DEMO_PORT ??= String(await freePort());
const address = `http://localhost:${process.env.ALTMODE_DEMO_PORT}/`;

export default defineConfig({
  testDir: ".",
  outputDir: `${root}/test-results`,
  // The same pictures for all systems (pictures.spec.ts).
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: "list",
  fullyParallel: true,
  // A whole game takes up to four minutes on a busy machine.
  timeout: 480_000,
  // A busy machine is slow, which is no fault.
  expect: { timeout: 20_000 },
  workers: 2,
  // A late answer of a busy machine is no fault of a commit. The report names tests that passed only the second time as "flaky".
  retries: 1,
  use: {
    baseURL: address,
    // The notes of a first game are for visitors (coach.spec.ts).
    storageState: {
      cookies: [],
      origins: [
        { origin: new URL(address).origin, localStorage: [{ name: "altmode.coached", value: "yes" }] },
      ],
    },
    // Only the tests of the page without a network want what a visit stores for it: the whole page, for each test anew.
    serviceWorkers: "block",
    // Waiting longer than a busy machine needs only delays the message.
    actionTimeout: 60_000,
    // Animations make tests wait.
    contextOptions: { reducedMotion: "reduce" },
    // A trace copies the page at every step, which doubles the time, so it is made only to look for a fault.
    trace: process.env.ALTMODE_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: findChromium(),
      // Without a sandbox it also runs as root, as continuous integration often does.
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `node_modules/.bin/vite preview demo --port ${process.env.ALTMODE_DEMO_PORT} --strictPort`,
    cwd: root,
    url: address,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
