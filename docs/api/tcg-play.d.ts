import { TcgPlay } from "./tcg/play.js";
export * from "./tcg/exports.js";
export declare function load(): Promise<TcgPlay>;
