// The cards of the hand of every table: whole words at the sizes of phones and desks.
import type { Page } from "@playwright/test";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadTcg } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import { begin, move } from "./at-table.js";
import { expect, test } from "./visit.js";

const names = {
  play: async () => (await loadTcg()).cards.all().filter(({ kind }) => kind === "battle"),
  unmatched: async () => (await loadUnmatched()).cards.all(),
  deckbuilder: async () => (await loadDeckbuilder()).cards.all(),
} as const;

const letters = (word: string) => word.replace(/[^\p{L}]/gu, "").length;

/** Returns the words of the cards' names that break, or that the card cuts. `tried` are put in place of the first name. */
const brokenNames = (page: Page, tried: readonly string[]): Promise<string[]> =>
  page.evaluate((words) => {
    const found: string[] = [];
    const check = (name: Element) => {
      const text = name.firstChild;
      const card = name.closest(".hand-card");
      if (!(text instanceof Text) || card === null) throw new Error("a card has no name");
      for (const word of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (range.getClientRects().length !== 1) found.push(`${word[0]} breaks`);
        const [drawn, box] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
        if (drawn.left < box.left || drawn.right > box.right) found.push(`${word[0]} is cut`);
      }
    };
    const all = [...document.querySelectorAll<HTMLElement>(".hand-card .printed-name")];
    if (all[0] === undefined) throw new Error("the hand is empty");
    all.forEach(check);
    const [name] = all;
    const [text, size] = [name.textContent, name.style.getPropertyValue("--letters")];
    for (const word of words) {
      name.textContent = word;
      name.style.setProperty("--letters", String(word.length));
      check(name);
    }
    name.textContent = text;
    name.style.setProperty("--letters", size);
    return found;
  }, tried);

/** Returns the texts of the hand with a line that is cut in its height, or that a number of copies lies over. */
const cutLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll(".hand-card .printed-text")];
    if (texts.length === 0) throw new Error("the hand is empty");
    return texts.flatMap((text) => {
      const box = text.getBoundingClientRect();
      const card = text.closest(".hand-card");
      const frame = card?.getBoundingClientRect() ?? box;
      const count = card?.querySelector(".pile-count")?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      const seen = [...range.getClientRects()].filter(
        ({ left, width, height }) => width > 2 && height > 4 && left < box.right - 2 && box.height > 2,
      );
      const end = Math.min(box.bottom, frame.bottom, count?.top ?? Number.POSITIVE_INFINITY);
      // Cards at the edges of the fan are turned a little.
      return seen.some(({ top, bottom }) => top < end - 4 && bottom > end + 4)
        ? [text.textContent ?? ""]
        : [];
    });
  });

/** Returns the kinds of the cards of the hand that are cut or covered. A card that is turned is reported as well. */
const cutKinds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".hand-card")].flatMap((card) => {
      const kind = card.querySelector(".battle-kind, .duel-kind, .build-kind");
      if (kind === null) throw new Error("a card has no kind");
      const [frame, box] = [card.getBoundingClientRect(), kind.getBoundingClientRect()];
      const end = Math.min(
        frame.bottom,
        card.querySelector(".pile-count")?.getBoundingClientRect().top ?? frame.bottom,
      );
      const isCut = box.bottom > end || kind.scrollWidth > kind.clientWidth + 1;
      const isTurned = innerWidth < 768 && Math.abs(frame.width - (card as HTMLElement).offsetWidth) > 0.5;
      return isCut || isTurned ? [`${kind.textContent}, ${isCut ? "cut" : "turned"}`] : [];
    }),
  );

for (const address of Object.keys(names))
  test(`texts in the hand of ${address} end with a whole line`, async ({ page }) => {
    await begin(page, address);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cutLines(page), { message: `${width}x${height}` }).toEqual([]);
      await expect.poll(() => cutKinds(page), { message: `${width}x${height}` }).toEqual([]);
    }
  });

for (const [address, all] of Object.entries(names))
  test(`names in the hand of ${address} never break inside a word`, async ({ page }) => {
    const words = [...new Set((await all()).flatMap(({ name }) => name.split(/[\s-]+/)))];
    const longest = words.sort((one, other) => letters(other) - letters(one)).slice(0, 40);
    await begin(page, address);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1024, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => brokenNames(page, longest), { message: `${width}x${height}` }).toEqual([]);
    }
  });

test("a card that is drawn comes into sight and is marked for a while", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(page, "unmatched");
  for (let harpies = 0; harpies < 3; harpies++) await move(page, (listed) => listed.first());
  await page.keyboard.press("Escape");
  const maneuver = page.locator(".moves-quick button", { hasText: "Maneuver" });
  await expect(maneuver).toBeVisible();
  const cards = page.getByTestId("hand").locator(".hand-card");
  const isNew = page.getByTestId("hand").locator("[data-new]");
  await expect(isNew).toHaveCount(0);
  const fan = page.locator(".hand-fan");
  expect(await fan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const before = await cards.count();
  await maneuver.click();
  await expect(isNew).toHaveCount(1);
  await expect(isNew).toBeInViewport({ ratio: 1 });
  expect(await cards.count()).toBeGreaterThanOrEqual(before);
  // The mark is said by the story, and no part of the name.
  await expect(isNew).not.toHaveAccessibleName(/new/);
});
