// The program that every environment runs. It imports nothing, so that it runs wherever the package does.
// scripts/record-conformance.mjs runs it as well, and writes the inputs and the results into recorded.js.

/** Views are compared before every action whose number this divides, because they take longer than hashes. */
const VIEW_EVERY = 25;

/** Returns a hash of a value as JSON (FNV-1a). It needs no TextEncoder, which Hermes lacks. */
function digest(value) {
  const text = JSON.stringify(value);
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, "0");
}

const fieldsOf = ({ name, code, path, message }) => ({ name, code, path, message });

/** Returns the result of a function, or the fields of the error that it throws. */
function outcomeOf(task) {
  try {
    return { value: task() };
  } catch (error) {
    return { error: fieldsOf(error) };
  }
}

/** The programs by kind of recorded part. Each takes the object that `load()` returns and returns plain data. */
export const programs = {
  /** Plays a game by recorded actions, restores and replays it, and plays it again with bots. */
  game(rules, { config, actions, playouts, suggest }) {
    const game = rules.newGame(config);
    const first = game.clone();
    const hashes = [game.hash()];
    const views = [];
    const look = () =>
      views.push(digest([game.view(0), game.view(1), game.view("all"), game.legalActions()]));
    let refused = null;
    for (const [step, action] of actions.entries()) {
      if (step % VIEW_EVERY === 0) look();
      try {
        game.apply(action);
      } catch (error) {
        // The hashes so far show the first difference.
        refused = fieldsOf(error);
        break;
      }
      hashes.push(game.hash());
    }
    look();
    const { action, value, visits } = first.suggest(suggest);
    const result = {
      hashes,
      refused,
      outcome: game.outcome,
      views,
      events: digest(game.events()),
      restored: rules.restore(game.save()).hash(),
      replayed: rules.replay(game.record()).hash(),
      checksum: first.playouts(playouts.games, playouts.options).checksum,
      suggestion: { action: action.id, value, visits },
    };
    game.free();
    first.free();
    return result;
  },

  /** Calls methods of the loaded object. Some calls are mistakes, whose errors are compared. */
  calls: (rules, calls) =>
    calls.map(({ method, input, field }) =>
      outcomeOf(() => (field === undefined ? rules[method](input) : rules[method](input)[field])),
    ),

  /** Tracks a match, opens its link on a second device, and asks a rules engine for odds at the table. */
  async match(rules, { setup, actions, odds }, entries) {
    const at = 1_000;
    const match = rules.newMatch(setup, { device: "one", at });
    const other = rules.import(match.export(), { device: "three" });
    const applied = actions.map((action, index) =>
      match.apply(action, { at: at + 60_000 * (index + 1), by: setup.players[0].name }),
    );
    const end = at + 60_000 * (actions.length + 1);
    const undone = [match.undo({ at: end }), match.redo({ at: end })];
    const link = match.link();
    const opened = rules.fromLink(link, { device: "two" });
    return {
      texts: applied.map(({ text }) => text),
      warnings: digest(applied),
      undone,
      history: match.history().length,
      link,
      view: digest(match.view(end)),
      opened: digest(opened.view(end)),
      merged: other.merge({ link }),
      odds: match.forecast(await entries[odds.engine](), odds.attacker, odds.defender).damage,
    };
  },

  /** Runs a tournament in which the first player of each table wins. */
  tournament(rules, { options, players, rounds }) {
    const tournament = rules.newTournament(options);
    for (const player of players) tournament.addPlayer(player);
    for (let round = 0; round < rounds; round++) {
      tournament.pair();
      for (const { table } of tournament.view().rounds[round].tables)
        tournament.apply({ type: "result", table, games: [2, 1] });
    }
    return {
      standings: tournament.standings().map(({ player, points }) => [player, points]),
      view: digest(tournament.view()),
      csv: tournament.csv("pairings", 1),
      restored: digest(rules.restoreTournament(tournament.save()).view()),
    };
  },
};

/** Returns the recorded part with a game of an entry point. */
export const gameOf = (recorded, entry) =>
  recorded.find(({ program, entries }) => program === "game" && entries.includes(entry));

/** Adds where a result differs from the recorded one; of a list only its first difference. */
function compare(place, is, should, found) {
  const [text, wanted] = [JSON.stringify(is), JSON.stringify(should)];
  if (text === wanted) return;
  const isObject = (value) => typeof value === "object" && value !== null;
  if (!isObject(is) || !isObject(should) || Array.isArray(is) !== Array.isArray(should)) {
    found.push(`${place} is ${text}, not ${wanted}`);
  } else if (Array.isArray(is)) {
    const length = Math.max(is.length, should.length);
    for (let index = 0, before = found.length; index < length && found.length === before; index++)
      compare(`${place}[${index}]`, is[index], should[index], found);
  } else {
    const before = found.length;
    for (const name of new Set([...Object.keys(should), ...Object.keys(is)]))
      compare(`${place}.${name}`, is[name], should[name], found);
    if (found.length === before) found.push(`${place} has its members in another order`);
  }
}

/**
 * Runs every recorded part with every entry point that it names, and returns the differences from the record.
 *
 * @param entries the `load` functions by entry point, see `writeEntries` in ../fresh.mjs
 * @param recorded see recorded.js
 */
export async function differences(entries, recorded) {
  const found = [];
  const tried = new Set();
  for (const { program, entries: names, input, result } of recorded) {
    for (const name of names) {
      tried.add(name);
      try {
        compare(
          `${name}: ${program}`,
          await programs[program](await entries[name](), input, entries),
          result,
          found,
        );
      } catch (error) {
        found.push(`${name}: ${program}: ${error}${error.stack === undefined ? "" : `\n${error.stack}`}`);
      }
    }
  }
  for (const name of Object.keys(entries)) if (!tried.has(name)) found.push(`${name} is in no recorded part`);
  return found;
}
