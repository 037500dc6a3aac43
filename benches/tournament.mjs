// The tournament of benches/tournament.json in WebAssembly: how long the slowest pairing and the standings take, and a
// checksum over all pairings and the final standings, which `altmode tournament bench` makes as well.

const milliseconds = (task) => {
  const begun = performance.now();
  task();
  return performance.now() - begun;
};

/** 32-bit FNV-1a over the texts. */
function checksum(texts) {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (const byte of new TextEncoder().encode(`${text}\n`)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

/** Figures of a tournament played once, and the checksum. */
export function measureTournament(rules, { players, rounds, seed, games }) {
  const tournament = rules.newTournament({ seed }, "bench");
  for (let player = 0; player < players; player++) tournament.addPlayer(`Player ${player}`);
  const played = [];
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    slowest = Math.max(
      slowest,
      milliseconds(() => tournament.pair()),
    );
    const { tables } = tournament.view().rounds.at(-1);
    for (const { table, players: pair } of tables) {
      played.push(pair.join(" "));
      tournament.apply({ type: "result", table, games: games[(7 * table + 3 * round) % games.length] });
    }
  }
  let standings = [];
  const times = Array.from({ length: 9 }, () => milliseconds(() => (standings = tournament.standings())));
  const lines = standings.map(({ rank, player, points }) => `${rank} ${player} ${points}`);
  tournament.free();
  return {
    pairing_ms: slowest,
    standings_ms: times.toSorted((a, b) => a - b)[4],
    checksum: checksum([...played, ...lines]),
  };
}
