// What every environment must do alike. It imports nothing, so that it runs wherever the package does.

/**
 * Plays the recorded game, asks for a forecast, and makes a mistake. Gives what differed from the record.
 *
 * @param tcg what `load()` gave
 * @param recorded see recorded.js
 */
export function differences(tcg, recorded) {
  const found = [];
  const same = (what, is, should) => {
    const [text, wanted] = [JSON.stringify(is), JSON.stringify(should)];
    if (text !== wanted) found.push(`${what} is ${text}, not ${wanted}`);
  };
  const game = tcg.newGame(recorded.config);
  same("the first hash", game.hash(), recorded.hash);
  for (let step = 0; step < recorded.steps.length && found.length < 5; step++) {
    const { action, hash } = recorded.steps[step];
    game.apply(action);
    same(`the hash after action ${step + 1}`, game.hash(), hash);
  }
  same("the outcome", game.outcome, recorded.outcome);
  same("the replayed hash", tcg.replay(game.record()).hash(), game.hash());
  same("the restored hash", tcg.restore(game.save()).hash(), game.hash());
  same("the forecast", tcg.forecast(recorded.forecast.input).damage, recorded.forecast.damage);
  const name = "d\u00e9j\u00e0 \u6f22 \u{1f916}";
  same("text beyond ASCII", tcg.formatDeck({ ...recorded.config.players[0], name }).includes(name), true);
  try {
    tcg.forecast({ ...recorded.forecast.input, attacker: { attack: "five \u{1f916}" } });
    found.push("a mistake was not noticed");
  } catch ({ name, code, path }) {
    same("the error", { name, code, path }, recorded.error);
  }
  game.free();
  return found;
}
