import { type Input } from "../input.js";
export interface RulesTypes {
    config: object;
    record: object;
    version: object;
}
export declare abstract class BaseRules<Game, Types extends RulesTypes> {
    #private;
    get version(): Types["version"];
    newGame(config: Input<Types["config"]>): Game;
    restore(save: Uint8Array | ArrayBuffer): Game;
    readRecord(save: Uint8Array | ArrayBuffer): Types["record"];
    replay(record: Input<Types["record"]>): Game;
}
