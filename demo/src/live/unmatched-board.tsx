// The table of Unmatched over a server. It needs facts of heroes and cards but not the rules.

import type { WorkerGame } from "../engine/unmatched.js";
import { t } from "../messages/index.js";
import { Loaded } from "../ui/loaded.js";
import type { BoardProps } from "./remote.js";
import "../ui/columns.css";

// The screen's own script, so that the table is not in two.
async function load() {
  const { loadDecks, loadFacts, loadLate, usualChoices } = await import("../games/unmatched/screen.js");
  const [facts, { cards }, { Table }] = await Promise.all([loadFacts(), loadDecks(), loadLate()]);
  return { facts, cards, Table, usualChoices };
}
const parties = { 2: "duel", 3: "three", 4: "four" } as const;

export default function UnmatchedBoard({ game, remote, heroes, options, ...rest }: BoardProps) {
  const choices = {
    party: parties[heroes.length as keyof typeof parties] ?? "duel",
    heroes,
    people: heroes.map(() => true),
    way: "hot-seat",
  } as const;
  return (
    <Loaded load={load} waiting={t("shell.loading")} missing={t("unmatched.missing")}>
      {({ facts, cards, Table, usualChoices }) => (
        <Table
          facts={facts}
          cards={cards}
          session={{
            game: game as unknown as WorkerGame,
            choices: { ...usualChoices, ...choices, board: String(options.board ?? usualChoices.board) },
            remote,
          }}
          onTake={() => {}}
          {...rest}
        />
      )}
    </Loaded>
  );
}
