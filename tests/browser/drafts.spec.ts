// The deck under construction: links, reloads, two tabs, its name, and its icons beside it.
import type { Page } from "@playwright/test";
import { expect, stall, test } from "./visit.js";

const deck = (page: Page) => page.getByTestId("deck");
const copies = (page: Page, card: string) => deck(page).getByLabel(`${card}: copies in the deck`);

async function add(page: Page, card: string, count = 1): Promise<void> {
  const finder = page.getByTestId("finder");
  await finder.getByRole("searchbox").fill(`name:"${card.toLowerCase()}"`);
  const more = finder.getByRole("button", { name: `One more: ${card}`, exact: true });
  for (let copy = 0; copy < count; copy++) await more.click();
  await expect(copies(page, card)).toHaveText(String(count));
}

async function linkTo(page: Page, list: string): Promise<string> {
  const packed = await page.evaluate(async (text) => {
    const stream = new Blob([JSON.stringify(text)]).stream();
    const bytes = await new Response(stream.pipeThrough(new CompressionStream("deflate-raw"))).bytes();
    return btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
  }, list);
  return `/#/decks?s=${packed}`;
}

test("a link asks before it takes the place of a deck that is not kept", async ({ page }) => {
  await page.goto("/#/decks");
  await add(page, "Zap", 2);
  await page.goto(await linkTo(page, "# Linked\n1 Bumblebee, Brave Warrior\n3 Plasma Burst"));
  const linked = page.getByTestId("linked");
  await expect(linked).toContainText("“Linked”");
  await expect(copies(page, "Zap")).toHaveText("2");
  await linked.getByRole("button", { name: "Stay with mine" }).click();
  await expect(linked).toHaveCount(0);
  await expect(copies(page, "Zap")).toHaveText("2");

  await page.goto(await linkTo(page, "# Linked\n1 Bumblebee, Brave Warrior\n3 Plasma Burst"));
  await linked.getByRole("button", { name: "Open it" }).click();
  await expect(copies(page, "Plasma Burst")).toHaveText("3");
  await page.reload();
  await deck(page).getByRole("button", { name: "Undo" }).click();
  await expect(copies(page, "Zap")).toHaveText("2");
});

test("a link opens at once where nothing would be lost", async ({ page }) => {
  await page.goto("/#/decks");
  await page.goto(await linkTo(page, "# Linked\n1 Bumblebee, Brave Warrior\n3 Plasma Burst"));
  await expect(copies(page, "Plasma Burst")).toHaveText("3");
});

test("what was done can be taken back after a reload", async ({ page }) => {
  await page.goto("/#/decks");
  await add(page, "Zap", 2);
  await page.getByRole("button", { name: "New deck" }).click();
  await expect(deck(page)).toContainText("Nothing in it yet");
  await page.reload();
  await expect(deck(page)).toContainText("Nothing in it yet");
  await deck(page).getByRole("button", { name: "Undo" }).click();
  await expect(copies(page, "Zap")).toHaveText("2");
});

test("a new deck in one tab leaves the other's alone", async ({ page, context }) => {
  await page.goto("/#/decks");
  await add(page, "Zap", 2);
  const other = await context.newPage();
  await other.goto("/#/decks");
  await expect(copies(other, "Zap")).toHaveText("2");
  await other.getByRole("button", { name: "New deck" }).click();
  await expect(deck(other)).toContainText("Nothing in it yet");
  await page.reload();
  await expect(copies(page, "Zap")).toHaveText("2");
  // And not for a tab that comes later either.
  await page.close();
  await other.close();
  const third = await context.newPage();
  await third.goto("/#/decks");
  await expect(copies(third, "Zap")).toHaveText("2");
});

test("the name outlives a reload, whenever it was typed", async ({ page }) => {
  await page.goto("/#/decks");
  const name = page.getByLabel("Name of the deck");
  // While it still has the focus, and before there is a card.
  await name.pressSequentially("First steps");
  await page.reload();
  await expect(name).toHaveValue("First steps");
  await add(page, "Zap");
  await name.fill("Second steps");
  await page.reload();
  await expect(name).toHaveValue("Second steps");
  await expect(copies(page, "Zap")).toHaveText("1");
  // Typing is taken back as one step.
  await name.fill("");
  await name.pressSequentially("Third");
  await deck(page).getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("Second steps");
});

test("what was typed outlives a reload, however busy the page is", async ({ page }) => {
  await page.goto("/#/decks");
  await add(page, "Zap");
  const name = page.getByLabel("Name of the deck");
  await name.fill("First");
  await expect(deck(page).getByRole("button", { name: "Undo" })).toBeEnabled();
  await stall(page);
  await name.pressSequentially(" steps");
  await page.reload();
  await expect(name).toHaveValue("First steps");
});

test("the icons of a deck are counted beside it", async ({ page }) => {
  await page.goto("/#/decks");
  await page.getByRole("combobox", { name: "Open a deck" }).selectOption("Devastator Deck");
  const counts = page.getByTestId("icon-counts");
  await expect(counts).toContainText(/Orange 15/);
  const [first, second] = await Promise.all([counts.boundingBox(), deck(page).boundingBox()]);
  expect((first?.y ?? 9999) - (second?.y ?? 0)).toBeLessThan(200);
});
