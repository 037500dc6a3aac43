export declare class AltmodeError extends Error {
    static [Symbol.hasInstance](value: unknown): boolean;
    readonly name = "AltmodeError";
    readonly code: string;
    readonly path: string | undefined;
    constructor(code: string, message: string, path?: string, options?: ErrorOptions);
}
export declare const INTERNAL = "internal";
