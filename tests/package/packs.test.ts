// Cards that a host adds.
import { readFileSync } from "node:fs";
import type { Pack } from "altmode/tcg";
import { expect, test } from "vitest";
import { config, errorOf, playOn, root, tcg } from "./support.js";

const pack: Pack = JSON.parse(readFileSync(`${root}/docs/packs/my-cards.json`, "utf8"));

test("the cards of a pack are found, shown and played, and saves know that they need it", () => {
  const before = tcg.newGame(config);
  playOn(before, 20);
  const report = tcg.loadPack(pack);
  expect(report).toMatchObject({ set: "my", setName: "My cards", cards: 3, hash: expect.any(String) });
  expect(tcg.loadPack(pack)).toEqual(report);
  const card = tcg.cards.find("Overtime");
  expect(card).toMatchObject({
    id: "my-001",
    implemented: true,
    text: expect.stringContaining("Draw a card"),
  });

  const [first, second] = structuredClone(config.players);
  const entry = first.battle[0];
  if (entry !== undefined) entry.card = "Overtime";
  const game = tcg.newGame({ ...config, players: [first, second] });
  playOn(game, 30);
  const record = game.record();
  expect(record.packs).toEqual([report.hash]);
  const restored = tcg.restore(game.save());
  expect(restored.hash()).toBe(game.hash());
  playOn(restored);

  // A game begun without the pack goes on, and comes back, without it.
  const old = tcg.restore(before.save());
  expect(old.hash()).toBe(before.hash());
  playOn(old);
  const missing = errorOf(() => tcg.replay({ ...record, packs: ["0123456789abcdef"] }));
  expect(missing).toMatchObject({ code: "missing-pack", path: "packs[0]" });
});

test("mistakes in a pack are named with card and place", () => {
  const broken = structuredClone(pack) as { battle: Record<string, unknown>[] };
  const [card] = broken.battle;
  if (card !== undefined) card.kind = "gadget";
  const error = errorOf(() => tcg.loadPack(broken as unknown as Pack));
  expect(error).toMatchObject({ code: "bad-pack", path: "battle[0].kind" });
  expect(error.message).toContain("my-001");
  expect(error.message).toContain("weapon");
});
