// Whole turns in the tracker's table mode, by clicking and by keyboard.
import { enter, legal, openTurn, turn } from "./play-along.js";
import { expect, expectSound, test } from "./visit.js";

test("whole turns are sound", async ({ page }) => {
  await openTurn(page);
  await turn(page).locator("summary", { hasText: "Not legal now" }).click();
  await expect(page.getByTestId("turn-illegal").getByRole("listitem")).not.toHaveCount(0);
  await turn(page).locator("summary", { hasText: "Hands, scrap piles" }).click();
  await expectSound(page);
  await legal(page, /^Bumblebee attacks Blaster/).click();
  await enter(page, 0, ["orange"]);
  await expectSound(page);
});

test("cards are found in the deck that was chosen, not in one of the same name", async ({ page }) => {
  await openTurn(page);
  await page.evaluate(
    (decks) => localStorage.setItem("altmode.decks", decks),
    JSON.stringify([{ name: "Autobot Starter Set", list: "3 Field Repair" }]),
  );
  // Drawn anew it knows the deck.
  await page.locator("summary", { hasText: "Play along" }).click();
  await page.locator("summary", { hasText: "Play along" }).click();
  await turn(page).locator("summary", { hasText: "Hands, scrap piles" }).click();
  const found = async (option: number, name: string) => {
    const deck = turn(page).getByRole("combobox", { name: "Cards of Ann are from" });
    await deck.selectOption(
      await deck.getByRole("option", { name: "Autobot Starter Set" }).nth(option).getAttribute("value"),
    );
    await turn(page).getByRole("combobox", { name: "Name a card in the hand of Ann" }).fill(name);
    return expect(turn(page).getByRole("option", { name }));
  };
  await (await found(0, "Field Repair")).toHaveCount(1);
  await (await found(0, "Primary Laser")).toHaveCount(0);
  await (await found(1, "Primary Laser")).toHaveCount(1);
});

test("an Upgrade, a flip and an attack are played, and the table follows", async ({ page }) => {
  await openTurn(page);
  const bumblebee = page.getByTestId("character-0");
  await turn(page).getByRole("combobox", { name: "A card that Ann plays" }).fill("primary laser");
  await page.keyboard.press("Enter");
  await legal(page, /Primary Laser on Bumblebee/).click();
  await expect(bumblebee).toContainText("Primary Laser");
  await legal(page, /^Flip Bumblebee/).click();
  await expect(bumblebee.getByRole("button", { name: /now bot mode/ })).toBeVisible();
  await legal(page, /^Bumblebee attacks Blaster/).click();
  await expect(page.getByTestId("enter-0")).toContainText("2 more cards to enter");
  await enter(page, 0, ["white", "orange"]);
  await expect(page.getByTestId("enter-0")).toContainText("2 more cards to enter");
  await enter(page, 0, ["orange", "no icon"]);
  await expect(page.getByTestId("enter-0")).toContainText("All are entered.");
  await enter(page, 1, ["blue", "no icon"]);
  const told = page.getByTestId("turn-told");
  await expect(told).toContainText(/\d+ attack against \d+ defense/);
  const [, damage] = /takes (\d+) damage/.exec((await told.textContent()) ?? "") ?? [];
  const blaster = page.getByTestId("character-4").getByRole("textbox", { name: /^Damage on/ });
  await expect(blaster).toHaveValue(damage ?? "");
  const bar = page.getByTestId("bar");
  await expect(bar).toContainText("Turn 4: Ben");

  // All entries of a step are taken back and done again at once.
  await bar.getByRole("button", { name: /^Undo/ }).click();
  await expect(blaster).toHaveValue("0");
  await expect(bar).toContainText("Turn 3: Ann");
  await expect(bumblebee).toContainText("Primary Laser");
  await expect(bumblebee.getByRole("button", { name: /now bot mode/ })).toBeVisible();
  await bar.getByRole("button", { name: /^Redo/ }).click();
  await expect(blaster).toHaveValue(damage ?? "");
  await expect(bar).toContainText("Turn 4: Ben");

  await turn(page).getByRole("button", { name: "Take the last step back" }).click();
  await expect(blaster).toHaveValue("0");
  await expect(bar).toContainText("Turn 3: Ann");
  await expect(bumblebee).toContainText("Primary Laser");
});

test("what is not legal is explained, and a table changed by hand is gone on from", async ({ page }) => {
  await openTurn(page);
  const play = turn(page).getByRole("combobox", { name: "A card that Ann plays" });
  await legal(page, /^Flip Bumblebee/).click();
  await play.fill("rollout");
  await page.keyboard.press("Escape");
  await play.fill("primary laser");
  await page.keyboard.press("Enter");
  await legal(page, /Primary Laser on Ironhide/).click();
  await play.fill("flamethrower");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("turn-refused")).toContainText("Flamethrower can’t be played now");

  await page
    .getByTestId("character-4")
    .getByRole("button", { name: /^1 damage on/ })
    .click();
  await expect(turn(page)).toContainText("The table was changed by hand since.");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(turn(page)).not.toContainText("The table was changed by hand since.");
  await page
    .getByTestId("character-4")
    .getByRole("button", { name: /^1 damage on/ })
    .click();
  await turn(page).getByRole("button", { name: "Go on from the table as it is" }).click();
  await expect(page.getByTestId("turn-legal")).toContainText("What Ann may do");
  // The flip of the turn is still used up.
  await expect(turn(page).locator("[data-legal=flip]")).toHaveCount(0);
  // Closed and opened again, all is there.
  await page.locator("summary", { hasText: "Play along" }).click();
  await page.locator("summary", { hasText: "Play along" }).click();
  await expect(page.getByTestId("turn-legal")).toBeVisible();
});

test("a turn with the keyboard alone", async ({ page }) => {
  await openTurn(page);
  await turn(page).getByRole("combobox", { name: "A card that Ann plays" }).focus();
  await page.keyboard.type("leap into battle");
  await page.keyboard.press("Enter");
  await legal(page, /Leap Into Battle/).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("turn-question")).toContainText("Leap Into Battle");
  // The focus goes on to what is to be done next.
  await expect(page.getByTestId("turn-question").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(turn(page).getByTestId("turn-legal").locator(":focus")).toHaveCount(1);
  await legal(page, /^Bumblebee attacks Blaster/).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("enter-0").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByTestId("enter-1").getByRole("button", { name: "A card with blue", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("turn-told")).toContainText(/attack against/);
});

test("before the game a deck is searched, and a scrap pile that became the deck is taken in", async ({
  page,
}) => {
  await page.goto("/#/tracker");
  await page.getByLabel("Count only").check();
  const teams = ["captain wheeljack engineering", "deadlock bounty hunter"];
  for (const [seat, character] of teams.entries()) {
    const side = page.getByTestId(`side-${seat}`);
    await side.getByLabel("Name").fill(seat === 0 ? "Ann" : "Ben");
    await side.getByRole("combobox", { name: "Add a character" }).fill(character);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("summary", { hasText: "Play along" }).click();
  await page.getByRole("button", { name: "Play along from here" }).click();
  const hands = turn(page).locator("summary", { hasText: "Hands, scrap piles" });
  await hands.click();
  await turn(page)
    .getByRole("combobox", { name: "Name a card that is somewhere in the deck of Ann" })
    .fill("brainstorm");
  await page.keyboard.press("Enter");
  const question = page.getByTestId("turn-question");
  await expect(question).toContainText("Captain Wheeljack");
  await expectSound(page);
  await question.getByRole("button", { name: /^(Use Captain Wheeljack|Search your deck)/ }).click();
  await question.getByRole("button", { name: "Choose Brainstorm" }).click();
  await expect(page.getByTestId("turn-told")).toContainText("Brainstorm");
  await expect(page.getByTestId("turn-told")).toContainText("shuffles the deck");
  await expect(page.getByTestId("turn-legal")).toContainText("What Ann may do");
  // The hand was dealt, so no player has to say how many cards it has, and the deck is no longer searched.
  await expect(turn(page).getByLabel(/Cards in the hand/)).toHaveCount(0);
  await expect(turn(page).getByRole("combobox", { name: /somewhere in the deck/ })).toHaveCount(0);
  await legal(page, /^Captain Wheeljack attacks Deadlock/).click();
  await enter(page, 0, ["orange", "orange"]);
  await enter(page, 1, ["no icon", "no icon"]);
  await expect(page.getByTestId("bar")).toContainText("Turn 2: Ben");
  await hands.click();
  await turn(page).getByRole("button", { name: "The scrap pile of Ann became the deck" }).click();
  await expect(page.getByTestId("turn-legal")).toContainText("What Ben may do");
  await expect(page.getByTestId("bar")).toContainText("Turn 2: Ben");
});

test("a card of the hand that nobody named is entered when it is flipped", async ({ page }) => {
  await openTurn(page);
  const play = turn(page).getByRole("combobox", { name: "A card that Ann plays" });
  await play.fill("incoming transmission");
  await page.keyboard.press("Enter");
  await legal(page, /Incoming Transmission/).click();
  await page.getByTestId("turn-question").getByRole("button").first().click();
  await legal(page, /^Bumblebee attacks Blaster/).click();
  await expect(page.getByTestId("enter-0")).toContainText("2 more cards to enter");
  await enter(page, 0, ["green", "orange"]);
  await enter(page, 1, ["no icon", "no icon"]);
  await expect(page.getByTestId("turn-told")).toContainText(/attack against/);
});
