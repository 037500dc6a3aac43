export interface Glue {
    readonly restart: () => void;
    readonly takeLastPanic: () => string;
    readonly freshSeed: () => string;
    readonly forget?: () => void;
}
export declare class Instance {
    #private;
    generation: number;
    constructor(glue: Glue);
    ready(): number;
    enter<T>(question: () => T): T;
    freshSeed(): string;
}
export declare function answerOf<T>(text: string): T;
export declare function textOf(thrown: unknown): string;
