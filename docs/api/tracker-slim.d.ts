import { type InitInput } from "./generated/wasm/tracker.js";
import { Tracker } from "./tracker/tracker.js";
export * from "./tracker/exports.js";
export type WasmSource = InitInput | Promise<InitInput>;
export declare function load(source: WasmSource): Promise<Tracker>;
