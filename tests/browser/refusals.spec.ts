// Refusals of tracker and companion stand beside the control that caused them, in the page's language.
import type { Page } from "@playwright/test";
import { seatHeroes } from "./duel.js";
import { beginTracked, expect, expectSound, test } from "./visit.js";

const phone = { width: 390, height: 844 };

/** Changes the language of the page. */
async function speak(page: Page, code: string): Promise<void> {
  await page.evaluate((word) => localStorage.setItem("altmode.language", word), code);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", code);
}

/** Begins Medusa against Sinbad on Marmoreal. */
async function beginDuel(page: Page): Promise<void> {
  await seatHeroes(page, ["Medusa", "Sinbad"]);
  await page.getByRole("combobox", { name: "Battlefield" }).fill("Marmoreal");
  await page.getByRole("option", { name: "Marmoreal" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("bar")).toBeVisible();
}

for (const [code, refusal] of [
  ["en", 'Marmoreal has no space "Z99"'],
  ["de", "Marmoreal hat kein Feld „Z99“"],
  ["fr", "Marmoreal n’a pas de case « Z99 »"],
] as const)
  test(`a space that the battlefield lacks is refused at its field, in ${code}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await beginDuel(page);
    await speak(page, code);
    const fighter = page.getByTestId("fighter-0");
    await fighter.locator(".dial-face").click();
    const place = fighter.locator(".dial-more input[autocapitalize]");
    await place.fill("Z99");
    await place.press("Enter");
    // In the panel of the fighter, and nowhere else.
    await expect(fighter.getByRole("alert")).toContainText(refusal);
    await expect(page.getByRole("alert")).toHaveCount(1);
    const [said, field] = await Promise.all([fighter.getByRole("alert").boundingBox(), place.boundingBox()]);
    expect((said?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(120);
    if (code === "de") await expectSound(page, [phone]);
    await place.fill("M01");
    await place.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

for (const [code, refusal] of [
  ["en", "At most 12 kinds of counters are kept here"],
  ["de", "Höchstens 12 Arten von Marken haben hier Platz"],
  ["fr", "Au plus 12 sortes de marqueurs ici"],
] as const)
  test(`a counter too many is refused at its field, in ${code}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await beginTracked(page);
    await speak(page, code);
    const character = page.getByTestId("character-0");
    await character.locator("button[aria-expanded]").click();
    const name = character.locator("form input[maxlength='60']").first();
    for (let number = 1; number <= 13; number++) {
      await name.fill(`Mark ${number}`);
      // A click waits until the button follows the field, and the field is emptied by what is accepted.
      await name.locator("xpath=following-sibling::button").click();
      await expect(name).toHaveValue(number <= 12 ? "" : `Mark ${number}`);
    }
    await expect(character.getByRole("alert")).toContainText(refusal);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(name).toHaveValue("Mark 13");
    const [said, field] = await Promise.all([character.getByRole("alert").boundingBox(), name.boundingBox()]);
    expect((said?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(120);
    // An accepted action takes the refusal away.
    await character.locator(".damage .more").click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

test("a missing hero, and a hero without a name, are asked for at their fields", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/#/companion");
  await page.getByRole("button", { name: "Begin" }).click();
  for (const seat of [0, 1])
    await expect(page.getByTestId(`player-${seat}`).getByRole("alert")).toHaveText("Choose a hero");
  const first = page.getByTestId("player-0");
  await expect(first.getByRole("combobox", { name: "Hero", exact: true })).toBeFocused();
  await first.getByRole("combobox", { name: "Hero", exact: true }).fill("by hand");
  await first.getByRole("option").first().click();
  await expect(first.getByRole("alert")).toHaveText("Enter a name for the hero");
  await first.getByLabel("Name of the hero").fill("Homemade");
  await expect(first.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(1);
});

test("numbers that do not fit are sent by no button of the tracker", async ({ page }) => {
  await page.setViewportSize(phone);
  await beginTracked(page);
  const character = page.getByTestId("character-0");
  await character.locator("button[aria-expanded]").click();
  await character.getByText("Correct health and stars").click();
  const apply = character.getByRole("button", { name: "Apply", exact: true });
  // No number once stood for the printed one.
  for (const typed of ["abc", "0", ""]) {
    await character.getByRole("textbox", { name: "Health", exact: true }).fill(typed);
    await expect(apply).toBeDisabled();
  }
  await character.getByRole("textbox", { name: "Health", exact: true }).fill("12");
  await apply.click();
  await expect(character.locator(".damage .of")).toContainText("/ 12");

  // A log whose numbers are used up refuses an undo below the bar that has the button.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("altmode.tracker.game.")) ?? "";
    const game = JSON.parse(localStorage.getItem(key) ?? "");
    game.log.at(-1).order = 1_000_000_000;
    localStorage.setItem(key, JSON.stringify(game));
  });
  await page.reload();
  await page.getByTestId("bar").getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.locator(".tracker-top").getByRole("alert")).toContainText("used up");
});
