// Table mode of the tracker: real cards are flipped, the rules engine plays along.
import type { Page } from "@playwright/test";
import { beginTracked, expect, expectSound, test } from "./visit.js";

const guide = (page: Page) => page.getByTestId("guide");
const side = (page: Page, of: "attacker" | "defender") => page.getByTestId(`flips-${of}`);

async function openBattle(page: Page): Promise<void> {
  await beginTracked(page);
  await page.locator("summary", { hasText: "Play along" }).click();
  await page.getByText("One attack", { exact: true }).click();
  await expect(page.getByTestId("legal-attacks")).toContainText("What Ann may attack");
}

/** Cards with one icon each, until the side says that all are flipped. */
async function flip(page: Page, of: "attacker" | "defender", icons: readonly string[]): Promise<void> {
  for (const icon of icons) {
    await side(page, of)
      .getByRole("button", { name: `A card with ${icon}`, exact: true })
      .click();
  }
}

test("table mode is sound", async ({ page }) => {
  await openBattle(page);
  await page.getByTestId("legal-attacks").getByRole("button").first().click();
  await flip(page, "attacker", ["orange"]);
  await guide(page).getByText("Where the numbers come from").click();
  await page.getByText("What it does not know").click();
  await expectSound(page);
});

test("flipped cards become damage in one entry", async ({ page }) => {
  await openBattle(page);
  const legal = page.getByTestId("legal-attacks");
  await legal.getByRole("button").first().click();
  const toFlip = side(page, "attacker").getByTestId("to-flip");
  await expect(toFlip).toContainText(/more to flip, \d in all/);
  const count = Number(/(\d+) in all/.exec((await toFlip.textContent()) ?? "")?.[1]);
  const outcome = page.getByTestId("battle-outcome");
  await expect(outcome).toContainText(/So far: attack \d+/);
  const attack = async () => Number(/attack (\d+)/i.exec((await outcome.textContent()) ?? "")?.[1]);
  const before = await attack();
  // A white icon brings two cards more.
  await flip(page, "attacker", ["white", ...Array<string>(count - 1).fill("orange")]);
  await expect(side(page, "attacker")).toContainText("2 more to flip");
  await flip(page, "attacker", ["orange", "no icon"]);
  await expect(side(page, "attacker")).toContainText(`All ${count + 2} are flipped.`);
  await flip(page, "attacker", ["orange"]);
  await expect(side(page, "attacker")).toContainText("it does not count");
  await side(page, "attacker")
    .getByRole("button", { name: new RegExp(`^Remove card ${count + 3}`) })
    .click();
  await expect(side(page, "attacker")).toContainText(`All ${count + 2} are flipped.`);
  await flip(page, "defender", ["blue", "no icon", "no icon", "no icon"].slice(0, 2));
  await expect(outcome).toContainText(/Attack \d+, defense \d+: \d+ damage/);
  expect(await attack()).toBe(before + count);

  const damage = Number(await guide(page).getByLabel("Damage done").inputValue());
  await guide(page).getByRole("button", { name: "Note the attack and the damage" }).click();
  await expect(page.getByTestId("said")).toContainText(`for ${damage} damage`);
  await expect(guide(page)).toHaveCount(0);
  // The attacker is tapped now, so it attacks no more, and the reason is shown.
  await legal.getByText("Not legal now, and why").click();
  await expect(legal).toContainText("is tapped");
  // One entry, so one undo.
  await page.getByRole("button", { name: /^Undo: .* damage/ }).click();
  await expect(legal).not.toContainText("is tapped");
});

test("a battle with the keyboard alone", async ({ page }) => {
  await openBattle(page);
  await page.getByTestId("legal-attacks").getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await side(page, "attacker").getByRole("button", { name: "A card with orange" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(side(page, "attacker").getByRole("listitem")).toHaveCount(2);
  const name = side(page, "defender").getByRole("combobox", { name: "A card by name" });
  await name.focus();
  await page.keyboard.type("improvised shield");
  await page.keyboard.press("Enter");
  await expect(side(page, "defender").getByRole("listitem")).toContainText("Improvised Shield");
  const note = guide(page).getByRole("button", { name: "Note the attack and the damage" });
  // The damage is counted anew after each card.
  await expect(note).toBeEnabled();
  await note.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("said")).toContainText("damage");
});
