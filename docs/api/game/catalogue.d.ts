export declare class Listing<Thing> {
    #private;
    get(id: string): Thing;
    find(name: string): Thing;
    all(): Thing[];
}
export declare class Catalogue<Thing> extends Listing<Thing> {
    #private;
    search(query: string): Thing[];
}
