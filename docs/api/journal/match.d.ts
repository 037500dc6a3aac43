import { Handle } from "../handle.js";
import { type Input } from "../input.js";
export interface When {
    by?: string | undefined;
    at?: number | undefined;
}
interface Recorded {
    warnings: unknown[];
}
export interface LogTypes {
    action: unknown;
    throw: unknown;
    applied: Recorded;
    view: unknown;
    history: unknown;
    export: unknown;
}
export declare class TrackedMatch<T extends LogTypes> extends Handle {
    #private;
    apply(action: Input<T["action"]>, when?: When): T["applied"];
    throw(what: Input<T["throw"]>, when?: When): T["applied"];
    undo(when?: When): boolean;
    redo(when?: When): boolean;
    view(at?: number): T["view"];
    history(): T["history"][];
    export(): T["export"];
    link(): string;
    merge(other: Input<T["export"]> | {
        link: string;
    }): number;
}
export {};
