// What the tracker's table mode makes of whole turns, without a page: the session, and the entries that follow from it.
import { expect, test } from "@playwright/test";
import { load as loadTcg, type Tcg } from "altmode/tcg";
import { load as loadTracker, type Match } from "altmode/tracker";
import { missingEntries } from "../../demo/src/tracker/turn/follow.js";
import {
  beginSession,
  enteredOf,
  type Run,
  renewed,
  run,
  type Session,
  usedUp,
  withCards,
  withEntered,
  withoutLast,
  withStep,
} from "../../demo/src/tracker/turn/session.js";

let tcg: Tcg;
let match: Match;

test.beforeEach(async () => {
  tcg = await loadTcg();
  match = (await loadTracker()).newMatch({
    players: [
      {
        name: "Ann",
        characters: ["Bumblebee, Courageous Scout", "Optimus Prime, Battlefield Legend"],
      },
      { name: "Ben", characters: ["Deadlock, Bounty Hunter", "Ransack, Insecticon Commando"] },
    ],
  });
  // Turn 3: nothing of the limits of the first turns.
  match.apply({ type: "turn", turn: 3, active: 0 });
  match.apply({ type: "mode", character: 0, mode: "bot" });
});

function act(session: Session, label: RegExp): Run {
  const now = run(tcg, session);
  const action = now.actions.find((each) => label.test(each.label));
  if (action === undefined) throw new Error(`${label} is none of ${now.actions.map((each) => each.label)}`);
  return run(tcg, withStep(now, action));
}

function inHand(session: Session, seat: 0 | 1, name: string): Session {
  const of = session.cards[seat];
  const card = /^w\d/.test(name) ? tcg.cards.get(name) : tcg.cards.find(name);
  const hand = [...of.named.hand, card.id];
  return withCards(session, seat, { ...of, named: { ...of.named, hand } });
}

const orange = { icons: ["orange"] } as const;
const plain = { icons: [] } as const;

function follow(played: Run): void {
  for (let round = 0; round < 20; round++) {
    const entries = missingEntries(match.view(), played);
    if (entries.length === 0) return;
    for (const entry of entries) match.apply(entry);
  }
  throw new Error("the table does not come to what was played");
}

test("flipped cards are asked for, a white icon for two more, and the table follows", () => {
  let now = act(beginSession(match.view()), /^Attack Deadlock with Bumblebee/);
  expect(now.asked).toEqual([2, 2]);
  now = run(tcg, withEntered(now.session, 0, [orange, { icons: ["white"] }]));
  expect(now.asked).toEqual([2, 2]);
  now = run(tcg, withEntered(now.session, 0, [orange, { icons: ["white"] }, orange, plain]));
  expect(now.asked).toEqual([0, 2]);
  now = run(tcg, withEntered(now.session, 1, [{ icons: ["blue", "orange"] }, { card: "w1-061" }]));
  expect(now.asked).toEqual([0, 0]);
  const totals = now.events.find((event) => event.type === "totals");
  follow(now);
  const { characters } = match.view();
  if (totals?.type !== "totals") throw new Error("there was no battle");
  expect(characters[2]?.damage).toBe(totals.attack - totals.defense);
  expect(characters[0]?.tapped).toBe(true);
});

test("what an Action does until the end of the turn counts in the attack", () => {
  const without = act(beginSession(match.view()), /^Attack Deadlock with Bumblebee/);
  let session = inHand(beginSession(match.view()), 0, "Leap Into Battle");
  let now = act(session, /Leap Into Battle/);
  if (now.seen.decision?.kind === "choose-characters") now = act(now.session, /Bumblebee/);
  session = now.session;
  now = act(session, /^Attack Deadlock with Bumblebee/);
  const cards = [plain, plain];
  const damage = (from: Run) => {
    const one = run(tcg, withEntered(withEntered(from.session, 0, cards), 1, cards));
    return one.seen.players[1].characters[0]?.damage ?? 0;
  };
  expect(damage(now)).toBe(damage(without) + 3);
});

test("drawn cards stay unknown, and what is flipped afterwards lies below them", () => {
  let now = act(inHand(beginSession(match.view()), 0, "w2-046"), /Play Pep Talk/);
  expect(now.session.cards[0].deck).toEqual(["unseen", "unseen"]);
  expect(now.seen.players[0].hand.count).toBe(4);
  now = act(now.session, /^Attack Deadlock with Bumblebee/);
  now = run(tcg, withEntered(withEntered(now.session, 0, [orange, orange]), 1, [plain, plain]));
  expect(now.asked).toEqual([0, 0]);
  expect(now.events.some((event) => event.type === "totals" && event.attack >= 2)).toBe(true);
  // Of entered cards one can be taken out again: then it is asked for again.
  expect(enteredOf(now.session, 0)).toEqual([orange, orange]);
  const fewer = run(tcg, withEntered(now.session, 0, [orange]));
  expect(fewer.asked).toEqual([1, 0]);
});

test("a step is taken back with the cards that were entered for it", () => {
  const begun = beginSession(match.view());
  let now = act(begun, /^Attack Deadlock with Bumblebee/);
  now = run(tcg, withEntered(withEntered(now.session, 0, [orange, orange]), 1, [plain, plain]));
  follow(now);
  const back = run(tcg, withoutLast(now.session));
  expect(back.session.steps).toEqual([]);
  expect(back.session.cards).toEqual(begun.cards);
  follow(back);
  expect(match.view().characters.map(({ damage, tapped }) => [damage, tapped])).toEqual([
    [0, false],
    [0, false],
    [0, false],
    [0, false],
  ]);
});

test("an Upgrade, a flip and a KO come to the table, and the turn ends there too", () => {
  match.apply({ type: "set-damage", character: 3, to: 6 });
  let now = act(inHand(beginSession(match.view()), 0, "Primary Laser"), /Primary Laser on Bumblebee/);
  follow(now);
  expect(match.view().characters[0]?.upgrades[0]?.name).toBe("Primary Laser");
  now = act(now.session, /^Flip Optimus Prime/);
  follow(now);
  expect(match.view().characters[1]?.mode).toBe("bot");
  expect(usedUp(now).flip).toBe(true);
  now = act(now.session, /^Attack Ransack with Bumblebee/);
  now = run(tcg, withEntered(withEntered(now.session, 0, [orange, orange]), 1, [plain, plain]));
  follow(now);
  expect(match.view().characters[3]?.zone).toBe("ko");
  while (now.seen.active === 0) now = act(now.session, /Stop playing|End|Attack/);
  follow(now);
  expect(match.view().turn).toBe(4);
  expect(match.view().active).toBe(1);
});

test("what the engine can't know is refused with a reason, and nothing changes", () => {
  const [card] = tcg.cards
    .all()
    .filter(({ text, kind }) => kind === "battle" && /search your deck/i.test(text));
  if (card !== undefined) {
    const session = inHand(beginSession(match.view()), 0, card.id);
    expect(() => act(session, new RegExp(card.name))).toThrow(/deck/);
  }
  // A card of the hand that nobody named goes onto the deck and is flipped from there.
  let now = act(inHand(beginSession(match.view()), 0, "Incoming Transmission"), /Incoming Transmission/);
  now = act(now.session, /Blank/);
  expect(() => act(now.session, /^Attack Deadlock with Bumblebee/)).toThrow(/nobody named/);
});

test("characters that are no cards are refused by name", () => {
  match.apply({ type: "add", seat: 1, own: { name: "Homemade", health: 5 } });
  expect(() => beginSession(match.view())).toThrow(/Homemade is no card/);
});

test("over random games the table always follows", async () => {
  const tracker = await loadTracker();
  let last = 20;
  const lot = <T>(of: readonly T[]): T => {
    last = (last * 1103515245 + 12345) & 0x7fffffff;
    return of[Math.floor((last / 0x80000000) * of.length)] as T;
  };
  const battle = tcg.cards.all().filter(({ kind }) => kind === "battle");
  const characters = tracker.cards.characters.filter(({ kind }) => kind !== "combiner");
  const icons = (["orange", "blue", "white", "green", "black"] as const).map((color) => ({ icons: [color] }));
  for (let game = 0; game < 5; game++) {
    const team = () => [0, 1, 2].map(() => lot(characters).id);
    match = tracker.newMatch({ players: [{ characters: team() }, { characters: team() }] });
    match.apply({ type: "turn", turn: 3, active: 0 });
    let session = beginSession(match.view());
    for (const seat of [0, 1] as const) {
      const of = session.cards[seat];
      const hand = [0, 1, 2, 3, 4].map(() => lot(battle).id);
      session = withCards(session, seat, { ...of, named: { ...of.named, hand } });
    }
    for (let step = 0; step < 30; step++) {
      const now = run(tcg, session);
      if (now.seen.outcome !== null) break;
      try {
        let next = run(tcg, withStep(now, lot(now.actions)));
        while (next.asked[0] + next.asked[1] > 0) {
          const seat = next.asked[0] > 0 ? 0 : 1;
          const card = lot([plain, { card: lot(battle).id }, ...icons]);
          next = run(tcg, withEntered(next.session, seat, [...enteredOf(next.session, seat), card]));
        }
        follow(next);
        session = renewed(tcg, match.view(), next);
      } catch (error) {
        // What the engine can't know; anything else is a fault.
        expect(String(error)).toMatch(/deck|nobody named|shuffle/);
        break;
      }
    }
  }
});
