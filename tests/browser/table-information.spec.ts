// Things on a table open their information: by a long press, by the right button, and by the key of the context menu.
import type { Page } from "@playwright/test";
import { begin, move } from "./at-table.js";
import { expect, test } from "./visit.js";

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

const dialog = (page: Page) => page.getByTestId("table-dialog");

/** Presses on the middle of a thing with a finger until the dialog opens. */
async function hold(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  const fingers = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await dialog(page).waitFor();
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Does something on a phone and on a desk. */
async function atSizes(page: Page, act: () => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await act();
  }
}

/** Expects a thing to open a text by each of the three ways, and to make no move by that. */
async function opens(page: Page, selector: string, text: RegExp): Promise<void> {
  const before = await page.getByTestId("moves").getAttribute("data-change");
  for (const way of ["finger", "right button", "key"]) {
    if (way === "finger") await hold(page, selector);
    else if (way === "right button") await page.locator(selector).first().click({ button: "right" });
    else {
      await page.locator(selector).first().focus();
      await page.keyboard.press("ContextMenu");
    }
    await expect(dialog(page), way).toBeVisible();
    await expect(dialog(page), way).toContainText(text);
    await page.keyboard.press("Escape");
    await expect(dialog(page), way).toHaveCount(0);
  }
  expect(await page.getByTestId("moves").getAttribute("data-change")).toBe(before);
}

test.describe("on a phone and on a desk", () => {
  test.use({ viewport: sizes[0], hasTouch: true });

  test("characters of the TCG open their cards", async ({ page }) => {
    await begin(page, "play");
    await atSizes(page, () => opens(page, ".far .bot-card", /Alt.*Bot/s));
  });

  test("counts of the TCG open what is known of hands and decks", async ({ page }) => {
    await begin(page, "play");
    /** Opens a count of a bar, and returns the dialog. */
    const counted = async (seat: number, name: RegExp) => {
      await page.getByTestId(`bar-${seat}`).getByRole("button", { name }).click();
      await expect(dialog(page)).toBeVisible();
      return dialog(page);
    };
    const number = async (seat: number, name: string) => {
      const text = await page.getByTestId(`bar-${seat}`).getByRole("button", { name }).textContent();
      return Number(/\d+/.exec(text ?? "")?.[0]);
    };
    await atSizes(page, async () => {
      const held = await number(0, "Hand");
      const own = await counted(0, /^Hand \d+$/);
      await expect(own.locator(".face")).toHaveCount(held);
      await page.keyboard.press("Escape");
      // The bot's cards stay hidden, but for those that were seen.
      for (const name of ["Hand", "Deck"]) {
        const count = await number(1, name);
        const hidden = await counted(1, new RegExp(`^${name} \\d+$`));
        await expect(hidden).toContainText(`of ${count} cards are known`);
        const known = Number(
          /(\d+) of \d+ cards/.exec((await hidden.locator("p").first().textContent()) ?? "")?.[1],
        );
        expect(known).toBeLessThan(count);
        await expect(hidden.locator(".face")).toHaveCount(known);
        await expect(hidden.locator(".flip-odds")).toHaveCount(0);
        await page.keyboard.press("Escape");
      }
      // The list of the own deck less the hand.
      const cards = await number(0, "Deck");
      const deck = await counted(0, /^Deck \d+$/);
      const left = (await deck.locator("ul:not(.flip-odds) > li").allTextContents()).map((line) =>
        Number.parseInt(line, 10),
      );
      expect(left.reduce((sum, count) => sum + count, 0)).toBe(cards);
      await expect(deck.locator(".flip-odds > li").first()).toHaveText(/\d+ ?%$/);
      await page.keyboard.press("Escape");
    });
  });

  test("fighters, spaces and counts of Unmatched open abilities and piles", async ({ page }) => {
    await begin(page, "unmatched");
    const ability = /At the start of your turn|health/;
    const counts = page.locator(".duel-counts");
    await atSizes(page, async () => {
      await opens(page, ".table-far .fighter-chip", ability);
      await opens(page, ".field-place[aria-label*='Sinbad']", /Space \d+.*Sinbad.*health.*move/s);
      for (const side of [0, 1]) {
        await counts.nth(side).focus();
        await page.keyboard.press("Enter");
        await expect(dialog(page)).toContainText(/hand\s\d+ · deck\s\d+/);
        await expect(dialog(page)).toContainText("health");
        await page.keyboard.press("Escape");
      }
    });
    await page.setViewportSize({ width: 320, height: 568 });
    // Lines of numbers do not end with a number alone.
    for (const line of await counts.allTextContents()) expect(line).not.toMatch(/ \d/);
  });

  test("the turn of the Deck-Building Game opens the decks and piles of no player", async ({ page }) => {
    await begin(page, "deckbuilder");
    const sign = page.locator("[data-testid=supply]:visible");
    await atSizes(page, async () => {
      await expect(sign).toHaveCount(1);
      const count = /\d+$/.exec((await sign.textContent()) ?? "")?.[0];
      await sign.click();
      await expect(dialog(page)).toContainText(`Main deck: ${count}`);
      await expect(dialog(page)).toContainText(/Encounters: \d+/);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  test("spaces and piles of the Deck-Building Game open their cards", async ({ page }) => {
    await begin(page, "deckbuilder");
    for (let moves = 0; moves < 3; moves++)
      await move(page, (listed) => listed.filter({ hasText: "Play" }).first());
    await atSizes(page, async () => {
      await opens(page, ".field-place", /Space A1|Space C1/);
      await page.locator(".table-near summary").first().press("Enter");
      const name = page.locator(".table-near .build-lists button").first();
      const card = (await name.textContent()) ?? "";
      await name.press("Enter");
      await expect(dialog(page).locator(".build-card")).toContainText(card);
      await expect(dialog(page).locator(".build-card")).toContainText(/Power|Move|Gain/);
      await page.keyboard.press("Escape");
      await expect(name).toBeFocused();
      await page.locator(".table-near summary").first().press("Enter");
    });
  });
});

for (const address of ["play", "unmatched", "deckbuilder"]) {
  test(`a card in the hand of ${address} is whole at the pointer, with the focus and after a long press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await begin(page, address);
    const cards = page.locator(".hand-card");
    const cutIn = (selector: string) =>
      page.evaluate(
        (whole) =>
          [...document.querySelectorAll(`${whole}, ${whole} *`)].filter(
            (part) =>
              part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).display !== "inline",
          ).length,
        selector,
      );
    for (let card = 0; card < (await cards.count()); card++) {
      await cards.nth(card).hover();
      await expect.poll(() => cutIn(".hand-card:hover")).toBe(0);
      await page.mouse.move(0, 0);
      await cards.nth(card).focus();
      await page.keyboard.press("Shift");
      await expect.poll(() => cutIn(".hand-card:focus-visible")).toBe(0);
      await page.keyboard.press("ContextMenu");
      await expect(page.getByTestId("whole-card")).toBeVisible();
      expect(await cutIn(".whole-card")).toBe(0);
      await page.keyboard.press("Escape");
      await expect(page.getByTestId("whole-card")).toHaveCount(0);
    }
  });
}
