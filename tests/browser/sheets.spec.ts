// Every sheet of the tools for a real table, opened on a phone: sound for axe in English, without English after a change to German or
// where the visit is in French, and with whole texts in both. Controls are found by the keys of their texts.
import type { Page } from "@playwright/test";
import { en } from "../../demo/src/messages/en/index.js";
import fr from "../../demo/src/messages/fr/index.js";
import type { Key } from "../../demo/src/messages/types.js";
import { seatHeroes } from "./duel.js";
import { expectTranslated } from "./english.js";
import { expect, expectSound, test, unfold } from "./visit.js";
import { expectWhole } from "./whole.js";

const usual = { width: 390, height: 844 };

/** Changes the language of the page to German and back, which keeps what is open and what was typed. */
async function changeLanguage(page: Page, where: string) {
  const choose = async (code: string) => {
    // By force, because it lies behind an open dialog.
    await page.locator(".settings select").first().selectOption(code, { force: true });
    await expect(page.locator("html")).toHaveAttribute("lang", code);
  };
  const kept = () =>
    page
      .locator("main")
      .evaluate((main) => [
        main.querySelectorAll("details[open], dialog[open], [aria-expanded=true]").length,
        ...[...main.querySelectorAll<HTMLInputElement>("input, textarea")].map((field) =>
          field.type === "checkbox" || field.type === "radio" ? field.checked : field.value,
        ),
      ]);
  const before = await kept();
  await choose("de");
  await expectTranslated(page, "Deutsch", where);
  await expectWhole(page, where);
  expect(await kept(), where).toEqual(before);
  await choose("en");
  expect(await kept(), where).toEqual(before);
}

const place = (page: Page, seat: number) =>
  page.getByTestId(`above-${seat}`).locator(".above-place.battlefield .above-name").first();

for (const [language, texts] of Object.entries({ en, fr })) {
  const t = (key: Key, values: Record<string, string | number> = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const button = (page: Page, key: Key, values?: Record<string, string | number>) =>
    page.getByRole("button", { name: t(key, values), exact: true }).first();
  const field = (page: Page, key: Key) => page.getByLabel(t(key), { exact: true }).first();
  const look = async (page: Page, where: string) => {
    if (language === "fr") {
      await expectTranslated(page, "Français", where);
      return expectWhole(page, where);
    }
    await expectSound(page, [usual]);
    await changeLanguage(page, where);
  };
  const addPlayers = async (page: Page, names: readonly string[]) => {
    for (const name of names) {
      await field(page, "tournament.player-name").fill(name);
      await field(page, "tournament.player-name").press("Enter");
    }
  };

  test.describe(`in ${language}`, { tag: language === "en" ? [] : ["@long"] }, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(usual);
      await page.context().addInitScript((word) => localStorage.setItem("altmode.language", word), language);
    });

    /** Seats two teams and begins. */
    const beginTracker = async (page: Page, along: boolean) => {
      await page.goto("/#/tracker");
      await unfold(page);
      await look(page, "set-up");
      await field(page, along ? "battle.title" : "tracker.way-count").check();
      for (const [seat, name] of ["Ann", "Ben"].entries()) {
        const side = page.getByTestId(`side-${seat}`);
        await side.getByLabel(t("tracker.name")).fill(name);
        await side
          .getByLabel(t("tracker.from-deck"))
          .selectOption({ label: ["Autobot Starter Set", "Blaster"][seat] ?? "" });
      }
      await field(page, "tracker.wins").fill("2");
      await button(page, "tracker.begin").click();
      await expect(page.getByTestId("above")).toBeVisible();
    };

    test("the sheets of the tracker", async ({ page }) => {
      await beginTracker(page, false);
      await look(page, "above");
      await place(page, 0).click();
      await look(page, "character");
      await place(page, 1).click();
      await look(page, "attack");
      await page.reload();
      await button(page, "above.switch").click();
      await page.getByTestId("character-0").locator("details, button[aria-expanded]").last().click();
      await unfold(page);
      await button(page, "tracker.odds").click();
      await expect(page.getByTestId("odds")).toContainText("%");
      await look(page, "list");
      await page.getByTestId("match").getByRole("button", { name: /Ann/ }).first().click();
      await look(page, "ended");
      await button(page, "tracker.next-game").click();
      await look(page, "next game");
    });

    test("the sheets of the tracker that plays along", async ({ page }) => {
      await beginTracker(page, true);
      await button(page, "above.cards").click();
      await look(page, "cards and abilities");
      await page.reload();
      await place(page, 0).click();
      await place(page, 1).click();
      await expect(page.getByTestId("above-along")).toBeVisible();
      await look(page, "flips");
      await page.reload();
      await button(page, "above.switch").click();
      await unfold(page);
      await look(page, "list with the panel");
    });

    test("the sheets of the companion", async ({ page }) => {
      await seatHeroes(page, ["Geralt of Rivia", "Yennefer & Triss"]);
      await page.getByRole("combobox", { name: t("unmatched.board") }).fill("Navy Pier");
      await page.getByRole("option", { name: "Navy Pier" }).click();
      await field(page, "companion.wins").fill("2");
      await look(page, "set-up");
      await button(page, "tracker.begin").click();
      await expect(page.getByTestId("bar")).toBeVisible();
      await page
        .getByTestId("fighter-0")
        .getByRole("button", { name: /^Geralt/ })
        .first()
        .click();
      await button(page, "unmatched.do.maneuver").click();
      await button(page, "tracker.end-turn").click();
      await unfold(page);
      await page
        .getByTestId("combat")
        .getByRole("button", { name: t("companion.odds") })
        .click();
      await expect(page.getByTestId("companion-odds")).toContainText("%");
      await look(page, "game");
      await page.getByTestId("match").getByRole("button").first().click();
      await page
        .getByTestId("bar")
        .getByRole("button", { name: t("tracker.next-game") })
        .click();
      await button(page, "companion.other-heroes").click();
      await look(page, "next game");
    });

    test("the sheets of a tournament", async ({ page, context }) => {
      await page.goto("/#/tournament");
      await unfold(page);
      await look(page, "set-up");
      await field(page, "tournament.name").fill("Cup");
      await field(page, "tournament.rounds").fill("1");
      await field(page, "tournament.playoff").selectOption("2");
      await field(page, "desk.prizes").fill("1: 12\n2: 6");
      await button(page, "tracker.begin").click();
      await addPlayers(page, ["Ann", "Ben", "Cat", "Dan", "Eve"]);
      await unfold(page);
      await look(page, "before the first round");
      await button(page, "tournament.pair").click();
      await button(page, "tracker.clock-start").click();
      await unfold(page);
      await button(page, "desk.open-reports").click();
      await expect(page.getByTestId("table-link")).toBeVisible();
      await look(page, "round");
      const phone = await context.newPage();
      await phone.setViewportSize(usual);
      await phone.goto(await page.getByTestId("table-link").inputValue());
      await expect(phone.getByRole("radio").first()).toBeVisible();
      await look(phone, "report");
      await phone.goto("/#/tournament/list");
      await phone.locator("textarea").fill("3 Plasma Burst\n2 Zapp");
      await look(phone, "list");
      await phone.goto("/#/tournament/public");
      await expect(phone.locator("h1").first()).toBeVisible();
      await look(phone, "hall");
      await phone.close();
      for (const table of [1, 2])
        await page
          .getByRole("row")
          .filter({ has: page.getByRole("rowheader", { name: String(table), exact: true }) })
          .getByRole("combobox")
          .first()
          .selectOption({ index: 1 });
      await button(page, "tournament.cut", { count: 2 }).click();
      await unfold(page);
      await look(page, "cut");
      await button(page, "tournament.close").click();
      await look(page, "end");
    });

    test("the sheets of sealed events and of drafts", async ({ page }) => {
      for (const format of ["sealed", "draft"]) {
        await page.goto("/#/tournament");
        await field(page, "decks.format").selectOption(format);
        await button(page, "tracker.begin").click();
        await addPlayers(page, ["Ann", "Ben"]);
        await unfold(page);
        if (format === "sealed") await button(page, "draft.open-pools").click();
        else {
          await button(page, "draft.draw-pods").click();
          await button(page, "draft.begin", { pod: 1 }).click();
          await unfold(page);
          await button(page, "draft.picks-begin").click();
        }
        await unfold(page);
        await look(page, format);
        await button(page, "tournament.close").click();
        await button(page, "tournament.close-yes").click();
      }
    });

    test("the sheets of decks, cards and odds", async ({ page }) => {
      await page.goto("/#/decks");
      await page
        .locator("summary", { hasText: t("decks.import") })
        .first()
        .click();
      await field(page, "decks.import-text").fill(
        "1 Optimus Prime, Battlefield Legend\n4 Plasma Burst\nSideboard\n2 Zap\n3 Zapp",
      );
      await button(page, "decks.import-read").click();
      await expect(page.getByTestId("unread")).toBeVisible();
      await unfold(page);
      await look(page, "deck");
      await page.goto("/#/cards/w1-054");
      await expect(page.locator(".card-text").first()).toBeVisible();
      await unfold(page);
      await look(page, "card");
      await page.goto("/#/calculator");
      await expect(page.getByTestId("ko")).toBeVisible();
      await unfold(page);
      const defender = page.getByTestId("defender");
      await defender.getByRole("combobox", { name: t("tracker.add-character") }).fill("private flak");
      await page.keyboard.press("Enter");
      await button(page, "calculator.against-do").click();
      await expect(page.getByTestId("against").getByRole("row")).toHaveCount(3);
      await look(page, "calculator");
      await page.goto("/#/calculator/deck");
      await expect(page.getByTestId("at-least")).toBeVisible();
      await unfold(page);
      await look(page, "deck odds");
    });
  });
}
