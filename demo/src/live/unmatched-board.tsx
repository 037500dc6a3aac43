// The table of Unmatched over a server. It needs facts of heroes and cards but not the rules.

import type { WorkerGame } from "../engine/unmatched.js";
import { loadCards, loadFacts } from "../games/unmatched/facts.js";
import { usualChoices } from "../games/unmatched/session.js";
import { Table } from "../games/unmatched/table.js";
import { unmatchedMore } from "../messages/en/unmatched-more.js";
import { addEnglish, t } from "../messages/index.js";
import type { BoardProps } from "../table/remote.js";
import { Loaded } from "../ui/loaded.js";
import "../ui/columns.css";
import "../games/unmatched/unmatched.css";

addEnglish(unmatchedMore);

const load = async () => ({ facts: await loadFacts(), cards: await loadCards() });
const parties = { 2: "duel", 3: "three", 4: "four" } as const;

export default function UnmatchedBoard({ game, remote, heroes, options, ...rest }: BoardProps) {
  const choices = {
    ...usualChoices,
    party: parties[heroes.length as keyof typeof parties] ?? "duel",
    heroes,
    people: heroes.map(() => true),
    board: String(options.board ?? usualChoices.board),
    way: "hot-seat",
  } as const;
  return (
    <Loaded load={load} waiting={t("shell.loading")} missing={t("unmatched.missing")}>
      {({ facts, cards }) => (
        <Table
          facts={facts}
          cards={cards}
          session={{ game: game as unknown as WorkerGame, choices, remote }}
          onTake={() => {}}
          {...rest}
        />
      )}
    </Loaded>
  );
}
