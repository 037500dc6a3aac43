// Tests whole turns of the tracker's table mode without a page: the session, and the entries that follow from it.
import { expect, test } from "@playwright/test";
import { load as loadTcg, type Tcg } from "altmode/tcg";
import { load as loadTracker, type Match } from "altmode/tracker";
import { isApart, missingEntries } from "../../demo/src/tracker/turn/follow.js";
import { readSession } from "../../demo/src/tracker/turn/kept-session.js";
import {
  beginSession,
  enteredOf,
  type Run,
  renewed,
  run,
  type Session,
  usedUp,
  withEntered,
  withHand,
  withNamed,
  withNewDeck,
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
  const card = /^w\d/.test(name) ? tcg.cards.get(name) : tcg.cards.find(name);
  return withNamed(run(tcg, session), seat, "hand", card.id);
}

const count = ({ asked: [one, other] }: Run) => [one.length, other.length];
const isAsking = (now: Run) => count(now).some((left) => left > 0);

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
  expect(count(now)).toEqual([2, 2]);
  now = run(tcg, withEntered(tcg, now.session, 0, [orange, { icons: ["white"] }]));
  expect(count(now)).toEqual([2, 2]);
  now = run(tcg, withEntered(tcg, now.session, 0, [orange, { icons: ["white"] }, orange, plain]));
  expect(count(now)).toEqual([0, 2]);
  now = run(tcg, withEntered(tcg, now.session, 1, [{ icons: ["blue", "orange"] }, { card: "w1-061" }]));
  expect(count(now)).toEqual([0, 0]);
  const totals = now.events.find((event) => event.type === "totals");
  follow(now);
  const { characters } = match.view();
  if (totals?.type !== "totals") throw new Error("there was no battle");
  expect(characters[2]?.damage).toBe(totals.attack - totals.defense);
  expect(characters[0]?.tapped).toBe(true);
  // The attacker is known too.
  const done = match.history().find(({ action }) => action.type === "damage")?.action;
  expect(done).toMatchObject({ character: 2, from: 0 });
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
    const one = run(tcg, withEntered(tcg, withEntered(tcg, from.session, 0, cards), 1, cards));
    return one.seen.players[1].characters[0]?.damage ?? 0;
  };
  expect(damage(now)).toBe(damage(without) + 3);
});

test("drawn cards stay unknown, and what is flipped afterwards lies below them", () => {
  let now = act(inHand(beginSession(match.view()), 0, "w2-046"), /Play Pep Talk/);
  expect(now.session.cards[0].known).toHaveLength(1);
  expect(now.seen.players[0].hand.count).toBe(4);
  now = act(now.session, /^Attack Deadlock with Bumblebee/);
  now = run(tcg, withEntered(tcg, withEntered(tcg, now.session, 0, [orange, orange]), 1, [plain, plain]));
  expect(count(now)).toEqual([0, 0]);
  expect(now.events.some((event) => event.type === "totals" && event.attack >= 2)).toBe(true);
  // Of entered cards one can be taken out again: then it is asked for again.
  expect(enteredOf(now.session, 0)).toEqual([orange, orange]);
  const fewer = run(tcg, withEntered(tcg, now.session, 0, [orange]));
  expect(count(fewer)).toEqual([1, 0]);
});

test("a step is taken back with the cards that were entered for it", () => {
  const begun = beginSession(match.view());
  let now = act(begun, /^Attack Deadlock with Bumblebee/);
  now = run(tcg, withEntered(tcg, withEntered(tcg, now.session, 0, [orange, orange]), 1, [plain, plain]));
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
  now = run(tcg, withEntered(tcg, withEntered(tcg, now.session, 0, [orange, orange]), 1, [plain, plain]));
  follow(now);
  expect(match.view().characters[3]?.zone).toBe("ko");
  while (now.seen.active === 0) now = act(now.session, /Stop playing|End|Attack/);
  follow(now);
  expect(match.view().turn).toBe(4);
  expect(match.view().active).toBe(1);
});

test("an unnamed card that goes from the hand onto the deck is asked for when it is flipped", () => {
  let now = act(inHand(beginSession(match.view()), 0, "Incoming Transmission"), /Incoming Transmission/);
  now = act(now.session, /Blank/);
  now = act(now.session, /^Attack Deadlock with Bumblebee/);
  expect(now.asked[0].map(({ zone }) => zone)).toEqual(["hand", "deck"]);
  now = run(tcg, withEntered(tcg, now.session, 0, [orange, { icons: ["white"] }, plain, plain]));
  expect(count(now)).toEqual([0, 2]);
  now = run(tcg, withEntered(tcg, now.session, 1, [plain, plain]));
  follow(now);
  expect(now.seen.players[0].scrap.filter(({ card }) => card === "blank-orange")).toHaveLength(1);
});

test("an unnamed card of the hand that was chosen stays the chosen one when its name is entered", () => {
  let now = act(inHand(beginSession(match.view()), 0, "Incoming Transmission"), /Incoming Transmission/);
  now = act(now.session, /Blank/);
  now = act(now.session, /^Attack Deadlock with Bumblebee/);
  now = run(tcg, withEntered(tcg, now.session, 0, [{ card: "w1-061" }, plain]));
  expect(count(now)).toEqual([0, 2]);
  now = run(tcg, withEntered(tcg, now.session, 1, [plain, plain]));
  expect(now.events.find((event) => event.type === "battle-flip")).toMatchObject({
    seat: 0,
    cardId: "w1-061",
  });
});

test("a card that was drawn can be named, and the hand keeps its size", () => {
  let now = act(inHand(beginSession(match.view()), 0, "w2-046"), /Play Pep Talk/);
  const { count: before } = now.seen.players[0].hand;
  let session = now.session;
  for (const name of ["Zap", "Field Repair", "Primary Laser", "Improvised Shield"])
    session = inHand(session, 0, name);
  now = run(tcg, session);
  expect(now.seen.players[0].hand.count).toBe(before);
  expect(now.session.cards[0].count.hand).toBe(3);
  expect(now.unnamed[0]).toEqual([]);
  now = act(now.session, /Improvised Shield on Bumblebee/);
  follow(now);
  expect(match.view().characters[0]?.upgrades[0]?.name).toBe("Improvised Shield");
  // The cards that a step drew go with it.
  const back = withoutLast(withoutLast(now.session));
  expect(back.cards[0].known.map(({ zone }) => zone)).toEqual(["hand", "hand", "hand"]);
});

test("a scrap pile that became the deck is empty, and what was used up of the turn stays so", () => {
  const begun = withNamed(run(tcg, beginSession(match.view())), 0, "scrap", tcg.cards.find("Zap").id);
  let now = act(inHand(begun, 0, "Leap Into Battle"), /Leap Into Battle/);
  if (now.seen.decision?.kind === "choose-characters") now = act(now.session, /Bumblebee/);
  expect(now.seen.players[0].scrap.map(({ name }) => name)).toContain("Zap");
  now = run(tcg, withNewDeck(match.view(), now, 0));
  expect(now.seen.players[0].scrap).toEqual([]);
  expect(now.seen.players[0].hand.count).toBe(2);
  now = run(tcg, inHand(now.session, 0, "Steamroll"));
  expect(now.actions.filter(({ type }) => type === "play-action")).toEqual([]);
});

test("before the game a deck is searched for the card that is named, and hands are dealt after it", async () => {
  match = (await loadTracker()).newMatch({
    players: [
      { name: "Ann", characters: ["Major Ultra Magnus, Infantry • City Commander"] },
      { name: "Ben", characters: ["Captain Wheeljack, Engineering • Scientist"] },
    ],
  });
  const begun = beginSession(match.view());
  // No player has anything to find: the game begins.
  expect(run(tcg, begun).seen.turn).toBe(1);
  const found = (session: Session, seat: 0 | 1, name: string) =>
    withNamed(run(tcg, session), seat, "deck", tcg.cards.find(name).id);
  let now = run(tcg, found(found(begun, 0, "Ultra Magnus Armor"), 1, "Brainstorm"));
  expect(now.seen.turn).toBe(0);
  expect(isApart(match.view(), now)).toBe(false);
  while (now.seen.turn === 0) {
    now = act(now.session, /Armor|Brainstorm/);
  }
  follow(now);
  expect(match.view().characters[0]?.upgrades[0]?.name).toBe("Ultra Magnus Armor");
  expect(match.view().turn).toBe(1);
  const [ann, ben] = now.seen.players;
  // Three cards, and the one that is drawn in turn 1; what was found is in hand besides.
  expect([ann.hand.count, ben.hand.count]).toEqual([4, 4]);
  expect(ben.hand.cards.filter(({ name }) => name === "Brainstorm")).toHaveLength(1);

  // After the shuffle each card that comes up is asked for, and comes up again when all is played anew.
  now = act(now.session, /^Attack Captain Wheeljack/);
  expect(count(now)).toEqual([2, 2]);
  now = run(tcg, withEntered(tcg, withEntered(tcg, now.session, 0, [orange, plain]), 1, [plain, plain]));
  expect(count(now)).toEqual([0, 0]);
  expect(now.events.some((event) => event.type === "battle-flip" && event.cardId === "blank-orange")).toBe(
    true,
  );
});

test("what was said to be in the deck and was not taken is not taken for what comes up", async () => {
  match = (await loadTracker()).newMatch({
    players: [
      { name: "Ann", characters: ["Captain Wheeljack, Engineering • Scientist"] },
      { name: "Ben", characters: ["Deadlock, Bounty Hunter"] },
    ],
  });
  let session = beginSession(match.view());
  // All of the deck is named, so that one of them comes up.
  for (let card = 0; card < 48; card++)
    session = withNamed(run(tcg, session), 0, "deck", tcg.cards.find("Brainstorm").id);
  const now = act(session, /^Do not use/);
  expect(() => act(now.session, /^Attack Deadlock/)).toThrow(/before the deck was shuffled/);
});

test("a session is read as it was kept, and what is damaged is refused with its place", () => {
  let now = act(inHand(beginSession(match.view()), 0, "Leap Into Battle"), /Leap Into Battle/);
  if (now.seen.decision?.kind === "choose-characters") now = act(now.session, /Bumblebee/);
  now = act(now.session, /^Attack Deadlock with Bumblebee/);
  const session = withEntered(tcg, now.session, 0, [orange, { card: "w1-061" }]);
  const { id } = match.view();
  const kept = JSON.stringify({ format: "altmode-table-mode/2", match: id, session });
  expect(readSession(kept, id)).toEqual(session);
  const again = run(tcg, readSession(kept, id));
  expect(again.seen).toEqual(run(tcg, session).seen);

  const damaged: readonly (readonly [string, RegExp])[] = [
    ["{", /JSON/],
    ["null", /JSON/],
    ["[]", /JSON/],
    [kept.replace("mode/2", "mode/1"), /format/],
    [kept.replace(id, "ffffffff"), /match/],
    [kept.replace('"place":0', '"place":-1'), /steps\[0\]\.place/],
    [kept.replace('"key":"{', '"key":"'), /steps\[0\]\.key/],
    [kept.replace('"spot":{"seat":0', '"spot":{"seat":2'), /steps\[0\]\.spot\.seat/],
    [kept.replace('"how":"named"', '"how":"guessed"'), /cards\[0\]\.known\[0\]\.how/],
    [kept.replace('"icons":["orange"]', '"icons":[7]'), /known\[1\]\.card\.icons\[0\]/],
    [kept.replace('"hand":3', '"hand":1e9'), /cards\[0\]\.count\.hand/],
    [kept.replace('"order":[', '"order":[[],'), /start\.order/],
  ];
  for (const [text, place] of damaged) expect(() => readSession(text, id)).toThrow(place);
  // Faults that only the engine can find are reported when it plays the session.
  const pink = readSession(kept.replace('"icons":["orange"]', '"icons":["pink"]'), id);
  expect(() => run(tcg, pink)).toThrow(/pink/);
});

test("a long session is renewed when a turn is over, and never while cards are asked for", async () => {
  // Each of five attacks in one turn is against the same tapped enemy (Expanded Rules 2.0, 1.4 Post-Attack).
  const five = ["w1s-t01", "w1s-t02", "w1s-t03", "w1s-t04", "Ransack, Insecticon Commando"];
  match = (await loadTracker()).newMatch({
    players: [{ characters: five }, { characters: ["w1a-t01"] }],
  });
  match.apply({ type: "turn", turn: 3, active: 0 });
  match.apply({ type: "tap", character: 5, tapped: true });
  const white = { icons: ["white"] } as const;
  let session = beginSession(match.view());
  for (let attack = 0; attack < 5; attack++) {
    let now = act(session, / with /);
    while (isAsking(now)) {
      expect(renewed(tcg, match.view(), now)).toBe(now.session);
      const seat = now.asked[0].length > 0 ? 0 : 1;
      now = run(tcg, withEntered(tcg, now.session, seat, [...enteredOf(now.session, seat), white]));
    }
    follow(now);
    session = renewed(tcg, match.view(), now);
    expect(session === now.session, `attack ${attack + 1}`).toBe(attack < 4);
  }
  expect(match.view()).toMatchObject({ turn: 4, active: 1 });
});

test("characters that came or went since are noticed", () => {
  const played = run(tcg, beginSession(match.view()));
  expect(isApart(match.view(), played)).toBe(false);
  match.apply({ type: "add", seat: 1, card: "Cliffjumper, Renegade Warrior" });
  expect(isApart(match.view(), played)).toBe(true);
  match.undo();
  match.apply({ type: "remove", character: 1 });
  expect(isApart(match.view(), played)).toBe(true);
});

test("characters that are no cards are refused by name", () => {
  match.apply({ type: "add", seat: 1, own: { name: "Homemade", health: 5 } });
  expect(() => beginSession(match.view())).toThrow(/Homemade is no card/);
});

test("over random games the table always follows", { tag: "@long" }, async () => {
  const tracker = await loadTracker();
  let last = 20;
  const lot = <T>(of: readonly T[]): T => {
    last = (last * 1103515245 + 12345) & 0x7fffffff;
    return of[Math.floor((last / 0x80000000) * of.length)] as T;
  };
  const battle = tcg.cards.all().filter(({ kind }) => kind === "battle");
  const characters = tracker.cards.characters.filter(({ kind }) => kind !== "combiner");
  const icons = (["orange", "blue", "white", "green", "black"] as const).map((color) => ({ icons: [color] }));
  let stuck = 0;
  const games = 8;
  for (let game = 0; game < games; game++) {
    const team = () => [0, 1, 2].map(() => lot(characters).id);
    match = tracker.newMatch({ players: [{ characters: team() }, { characters: team() }] });
    match.apply({ type: "turn", turn: 3, active: 0 });
    let session = beginSession(match.view());
    for (const seat of [0, 1] as const) {
      session = withHand(session, seat, 5);
      for (let card = 0; card < 5; card++)
        session = withNamed(run(tcg, session), seat, "hand", lot(battle).id);
    }
    for (let step = 0; step < 30; step++) {
      const now = run(tcg, session);
      if (now.seen.outcome !== null) break;
      try {
        let next = run(tcg, withStep(now, lot(now.actions)));
        while (isAsking(next)) {
          const seat = next.asked[0].length > 0 ? 0 : 1;
          const card = lot([plain, { card: lot(battle).id }, ...icons]);
          next = run(tcg, withEntered(tcg, next.session, seat, [...enteredOf(next.session, seat), card]));
        }
        follow(next);
        expect(isApart(match.view(), next)).toBe(false);
        session = renewed(tcg, match.view(), next);
      } catch (error) {
        // The engine can't know these cards; any other error is a fault.
        expect(String(error)).toMatch(/deck|shuffle/);
        stuck += 1;
        break;
      }
    }
  }
  expect(stuck).toBe(0);
});
