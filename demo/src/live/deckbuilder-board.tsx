// The table of the Deck-Building Game over a server.
import type { WorkerGame } from "../games/deckbuilder/engine.js";
import { t } from "../messages/index.js";
import { Loaded } from "../ui/loaded.js";
import type { BoardProps } from "./remote.js";

// The screen's own script, so that the table is not in two.
async function load() {
  const { loadTable, rulesWith, usualChoices } = await import("../games/deckbuilder/screen.js");
  const [{ cards }, { Table }] = await Promise.all([rulesWith([]), loadTable()]);
  return { cards, Table, usualChoices };
}

export default function DeckbuilderBoard({ game, remote, ...rest }: BoardProps) {
  return (
    <Loaded load={load} waiting={t("shell.loading")} missing={t("cards.missing")}>
      {({ cards, Table, usualChoices }) => (
        <Table
          session={{
            game: game as unknown as WorkerGame,
            choices: { ...usualChoices, characters: remote.names, way: "hot-seat" },
            cards,
            packs: [],
            remote,
          }}
          onTake={() => {}}
          {...rest}
        />
      )}
    </Loaded>
  );
}
