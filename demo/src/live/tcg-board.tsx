// The table of the TCG over a server. It needs the catalogue but not the rules.
import { WithCatalogue } from "../cards/with-catalogue.js";
import type { WorkerGame } from "../games/tcg/engine.js";
import { Table } from "../games/tcg/table.js";
import type { BoardProps } from "../table/remote.js";
import "../cards/face.css";
import "../cards/icons.css";
import "../ui/columns.css";
import "../games/tcg/play.css";

export default function TcgBoard({ game, remote, ...rest }: BoardProps) {
  return (
    <WithCatalogue>
      {(catalogue) => (
        <Table
          catalogue={catalogue}
          session={{
            game: game as unknown as WorkerGame,
            names: [],
            lists: [],
            controls: ["human", "human"],
            strength: "easy",
            remote,
          }}
          onTake={() => {}}
          {...rest}
        />
      )}
    </WithCatalogue>
  );
}
