// The duel of the companion's tests.
import type { Page } from "@playwright/test";

/** Opens the companion and seats Ann with Medusa and Ben with Sinbad. */
export async function seatDuel(page: Page): Promise<void> {
  await page.goto("/#/companion");
  for (const [seat, [hero, name]] of (
    [
      ["Medusa", "Ann"],
      ["Sinbad", "Ben"],
    ] as const
  ).entries()) {
    const player = page.getByTestId(`player-${seat}`);
    await player.getByRole("combobox", { name: "Hero" }).fill(hero);
    await player.getByRole("option", { name: hero }).first().click();
    await player.getByLabel("Name").fill(name);
  }
}
