// The table of the Deck-Building Game over a server.
import { rulesWith, type WorkerGame } from "../games/deckbuilder/engine.js";
import { usualChoices } from "../games/deckbuilder/session.js";
import { Table } from "../games/deckbuilder/table.js";
import { deckbuilder as texts } from "../messages/en/deckbuilder.js";
import { addEnglish, t } from "../messages/index.js";
import type { BoardProps } from "../table/remote.js";
import { Loaded } from "../ui/loaded.js";
import "../games/deckbuilder/deckbuilder.css";

addEnglish(texts);

const load = () => rulesWith([]);

export default function DeckbuilderBoard({ game, remote, ...rest }: BoardProps) {
  const choices = { ...usualChoices, characters: remote.names, way: "hot-seat" } as const;
  return (
    <Loaded load={load} waiting={t("shell.loading")} missing={t("cards.missing")}>
      {({ cards }) => (
        <Table
          session={{ game: game as unknown as WorkerGame, choices, cards, packs: [], remote }}
          onTake={() => {}}
          {...rest}
        />
      )}
    </Loaded>
  );
}
