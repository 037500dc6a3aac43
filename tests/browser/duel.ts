// The players of the companion's tests.
import type { Page } from "@playwright/test";

/** Seats heroes in the set-up of the companion, with the names of their players. */
export async function seatHeroes(
  page: Page,
  heroes: readonly string[],
  names: readonly string[] = [],
): Promise<void> {
  await page.goto("/#/companion");
  for (const [seat, hero] of heroes.entries()) {
    const player = page.getByTestId(`player-${seat}`);
    await player.getByRole("combobox").first().fill(hero);
    await player.getByRole("option", { name: hero }).first().click();
    const name = names[seat];
    if (name !== undefined) await player.getByLabel("Name").fill(name);
  }
}

/** Opens the companion and seats Ann with Medusa and Ben with Sinbad. */
export const seatDuel = (page: Page): Promise<void> => seatHeroes(page, ["Medusa", "Sinbad"], ["Ann", "Ben"]);
