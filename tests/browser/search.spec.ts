// Searching the catalogue: what is half typed is no mistake, and what is misspelt is guessed.
import { expect, test } from "./visit.js";

test("a term is no mistake while it is typed", async ({ page }) => {
  await page.goto("/#/cards");
  const search = page.getByRole("searchbox", { name: "Search" });
  const found = page.getByTestId("found");
  await expect(found).toContainText(/\d+ cards/);
  let alerts = 0;
  for (const letter of "trait:plane") {
    await search.press(letter === ":" ? "Shift+Semicolon" : letter).catch(() => undefined);
    await page.waitForTimeout(150);
    alerts += await page.getByRole("alert").count();
    expect(await search.getAttribute("aria-invalid")).toBe("false");
  }
  expect(alerts).toBe(0);
  await expect(found).toHaveText(/^\d+ cards$/);
  // An unfinished search is explained.
  await search.fill("trait:plan");
  await expect(page.getByRole("alert")).toContainText("trait");
});

test("names with a slip of the finger are guessed", async ({ page }) => {
  await page.goto("/#/cards");
  const search = page.getByRole("searchbox", { name: "Search" });
  for (const [typed, meant] of [
    ["optimis prime", "Optimus Prime"],
    ["bumbelbee", "Bumblebee"],
    ["plasma brust", "Plasma Burst"],
    ["megatorn", "Megatron"],
  ] as const) {
    await search.fill(typed);
    const suggestion = page.getByTestId("suggested").getByRole("button", { name: meant, exact: true });
    await expect(suggestion).toBeVisible();
    await suggestion.click();
    await expect(search).toHaveValue(meant);
    await expect(page.getByTestId("found")).toHaveText(/^\d+ cards?$/);
    await expect(page.getByRole("article").first()).toContainText(meant.split(" ")[0] ?? "");
    await expect(page.getByTestId("suggested")).toHaveCount(0);
  }
  await search.fill("nothing is called this");
  await expect(page.getByTestId("found")).toHaveText("No card fits all of this.");
  await expect(page.getByTestId("suggested")).toHaveCount(0);
});
