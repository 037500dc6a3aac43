/// <reference lib="esnext.disposable" preserve="true" />
import { type Instance } from "./instance.js";
export interface Kind {
    readonly name: string;
    readonly goOnFrom: string;
    readonly instance: Instance;
}
export interface Inner {
    free(): void;
}
export declare function letGo(inner: Inner): void;
export declare abstract class Handle<Wasm extends Inner> {
    #private;
    [Symbol.dispose]: () => void;
    free(): void;
}
