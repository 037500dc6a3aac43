import type { Platform } from "../platform.js";
export interface TaskOptions {
    signal?: Platform<"AbortSignal"> | undefined;
    onProgress?: ((done: number) => void) | undefined;
}
