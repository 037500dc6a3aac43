/// <reference lib="esnext.disposable" preserve="true" />
export declare abstract class Handle {
    #private;
    [Symbol.dispose]: () => void;
    free(): void;
}
