// Every table at the sizes of real phones and tablets: nothing overlaps, scrolls or is cut.
import type { Page } from "@playwright/test";
import { begin, drawer, faultsOf, move } from "./at-table.js";
import { gameWhere, openGame } from "./positions.js";
import { expect, test } from "./visit.js";

const sizes = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [844, 390],
  [1024, 640],
  [768, 1024],
  [1280, 800],
] as const;

for (const address of ["play", "unmatched", "deckbuilder"]) {
  test(`a small laptop has the whole table of ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 });
    await begin(page, address);
    await expect(page.locator(".story-lines")).toBeVisible();
    await expect(page.locator(".story-opener")).toBeHidden();
    await expect.poll(() => faultsOf(page)).toEqual([]);
  });
}

/** Whether the button that ends the turn is whole beside three more buttons than there are; true where there is none. */
const seesEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const row = document.querySelector(".moves-quick");
    const end = row?.querySelector(".ends:last-child");
    if (!row || !end) return true;
    const others = Array.from({ length: 3 }, () => end.cloneNode(true) as Element);
    row.prepend(...others);
    const [a, b] = [row.getBoundingClientRect(), end.getBoundingClientRect()];
    const whole = b.left >= a.left && b.right <= a.right && b.top >= a.top && b.bottom <= a.bottom;
    const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
    for (const other of others) other.remove();
    return whole && end.contains(top);
  });

/** Returns the faults in the layout with a question of a number of letters, which is the length of the longest ones in German. */
async function faultsWithLongQuestion(page: Page, letters: number): Promise<string[]> {
  const asked = (length: number | undefined) =>
    page.locator("#moves-title").evaluate((title, wanted) => {
      const text = title.firstChild;
      if (!(text instanceof Text)) throw new Error("there is no question");
      title.dataset.asked ??= text.data;
      text.data = wanted === undefined ? title.dataset.asked : "Eine Frage ".repeat(wanted / 11);
    }, length);
  await asked(letters);
  const faults = await faultsOf(page);
  await asked(undefined);
  return faults;
}

/** Returns the answers that are not whole in sight. */
const cutAnswers = (page: Page): Promise<string[]> =>
  page.locator(".moves-quick").evaluate((row) => {
    const box = row.getBoundingClientRect();
    return [...row.children].flatMap((answer) => {
      const { left, right, top, bottom } = answer.getBoundingClientRect();
      const isWhole = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
      return isWhole && answer.scrollHeight <= answer.clientHeight + 1 ? [] : [answer.textContent ?? ""];
    });
  });

test.describe("with fingers", () => {
  test.use({ hasTouch: true });

  test("two long answers are both in sight on a small phone", async ({ page }) => {
    const game = await gameWhere(
      (_, [yes, no, ...others]) =>
        yes?.type === "yes" &&
        no?.type === "no" &&
        others.length === 0 &&
        yes.label.length + no.label.length > 80 &&
        yes.label.length <= 60,
      ["omega-supreme", "omega-supreme"],
    );
    await page.setViewportSize({ width: 320, height: 568 });
    await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
    await expect(page.locator(".moves-quick button")).toHaveCount(2);
    for (const height of [568, 640]) {
      await page.setViewportSize({ width: height === 568 ? 320 : 360, height });
      await expect.poll(() => cutAnswers(page)).toEqual([]);
      await expect.poll(() => faultsOf(page)).toEqual([]);
    }
  });

  for (const address of ["play", "unmatched", "deckbuilder"]) {
    test(`the table of ${address} fits all sizes`, async ({ page }) => {
      await begin(page, address);
      let ends = 0;
      // At the start, and after some moves, when there are more questions, buttons and cards.
      for (let moves = 0; moves < 4; moves++) {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => faultsOf(page), { message: `${width}x${height} after ${moves} moves` })
            .toEqual([]);
          await expect
            .poll(() => seesEnd(page), { message: `the end at ${width}x${height} after ${moves} moves` })
            .toBe(true);
          ends += await page.locator(".moves-quick .ends").count();
        }
        await page.setViewportSize({ width: 320, height: 568 });
        await expect.poll(() => faultsWithLongQuestion(page, 176)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        const count = await (await drawer(page)).count();
        await move(page, (listed) => listed.nth(moves % count));
        await page.keyboard.press("Escape");
        await expect(page.getByTestId("open-moves")).toBeEnabled();
      }
      // The menu is whole on the lowest screens, or scrolls from its top.
      for (const [width, height] of [sizes[0], sizes[5]]) {
        await page.setViewportSize({ width, height });
        await page.locator(".table-menu > summary").click();
        await expect(page.getByRole("button", { name: "Leave the table" })).toBeInViewport({ ratio: 1 });
        await page.locator(".table-menu > summary").click();
      }
      // Each turn of Unmatched ends by itself.
      if (address !== "unmatched") expect(ends).toBeGreaterThan(0);
    });
  }
});
