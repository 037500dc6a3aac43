import type { Deck } from "./tcg.js";
export declare const autobotStarter: Deck;
export declare const blaster: Deck;
export declare const bumblebeeVsMegatron: Deck;
export declare const devastator: Deck;
export declare const metroplex: Deck;
export declare const soundwave: Deck;
export declare const decks: Deck[];
