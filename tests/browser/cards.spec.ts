// The catalogue and the faces of cards.
import { expect, expectSound, test } from "./visit.js";

test("the catalogue is sound", async ({ page }) => {
  await page.goto("/#/cards");
  await expect(page.getByTestId("found")).toContainText(/\d+ cards/);
  await expectSound(page);
});

test("cards are found by words and filters, and wrong terms are explained", async ({ page }) => {
  await page.goto("/#/cards");
  const found = page.getByTestId("found");
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("plasma burst");
  await expect(found).toHaveText("1 card");
  const face = page.getByRole("article", { name: "Plasma Burst" });
  await expect(face.getByRole("img", { name: "no icon" })).toBeVisible();

  await search.fill("");
  await page.getByRole("combobox", { name: "Type", exact: true }).selectOption("weapon");
  await page.getByRole("combobox", { name: "Icon", exact: true }).selectOption("orange");
  await expect(found).toContainText("cards");
  await search.fill("bold>=");
  await expect(page.getByRole("alert")).toBeVisible();
  await search.fill("nothing is called this");
  await expect(found).toHaveText("No card fits all of this.");
});

test("a face shows both modes and explains its keywords, by keyboard too", async ({ page }) => {
  await page.goto("/#/cards/w2s-t02");
  const face = page.getByRole("article", { name: "Megatron, Cybertronian Tyrant" });
  for (const mode of ["Alt mode", "Bot mode"])
    await expect(face.getByRole("heading", { name: mode })).toBeVisible();
  const keyword = face.getByRole("button", { name: /^Bold/ }).first();
  await keyword.focus();
  await page.keyboard.press("Enter");
  await expect(keyword).toHaveAttribute("aria-expanded", "true");
  await expect(face.getByText(/Bold N:/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(face.getByText(/Bold N:/)).toBeHidden();
  await expectSound(page);
});

test("a card that does not exist is said to be unknown", async ({ page }) => {
  await page.goto("/#/cards/w9-999");
  await expect(page.getByText("There is no card w9-999.")).toBeVisible();
});

test("a search has an address, and a card goes from its page into the deck", async ({ page }) => {
  await page.goto("/#/cards?q=name%3Azap&type=action");
  await expect(page.getByTestId("found")).toHaveText("1 card");
  await page.getByRole("searchbox", { name: "Search" }).fill("plasma burst");
  await expect(page).toHaveURL(/#\/cards\?q=plasma\+burst&type=action$/);
  await page.reload();
  await expect(page.getByTestId("found")).toHaveText("1 card");
  await page.getByRole("article", { name: "Plasma Burst" }).getByRole("link").first().click();
  await page.getByRole("link", { name: "Add to the deck" }).click();
  await expect(page.getByLabel("Plasma Burst: copies in the deck").first()).toHaveText("1");
  await page.reload();
  await expect(page.getByLabel("Plasma Burst: copies in the deck").first()).toHaveText("1");
});
