export type Platform<Name extends string> = typeof globalThis extends Record<Name, {
    prototype: infer T;
}> ? T : never;
export type CompiledModule = typeof globalThis extends {
    WebAssembly: {
        Module: {
            prototype: infer T;
        };
    };
} ? T & object : never;
