/**
 * `altmode/client`: a typed client of live tables, such as those of the example server `examples/live-tables`. It loads no
 * WebAssembly.
 *
 * @module
 */
export {
  type ClientOptions,
  type LiveState,
  type LiveView,
  TableClient,
  type WebSocketLike,
} from "./client/client.js";
export { type Lobby, lobbyOf } from "./client/lobby.js";
export {
  type ClientMessage,
  type ClockInfo,
  type ClockOptions,
  type Ending,
  FINAL_CLOSES,
  type GameTypesByName,
  type ListedTable,
  type LiveGame,
  type NewSeat,
  type NewTable,
  PROTOCOL,
  type Seated,
  type SeatInfo,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
  type TableRefusal,
} from "./client/messages.js";
export { AltmodeError } from "./errors.js";
