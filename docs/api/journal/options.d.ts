import type { Instance } from "../instance.js";
export interface MatchOptions {
    device?: string;
    at?: number;
}
export declare function deviceOf(instance: Instance, options: MatchOptions | undefined): string;
