// Access to information: tournaments, the tracker and games hold to one table (Tournament Rules 4.1).
import type { Deck } from "altmode/tcg";
import { load, type Viewer } from "altmode/tournament";
import { load as loadTracker } from "altmode/tracker";
import { expect, test } from "vitest";
import { config, errorOf, tcg } from "./support.js";

const rules = await load();
const tracker = await loadTracker();

const line = (item: string) => rules.information.find((each) => each.item === item);

test("tournaments and the tracker have the same table", () => {
  expect(tracker.information).toEqual(rules.information);
  expect(line("rules")).toMatchObject({ category: "derived", shownToBoth: true });
  expect(line("notes")).toMatchObject({ category: "private", shownToBoth: false, shownToOwner: true });
  expect(line("deck-order")).toMatchObject({ shownToBoth: false, shownToOwner: false });
});

test("a deck list and what a check found are for officials and their player", () => {
  const cup = rules.newTournament({ seed: "5eed" });
  const [ada, bob] = [cup.addPlayer("Ada"), cup.addPlayer("Bob")];
  const list = (card: string) => ({ characters: ["Secret team"], battle: [{ card, count: 3 }] });
  cup.apply({ type: "registerDeck", player: ada, deck: list("Secret card") });
  cup.apply({ type: "deckCheck", player: ada, found: list("Secret other"), seconds: 60 });
  cup.apply({ type: "penalty", player: ada, section: "5.5", penalty: "warning", note: "Secret note" });
  cup.pair();
  // During a match its players do not see their lists (2.7).
  expect(errorOf(() => cup.deck(ada, { player: ada }))).toMatchObject({ code: "in-match" });
  expect(cup.deck(ada, "official")).not.toBeNull();
  cup.apply({ type: "result", table: 1, games: [2, 0] });
  const seen = (viewer: Viewer) => JSON.stringify(cup.view(viewer)).includes("Secret");
  const allowed: [Viewer, boolean][] = [
    ["official", line("deck-list")?.shownToOwner ?? false],
    [{ player: ada }, line("deck-list")?.shownToOwner ?? false],
    [{ player: bob }, line("deck-list")?.shownToBoth ?? true],
    ["public", line("deck-list")?.shownToBoth ?? true],
  ];
  for (const [viewer, expected] of allowed) {
    expect(seen(viewer)).toBe(expected);
    if (expected) expect(cup.deck(ada, viewer)).not.toBeNull();
    else expect(errorOf(() => cup.deck(ada, viewer))).toMatchObject({ code: "private-information" });
  }
  for (const text of [cup.html("pairings"), cup.html("slips"), cup.html("standings"), cup.csv("pairings")]) {
    expect(text).toContain("Ada");
    expect(text).not.toContain("Secret");
  }
  expect(cup.view("public").options.seed).toBe("");
  expect(errorOf(() => cup.view({ player: "nobody" }))).toMatchObject({ path: "viewer" });
  expect(errorOf(() => cup.view("everybody" as Viewer))).toMatchObject({ code: "bad-input" });
});

test("picks of a draft are for officials and their player", () => {
  const booster = (seat: string) => [{ characters: [`c${seat}`], battle: [`b${seat}`, `d${seat}`] }];
  const draft = rules.newDraft({ players: ["a", "b"], boosters: ["a", "b"].map(booster) });
  while (draft.view().stage === "characters") {
    draft.pick(draft.view().seats.find(({ picksNow }) => picksNow)?.player ?? "");
  }
  draft.pick("a");
  const battle = (viewer?: Viewer) => draft.view(viewer).seats.map((seat) => seat.battle !== undefined);
  expect(battle()).toEqual([true, true]);
  expect(battle({ player: "a" })).toEqual([true, false]);
  expect(battle("public")).toEqual([false, false]);
  expect(draft.view("public").seats.every(({ pack }) => pack === undefined)).toBe(true);
});

test("what the tracker gives to the other player has no notes", () => {
  const player = (name: string) => ({ name, characters: ["Bumblebee, Courageous Scout"] });
  const match = tracker.newMatch({ players: [player("Ann"), player("Ben")] }, { device: "one", at: 0 });
  const act = (action: Parameters<typeof match.apply>[0]) => match.apply(action, { at: 0 });
  act({ type: "note", text: "Secret one" });
  act({ type: "note", seat: 1, text: "Secret two" });
  act({ type: "damage", character: 1, amount: 2 });
  const theirs = match.seenBy("opponent");
  for (const text of [theirs.link(), theirs.export(), theirs.view(0), theirs.history()]) {
    expect(JSON.stringify(text)).not.toContain("Secret");
  }
  const taken = tracker.fromLink(theirs.link(), { device: "two" });
  expect(taken.view(0)).toMatchObject({ note: "" });
  expect(taken.view(0).characters[1]?.damage).toBe(2);
  // Their part comes back, and the notes are still there.
  taken.apply({ type: "damage", character: 0, amount: 1 }, { at: 60_000 });
  expect(match.merge({ link: taken.link() })).toBe(1);
  expect(match.view(0)).toMatchObject({ note: "Secret one" });
  expect(match.view(0).players[1].note).toBe("Secret two");
  expect(match.seenBy("owner").view(0)).toEqual(match.view(0));
  expect(errorOf(() => match.seenBy("judge" as "owner"))).toMatchObject({ path: "audience" });
});

test("the numbers of cards in a view say nothing of the order of the deck list", () => {
  let [inOrder, pairs, beside, equals] = [0, 0, 0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const game = tcg.newGame({ ...config, seed: seed.toString(16) });
    const { players } = game.observe("all");
    for (const seat of [0, 1] as const) {
      const names = config.players[seat].battle.map(({ card }) => card);
      const cards = [...(players[seat]?.hand.cards ?? []), ...(players[seat]?.deck.known ?? [])].map(
        ({ id = -1, name = "" }) => ({ id, at: names.indexOf(name) }),
      );
      for (const [index, one] of cards.entries()) {
        for (const other of cards.slice(index + 1)) {
          if (one.at === other.at) {
            equals++;
            if (Math.abs(one.id - other.id) === 1) beside++;
          } else {
            pairs++;
            if (one.id < other.id === one.at < other.at) inOrder++;
          }
        }
      }
    }
    game.free();
  }
  // By chance half of the pairs; all of them, or none, if cards were numbered as they are listed.
  expect(pairs).toBeGreaterThan(1000);
  expect(inOrder / pairs).toBeGreaterThan(0.4);
  expect(inOrder / pairs).toBeLessThan(0.6);
  // Equal cards are side by side about as seldom as others: one in twenty of a deck of 40.
  expect(equals).toBeGreaterThan(100);
  expect(beside / equals).toBeLessThan(0.2);
});

/** Secret Actions that the engine knows, in place of other cards of the decks. */
const secretActions = [
  "Backfire",
  "Battlefield Report",
  "Bolster",
  "Dampening Field",
  "Defensive Formation",
  "Hiding Spot",
  "Infiltrate",
];
const withSecretActions = (deck: Deck): Deck => ({
  ...deck,
  battle: deck.battle.map((entry, at) => ({ ...entry, card: secretActions[at] ?? entry.card })),
});

test("a view of a game shows what the table says, decision by decision", () => {
  const [one, other] = config.players;
  const game = tcg.newGame({ players: [withSecretActions(one), withSecretActions(other)], seed: "17" });
  let [hands, orders, secrets, tapped] = [0, 0, 0, 0];
  let chance = 1;
  while (game.toAct !== null) {
    const views = [game.observe(0), game.observe(1)] as const;
    expect(views[0].phase).toBe(views[1].phase);
    for (const seat of [0, 1] as const) {
      const theirs = views[seat].players[1 - seat];
      const own = views[seat === 0 ? 1 : 0].players[1 - seat];
      if (theirs === undefined || own === undefined) throw new Error("a game has two players");
      // Hands: the owner sees every card, the opponent only those that an effect showed.
      expect(own.hand.cards.length === own.hand.count).toBe(line("hand")?.shownToOwner);
      const unseen = own.hand.cards.filter(({ seenByOpponent }) => !seenByOpponent).length;
      expect(
        theirs.hand.count - theirs.hand.cards.filter(({ card }) => card !== undefined).length >= unseen,
      ).toBe(!line("hand")?.shownToBoth);
      hands += unseen;
      // A deck has a number of cards and no order, for anybody.
      for (const deck of [own.deck, theirs.deck]) {
        expect(Object.keys(deck).sort()).toEqual(["count", "known"]);
        if (deck.known.length === 0) orders++;
      }
      // A Secret Action lies there face down: that it does is free information, its face is not.
      const faceDown = ({ played }: typeof own) => played.filter((card) => card.faceDown);
      const fromBehind = faceDown(theirs);
      expect(fromBehind.length).toBe(faceDown(own).length);
      for (const [at, card] of faceDown(own).entries()) {
        expect(secretActions.includes(card.name ?? "")).toBe(line("secret-actions")?.shownToOwner);
        if (card.seenByOpponent) continue;
        const shown = line("secret-actions")?.shownToBoth ? card : { faceDown: true };
        expect(fromBehind[at]).toEqual(shown);
        secrets++;
      }
      // Free and derived: names, state and values of all characters, the part of the turn, the KO area.
      expect(theirs.characters).toEqual(own.characters);
      expect(theirs.ko).toEqual(own.ko);
      tapped += theirs.characters.filter((character) => character.tapped).length;
    }
    const actions = game.legalActions();
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    const action = actions[(chance >> 8) % actions.length];
    if (action === undefined) throw new Error("a running game has a legal action");
    game.apply(action);
  }
  expect(Math.min(hands, orders, secrets, tapped)).toBeGreaterThan(0);
});
