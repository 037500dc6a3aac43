export type Ask<Rules> = <T>(question: (rules: Rules) => string) => T;
export interface Questions<Rules> {
    readonly what: string;
    readonly get: (rules: Rules, id: string) => string;
    readonly find: (rules: Rules, name: string) => string;
    readonly all: (rules: Rules) => string;
}
export declare class Listing<Thing, Rules> {
    #private;
    get(id: string): Thing;
    find(name: string): Thing;
    all(): Thing[];
}
export declare class Catalogue<Thing, Rules> extends Listing<Thing, Rules> {
    #private;
    search(query: string): Thing[];
}
