// What a golden record keeps of each state: one number for its hash and all its views. The Rust test makes the same
// number from the same bytes (FNV-1a, 32 bit).

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
export const digestOf = (game) =>
  digest([game.hash(), ...[0, 1, "all"].map((viewer) => JSON.stringify(game.view(viewer)))]);

/** Plays a record; gives the number of the first decision after which something differed, or `undefined`. */
export function firstDifference(tcg, { config, moves, digests }) {
  const game = tcg.newGame(config);
  const expected = digests.split(" ");
  if (expected.length !== moves.length + 1) throw new Error("a record has one digest more than moves");
  let at = digestOf(game) === expected[0] ? undefined : 0;
  for (let move = 0; move < moves.length && at === undefined; move++) {
    game.apply(moves[move]);
    if (digestOf(game) !== expected[move + 1]) at = move + 1;
  }
  if (at === undefined && game.toAct !== null) throw new Error("the record ends before the game");
  game.free();
  return at;
}
