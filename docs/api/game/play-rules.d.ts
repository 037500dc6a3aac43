import { type Input } from "../input.js";
import type { PlayTypes } from "./types.js";
export declare abstract class PlayRules<Game, Types extends PlayTypes> {
    #private;
    get version(): Types["version"];
    newGame(config: Input<Types["config"]>): Game;
    restore(save: Uint8Array | ArrayBuffer): Game;
    readRecord(save: Uint8Array | ArrayBuffer): Types["record"];
    replay(record: Input<Types["record"]>): Game;
}
