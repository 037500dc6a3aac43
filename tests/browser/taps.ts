// Counts the taps of a person on a phone, and says whether the page had to be scrolled for them.
import { expect, type Locator, type Page } from "@playwright/test";

/** A phone of usual size; the goals of taps hold on it. */
export const usual = { width: 390, height: 844 };

/** Whether a control must be on the screen already, or may be scrolled to. */
type Way = "in sight" | "anywhere";

/** Counts taps, chosen options and typed words. */
export function tapper(page: Page, way: Way = "in sight") {
  let taps = 0;
  let scrolled = 0;
  const look = async (what: Locator) => {
    await expect(what).toBeVisible();
    const box = await what.boundingBox();
    const { width, height } = page.viewportSize() ?? usual;
    const away = box === null || box.y < 0 || box.y + box.height > height || box.x + box.width > width;
    if (away) scrolled += 1;
    if (way === "in sight") expect(away, "on the screen without scrolling").toBe(false);
    taps += 1;
  };
  return {
    tap: async (what: Locator) => {
      await look(what);
      await what.click();
    },
    hold: async (what: Locator, milliseconds: number) => {
      await look(what);
      await what.click({ delay: milliseconds });
    },
    choose: async (what: Locator, option: Parameters<Locator["selectOption"]>[0]) => {
      await look(what);
      await what.selectOption(option);
    },
    type: async (what: Locator, word: string) => {
      await look(what);
      await what.fill(word);
    },
    count: () => taps,
    /** Returns how many controls were out of sight. */
    scrolled: () => scrolled,
  };
}
