import { type InitInput } from "./generated/wasm/tcg.js";
import { Tcg } from "./tcg/tcg.js";
export * from "./tcg/exports.js";
export type WasmSource = InitInput | Promise<InitInput>;
export declare function load(source: WasmSource): Promise<Tcg>;
