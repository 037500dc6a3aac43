// npm run bench -- --bots: the strength of the bots as ratings, from games of the native program with fixed seeds. Every
// match-up has equal decks or heroes, and each bot goes first in half of its games. The results are equal on every machine, so
// a change of a bot shows.
import { cargoTarget, output, run } from "../scripts/lib/run.mjs";

const tcg = (deck) => ["--deck", deck, "--deck", deck];
const unmatched = (hero) => ["--game", "unmatched", "--hero", hero, "--hero", hero];
const MATCH_UPS = {
  "Autobots Starter Set": tcg("autobot-starter"),
  "Bumblebee vs Megatron": tcg("bumblebee-vs-megatron"),
  "Unmatched, Medusa": unmatched("medusa"),
  "Unmatched, Sinbad": unmatched("sinbad"),
};

/** Number of games of a pair. */
const GAMES = 400;

/** Each bot with the one it is rated against. */
const PAIRS = [
  { bot: "greedy", against: "random" },
  { bot: "search", rounds: 50, against: "greedy" },
  { bot: "search", rounds: 200, against: "greedy" },
];

/** Returns the share of the games that a bot wins; a draw counts as half a win. */
function share(matchUp, { bot, against, rounds = 1 }) {
  const won = [0, 1].map((seat) => {
    const bots = seat === 0 ? [bot, against] : [against, bot];
    const command = ["simulate", ...matchUp, ...bots.flatMap((name) => ["--bot", name])];
    const flags = ["--games", String(GAMES / 2), "--iterations", String(rounds), "--seed", "7", "--json"];
    const printed = output(`${cargoTarget}/release/altmode`, [...command, ...flags], { timeout: 3_600_000 });
    if (printed === undefined) throw new Error(`altmode ${command.join(" ")} failed`);
    const { wins, draws } = JSON.parse(printed);
    return wins[seat] + draws / 2;
  });
  return (won[0] + won[1]) / GAMES;
}

/** Returns the rating difference that wins this share (Elo). Half a game is added to both sides, so that it is finite. */
function difference(share) {
  const likely = (share * GAMES + 0.5) / (GAMES + 1);
  return 400 * Math.log10(likely / (1 - likely));
}

/** Returns the 95 % confidence interval of a share of games (Wilson). */
function interval(share) {
  const z = 1.96 ** 2 / GAMES;
  const [middle, width] = [share + z / 2, Math.sqrt(z * share * (1 - share) + z ** 2 / 4)];
  return [middle - width, middle + width].map((bound) => bound / (1 + z));
}

/** Prints the table of docs/bots.md. */
export async function rateBots() {
  await run("cargo", ["build", "--release", "--package", "altmode-cli", "--quiet"]);
  const percent = (number) => (100 * number).toFixed(1);
  console.log("| match-up | bot | against | won | rating |\n| --- | --- | --- | --- | ---: |");
  for (const [name, matchUp] of Object.entries(MATCH_UPS)) {
    const ratings = { random: 0 };
    for (const pair of PAIRS) {
      const { bot, against, rounds } = pair;
      const won = share(matchUp, pair);
      const rating = ratings[against] + difference(won);
      ratings[bot] ??= rating;
      const [low, high] = interval(won).map(percent);
      const shown = rounds === undefined ? bot : `${bot}, ${rounds} rounds`;
      console.log(
        `| ${name} | ${shown} | ${against} | ${percent(won)} % (${low} to ${high}) | ${Math.round(rating)} |`,
      );
    }
  }
}
