export type ModuleSource = string | URL | Request | Response | BufferSource | WebAssembly.Module;
export declare function compile(source: ModuleSource | PromiseLike<ModuleSource>, entry: string, member: string): Promise<WebAssembly.Module>;
