// The table of the TCG over a server. It needs the catalogue but not the rules.
import { WithCatalogue } from "../cards/with-catalogue.js";
import type { WorkerGame } from "../games/tcg/engine.js";
import { t } from "../messages/index.js";
import { Loaded } from "../ui/loaded.js";
import type { BoardProps } from "./remote.js";

// The screen's own script, so that the table is not in two.
const load = async () => (await import("../games/tcg/screen.js")).loadLate();

export default function TcgBoard({ game, remote, ...rest }: BoardProps) {
  return (
    <Loaded load={load} waiting={t("shell.loading")} missing={t("cards.missing")}>
      {({ Table }) => (
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
      )}
    </Loaded>
  );
}
