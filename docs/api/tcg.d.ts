import { Tcg } from "./tcg/tcg.js";
export * from "./tcg/exports.js";
export declare function load(): Promise<Tcg>;
