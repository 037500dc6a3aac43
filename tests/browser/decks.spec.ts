// The deck editor.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { choose } from "./at-table.js";
import { expect, expectSound, phone, test } from "./visit.js";

test("the deck editor is sound", async ({ page }) => {
  await page.goto("/#/decks");
  await page.getByRole("combobox", { name: "Open a deck" }).selectOption("Autobot Starter Set");
  await expect(page.getByTestId("characters")).toContainText("Ironhide");
  await expectSound(page);
  for (const view of ["Add cards", "Odds"]) {
    await page.getByText(view, { exact: true }).click();
    // On a desk all three stand side by side.
    await expectSound(page, [phone]);
  }
});

test("a deck is built by searching and counting, and its legality is said with reasons", async ({ page }) => {
  await page.goto("/#/decks");
  const finder = page.getByTestId("finder");
  const deck = page.getByTestId("deck");
  await finder.getByRole("searchbox").fill("name:zap type:action");
  const more = finder.getByRole("button", { name: "One more: Zap" });
  for (let copies = 0; copies < 4; copies++) await more.click();
  await expect(deck.getByLabel("Zap: copies in the deck")).toHaveText("4");
  await expect(deck.getByTestId("battle")).toContainText(/3/);
  await expect(deck.getByTestId("legality")).toContainText("Not legal");
  await expect(page.getByTestId("curve").getByRole("row", { name: /Orange/ })).toContainText("4");

  await deck.getByRole("button", { name: "One fewer: Zap" }).click();
  await expect(deck.getByLabel("Zap: copies in the deck")).toHaveText("3");
  await deck.getByRole("button", { name: "Undo" }).click();
  await expect(deck.getByLabel("Zap: copies in the deck")).toHaveText("4");

  // The name opens the face; Escape closes it and gives the focus back.
  const name = deck.getByRole("button", { name: "Zap", exact: true });
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Zap" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(name).toBeFocused();

  // Built so far, still there after a reload.
  await page.reload();
  await expect(deck.getByLabel("Zap: copies in the deck")).toHaveText("4");
});

test("a random deck is legal, is kept, and can be chosen for a game", async ({ page }) => {
  await page.goto("/#/decks");
  await page.getByRole("button", { name: "Random legal deck" }).focus();
  await page.keyboard.press("Enter");
  const deck = page.getByTestId("deck");
  await expect(deck.getByTestId("legality")).toHaveText("Legal");
  await deck.getByLabel("Name of the deck").fill("Chance");
  await deck.getByRole("button", { name: "Keep here" }).click();
  await expect(deck.getByText(/is kept in this browser/)).toBeVisible();
  await page.getByRole("link", { name: "TCG", exact: true }).click();
  await choose(page, 0, "Chance");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("board")).toBeVisible();
});

test("decks come in and go out as list, JSON and link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/#/decks");
  const deck = page.getByTestId("deck");
  await page.getByText("Import a list or a file").click();
  const text = page.getByLabel("A deck as a list, as a file of OCTGN or as JSON");
  await text.fill("# Two lines\n1 Bumblebee, Brave Warrior\n3 Plasma Burst");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(deck.getByLabel("Plasma Burst: copies in the deck")).toHaveText("3");

  const saved = page.waitForEvent("download");
  await deck.getByRole("button", { name: "Save JSON" }).click();
  const json = readFileSync(await (await saved).path(), "utf8");
  await page.getByRole("button", { name: "New deck" }).click();
  await expect(deck).toContainText("Nothing in it yet");
  await text.fill(json);
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(deck.getByLabel("Name of the deck")).toHaveValue("Two lines");

  await deck.getByRole("button", { name: "Copy link" }).click();
  await expect(deck.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel("Plasma Burst: copies in the deck").first()).toHaveText("3");

  for (const wrong of ["3 No Such Card", "{ not json", '{"characters": 5}']) {
    await text.fill(wrong);
    await page.getByRole("button", { name: "Read it" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  }
  // The earlier cards are still there.
  await expect(deck.getByLabel("Plasma Burst: copies in the deck")).toHaveText("3");
});

/** A list as a forum has it, with three lines that cannot be read. */
const forum = `Yellow Bugs
Characters (16 stars)
• Bumblebee – Legendary Warrior (10*)
• Fangry (6)
Upgrades – Weapons (13)
• Grenade Launcher – O (3)
• Plasma Brust (3)
• Bumblebee
It is fast.
`;

/** Accepts and leaves out what was not read of the list, on a phone. */
async function expectMended(page: Page) {
  const unread = page.getByTestId("unread");
  await expect(unread.getByRole("alert")).toHaveText("3 lines were not read.");
  await expect(unread).toContainText("Line 7: • Plasma Brust (3)");
  await expectSound(page, [phone]);
  await unread.getByRole("button", { name: "3 Plasma Burst" }).click();
  await expect(unread.getByRole("alert")).toHaveText("2 lines were not read.");
  await unread.getByRole("button", { name: "1 Bumblebee, Brave Warrior" }).click();
  await unread.getByRole("button", { name: "Leave it out: line 9" }).click();
  await expect(unread).toHaveCount(0);
}

test("a list of a forum is read, and its problems are solved by taps", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/#/decks");
  await page.getByText("Import a list or a file").click();
  await page.getByLabel("A deck as a list, as a file of OCTGN or as JSON").fill(forum);
  await page.getByRole("button", { name: "Read it" }).click();
  const deck = page.getByTestId("deck");
  await expect(deck.getByLabel("Name of the deck")).toHaveValue("Yellow Bugs");
  await expect(deck.getByLabel("Grenade Launcher: copies in the deck")).toHaveText("3");
  await expectMended(page);
  await expect(deck.getByLabel("Plasma Burst: copies in the deck")).toHaveText("3");
  await expect(deck.getByTestId("characters")).toContainText("Brave Warrior");

  // A file of OCTGN, and in another language.
  await page.locator("input[type=file]").setInputFiles({
    name: "deck.o8d",
    mimeType: "text/xml",
    buffer: Buffer.from(
      '<deck>\n<section name="Deck">\n<card qty="2">Roll Out!</card>\n<card qty="1">Zapp</card></section></deck>',
    ),
  });
  await expect(deck.getByLabel("Roll Out!: copies in the deck")).toHaveText("2");
  await expect(page.getByTestId("unread")).toContainText("Line 4: 1 Zapp");
});

test("the calculator and the tracker read the same lists", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/#/calculator/deck");
  await page.getByLabel("Deck list").fill(forum);
  await expectMended(page);
  await expect(page.getByTestId("hold").getByRole("row", { name: /Plasma Burst/ })).toBeVisible();

  await page.goto("/#/tracker");
  const side = page.getByTestId("side-0");
  await side.getByText("Paste a deck list").click();
  await side.getByLabel("Deck list").fill(forum);
  await expect(side).toContainText("Fangry, Sky Tracker");
  await expectMended(page);
  await expect(side).toContainText("Bumblebee, Brave Warrior");
});

test("a sideboard and cards outside the game are sections, and one tap moves a card", async ({ page }) => {
  await page.goto("/#/decks");
  await page.getByText("Import a list or a file").click();
  await page
    .getByLabel("A deck as a list, as a file of OCTGN or as JSON")
    .fill(
      "1 Optimus Prime, Battlefield Legend\n3 Plasma Burst\nSideboard\n2 Zap\n1 Bumblebee, Brave Warrior\nOutside the game\n1 Bumblebee, Courageous Scout",
    );
  await page.getByRole("button", { name: "Read it" }).click();
  const sideboard = page.getByTestId("sideboard");
  await expect(sideboard).toContainText("2/10 cards, 1/1 character");
  await expect(page.getByTestId("outside")).toContainText("Courageous Scout");
  await expect(page.getByTestId("characters").getByRole("listitem")).toHaveCount(1);
  const deck = page.getByTestId("deck");
  await deck.getByRole("button", { name: "Move one to the sideboard: Plasma Burst" }).click();
  await expect(deck.getByLabel("Plasma Burst: copies in the deck", { exact: true })).toHaveText("2");
  await expect(sideboard).toContainText("3/10 cards");
  await deck.getByRole("button", { name: "Move one to the deck: Zap" }).click();
  await expect(page.getByTestId("battle")).toContainText("Zap");
  await expectSound(page);
  await page.reload();
  await expect(sideboard).toContainText("Zap");
});
