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

/**
 * Answers what the rules ask over the table seen from above, by taps: icons in turn, so that white ones ask for further cards,
 * else the first answer. Returns the taps.
 */
export async function answerAll(page: Page, isOver: () => Promise<boolean>): Promise<number> {
  const along = page.getByTestId("above-along");
  // Each step changes the kept session.
  const session = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([place]) => place.startsWith("altmode.tracker.turn."))
        .map(([, text]) => text)
        .join(),
    );
  for (let taps = 0; taps < 80; taps++) {
    await expect.poll(async () => (await isOver()) || (await along.count()) > 0).toBe(true);
    if (await isOver()) return taps;
    const before = await session();
    const pad = along.getByTestId("above-flips");
    const icon = ["orange", "blue", "white", "no icon"][taps % 4];
    const next =
      (await pad.count()) > 0
        ? pad.getByRole("button", { name: `A card with ${icon}`, exact: true })
        : along.getByRole("button").first();
    await next.click();
    await expect.poll(session).not.toBe(before);
  }
  throw new Error("the rules ask without an end");
}
