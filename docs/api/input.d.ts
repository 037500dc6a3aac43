export type Viewer = number | "all";
export declare function json(value: unknown, what: string): string;
export declare function optionsJson(value: object | undefined): string;
export declare function string(value: unknown, what: string): string;
export declare function named(value: unknown, what: string): string;
export declare function count(value: unknown, what: string): number;
export declare function viewer(value: unknown): number;
export declare function bytes(value: unknown, what: string): Uint8Array;
