// By keyboard and with a screen reader: short ways, and a log that says the gist.
import { gameWhere, openGame } from "./positions.js";
import { expect, test } from "./visit.js";

const attacking = () =>
  gameWhere(
    ({ turn, decision }, actions) =>
      turn > 2 && decision?.kind === "main" && actions.some(({ type }) => type === "attack"),
  );

test("a character's moves are one key away, and so is the way back", async ({ page }) => {
  const game = await attacking();
  const attack = game.legalActions().find(({ type }) => type === "attack");
  if (attack?.type !== "attack") throw new Error("no attack");
  await openGame(page, game);
  const name = page.locator(`[data-thing="character ${attack.attacker}"] button.thing`);
  await name.focus();
  await page.keyboard.press("Enter");
  const focused = page.locator(".moves [data-action-id]:focus");
  await expect(focused).toHaveCount(1);
  await expect(page.getByTestId("chosen")).toContainText("Only what");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("chosen")).toHaveCount(0);
  await expect(name).toBeFocused();
});

test("a card's dialog begins with the card, not with a keyword", async ({ page }) => {
  await openGame(page, await attacking());
  const looks = page.getByRole("button", { name: /^Look at/ });
  await expect(looks).not.toHaveCount(0);
  for (const look of await looks.all()) {
    await look.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(look).toBeFocused();
  }
});

test("the log is said in a few sentences", async ({ page }) => {
  const game = await attacking();
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  const events = page.getByLabel("Events");
  await expect(events).not.toHaveAttribute("aria-live");
  const gist = page.getByTestId("gist");
  await expect(gist).toBeEmpty();
  const before = await events.locator("li").count();
  await page
    .locator(".moves [data-action-id]")
    .filter({ hasText: /^Attack/ })
    .first()
    .click();
  await expect(gist).toContainText(/attacks/);
  expect((await events.locator("li").count()) - before).toBeGreaterThan(10);
  const sentences = ((await gist.textContent()) ?? "").split(/(?<=\.) /);
  expect(sentences.length).toBeLessThanOrEqual(8);
});
