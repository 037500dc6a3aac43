import type { Suggestion } from "../generated/tcg.js";
import type { Search as WasmSearch } from "../generated/wasm/tcg.js";
import { Handle } from "../handle.js";
export declare class Search extends Handle<WasmSearch> {
    step(continuations?: number): boolean;
    get progress(): number;
    result(): Suggestion;
}
