import type { Deck, DeckFormat, DeckProblem, DeckReport, DeckRules, Forecast, ForecastDeck, ForecastInput, GameConfig, GameRecord, Pack, PackReport, Scenario, ScenarioResult, Version } from "../generated/tcg.js";
import { type Input } from "../input.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
export declare class Tcg {
    #private;
    readonly cards: Cards;
    get version(): Version;
    newGame(config: Input<GameConfig>): Game;
    restore(save: Uint8Array | ArrayBuffer): Game;
    replay(record: Input<GameRecord>): Game;
    fromScenario(scenario: Input<Scenario>): Game;
    runScenario(scenario: Input<Scenario>): ScenarioResult;
    parseDeck(text: string): Deck;
    formatDeck(deck: Input<Deck>): string;
    validateDeck(deck: Input<Deck>, rules?: DeckFormat | Input<DeckRules>): DeckProblem[];
    forecast(input: Input<ForecastInput>): Forecast;
    deckReport(deck: Input<ForecastDeck>): DeckReport;
    loadPack(pack: Input<Pack>): PackReport;
}
