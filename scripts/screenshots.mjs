// Pictures of the page's main screens for the documents, in docs/screenshots/. Wants `npm run build` before.
import { mkdirSync } from "node:fs";
import { ensureChromium } from "./lib/chromium.mjs";
import { at, say } from "./lib/run.mjs";

const folder = at("docs", "screenshots");
const desktop = { width: 1180, height: 860 };
const phone = { width: 360, height: 740 };

/** What each picture shows, and what is done before it is taken. */
const pictures = [
  {
    name: "play",
    address: "#/play",
    async prepare(page) {
      // A game that is the same each time, and has got somewhere.
      await page.evaluate(() => localStorage.setItem("altmode.speed", "instant"));
      await page.reload();
      await page.getByLabel("Two people at this screen").check();
      await page.getByLabel("Seed (optional)").fill("2a");
      await page.getByRole("button", { name: "Start game" }).click();
      const ready = page.getByTestId("handover").getByRole("button");
      const moves = page.locator("button[data-action-id]");
      const attack = moves.filter({ hasText: /^Attack/ }).first();
      for (let number = 0; number < 90; number++) {
        await ready.or(moves.first()).first().waitFor();
        if (number > 24 && (await attack.count()) > 0) break;
        if (await ready.isVisible()) await ready.click();
        else await moves.nth((number * 5) % (await moves.count())).click();
        await page.waitForTimeout(120);
      }
      await attack.hover();
      await page.getByTestId("preview").getByRole("img").waitFor();
    },
  },
  {
    name: "calculator",
    address: "#/calculator",
    async prepare(page) {
      const attacker = page.getByTestId("attacker");
      await attacker.getByRole("combobox", { name: "Add an Upgrade" }).fill("primary laser");
      await attacker.getByRole("option").first().click();
      await page.getByTestId("defender").getByLabel("Damage on it").fill("6");
      await page.getByTestId("explanation").getByText("Primary Laser").waitFor();
    },
  },
  {
    name: "deck-odds",
    address: "#/calculator/deck",
    prepare: (page) => page.getByTestId("at-least").waitFor(),
  },
  {
    name: "decks",
    address: "#/decks",
    async prepare(page) {
      await page.getByRole("combobox", { name: "Open a deck" }).selectOption("Autobot Starter Set");
      await page.getByTestId("finder").getByRole("searchbox").fill("type:upgrade icon:blue");
      await page.getByTestId("characters").waitFor();
    },
  },
  {
    name: "cards",
    address: "#/cards",
    async prepare(page) {
      await page.getByRole("searchbox").fill("megatron");
      await page
        .getByRole("button", { name: /^(Bold|Pierce|Tough)/ })
        .first()
        .click();
    },
  },
  {
    name: "calculator-phone",
    address: "#/calculator",
    viewport: phone,
    dark: true,
    prepare: (page) => page.getByTestId("sentence").scrollIntoViewIfNeeded(),
  },
];

const { build, preview } = await import("vite");
const { chromium } = await import("@playwright/test");
say("building the page");
await build({ root: at("demo"), logLevel: "warn" });
const server = await preview({ root: at("demo"), preview: { port: 0 } });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
mkdirSync(folder, { recursive: true });
try {
  for (const { name, address, viewport = desktop, dark = false, prepare } of pictures) {
    const page = await browser.newPage({ viewport, colorScheme: dark ? "dark" : "light" });
    await page.goto(`${server.resolvedUrls.local[0]}${address}`);
    await prepare(page);
    await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" });
    await page.close();
    say(`docs/screenshots/${name}.png`);
  }
} finally {
  await browser.close();
  await server.close();
}
