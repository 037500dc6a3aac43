// Finds texts of a page that are not whole on the narrowest phone: words that break, texts that are cut or beside the screen.
import type { Page } from "@playwright/test";
import { expect } from "./visit.js";

/** The narrowest phone, and the usual one. */
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];

/** Returns the texts that are not whole, each with its fault. Addresses break anywhere, and what scrolls is cut by its edge. */
export const brokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflow);
    const range = document.createRange();
    const check = (text: Text, around: Element) => {
      const say = (fault: string) => found.add(`${fault}: ${text.data.trim().slice(0, 60)}`);
      for (const word of text.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          say(`${word[0]} breaks`);
      }
      range.selectNodeContents(text);
      const whole = range.getBoundingClientRect();
      for (let box: Element | null = around; box !== null && box !== document.body; box = box.parentElement) {
        if (scrolls(box)) return;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isCut = getComputedStyle(box).overflow !== "visible" || box.matches("button, summary");
        const isOut = whole.left < left - 1.5 || whole.right > right + 1.5;
        if (isCut && (isOut || whole.top < top - 1.5 || whole.bottom > bottom + 1.5)) say("cut");
      }
      if (whole.left < -1 || whole.right > innerWidth + 1) say("beside the screen");
    };
    const top = document.querySelector("dialog[open]") ?? document.body;
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const around = node.parentElement;
      if (!(node instanceof Text) || around === null || /^\s*$|:\/\//.test(node.data)) continue;
      const isSeen = around.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isSeen && !around.closest(".hidden-visually, select, textarea, svg")) check(node, around);
    }
    return [...found];
  });

/** Every text of a page is whole on narrow phones. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => brokenTexts(page), { message: `${where}, ${size.width} wide` }).toEqual([]);
  }
}
