import type { CompiledModule, Platform } from "../platform.js";
export type ModuleSource = string | Platform<"URL"> | Platform<"Request"> | Platform<"Response"> | ArrayBuffer | ArrayBufferView | CompiledModule;
