// Takes screenshots of the page's main screens for the documents, in docs/screenshots/. Needs `npm run build`
// before.
//
//   node scripts/screenshots.mjs [NAME...]
import { mkdirSync, readFileSync } from "node:fs";
import { ensureChromium } from "./lib/chromium.mjs";
import { at, say } from "./lib/run.mjs";

const folder = at("docs", "screenshots");
const desktop = { width: 1180, height: 860 };
const phone = { width: 390, height: 844 };

/** Screenshots by name, with the steps to perform before each. */
const pictures = [
  {
    name: "play",
    address: "#/play",
    async prepare(page) {
      // A game with a fixed seed, advanced by some turns.
      await page.evaluate(() => localStorage.setItem("altmode.speed", "instant"));
      await page.reload();
      await page.getByText("More", { exact: true }).click();
      await page.getByLabel("Seed (optional)").fill("2a");
      await page.getByRole("button", { name: "Play", exact: true }).click();
      const opener = page.locator('[data-testid="open-moves"]:enabled');
      for (let number = 0; number < 60; number++) {
        await opener.waitFor();
        await page.waitForTimeout(450);
        if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
        const moves = page.getByTestId("drawer").locator("[data-action-id]");
        if (number > 10 && (await moves.filter({ hasText: / attacks / }).count()) > 2) break;
        await moves.nth((number * 5) % (await moves.count())).click();
      }
      await page.getByTestId("drawer").getByRole("button", { name: "Close" }).click();
      const enemy = page.locator(".far .bot-card.mark-aim").first();
      for (const attacker of await page.locator(".near .bot-card.mark-can").all()) {
        await attacker.click();
        if ((await enemy.count()) > 0) break;
        await page.keyboard.press("Escape");
      }
      await enemy.hover();
      await page.getByTestId("odds").getByRole("img").waitFor();
    },
  },
  {
    name: "unmatched",
    address: "#/unmatched",
    async prepare(page) {
      // Four fighters are placed, then a Harpy attacks the Porter.
      await page.evaluate(() => localStorage.setItem("altmode.speed", "instant"));
      await page.reload();
      await page.getByText("More", { exact: true }).click();
      await page.getByLabel("Two people at this screen").check();
      await page.getByLabel("Seed (optional)").fill("2a");
      await page.getByRole("button", { name: "Play", exact: true }).click();
      const change = (number) => page.locator(`[data-change="${number}"]`).waitFor();
      for (const [made, space] of ["M01", "M21", "M20", "M25"].entries()) {
        await change(made + 1);
        await page.locator(`[data-place="${space}"]`).press("Enter");
      }
      await page.getByTestId("cover").getByRole("button").press("Enter");
      await page.getByRole("button", { name: /^The Hounds of Mighty Zeus/ }).press("Enter");
      await page.getByTestId("odds").getByRole("img").waitFor();
    },
  },
  {
    name: "deckbuilder",
    address: "#/deckbuilder",
    async prepare(page) {
      // Two Combiners, some decisions into their game.
      await page.getByLabel("Mode").selectOption("Team versus team");
      for (const [seat, id] of ["x-aerion", "x-quarrion"].entries()) {
        await page.getByTestId(`choice-${seat}`).click();
        await page.locator(`[data-tile="${id}"]`).click();
      }
      await page.getByText("More", { exact: true }).click();
      await page.getByLabel("All at this screen").check();
      await page.getByLabel("Seed (optional)").fill("2a");
      await page.getByRole("button", { name: "Play", exact: true }).click();
      const cover = page.getByTestId("cover").getByRole("button");
      const opener = page.getByTestId("open-moves");
      for (let made = 1; made < 70; made++) {
        await page.locator(`[data-change="${made}"]`).waitFor();
        await cover.or(page.locator('[data-testid="open-moves"]:enabled')).first().waitFor();
        if (await cover.isVisible()) await cover.press("Enter");
        if ((await opener.getAttribute("aria-expanded")) === "false") await opener.press("Enter");
        const moves = page.getByTestId("drawer").locator("[data-action-id]");
        await moves.nth((made * 5) % (await moves.count())).press("Enter");
      }
      if (await cover.isVisible()) await cover.press("Enter");
      await opener.press("Enter");
      await page.locator(".table-hand [data-card]").first().press("Enter");
      await page.getByTestId("held").waitFor();
    },
  },
  {
    name: "deckbuilder-packs",
    address: "#/deckbuilder/packs",
    async prepare(page) {
      await page
        .getByLabel("Import a pack (JSON)")
        .setInputFiles(at("docs", "deckbuilder-packs", "example.json"));
      await page.getByRole("button", { name: "Edit Signal Flare" }).click();
      await page.getByRole("textbox", { name: "Cost", exact: true }).first().fill("99");
      await page.getByText("1 mistake", { exact: true }).first().waitFor();
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
    name: "tracker",
    address: "#/tracker",
    async prepare(page) {
      await beginTracked(page);
      const character = (id) => page.getByTestId(`character-${id}`);
      const hit = (id) => character(id).getByRole("button", { name: /^1 damage on/ });
      for (let tap = 0; tap < 4; tap++) await hit(0).click();
      await hit(3).click({ delay: 700 });
      await character(3)
        .getByRole("button", { name: /^Tapped/ })
        .click();
      await page.getByRole("button", { name: "End turn" }).click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: "tracker-phone",
    address: "#/tracker",
    viewport: phone,
    async prepare(page) {
      // The first player has flipped both cards of an attack, the second one has not.
      await beginTracked(page);
      for (const id of [0, 4]) await page.getByTestId(`place-${id}`).locator(".above-name").click();
      for (let card = 0; card < 2; card++)
        await page
          .getByTestId("above-attack")
          .getByRole("button", { name: "A card with orange", exact: true })
          .click();
      await page.getByTestId("above-status").getByText("Ben flips").waitFor();
    },
  },
  {
    name: "tournament",
    address: "#/tournament",
    async prepare(page) {
      await page.getByRole("textbox", { name: "Name" }).fill("Autumn cup");
      await page.getByLabel("Cut to").selectOption({ label: "top 4" });
      await page.getByRole("button", { name: "Begin" }).click();
      const name = page.getByLabel("Name of a player");
      for (const player of ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"]) {
        await name.fill(player);
        await name.press("Enter");
      }
      for (const results of [3, 2]) {
        await page.getByRole("button", { name: "Pair the next round" }).click();
        const fields = page.getByLabel(/^Result of table/);
        for (let table = 0; table < results; table++)
          await fields.nth(table).selectOption({ index: 1 + (table % 3) });
      }
    },
  },
  {
    name: "elements",
    address: "",
    viewport: { width: 860, height: 900 },
    async prepare(page) {
      const list = readFileSync(at("rust", "tcg", "decks", "autobot-starter.txt"), "utf8");
      await openBlog(
        page,
        `<h1>My first tournament</h1>
        <p>I played [[Optimus Prime, Autobot Leader]] and this deck:</p><div class="altmode-deck">${list}</div>
        <h2>The decisive attack</h2><altmode-odds chart attacker="Optimus Prime, Autobot Leader" attacker-mode="bot"
          attacker-deck="20 orange, 15 blue, 5 none" defender-defense="2" defender-health="12" defender-deck="40 blue"></altmode-odds>`,
      );
      await page.locator("altmode-odds").getByText("KO:").waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("button", { name: "Optimus Prime, Autobot Leader" }).first().hover();
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "elements-tables",
    address: "",
    viewport: { width: 860, height: 1180 },
    async prepare(page) {
      await openBlog(
        page,
        `<h1>Medusa against Sinbad</h1><p>[[Zap]] was no help: this is where they stood.</p>
        <altmode-board board="marmoreal" fighters="Medusa @ 12; Harpy @ 3; Harpy @ 4; Sinbad @ 20 health=7; Porter @ 21"></altmode-board>
        <h2>The next one</h2><altmode-game game="unmatched" seed="3"></altmode-game>`,
      );
      await page.locator("altmode-board").getByTestId("field").waitFor();
      await page.locator("altmode-game").getByTestId("hand").waitFor();
    },
  },
];

/** Opens a page of others with elements. */
async function openBlog(page, content) {
  const blog = "http://blog.example";
  const body = `<style>html { color-scheme: light dark } body { max-width: 48rem; margin: 1rem auto; font: 1rem system-ui }</style>
    <script type="module" src="/elements/auto.js" data-page="${blog}/"></script>${content}`;
  await page.route(`${blog}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    return route.fulfill({ path: at("pkg", pathname.slice(1)), contentType: "text/javascript" });
  });
  await page.goto(`${blog}/`);
}

/** Starts a game with two starter teams in the tracker. */
async function beginTracked(page) {
  await page.getByLabel("Count only").check();
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    const side = page.getByTestId(`side-${seat}`);
    await side.getByLabel("Name").fill(name);
    await side.getByLabel("Team of a deck").selectOption({ index: seat + 1 });
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByTestId("bar").waitFor();
}

const names = process.argv.slice(2);
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
  for (const { name, address, viewport = desktop, prepare } of pictures) {
    if (names.length > 0 && !names.includes(name)) continue;
    const page = await browser.newPage({ viewport });
    await page.addInitScript(() => localStorage.setItem("altmode.coached", "yes"));
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
