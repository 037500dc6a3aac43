import { Rules } from "../game/rules.js";
import type { Deck, DeckFormat, DeckProblem, DeckReading, DeckReport, DeckRules, Forecast, ForecastDeck, ForecastInput } from "../generated/tcg.js";
import type { Types } from "../generated/tcg-makers.js";
import { type Input } from "../input.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
export declare class Tcg extends Rules<Game, Types> {
    readonly cards: Cards;
    forecast(input: Input<ForecastInput>): Forecast;
    parseDeck(text: string): Deck;
    readDeck(text: string): DeckReading;
    formatDeck(deck: Input<Deck>): string;
    validateDeck(deck: Input<Deck>, rules?: DeckFormat | Input<DeckRules>): DeckProblem[];
    deckReport(deck: Input<ForecastDeck>): DeckReport;
}
