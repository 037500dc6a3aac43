// A whole duel of Unmatched, tapped through on a phone.
import { seatDuel } from "./duel.js";
import { expect, expectSound, test } from "./visit.js";

const usual = { width: 390, height: 844 };

test("a duel of Unmatched is tapped through to the winner of the match", async ({ page }) => {
  await page.setViewportSize(usual);
  await seatDuel(page);
  await page.getByLabel("Games to win the match").fill("1");
  await page.getByRole("button", { name: "Begin" }).click();
  const bar = page.getByTestId("bar");
  await expect(bar).toContainText("Turn 1: Ann");
  await page.locator("summary").getByText("Attack and odds", { exact: true }).click();
  const combat = page.getByTestId("combat");
  // A maneuver and an attack in each turn, both at their printed values.
  for (let turn = 1; turn <= 12; turn++) {
    await page.getByRole("button", { name: "Maneuver", exact: true }).click();
    await expect(page.getByTestId("actions")).toContainText("1 action left");
    const cards = combat.getByRole("group", { name: "Attack card" }).getByRole("radio");
    await cards.nth(1 + (turn % 3)).check();
    const damage = combat.getByLabel("Combat damage");
    if (!/^[1-9]/.test(await damage.inputValue())) await damage.fill("4");
    await combat.getByRole("button", { name: "Record the attack" }).click();
    await expect(page.getByTestId("said")).toContainText("attacks");
    if ((await page.getByTestId("warnings").getByRole("button", { name: /wins/ }).count()) > 0) break;
    await page.getByRole("button", { name: "End turn" }).click();
    await expect(bar).toContainText(`Turn ${turn + 1}:`);
  }
  // The last health of the hero goes by its dial, and the warning ends the game.
  const wins = page.getByTestId("warnings").getByRole("button", { name: /wins/ });
  for (let hit = 0; hit < 20 && (await wins.count()) === 0; hit++)
    await page.getByRole("button", { name: "Damage Sinbad" }).click();
  await wins.first().click();
  await expect(bar).toContainText("Ann");
  await expect(page.getByTestId("ended")).toContainText(/Ann (wins|has won)/);
  await expectSound(page, [usual]);
});
