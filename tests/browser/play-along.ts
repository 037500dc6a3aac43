// Functions that the tests of table mode share: the panel, its moves, and a turn to play along with.
import type { Page } from "@playwright/test";
import { beginTracked, expect } from "./visit.js";

export const turn = (page: Page) => page.getByTestId("turn");
export const legal = (page: Page, name: RegExp) => turn(page).getByRole("button", { name }).first();

/** Ann's second turn, from which on no limits of the first turns hold; the engine plays along. */
export async function openTurn(page: Page): Promise<void> {
  await beginTracked(page);
  await page.getByRole("button", { name: "End turn" }).click();
  await page.getByRole("button", { name: "End turn" }).click();
  await page.locator("summary", { hasText: "Play along" }).click();
  await page.getByRole("button", { name: "Play along from here" }).click();
  await expect(page.getByTestId("turn-legal")).toContainText("What Ann may do");
}

export async function enter(page: Page, seat: number, icons: readonly string[]): Promise<void> {
  for (const icon of icons) {
    await page
      .getByTestId(`enter-${seat}`)
      .getByRole("button", { name: `A card with ${icon}`, exact: true })
      .click();
  }
}
