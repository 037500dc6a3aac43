// Finds English of the page or of the engine that is neither translated nor marked.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "altmode/companion";
import { load as loadUnmatched } from "altmode/unmatched";
import { expect } from "./visit.js";

const companion = await load();
const unmatched = await loadUnmatched();

/** The printed names of cards, the longest first. They are not translated, also in labels, which cannot be marked. */
const printed = [
  ...(
    JSON.parse(
      readFileSync(new URL("../../demo/src/generated/catalogue.json", import.meta.url), "utf8"),
    ) as readonly { name: string; subtitle: string | null }[]
  ).flatMap(({ name, subtitle }) => [name, ...(subtitle === null ? [] : [subtitle])]),
  ...companion.catalogue.boards.map(({ name }) => name),
  ...unmatched.cards.all().map(({ name }) => name),
  ...unmatched.heroes
    .all()
    .flatMap(({ name, set, fighters }) => [name, set, ...fighters.map((each) => each.name)]),
].sort((one, other) => other.length - one.length);

/** Words of English sentences that the language does not have. */
export const english = {
  Deutsch:
    /\b(the|is|are|and|with|your|takes|attacks|against|player|table|damage|turn|this|has|from|cards|health|defense|undo|close|save|round|begin)\b/i,
  Français:
    /\b(the|is|are|and|with|your|takes|attacks|against|player|damage|turn|this|has|from|cards|health|defense|undo|close|save|begin)\b/i,
};

/** Leaves out the names of cards in a text that English words are searched in. */
const withoutNames = (text: string) => printed.reduce((rest, name) => rest.replaceAll(name, ""), text);

export type Spoken = keyof typeof english;

/**
 * The texts of a page within a selector, and its labels, that are not marked as English. Names of languages are not translated.
 */
const unmarked = (page: Page, within: string) =>
  page.locator(within).evaluate((main) => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const around = node.parentElement;
      if (around === null || around.closest("[lang=en], option, datalist, textarea")) continue;
      texts.push(node.textContent ?? "");
    }
    for (const each of main.querySelectorAll("[aria-label], [title], [placeholder]"))
      if (!each.closest("[lang=en]"))
        for (const name of ["aria-label", "title", "placeholder"]) texts.push(each.getAttribute(name) ?? "");
    return texts;
  });

/** No English that is neither translated nor marked. */
export async function expectTranslated(
  page: Page,
  language: Spoken,
  where: string,
  within = "main",
): Promise<void> {
  await expect
    .poll(
      async () => (await unmarked(page, within)).filter((text) => english[language].test(withoutNames(text))),
      {
        message: `${language}, ${where}`,
      },
    )
    .toEqual([]);
  // Times are those of the page's language too, not those of the browser.
  await expect(page.locator(within)).not.toContainText(/\d\s[AP]M/);
}
