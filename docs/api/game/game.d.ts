import { Handle, type Inner } from "../handle.js";
import { type Input, type Viewer } from "../input.js";
import type { Instance } from "../instance.js";
import type { Unpacker } from "./packed.js";
import { Search, type WasmSearch } from "./search.js";
export interface WasmGame extends Inner {
    toAct(): number;
    outcome(): string;
    legalActions(): number;
    apply(action: string, options?: string): number;
    applyId(id: number): number;
    observe(seat: number): number;
    undo(): boolean;
    cloneGame(): this;
    save(): Uint8Array;
    record(): string;
    hash(): string;
    events(since: number, seat: number): number;
    check(action: string, options?: string): string;
    view(seat: number, since?: number): number;
    determinize(seat: number, seed: string): this;
    playout(options: string): string;
    playouts(games: number, options: string): string;
    suggest(options: string): string;
    search(options: string): WasmSearch;
    playoutsInSteps(games: number, options: string): WasmSearch;
}
export interface GameTypes {
    action: object;
    actionInput: object;
    applyOptions: object;
    checkOptions: object;
    event: object;
    observation: object;
    outcome: object;
    playoutOptions: object;
    playoutResult: object;
    playoutsResult: object;
    record: object;
    refusal: object;
    suggestion: object;
    suggestOptions: object;
    view: object;
}
export interface Entry {
    readonly instance: Instance;
    readonly unpack: Unpacker["unpack"];
    readonly another: (wasm: never) => object;
}
export declare abstract class BaseGame<Wasm extends WasmGame, Types extends GameTypes> extends Handle<Wasm> {
    #private;
    get toAct(): number | null;
    get outcome(): Types["outcome"] | null;
    legalActions(): Types["action"][];
    apply(action: Input<Types["action"] | Types["actionInput"]> | number, options?: Input<Types["applyOptions"]>): Types["event"][];
    observe(seat: Viewer): Types["observation"];
    undo(): boolean;
    clone(): this;
    save(): Uint8Array;
    record(): Types["record"];
    hash(): string;
    events(sinceIndex?: number, seat?: Viewer): Types["event"][];
    check(action: Input<Types["action"] | Types["actionInput"]> | number, options?: Input<Types["checkOptions"]>): Types["refusal"] | null;
    view(seat: Viewer, since?: number): Types["view"];
    determinize(seat: number, seed: string): this;
    playout(options?: Input<Types["playoutOptions"]>): Types["playoutResult"];
    playouts(games: number, options?: Input<Types["playoutOptions"]>): Types["playoutsResult"];
    suggest(options?: Input<Types["suggestOptions"]>): Types["suggestion"];
    search(options?: Input<Omit<Types["suggestOptions"], "bot">>): Search<Types["suggestion"]>;
}
