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
  await page.keyboard.press("Escape");
  await expect(attacker).toHaveAttribute("aria-pressed", "false");
  await expect(attacker).toBeFocused();
  // Arrow keys walk along a team, which Tab reaches once.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".near .bot-card").nth(1)).toBeFocused();
  await attacker.focus();
  await page.keyboard.press("Enter");
  const before = await change(page);
  await defender.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => change(page)).toBeGreaterThan(before);
});
