// A game that is played over a server, as the tables of this page use a game in a worker.
import { lobbyOf, type TableClient } from "altmode/client";
import type { ComponentChildren } from "preact";
import type { Remote } from "../table/remote.js";
import type { Look, WorkerGame } from "../table/use-table.js";

/**
 * Returns the calls of a game in a worker that a table makes, answered by the client. There are no odds: they need the hidden
 * cards, which stay on the server.
 */
export function remoteGame(client: TableClient, server: string, table: string, number: number) {
  const view = () => {
    const { game } = client.state;
    if (game === null) throw new Error("the game has not begun");
    return game;
  };
  const noOdds = () => Promise.reject(new Error("a table over a server has no odds"));
  return {
    get toAct() {
      return Promise.resolve(view().toAct);
    },
    view: async (_viewer: unknown, since = 0): Promise<Look<unknown, { readonly id: number }, unknown>> => {
      const { observation, actions, events } = view();
      const isOver = client.state.table?.status === "over";
      return {
        observation,
        actions: isOver ? [] : actions,
        events: events.slice(since),
        eventCount: events.length,
      };
    },
    apply: async (id: number): Promise<void> => {
      const action = view().actions.find((each) => each.id === id);
      if (action !== undefined) await client.act(action);
    },
    undo: async () => false,
    save: async () => new Uint8Array(),
    check: (action: Parameters<TableClient["explain"]>[0]) => client.explain(action),
    record: () => lobbyOf(server).record(table, number),
    forecast: noOdds,
    forecastAll: noOdds,
    free: async () => {},
  } satisfies WorkerGame<unknown, { readonly id: number }, unknown> & Record<string, unknown>;
}

/** The parts of a live table that each game system draws. */
export interface BoardProps {
  readonly game: ReturnType<typeof remoteGame>;
  readonly remote: Remote;
  readonly options: Record<string, unknown>;
  /** The heroes of the seats, in Unmatched. */
  readonly heroes: readonly string[];
  /** Notices over the field. */
  readonly notice: ComponentChildren;
  /** Buttons of the menu. */
  readonly menu: ComponentChildren;
  /** Undefined for spectators. */
  readonly onRematch: (() => void) | undefined;
  readonly onLeave: () => void;
}
