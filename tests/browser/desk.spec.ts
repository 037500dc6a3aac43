// On a wide screen: fields of forms have the width that their contents need.
import { expect, test } from "./visit.js";

test.use({ viewport: { width: 1280, height: 800 } });

/** The screens with forms, by their addresses. */
const forms = [
  "play",
  "unmatched",
  "unmatched/draft",
  "deckbuilder",
  "tracker",
  "companion",
  "calculator",
  "decks",
  "tournament",
  "tournament/list",
] as const;

for (const form of forms) {
  test(`no field of ${form} is wider than what is entered there`, async ({ page }) => {
    await page.goto(`/#/${form}`);
    const fields = page.locator("main").locator("select, input:not([type=checkbox], [type=radio])");
    await expect(fields.first()).toBeAttached();
    const wide = await fields.evaluateAll((all: HTMLInputElement[]) =>
      all
        .map((field) => {
          for (
            let fold = field.closest("details");
            fold;
            fold = fold.parentElement?.closest("details") ?? null
          )
            fold.open = true;
          return [field.labels?.[0]?.textContent ?? "", field.getBoundingClientRect().width] as const;
        })
        .filter(([, width]) => width > 640),
    );
    expect(wide).toEqual([]);
  });
}
