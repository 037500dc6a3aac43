// Starts the server on Node. The environment says how:
//   PORT            8787 by default
//   DATABASE        file of the database; tables.sqlite by default
//   SECRET          signs the seat tokens; at least 32 letters
//   ADMIN           secret of the administrator; without one there are no metrics
//   ORIGINS         origins of pages that may use the server, with commas; all by default
//   ADDRESS_HEADER  header in which your own proxy names the client's address
import { loadBuilds } from "./builds.js";
import { serve } from "./node.js";
import { openSqlite } from "./sqlite.js";

const { PORT = "8787", DATABASE = "tables.sqlite", SECRET, ADMIN, ORIGINS, ADDRESS_HEADER } = process.env;
if (SECRET === undefined || SECRET.length < 32) {
  console.error(
    "Set SECRET to at least 32 random letters, for example with: export SECRET=$(openssl rand -hex 32)",
  );
  process.exit(1);
}
const { sql, close } = await openSqlite(DATABASE);
const server = await serve({
  port: Number(PORT),
  sql,
  builds: await loadBuilds(),
  secret: SECRET,
  admin: ADMIN,
  origins: ORIGINS?.split(","),
  addressHeader: ADDRESS_HEADER,
});
console.log(`Live tables at http://localhost:${server.port}/ (Ctrl+C ends).`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await server.close();
    close();
    process.exit(0);
  });
}
