export interface AltmodeError extends Error {
    readonly name: "AltmodeError";
    readonly code: string;
    readonly path: string | undefined;
}
export interface AltmodeErrorConstructor {
    new (code: string, message: string, path?: string, options?: ErrorOptions): AltmodeError;
    readonly prototype: AltmodeError;
}
export declare const AltmodeError: AltmodeErrorConstructor;
export declare const INTERNAL = "internal";
