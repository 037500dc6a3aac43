import { Handle } from "../handle.js";
import { type Input, type Viewer } from "../input.js";
import { Search } from "./search.js";
import type { GameTypes } from "./types.js";
export declare abstract class BaseGame<Types extends GameTypes> extends Handle {
    #private;
    get toAct(): number | null;
    get outcome(): Types["outcome"] | null;
    legalActions(): Types["action"][];
    apply(action: Input<Types["action"] | Types["actionInput"]> | number, options?: Input<Types["applyOptions"]>): Types["event"][];
    legalCount(): number;
    advance(id: number): number;
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
