// The outer face: POST /tables opens a table, POST /tables/ID/seats takes its other seat, and GET /tables/ID is the
// WebSocket of the seat whose secret the client sends as its second subprotocol.

import { AltmodeError } from "altmode/tcg";
import { body } from "./limits.js";
import { Lobby } from "./lobby.js";
import type { NewTable, Refusal, Seat, TakeSeat } from "./messages.js";
import { Table } from "./table.js";

export { Lobby, Table };

interface Environment {
  TABLES: DurableObjectNamespace<Table>;
  LOBBY: DurableObjectNamespace<Lobby>;
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    try {
      return await answer(request, environment);
    } catch (error) {
      if (error instanceof AltmodeError) return seated(error);
      console.error(error);
      return Response.json({ code: "failed", message: "the server failed; try again" }, { status: 500 });
    }
  },
};

async function answer(request: Request, { TABLES, LOBBY }: Environment): Promise<Response> {
  const { pathname } = new URL(request.url);
  const lobby = LOBBY.get(LOBBY.idFromName("lobby"));
  if (request.method === "POST" && pathname === "/tables") {
    const wanted = (await body(request)) as NewTable;
    const id = TABLES.newUniqueId();
    const address = request.headers.get("cf-connecting-ip") ?? "unknown";
    if (!(await lobby.open(id.toString(), address))) {
      return Response.json({ code: "too-many-tables", message: "too many tables are open" }, { status: 429 });
    }
    try {
      const opened = await TABLES.get(id).open(wanted ?? {});
      if ("code" in opened) await lobby.close(id.toString());
      return seated(opened);
    } catch (error) {
      // A table that could not be opened must not count against the limits either.
      await lobby.close(id.toString());
      throw error;
    }
  }
  const [, table, seats] = /^\/tables\/([0-9a-f]{64})(\/seats)?$/.exec(pathname) ?? [];
  if (table === undefined) return new Response("there is nothing here", { status: 404 });
  const stub = TABLES.get(idOf(TABLES, table));
  if (seats !== undefined && request.method === "POST") {
    return seated(await stub.join(((await body(request)) ?? {}) as TakeSeat));
  }
  return stub.fetch(request);
}

/** The answer to a request for a seat. */
function seated(answer: Seat | Refusal): Response {
  if (!("code" in answer)) return Response.json(answer);
  const { code, message, path } = answer;
  return Response.json({ code, message, path }, { status: 400 });
}

function idOf(tables: DurableObjectNamespace<Table>, table: string): DurableObjectId {
  try {
    return tables.idFromString(table);
  } catch {
    throw new AltmodeError("unknown-table", "there is no such table");
  }
}
