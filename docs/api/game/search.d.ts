import { Handle } from "../handle.js";
export declare class Search<Suggestion> extends Handle {
    step(continuations?: number): boolean;
    get progress(): number;
    result(): Suggestion;
}
