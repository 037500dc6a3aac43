export type Viewer = number | "all";
export type Input<T> = T extends object ? {
    readonly [Name in keyof T]: Input<T[Name]>;
} : T;
export declare function read<T>(what: string, reading: () => T): T;
export declare function json(value: unknown, what: string): string;
export declare function optionsJson(value: object | undefined): string;
export declare function string(value: unknown, what: string): string;
export declare function option(options: unknown, name: string): unknown;
export declare function flag(options: unknown, name: string): boolean;
export declare function milliseconds(value: unknown, path?: string): number;
export declare function named(value: unknown, what: string): string;
export declare function count(value: unknown, what: string): number;
export declare function viewer(value: unknown): number;
export declare function bytes(value: unknown, what: string): Uint8Array;
