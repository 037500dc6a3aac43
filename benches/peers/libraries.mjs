// Libraries of other games, each played by random players or called by the way its documentation shows first. What a game and
// a decision are differs between them, so each row of the table says what it counts.
import { Battle } from "@pkmn/sim";
import { calculate, Field, Generations, Move, Pokemon } from "@smogon/calc";
import { Client } from "boardgame.io/dist/cjs/client.js";
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { Chess as Rules } from "chess.js";
import { Chess as Position } from "chessops/chess";

/** Most moves of one chess game: random players seldom come to an end by themselves. */
const MOST_PLIES = 500;

/** One random game of chess by lists of moves in standard notation. */
function playChessJs(pick) {
  const game = new Rules();
  let decisions = 0;
  for (; decisions < MOST_PLIES && !game.isGameOver(); decisions++) game.move(pick(game.moves()));
  return decisions;
}

/** One random game of chess by sets of squares. Repeated positions are not looked for: chessops leaves them to its users. */
function playChessops(pick) {
  const game = Position.default();
  let decisions = 0;
  for (; decisions < MOST_PLIES && !game.isEnd() && game.halfmoves < 100; decisions++) {
    const moves = [...game.allDests()].flatMap(([from, squares]) => [...squares].map((to) => ({ from, to })));
    const move = pick(moves);
    const promotes = game.board.pawn.has(move.from) && (move.to < 8 || move.to >= 56);
    game.play(promotes ? { ...move, promotion: "queen" } : move);
  }
  return decisions;
}

const pokemon = (species, ...moves) => ({ species, moves, level: 100, evs: {}, ivs: {} });
const TEAM = [
  pokemon("Tauros", "bodyslam", "hyperbeam", "blizzard", "earthquake"),
  pokemon("Chansey", "icebeam", "thunderwave", "thunderbolt", "softboiled"),
  pokemon("Snorlax", "bodyslam", "reflect", "rest", "selfdestruct"),
  pokemon("Exeggutor", "sleeppowder", "psychic", "explosion", "stunspore"),
  pokemon("Starmie", "blizzard", "thunderbolt", "thunderwave", "recover"),
  pokemon("Alakazam", "psychic", "seismictoss", "thunderwave", "recover"),
];

/** The choices of one side for what it is asked now: its moves, and its other creatures. */
function choicesOf(side) {
  const { active, forceSwitch, wait } = side.activeRequest ?? { wait: true };
  if (wait) return [];
  const others = side.pokemon.flatMap((one, place) =>
    one.fainted || one.isActive ? [] : [`switch ${place + 1}`],
  );
  if (forceSwitch) return others;
  const moves = active[0].moves.flatMap((move, place) => (move.disabled ? [] : [`move ${place + 1}`]));
  return active[0].trapped ? moves : [...moves, ...others];
}

/** One random battle of the first generation, six a side. */
function playPkmn(pick, seed) {
  const battle = new Battle({
    formatid: "gen1customgame",
    seed: [seed, 1, 2, 3],
    p1: { name: "one", team: TEAM },
    p2: { name: "two", team: TEAM },
  });
  let decisions = 0;
  for (const side of battle.sides) if (side.activeRequest?.teamPreview) battle.choose(side.id, "default");
  while (!battle.ended) {
    for (const side of battle.sides) {
      const choices = choicesOf(side);
      if (choices.length === 0) continue;
      if (!battle.choose(side.id, pick(choices))) throw new Error(`refused: ${side.choice.error}`);
      decisions += 1;
    }
  }
  return decisions;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const holds = (line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer);
    if (LINES.some(holds)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** One random game of tic-tac-toe on a client of its own. */
function playBoardgameIo(pick) {
  const client = Client({ game: ticTacToe, debug: false });
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState(), decisions++) {
    client.moves.clickCell(pick(state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []))));
  }
  return decisions;
}

const generation = Generations.get(9);

/** One damage calculation, from names to the 16 rolls. */
function calculateDamage() {
  const attacker = new Pokemon(generation, "Gengar", {
    item: "Choice Specs",
    nature: "Timid",
    evs: { spa: 252 },
  });
  const defender = new Pokemon(generation, "Chansey", {
    item: "Eviolite",
    nature: "Calm",
    evs: { hp: 252, spd: 252 },
  });
  calculate(generation, attacker, defender, new Move(generation, "Focus Blast"), new Field()).range();
  return 1;
}

/** `play` plays one game and returns its number of decisions. */
export const libraries = [
  { name: "chess.js 1.4.0", plays: "chess, `moves()` and `move()`, at most 500 plies", play: playChessJs },
  {
    name: "chessops 0.15.1",
    plays: "chess, `allDests()` and `play()`, at most 500 plies",
    play: playChessops,
  },
  { name: "@pkmn/sim 0.10.11", plays: "Pokémon, generation 1, six a side", play: playPkmn },
  { name: "boardgame.io 0.50.2", plays: "tic-tac-toe, a local client a game", play: playBoardgameIo },
  { name: "@smogon/calc 0.12.0", plays: "one damage calculation instead of a game", play: calculateDamage },
];
