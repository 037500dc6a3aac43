// Computes the number that a golden record keeps of each state, from its hash and all its views. The Rust test makes the
// same number from the same bytes (FNV-1a, 32 bit).

const text = new TextEncoder();

/** A number for a list of texts. */
export function digest(texts) {
  let sum = 0x811c9dc5;
  for (const part of texts) {
    for (const byte of text.encode(part)) sum = Math.imul(sum ^ byte, 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
}

/** The number of a game's state: of its hash, and of what each seat and the referee see. */
export const digestOf = (game, seats = 2) =>
  digest([
    game.hash(),
    ...[...Array(seats).keys(), "all"].map((viewer) => JSON.stringify(game.view(viewer))),
  ]);

/** Fields of the referee's view by which a position is recognised in any version; views gain other fields. */
const LASTING = [
  "turn",
  "active",
  "toAct",
  "card",
  "fighter",
  "hero",
  "at",
  "health",
  "damage",
  "tapped",
  "mode",
  "zone",
];

/** Returns a number for a position that does not depend on the version: of some fields of the referee's view, in order. */
export function positionOf(game, system) {
  const parts = [];
  JSON.stringify(game.observe("all"), (name, value) => {
    // Only the first versions of the TCG named the source of a question, and none had a sentence.
    if (name === "sentence" || (name === "source" && system !== "tcg")) return undefined;
    if (LASTING.includes(name) && (value === null || typeof value !== "object"))
      parts.push(`${name} ${value};`);
    return value;
  });
  return digest(parts);
}

/**
 * Plays a record; gives the number of the first decision after which something differed, or `undefined`. A record has the
 * digests of the start, of every `every`-th state, and of the end.
 */
export function firstDifference(engine, { config, moves, digests, every = 1 }) {
  const game = engine.newGame(config);
  const expected = digests.split(" ");
  if (expected.length !== Math.ceil(moves.length / every) + 1)
    throw new Error("a record has too few digests or too many");
  const differs = (number) => digestOf(game, config.players.length) !== expected[number];
  let at = differs(0) ? 0 : undefined;
  for (let move = 1; move <= moves.length && at === undefined; move++) {
    game.apply(moves[move - 1]);
    if ((move % every === 0 || move === moves.length) && differs(Math.ceil(move / every))) at = move;
  }
  if (at === undefined && game.toAct !== null) throw new Error("the record ends before the game");
  game.free();
  return at;
}
