// Unmatched on the page beside the duel: heroes, battlefields, drafts, games of four, replays.
import { type GameRecord, load } from "altmode/unmatched";
import { expect, expectSound, test } from "./visit.js";

test("every battlefield is drawn, with all its spaces and what is special explained", async ({ page }) => {
  const { boards } = await load();
  await page.goto("/#/unmatched/boards");
  for (const board of boards.all()) {
    await page.getByLabel("Battlefield").selectOption({ label: board.name });
    await expect(page.getByRole("heading", { name: board.name })).toBeVisible();
    await expect(page.locator("[data-place]")).toHaveCount(board.spaces.length);
    const legend = page.getByTestId("legend");
    const { oneWay, passages, highGround, doors, belt, items } = board.special;
    const signs = [oneWay, passages, highGround, doors, belt, items, items].filter(Boolean).length;
    // The start spaces have a sign on each battlefield.
    await expect(legend.locator("svg")).toHaveCount(signs + 1);
  }
});

test("a space tells how far the others are", async ({ page }) => {
  await page.goto("/#/unmatched/boards/heorot");
  await page.locator('[data-place="H14"]').click();
  await expect(page.locator('[data-place="H18"]')).toHaveAccessibleName(/beside a door, 1 away/);
  await expectSound(page);
});

test("heroes are filtered and shown with their decks in numbers", async ({ page }) => {
  await page.goto("/#/unmatched/heroes");
  await page.getByLabel("Name").fill("harpy");
  await expect(page.getByText("1 hero", { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: /Medusa/ }).click();
  const hero = page.getByTestId("hero");
  await expect(hero).toContainText("Gaze of Stone");
  await expect(hero.locator(".hero-numbers")).toContainText("30");
  await expectSound(page);
  await page.getByRole("button", { name: "Play this hero" }).click();
  await expect(page.getByTestId("choice-0")).toHaveAttribute("data-chosen", "medusa");
});

test("random match-ups and a draft of bans and picks lead to the set-up", async ({ page }) => {
  await page.goto("/#/unmatched/draft");
  await page.getByRole("button", { name: "Draw a match-up" }).click();
  await expect(page.getByTestId("random-match")).toContainText("–");
  await expectSound(page);
  await page.getByRole("button", { name: "Begin the draft" }).click();
  const draft = page.getByTestId("draft");
  const choose = (name: string) =>
    draft.locator(".draft-pool").getByRole("button", { name, exact: true }).click();
  await expect(draft).toContainText("Player 1 bans a hero");
  await choose("Alice");
  await expect(draft.locator(".draft-pool").getByRole("button", { name: "Alice", exact: true })).toHaveCount(
    0,
  );
  await choose("Achilles");
  await expect(draft).toContainText("Player 1 picks a hero");
  await choose("Medusa");
  await choose("Sinbad");
  await expectSound(page);
  await choose("Marmoreal");
  await page.reload();
  await draft.getByRole("button", { name: "At random" }).click();
  await expect(draft).toContainText("The draft is done");
  await draft.getByRole("button", { name: "Play these" }).click();
  await expect(page.getByTestId("choice-0")).toHaveAttribute("data-chosen", "medusa");
  await expect(page.getByTestId("choice-1")).toHaveAttribute("data-chosen", "sinbad");

  // At a real table the same match goes on in the companion.
  await page.goBack();
  await draft.getByRole("link", { name: "Take them to the companion", exact: true }).click();
  for (const [seat, hero] of ["Medusa", "Sinbad"].entries())
    await expect(
      page.getByTestId(`player-${seat}`).getByRole("combobox", { name: "Hero", exact: true }),
    ).toHaveValue(hero);
  await expect(page.getByRole("combobox", { name: "Battlefield", exact: true })).not.toHaveValue("");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByTestId("bar")).toContainText("Turn 1");
});

for (const party of ["teams", "three"] as const) {
  test(`a game of ${party} is played against bots and is sound`, async ({ page }) => {
    await page.goto("/#/unmatched");
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Players").selectOption(party);
    await page.getByLabel("Easy").check();
    await page.getByLabel("Seed (optional)").fill("2a");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const seats = party === "teams" ? 4 : 3;
    for (let seat = 0; seat < seats; seat++) await expect(page.getByTestId(`bar-${seat}`)).toBeAttached();
    const desk = { width: 1280, height: 800 };
    await expectSound(page);
    await page.setViewportSize(desk);
    const lines = page.getByTestId("story").locator("ol > li");
    // The person's first fighters are placed, then bots place theirs, and the first turn begins.
    for (let made = 0; made < 30 && (await lines.filter({ hasText: "Turn 2" }).count()) === 0; made++) {
      await expect(page.getByTestId("open-moves")).toBeEnabled();
      if (!(await page.getByTestId("drawer").isVisible())) await page.getByTestId("open-moves").click();
      const moves = page.getByTestId("moves");
      const before = await moves.getAttribute("data-change");
      const button = page.getByTestId("drawer").locator("[data-action-id]").last();
      await button.focus();
      await button.press("Enter");
      await expect(moves).not.toHaveAttribute("data-change", before ?? "");
    }
    await expect(lines.filter({ hasText: "Turn 2" })).toHaveCount(1);
  });
}

test("items of all battlefields are mixed in", async ({ page }) => {
  const unmatched = await load();
  await page.goto("/#/unmatched");
  const mix = page.getByLabel("Mix in the items of all battlefields");
  await expect(page.getByLabel("Battlefield")).toBeVisible();
  await expect(mix).toHaveCount(0);
  await page.getByLabel("Battlefield").selectOption("navy-pier");
  await mix.check();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill("2a");
  const heroes = [
    (await page.getByTestId("choice-0").getAttribute("data-chosen")) ?? "",
    (await page.getByTestId("choice-1").getAttribute("data-chosen")) ?? "",
  ];
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const players = heroes.map((hero) => ({ hero }));
  const game = unmatched.newGame({ seed: "2a", board: "navy-pier", items: "all", players });
  const items = game.observe("all").items ?? [];
  game.free();
  const own = unmatched.boards.get("navy-pier")?.special.items?.tokens.map(({ name }) => name) ?? [];
  expect(items.filter(({ item }) => !own.includes(item)).length).toBeGreaterThan(0);
  for (const { item, at } of items)
    await expect(page.locator(`[data-place="${at}"]`)).toHaveAccessibleName(new RegExp(item));
  await expectSound(page);
});

test("a battlefield without items is played without them", async ({ page }) => {
  await page.goto("/#/unmatched");
  await page.getByLabel("Battlefield", { exact: true }).selectOption("navy-pier");
  const mix = page.getByLabel("Mix in the items of all battlefields");
  await mix.check();
  await page.getByLabel("Battlefield", { exact: true }).selectOption("marmoreal");
  await expect(mix).toHaveCount(0);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("bar-0")).toBeAttached();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a record is opened, stepped through, and a damaged one refused", async ({ page }) => {
  const unmatched = await load();
  const players = [{ hero: "medusa" }, { hero: "sinbad" }];
  const game = unmatched.newGame({ seed: "2a", board: "marmoreal", players });
  game.playout({ bot: "random", seed: "1" });
  const record: GameRecord = game.record();
  game.free();
  await page.goto("/#/unmatched/replay");
  const file = (content: string) => ({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  await page.getByLabel("Open a record").setInputFiles(file("{}"));
  await expect(page.getByRole("alert")).toContainText("not the record of a game");
  await page.getByLabel("Open a record").setInputFiles(file(JSON.stringify(record)));
  await expect(page.getByTestId("replay-position")).toBeVisible();
  await page
    .getByRole("button", { name: "Last move" })
    .or(page.getByRole("button", { name: /end|last/i }))
    .first()
    .click();
  await expect(page.getByTestId("replay-outcome")).toBeVisible();
  await expect(page.getByTestId("replay-position")).toContainText(String(record.moves.length));
  await expectSound(page);
});
