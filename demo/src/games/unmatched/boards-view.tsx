// The battlefields: a list, and one of them with its spaces and what is special about them.

import type { Board } from "altmode/unmatched/slim";
import { useState } from "preact/hooks";
import { t } from "../../messages/index.js";
import { navigate } from "../../shell/router.js";
import { Field, type Place } from "../../table/field.js";
import { Choice } from "../../ui/choice.js";
import { boardOf, knownBoards, zonesOf } from "./facts.js";
import { Legend } from "./legend.js";
import { BoardMap, distances } from "./map.js";
import { spaceNumber, zoneName, zonesIn } from "./words.js";
import { OUTER, Swatch } from "./zones.js";

export function BoardsView({ id }: { id: string | undefined }) {
  const boards = knownBoards();
  const board = boardOf(id ?? "") ?? boards[0];
  if (board === undefined) return null;
  const index = boards.indexOf(board);
  const step = (by: number) => {
    const next = boards[(index + by + boards.length) % boards.length];
    if (next) navigate(`#/unmatched/boards/${next.id}`);
  };
  return (
    <div class="stack duel-boards">
      <div class="row">
        <Choice
          class="field grow"
          label={t("unmatched.board")}
          value={board.id}
          options={boards.map((each) => [each.id, each.name] as const)}
          onChange={(id) => navigate(`#/unmatched/boards/${id}`)}
        />
        <button type="button" onClick={() => step(-1)}>
          {t("unmatched.previous")}
        </button>
        <button type="button" onClick={() => step(1)}>
          {t("unmatched.next")}
        </button>
      </div>
      <BoardView key={board.id} board={board} />
    </div>
  );
}

function BoardView({ board }: { board: Board }) {
  const [from, setFrom] = useState<string>();
  const steps = from === undefined ? undefined : distances(board, from);
  const described = (id: string): string => {
    const space = board.spaces.find((each) => each.id === id);
    const { passages, items, belt, doors = [] } = board.special;
    const distance = steps?.get(id);
    const parts = [
      t("unmatched.space", { number: spaceNumber(id) }),
      zonesIn(space?.zones ?? []),
      board.starts.includes(id) ? t("unmatched.is-start", { number: board.starts.indexOf(id) + 1 }) : "",
      passages?.includes(id) ? t("unmatched.space-passage") : "",
      items?.scheme.includes(id) ? t("unmatched.is-scheme-item") : "",
      items?.combat.includes(id) ? t("unmatched.is-combat-item") : "",
      belt?.path.includes(id) ? t("unmatched.is-belt") : "",
      doors.some(({ cuts }) => cuts.some((cut) => cut.split("-").includes(id))) ? t("unmatched.is-door") : "",
      distance === undefined || distance === 0 ? "" : t("unmatched.away", { count: distance }),
    ];
    return parts.filter((part) => part !== "").join(", ");
  };
  const places = board.spaces.map(
    ({ id, x, y, near }): Place => ({
      id,
      x,
      y,
      near,
      label: described(id),
      mark: id === from ? "chosen" : undefined,
    }),
  );
  return (
    <article class="stack" aria-labelledby="board-name">
      <h2 id="board-name" lang="en">
        {board.name} <small class="quiet">{board.set}</small>
      </h2>
      <div class="board-field table-part">
        <Field
          label={t("unmatched.map", { board: board.name })}
          frame={board.frame}
          places={places}
          size={OUTER * 2}
          picture={(view) => <BoardMap board={board} view={view} prefix="viewer" detailed />}
          pieces={(view) =>
            steps === undefined
              ? null
              : board.spaces.map(({ id, x, y }) => {
                  const [left, top] = view.at(x, y);
                  const [width, height] = view.frame;
                  const place = { left: `${(left / width) * 100}%`, top: `${(top / height) * 100}%` };
                  return (
                    <span class="field-piece step-count" key={id} style={place} aria-hidden="true">
                      {steps.get(id) ?? "–"}
                    </span>
                  );
                })
          }
          onAct={(id) => setFrom(id === from ? undefined : id)}
          onRead={(id) => setFrom(id === from ? undefined : id)}
          caption={(pointed) =>
            pointed === undefined
              ? zonesOf(board).map((zone) => (
                  <span key={zone}>
                    <Swatch zone={zone} prefix="viewer" /> {zoneName(zone)}
                  </span>
                ))
              : described(pointed)
          }
        />
      </div>
      <p class="quiet">{t("unmatched.boards-help")}</p>
      <Legend board={board} />
      {board.unverified && (
        <section class="stack">
          <p>{t("unmatched.boards-doubts")}</p>
          <ul lang="en">
            {board.unverified.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
