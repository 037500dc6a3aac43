// The move that the bot would make in the place of the person, at all three tables.
import { begin, change } from "./at-table.js";
import { expect, test } from "./visit.js";

for (const address of ["play", "unmatched", "deckbuilder"]) {
  test(`the bot suggests a move with its reason at the table of ${address}`, async ({ page }) => {
    await begin(page, address);
    const before = await change(page);
    await page.locator(".table-menu > summary").click();
    await page.getByTestId("suggest").click();
    const advice = page.getByTestId("advice");
    await expect(advice).toContainText("The bot would");
    await expect(advice.getByRole("paragraph")).toHaveText(/^It wins .+ %|There is nothing to weigh/);
    // The keyboard is at the move that is suggested.
    await expect(advice.getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => change(page)).toBeGreaterThan(before);
    await expect(advice).toHaveCount(0);
  });
}
