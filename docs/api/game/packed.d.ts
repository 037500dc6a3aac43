export type Make = (value: () => unknown) => object;
export interface PackedGlue {
    readonly packedMemory: () => unknown;
    readonly packedText: (number: number) => string;
    readonly packedShape: (number: number) => string;
}
export interface Unpacker {
    readonly unpack: <T>(address: number) => T;
    readonly forget: () => void;
}
export declare function unpacker({ packedMemory, packedText, packedShape }: PackedGlue, makers: ReadonlyMap<string, Make>): Unpacker;
