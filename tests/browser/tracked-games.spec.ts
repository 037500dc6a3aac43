// Ten turns of the TCG, tapped through on a phone with the rules playing along.
import type { Page } from "@playwright/test";
import { answerAll } from "./play-along.js";
import { expect, expectSound, seatTeams, test } from "./visit.js";

const usual = { width: 390, height: 844 };

/** Returns what the bar says of the turn, or that the game is over. */
const state = async (page: Page) =>
  (await page.getByTestId("ended").count()) > 0
    ? "over"
    : (/Turn \d+: \w+/.exec((await page.getByTestId("bar").textContent()) ?? "")?.[0] ?? "");

test("ten turns of the TCG are tapped through with the rules", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(usual);
  await page.goto("/#/tracker");
  await seatTeams(page, ["Autobot Starter Set", "Bumblebee vs Megatron Starter Set"]);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("button", { name: "Cards and abilities" })).toBeVisible();
  const taps: number[] = [];
  for (let turn = 1; turn <= 10; turn++) {
    const begun = await state(page);
    if (begun === "over") break;
    const own = begun.endsWith("Ann") ? 0 : 1;
    const standing = (seat: number) =>
      page.getByTestId(`above-${seat}`).locator(".above-place.battlefield .above-name");
    let count = 0;
    const attackOnce = async () => {
      const [attackers, defenders] = [await standing(own).count(), await standing(1 - own).count()];
      let tapped = 0;
      attack: for (let attacker = 0; attacker < attackers; attacker++) {
        await standing(own).nth(attacker).click();
        tapped += 1;
        for (let defender = 0; defender < defenders; defender++) {
          await standing(1 - own)
            .nth(defender)
            .click();
          tapped += 1;
          const along = page.getByTestId("above-along");
          const refused = page.getByTestId("above-refused");
          await expect
            .poll(
              async () =>
                (await along.count()) + (await refused.count()) > 0 || (await state(page)) !== begun,
            )
            .toBe(true);
          if ((await refused.count()) === 0) break attack;
          await refused.getByRole("button", { name: "Close" }).click();
          tapped += 1;
        }
        await page.getByTestId("above-character").getByRole("button", { name: "Close" }).click();
        tapped += 1;
      }
      return tapped;
    };
    /** With all enemies tapped the player attacks again (Expanded Rules 2.0, 1.4 Post-Attack). */
    const again = async () =>
      (await page.getByTestId("above-along").count()) === 0 &&
      ((await page.getByTestId("above-told").textContent()) ?? "").includes("attacks before the turn ends");
    const isOver = async () => (await state(page)) !== begun || (await again());
    while ((await state(page)) === begun) {
      count += await attackOnce();
      count += await answerAll(page, isOver);
    }
    taps.push(count);
    await expect.poll(() => state(page)).not.toBe(begun);
    await expect(page.getByTestId("above")).not.toContainText("Changed by hand.");
    expect(await page.evaluate(() => scrollX + scrollY)).toBe(0);
  }
  console.log(`taps of each turn: ${taps.join(", ")}`);
  expect(taps.length).toBe(10);
  await expectSound(page, [usual]);
  // Every undo takes back a whole step.
  const last = await state(page);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => state(page)).not.toBe(last);
});
