// Combiners at the table of the TCG: lamps for the parts, and their way into one card.
import { readFileSync } from "node:fs";
import { type Action, load, type Observation } from "altmode/tcg";
import { gameWhere, openGame } from "./positions.js";
import { expect, test } from "./visit.js";

const battleCards = [
  "Armored Plating",
  "Data Pad",
  "Flamethrower",
  "Grenade Launcher",
  "Handheld Blaster",
  "Improvised Shield",
  "Inspiring Leadership",
  "Leap Into Battle",
  "Piercing Blaster",
  "Plasma Burst",
  "Primary Laser",
  "Ramming Speed",
  "Rapid Conversion",
  "Repair Bay",
];
const combining = [
  "Characters",
  "1 Dreadwind, Air Defense",
  "1 Blackwing, Aerial Attacker",
  "",
  "Deck",
  ...battleCards.slice(0, 13).map((name) => `3 ${name}`),
  "1 Repair Bay",
].join("\n");

/** The answer that lets two parts combine. */
const combines = ({ decision, seat }: Observation, actions: readonly Action[]) =>
  seat === 0 &&
  actions.some(({ type }) => type === "yes") &&
  /Dreadwind|Blackwing/.test(JSON.stringify(decision));

for (const movement of ["reduce", "no-preference"] as const)
  test.describe(`with ${movement} for movement`, () => {
    test.use({ contextOptions: { reducedMotion: movement } });

    test("parts slide into one card that is wider than they were", async ({ page }) => {
      const game = await gameWhere(combines, [combining, "bumblebee-vs-megatron"]);
      await openGame(page, game, ["human", "human"], "normal");
      const team = page.locator(".bot-row.near");
      await expect(team.locator(".bot-card")).toHaveCount(2);
      const width = async () => (await team.locator("li").first().boundingBox())?.width ?? 0;
      const before = await width();
      const open = page.getByTestId("cover").getByRole("button");
      if (await open.isVisible()) await open.click();
      await page.locator(".moves-quick [data-action-id]").first().click();

      // Both parts are on their way in the scene, with or without movement.
      const parts = team.locator("li.is-combining");
      await expect(parts).toHaveCount(2);
      if (process.env.ALTMODE_SHOTS)
        await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/combining-${movement}.png` });
      const moving = await parts.first().evaluate((part) => part.getAnimations().length);
      expect(moving > 0).toBe(movement === "no-preference");
      await expect(page.locator("#moves-title")).toContainText("2 characters combine into Dreadwing");

      const form = team.locator("li.is-form");
      await expect(form).toHaveCount(1);
      await expect(form).toContainText("Dreadwing");
      expect((await form.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.5);
      await expect(team.locator(".bot-lamps")).toHaveCount(0);
      await expect(page.getByTestId("story")).toContainText("2 characters combine into Dreadwing");
      if (process.env.ALTMODE_SHOTS)
        await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/combined-${movement}.png` });
    });
  });

test("a lamp for each part says which are in bot mode", async ({ page }) => {
  const inBotMode = ({ players, seat }: Observation) =>
    seat === 0 && players[0].characters.filter(({ mode }) => mode === "bot").length === 2;
  const game = await gameWhere(inBotMode, ["devastator", "autobot-starter"]);
  await openGame(page, game, ["human", "bot"]);
  const lamps = page.locator(".bot-row.near .bot-lamps");
  await expect(lamps).toContainText("Devastator");
  await expect(lamps).toContainText(/[1-6] of 6 in bot mode/);
  const lit = Number(/(\d) of/.exec((await lamps.textContent()) ?? "")?.[1]);
  await expect(lamps.locator(".lamp")).toHaveCount(6);
  await expect(lamps.locator(".lamp.lit")).toHaveCount(lit);
});

/** The parts of a team of six, which combine within some turns of an opponent who does nothing. */
async function combinedOfSix() {
  const tcg = await load();
  const deck = (name: string) =>
    tcg.parseDeck(readFileSync(new URL(`../../rust/tcg/decks/${name}.txt`, import.meta.url), "utf8"));
  const game = tcg.newGame({ players: [deck("devastator"), deck("autobot-starter")], seed: "1" });
  let before: Uint8Array | undefined;
  for (let decisions = 0; decisions < 200; decisions++) {
    const team = game.observe(0).players[0].characters;
    if (team.some(({ mode }) => mode === "combiner")) return { game, before };
    before = game.save();
    const actions = game.legalActions();
    const idle = actions.find(({ type }) => /pass|end/.test(type)) ?? actions[0];
    const wanted =
      game.toAct === 1
        ? idle
        : (actions.find(
            (action) =>
              action.type === "flip" && team.find(({ id }) => id === action.character)?.mode === "alt",
          ) ??
          actions.find(({ type }) => type === "yes") ??
          actions.find((action) => /Enigma/.test(JSON.stringify(action))) ??
          idle);
    if (wanted === undefined) break;
    game.apply(wanted.id);
  }
  throw new Error("the parts do not combine");
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const)
  test(`six parts have their lamps below them, and are one card as wide as they were, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { game, before } = await combinedOfSix();
    if (before === undefined) throw new Error("no position before");
    const tcg = await load();
    await openGame(page, tcg.restore(before), ["human", "bot"]);
    const team = page.locator(".bot-row.near");
    await expect(team.locator(".bot-lamps")).toContainText(/[1-6] of 6 in bot mode/);
    const places = await team
      .locator("ul > li")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const lamps = await team.locator(".bot-lamps").boundingBox();
    const bottom = Math.max(...places.map((place) => place.bottom));
    expect(lamps?.y ?? 0).toBeGreaterThanOrEqual(bottom);
    const wide = Math.max(...places.map(({ right }) => right)) - Math.min(...places.map(({ left }) => left));

    await page.evaluate((save) => {
      const kept = JSON.parse(localStorage.getItem("altmode.game") ?? "{}");
      localStorage.setItem("altmode.game", JSON.stringify({ ...kept, save }));
    }, Buffer.from(game.save()).toString("base64"));
    await page.reload();
    const form = team.locator("li.is-form");
    await expect(form).toContainText("Devastator");
    expect(Math.abs(((await form.boundingBox())?.width ?? 0) - wide)).toBeLessThan(wide * 0.1);
  });
