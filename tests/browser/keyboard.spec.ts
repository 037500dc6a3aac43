// By keyboard: short ways.
import { change } from "./at-table.js";
import { gameWhere, openGame } from "./positions.js";
import { expect, test } from "./visit.js";

const attacking = () =>
  gameWhere(
    ({ turn, decision }, actions) =>
      turn > 2 && decision?.kind === "main" && actions.some(({ type }) => type === "attack"),
  );

test("an attack is made by keys alone, and Escape lets go of what is chosen", async ({ page }) => {
  const game = await attacking();
  const attack = game.legalActions().find(({ type }) => type === "attack");
  if (attack?.type !== "attack") throw new Error("no attack");
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  const attacker = page.locator(`[data-thing="character ${attack.attacker}"]`);
  const defender = page.locator(`[data-thing="character ${attack.defender}"]`);
  await attacker.focus();
  await page.keyboard.press("Enter");
  await expect(attacker).toHaveAttribute("aria-pressed", "true");
  // The next step is said, and Escape in a dialog closes only the dialog.
  await expect(page.getByRole("status").filter({ hasText: "Choose a glowing target" })).toHaveCount(1);
  await expect(defender).toHaveAccessibleName(/, about [\d.]+ damage, KO [^,]+, target$/);
  await page.keyboard.press("?");
  await expect(page.getByTestId("table-dialog")).toContainText("F6 leads from the question to the field");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("table-dialog")).toHaveCount(0);
  await expect(attacker).toHaveAttribute("aria-pressed", "true");
  await expect(attacker).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(attacker).toHaveAttribute("aria-pressed", "false");
  await expect(attacker).toBeFocused();
  // Arrow keys walk along a team, which Tab reaches once.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".near .bot-card").nth(1)).toBeFocused();
  // F6 leads from zone to zone, and comes back to the same thing.
  await page.keyboard.press("F6");
  await expect(page.getByTestId("hand").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(page.locator("#moves-title")).toBeFocused();
  await page.keyboard.press("F6");
  await expect(page.locator(".near .bot-card").nth(1)).toBeFocused();
  await attacker.focus();
  await page.keyboard.press("Enter");
  const before = await change(page);
  await defender.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => change(page)).toBeGreaterThan(before);
});
