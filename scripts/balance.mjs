// node scripts/balance.mjs [--games N] [--search-games N]: lets all pairs of Unmatched heroes play each other, and writes the
// table docs/balance.md and the picture docs/balance.svg. Takes some minutes.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { at, capture, cargoTarget, run, say } from "./lib/run.mjs";

/** Heroes that many players know, for the search bot. */
const KNOWN = [
  "alice",
  "bigfoot",
  "bruce-lee",
  "daredevil",
  "dracula",
  "king-arthur",
  "medusa",
  "robin-hood",
  "sherlock-holmes",
  "sinbad",
  "spider-man",
  "sun-wukong",
];

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "200" },
    "search-games": { type: "string", default: "40" },
  },
});

/** Runs `altmode balance`. */
async function balance(...args) {
  const program = `${cargoTarget}/release/altmode`;
  return JSON.parse(await capture(program, ["balance", "--json", ...args], { timeout: 3_600_000 }));
}
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** Returns a table of heroes with rates and intervals. */
function table({ heroes }) {
  const rows = heroes.map(
    ({ player, rate, low, high, games }, place) =>
      `| ${place + 1} | ${player} | ${percent(rate)} | ${percent(low)} to ${percent(high)} | ${games} |`,
  );
  return ["| | hero | won | 95 % interval | games |", "| ---: | --- | ---: | --- | ---: |", ...rows].join(
    "\n",
  );
}

/** Returns the share that the first hero of a pair won, by "first second". */
function shares(pairs) {
  const won = new Map();
  for (const { players, wins, draws, games } of pairs) {
    const share = (wins[0] + draws / 2) / games;
    won.set(players.join(" "), share);
    won.set(players.toReversed().join(" "), 1 - share);
  }
  return won;
}

/** Returns a colour from blue (lost) over white (even) to orange (won). */
function colour(share) {
  const [end, part] = share < 0.5 ? [[33, 102, 172], 1 - 2 * share] : [[200, 90, 10], 2 * share - 1];
  return `rgb(${end.map((value) => Math.round(255 + (value - 255) * part)).join(",")})`;
}

/** Draws the results of all pairs: a row for each hero, a column for each opponent, in the order of the table. */
function picture({ heroes, pairs, bot }) {
  const [cell, left, top] = [12, 150, 150];
  const [names, won] = [heroes.map(({ player }) => player), shares(pairs)];
  const size = names.length * cell;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + size + 10} ${top + size + 40}" font-family="sans-serif" font-size="10" role="img" aria-labelledby="title description">`,
    `<title id="title">Unmatched: share of games won by each hero against each other hero</title>`,
    `<desc id="description">Rows and columns in the order of the table in balance.md. Orange: the hero of the row won more games; blue: fewer. Both players are the ${bot} bot.</desc>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
  ];
  names.forEach((name, row) => {
    const y = top + row * cell;
    parts.push(`<text x="${left - 4}" y="${y + 9}" text-anchor="end">${name}</text>`);
    parts.push(`<text transform="translate(${left + row * cell + 9} ${top - 4}) rotate(-90)">${name}</text>`);
    names.forEach((other, column) => {
      const share = won.get(`${name} ${other}`);
      if (share === undefined) return;
      const place = `x="${left + column * cell}" y="${y}" width="${cell}" height="${cell}"`;
      parts.push(
        `<rect ${place} fill="${colour(share)}"><title>${name} against ${other}: ${percent(share)}</title></rect>`,
      );
    });
  });
  const legend = [0, 0.25, 0.5, 0.75, 1].map((share, place) => {
    const x = left + place * 60;
    return `<rect x="${x}" y="${top + size + 12}" width="12" height="12" fill="${colour(share)}" stroke="#888"/><text x="${x + 16}" y="${top + size + 22}">${100 * share} %</text>`;
  });
  return `${[...parts, ...legend, "</svg>"].join("\n")}\n`;
}

await run("cargo", ["build", "--release", "--package", "altmode-cli"]);
say("playing all pairs with the greedy bot (some minutes)");
const greedy = await balance("--games", values.games);
say("playing pairs of twelve heroes with the search bot (some minutes)");
const chosen = KNOWN.filter((hero) => greedy.heroes.some((row) => row.player === hero));
const search = await balance(
  "--bot",
  "search",
  "--games",
  values["search-games"],
  ...chosen.flatMap((hero) => ["--hero", hero]),
);

/** Returns the places of a hero with each bot. */
function places(hero) {
  const place = (result) => result.heroes.findIndex((row) => row.player === hero) + 1;
  const found = [
    ["greedy", greedy],
    ["search", search],
  ].flatMap(([bot, result]) =>
    place(result) === 0 ? [] : [`is place ${place(result)} of ${result.heroes.length} with the ${bot} bot`],
  );
  return found.join(" and ");
}

writeFileSync(at("docs", "balance.svg"), picture(greedy));
writeFileSync(
  at("docs", "balance.md"),
  `---
title: Balance of the heroes of Unmatched
---

# Balance of the heroes of Unmatched

\`node scripts/balance.mjs\` made this page and its picture with \`altmode balance\`. It shows how well **bots** play each hero,
which is not how well people do: the greedy bot takes what looks best at once and does not plan, and the search bot looks three
turns ahead.

Each pair of heroes played the same number of games with each of the two first, on all ${greedy.boards.length} battlefields in turn. Draws count
half. The interval contains the true rate of this bot in 95 of 100 cases.

Ratings of the community with figures could not be obtained. Public tier lists made from results of leagues name Medusa and
Sherlock Holmes among the strongest heroes, and Jekyll & Hyde among the weakest. Here they differ as follows: ${["medusa", "sherlock-holmes", "jekyll-and-hyde"].map((hero) => `${hero} ${places(hero)}`).join("; ")}.

## Greedy bot, all pairs

${greedy.games.toLocaleString("en")} games, ${greedy.unfinished} unfinished. The player with the first turn won ${percent(greedy.first)}.

![A square for each pair of heroes: orange where the hero of the row won more games, blue where fewer](balance.svg)

${table(greedy)}

## Search bot, twelve heroes

${search.games.toLocaleString("en")} games with ${search.iterations} continuations a decision, ${search.unfinished} unfinished. The player with the first turn won
${percent(search.first)}.

${table(search)}
`,
);
say("docs/balance.md and docs/balance.svg are written");
