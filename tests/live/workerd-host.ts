// The Durable Objects as tests start them: with storage that fails now and then. It is bundled by hosts.mjs.
import worker, {
  type Environment,
  LobbyObject,
  TableObject,
} from "../../examples/live-tables/src/cloudflare.js";
import type { Sql } from "../../examples/live-tables/src/store.js";
import { failing } from "./failing.js";

class FailingTable extends TableObject {
  protected override sql(): Sql {
    return failing(super.sql(), Number((this.env as Environment & { FAILS: string }).FAILS));
  }
}

export { FailingTable as TableObject, LobbyObject };
export default worker;
