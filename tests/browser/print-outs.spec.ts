// Every print-out of the page, opened in German and French: no English of the page or of the engine, and nothing wider than
// the paper or higher than its slip, though a name is one long word.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import de from "../../demo/src/messages/de/index.js";
import fr from "../../demo/src/messages/fr/index.js";
import type { Key } from "../../demo/src/messages/types.js";
import { expectTranslated } from "./english.js";
import { expect, test, unfold } from "./visit.js";

/** The keys of the print-outs of a tournament, from the panel that has their buttons. */
const keys = [
  ...readFileSync(new URL("../../demo/src/tournament/print/panel.tsx", import.meta.url), "utf8").matchAll(
    /"((?:desk|tournament)\.print-[\w-]+)"/g,
  ),
].map(([, key]) => key as Key);

const LONG = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren";

for (const [language, texts] of Object.entries({ de, fr })) {
  const t = (key: Key, values: Record<string, string | number> = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page }) =>
      page.context().addInitScript((word) => localStorage.setItem("altmode.language", word), language),
    );
    const button = (page: Page, key: Key, values?: Record<string, string | number>) =>
      page.getByRole("button", { name: t(key, values), exact: true }).first();
    /** Prints by a button, and looks for English on the paper. */
    const print = async (page: Page, key: Key) => {
      const opened = page.waitForEvent("popup");
      await button(page, key).click();
      const paper = await opened;
      await expect(paper.locator("html")).toHaveAttribute("lang", language);
      await expect(paper.locator("h1").first()).toBeVisible();
      await expectTranslated(paper, language === "de" ? "Deutsch" : "Français", key, "body");
      await paper.emulateMedia({ media: "print" });
      // Letter and A4 within margins of 1 cm.
      for (const width of [740, 718]) {
        await paper.setViewportSize({ width, height: 980 });
        const over = await paper.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll<HTMLElement>(".slip")]
            .filter(
              (part) =>
                part.scrollWidth > part.clientWidth ||
                (part.className && part.scrollHeight > part.clientHeight),
            )
            .map((part) => part.innerText),
        );
        expect(over, `${key} at ${width}`).toEqual([]);
      }
      await paper.close();
    };

    test("the print-outs of a tournament", async ({ page }) => {
      expect(keys.length).toBeGreaterThanOrEqual(10);
      const left = new Set(keys);
      /** Prints all that can be printed now and was not before. */
      const printAll = async () => {
        await unfold(page);
        for (const key of left) {
          const one = button(page, key);
          if ((await one.count()) === 0 || (await one.isDisabled())) continue;
          await print(page, key);
          left.delete(key);
        }
      };
      await page.goto("/#/tournament");
      await unfold(page);
      await page
        .getByLabel(t("tournament.name"), { exact: true })
        .fill("Meisterschaft im Transformers Trading Card Game, Saint-Germain-en-Laye");
      await page.getByLabel(t("tournament.rounds"), { exact: true }).fill("1");
      await page.getByLabel(t("tournament.playoff"), { exact: true }).selectOption("2");
      await page.getByLabel(t("desk.minutes"), { exact: true }).fill("40");
      await page.getByLabel(t("desk.prizes"), { exact: true }).fill("1: 12\n2: 6");
      await button(page, "tracker.begin").click();
      for (const name of [LONG, "Maximiliane-Theodora von Hohenlohe-Schillingsfürst", "Cat", "Dan", "Eve"]) {
        await page.getByLabel(t("tournament.player-name"), { exact: true }).fill(name);
        await page.getByLabel(t("tournament.player-name"), { exact: true }).press("Enter");
      }
      await printAll();
      await button(page, "tournament.pair").click();
      await unfold(page);
      await button(page, "desk.open-reports").click();
      await expect(page.getByTestId("table-link")).toBeVisible();
      await printAll();
      await print(page, "desk.print-card");
      for (const table of [1, 2])
        await page
          .getByRole("row")
          .filter({ has: page.getByRole("rowheader", { name: String(table), exact: true }) })
          .getByRole("combobox")
          .first()
          .selectOption({ index: 1 });
      await button(page, "tournament.cut", { count: 2 }).click();
      await printAll();
      expect([...left]).toEqual([]);
    });

    test("the list of a deck", async ({ page }) => {
      await page.goto("/#/decks");
      await page
        .locator("summary", { hasText: t("decks.import") })
        .first()
        .click();
      await page
        .getByLabel(t("decks.import-text"), { exact: true })
        .first()
        .fill("1 Optimus Prime, Battlefield Legend\n4 Plasma Burst\nSideboard\n2 Zap");
      await button(page, "decks.import-read").click();
      await unfold(page);
      await print(page, "decks.print");
    });
  });
}
