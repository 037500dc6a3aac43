export interface Kind {
    readonly name: string;
    readonly goOnFrom: string;
    readonly takeLastPanic: () => string;
}
export declare abstract class Handle<Inner extends {
    free(): void;
}> {
    #private;
    [Symbol.dispose]: () => void;
    free(): void;
}
