// Decks, heroes and characters as tiles at the set-up of each game, in three languages and on a phone.
import { expect, expectSound, test } from "./visit.js";

/** For each game its address, the field of its first choice, and a choice with words of its line in each language. */
const games = {
  play: {
    tile: "Dinobots",
    count: 23,
    lines: {
      en: /^\w.* · attack up to \d/,
      de: /^\w.* · Angriff bis/,
      fr: /^\w.* · attaque/,
    },
  },
  unmatched: {
    tile: "sinbad",
    count: 70,
    lines: { en: /^15 health · .* · move 2 · /i, de: /^15 .* · Porter · /i, fr: /^15 .* · / },
  },
  deckbuilder: {
    tile: "x-beacon",
    count: 10,
    lines: {
      en: /^(Alt|Team) Mode: Power \d, Range \d · Move \d; (Bot|Combiner) Mode/,
      de: /Move \d/,
      fr: /Move \d/,
    },
  },
} as const;

for (const [address, { tile, count, lines }] of Object.entries(games))
  for (const width of [390, 1280])
    test(`${address}: a choice by its tile at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await page.goto(`/#/${address}`);
      const opener = page.getByTestId("choice-0");
      await opener.click();
      const tiles = page.locator(".tiles .tile");
      await expect(tiles.first()).toBeVisible();
      expect(await tiles.count()).toBe(count);
      const texts = await tiles.evaluateAll((all) =>
        all.map((each) =>
          [each.querySelector("strong"), each.querySelector("small")].map((part) => part?.textContent ?? ""),
        ),
      );
      for (const [name = "", line = ""] of texts) {
        expect(name).not.toBe("");
        expect(line, name).toMatch(lines.en.source.startsWith("^15") ? /^\d+ health · / : lines.en);
      }
      if (process.env.ALTMODE_SHOTS)
        await page.screenshot({
          path: `${process.env.ALTMODE_SHOTS}/tiles-${address}-${width}.png`,
          fullPage: true,
        });
      const cut = await tiles.evaluateAll(
        (all) =>
          all.filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight || scrollWidth > clientWidth,
          ).length,
      );
      expect(cut).toBe(0);
      await expectSound(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.locator(`[data-tile="${tile}"]`).click();
      await expect(opener).toHaveAttribute("data-chosen", tile);
      await expect(tiles).toHaveCount(0);
      await expect(opener).toBeFocused();
      // By keys: the chosen one is pressed, and Escape closes.
      await page.keyboard.press("Enter");
      await expect(page.locator(`[data-tile="${tile}"]`)).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Escape");
      await expect(tiles).toHaveCount(0);
      for (const [language, name] of [
        ["de", "Deutsch"],
        ["fr", "Français"],
      ] as const) {
        await page.locator("#language, select:has(option[value=de])").first().selectOption({ label: name });
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await opener.click();
        await expect(page.locator(`[data-tile="${tile}"] small`)).toHaveText(lines[language]);
        await page.keyboard.press("Escape");
      }
    });

test("the tiles of heroes are searched by name, set and numbers", async ({ page }) => {
  await page.goto("/#/unmatched");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await page.getByTestId("choice-0").click();
  const search = page.getByRole("searchbox", { name: "Search", exact: true });
  await search.fill("harpy medusa");
  await expect(page.locator(".tiles .tile strong")).toHaveText(["Medusa"]);
  await search.fill("no such hero");
  await expect(page.locator(".tiles .tile")).toHaveCount(0);
  // A search does not begin the game: the form is not sent, which the browser does before the key is answered.
  const setup = page.getByTestId("unmatched-setup");
  await setup.evaluate((form) => form.addEventListener("submit", () => form.setAttribute("data-sent", "")));
  await search.press("Enter");
  await expect(setup).not.toHaveAttribute("data-sent");
});

test("a saved deck with a card that does not exist cannot be chosen, and says which", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "altmode.decks",
      JSON.stringify([
        { name: "Broken", list: "Characters\n1 Bumblebee, Brave Warrior\n1 Nobody Knows Me\n" },
      ]),
    ),
  );
  await page.goto("/#/play");
  await page.getByTestId("choice-0").click();
  const broken = page.locator('[data-tile="own Broken"]');
  await expect(broken).toBeDisabled();
  await expect(broken).toContainText("Nobody Knows Me");
  await expect(page.locator('[data-tile="Dinobots"]')).toBeEnabled();
  await expectSound(page);
});

for (const [address, hidden] of [
  ["play", "Two people at this screen"],
  ["unmatched", "Two people at this screen"],
  ["deckbuilder", "All at this screen"],
] as const)
  test(`the set-up of ${address} has tiles and Play in sight on a phone, and the rest behind More`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/#/${address}`);
    await expect(page.getByTestId("choice-1")).toBeInViewport();
    if (address === "play")
      await expect(page.getByRole("button", { name: "Play", exact: true })).toBeInViewport({ ratio: 1 });
    for (const label of ["Seed (optional)", hidden, "Strong"])
      await expect(page.getByLabel(label)).toBeHidden();
    await page.getByText("More", { exact: true }).click();
    for (const label of ["Seed (optional)", hidden, "Strong"])
      await expect(page.getByLabel(label)).toBeVisible();
    await expectSound(page);
  });
