// Sample output of `npm start`: one whole game and one forecast in Node.
import { readFileSync } from "node:fs";
import { at } from "./run.mjs";

const percent = (probability) => `${(100 * probability).toFixed(1)} %`;

/** Plays a game between two bots and prints its outcome. */
export function playGame(tcg) {
  const { config } = JSON.parse(readFileSync(at("benches", "workload.json"), "utf8"));
  const names = config.players.map((deck) => deck.name);
  const game = tcg.newGame(config);
  const begun = performance.now();
  game.playout();
  const milliseconds = performance.now() - begun;
  const { winner, reason } = game.outcome;
  const result = winner === null ? "nobody wins" : `${names[winner]} (player ${winner + 1}) wins`;
  console.log(`A game of ${names.join(" against ")}, seed ${config.seed}, bot against bot:`);
  console.log(
    `  ${result}, ${reason}; ${game.events().length} events in ${milliseconds.toFixed(1)} ms, state ${game.hash()}`,
  );
  game.free();
}

/** Prints the exact odds of an attack. */
export function showForecast(tcg) {
  const forecast = tcg.forecast({
    attacker: { card: "Bumblebee, Brave Warrior", mode: "bot", upgrades: ["Primary Laser"] },
    defender: { defense: 2, tough: 1, health: 14, damage: 5 },
    attackerDeck: {
      cards: [
        { card: "Plasma Burst", count: 3 },
        { icons: ["orange", "white"], count: 2 },
        { icons: ["blue"], count: 15 },
      ],
    },
    defenderDeck: {
      cards: [
        { icons: ["blue"], count: 12 },
        { icons: ["orange"], count: 18 },
      ],
    },
  });
  console.log(
    "Bumblebee, Brave Warrior with a Primary Laser attacks a character with 2 defense, Tough 1 and 9 health left:",
  );
  console.log(
    `  ${forecast.expected.toFixed(2)} damage expected, from ${forecast.min} to ${forecast.max}; KO ${percent(forecast.ko)}`,
  );
}
