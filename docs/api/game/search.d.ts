import { Handle, type Inner } from "../handle.js";
export interface WasmSearch extends Inner {
    step(worlds: number): boolean;
    progress(): number;
    result(): string;
}
export declare class Search<Suggestion> extends Handle<WasmSearch> {
    step(continuations?: number): boolean;
    get progress(): number;
    result(): Suggestion;
}
