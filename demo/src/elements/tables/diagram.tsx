// A battlefield with fighters, as a diagram: the page's map, on which nothing can be done.
import type { Board, Observation } from "altmode/unmatched/slim";
import { useMemo } from "preact/hooks";
import { FieldView } from "../../games/unmatched/field-view.js";
import { usePick } from "../../games/unmatched/pick.js";
import { type Names, spaceNumber, zoneName } from "../../games/unmatched/words.js";
import { language, t } from "../words.js";
import { Box } from "./box.js";
import type { Placed } from "./fighters.js";

export function Diagram({ board, placed: { fighters, sides } }: { board: Board; placed: Placed }) {
  const pick = usePick(none, 0, nothing);
  const names = useMemo((): Names => {
    const nameOf = (id: number | null) => {
      const fighter = fighters.find((each) => each.id === id);
      const number = fighter && /-(\d+)$/.exec(fighter.fighter)?.[1];
      return [fighter?.name ?? "", ...(number ? [number] : [])].join(" ");
    };
    const seat = (of: number) => sides[of] ?? "";
    return {
      seat,
      fighter: nameOf,
      space: (id) => (id === null ? "" : spaceNumber(id)),
      zone: zoneName,
      card: (id) => id,
      owner: (of) => t("unmatched.of-seat", { hero: seat(of) }),
    };
  }, [fighters, sides, language()]);
  const observation = { board: board.id, fighters, players: [] } as unknown as Observation;
  return (
    <Box class="table-box table-part diagram" part="board">
      <FieldView
        board={board}
        observation={observation}
        names={names}
        pick={pick}
        odds={none}
        onTap={nothing}
      />
    </Box>
  );
}

const none: readonly never[] = [];
const nothing = () => undefined;
