// The outer face: POST /tables begins a game and gives the secrets of its seats; GET /tables/ID?secret=… is a seat's
// WebSocket.

import type { GameConfig } from "altmode/tcg";
import { Table } from "./table.js";

export { Table };

interface Environment {
  TABLES: DurableObjectNamespace<Table>;
}

export default {
  async fetch(request: Request, { TABLES }: Environment): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method === "POST" && pathname === "/tables") {
      const id = TABLES.newUniqueId();
      try {
        const secrets = await TABLES.get(id).begin((await request.json()) as GameConfig);
        return Response.json({ table: id.toString(), secrets });
      } catch (error) {
        return Response.json(
          { message: error instanceof Error ? error.message : String(error) },
          { status: 400 },
        );
      }
    }
    const table = /^\/tables\/([0-9a-f]{64})$/.exec(pathname)?.[1];
    if (table === undefined) return new Response("there is nothing here", { status: 404 });
    return TABLES.get(TABLES.idFromString(table)).fetch(request);
  },
};
