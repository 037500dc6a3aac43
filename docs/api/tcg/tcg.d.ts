import type { Deck, DeckFormat, DeckProblem, DeckReading, DeckReport, DeckRules, ForecastDeck, Pack, PackReport, Scenario, ScenarioResult } from "../generated/tcg.js";
import { type Input } from "../input.js";
import type { Game } from "./game.js";
import { TcgPlay } from "./play.js";
export declare class Tcg extends TcgPlay {
    #private;
    fromScenario(scenario: Input<Scenario>): Game;
    runScenario(scenario: Input<Scenario>): ScenarioResult;
    parseDeck(text: string): Deck;
    readDeck(text: string): DeckReading;
    formatDeck(deck: Input<Deck>): string;
    validateDeck(deck: Input<Deck>, rules?: DeckFormat | Input<DeckRules>): DeckProblem[];
    deckReport(deck: Input<ForecastDeck>): DeckReport;
    loadPack(pack: Input<Pack>): PackReport;
}
