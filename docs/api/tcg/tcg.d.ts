import type { Deck, DeckFormat, DeckProblem, DeckReport, DeckRules, Forecast, ForecastDeck, ForecastInput, GameConfig, GameRecord, Pack, PackReport, Scenario, ScenarioResult, Version } from "../generated/tcg.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
export declare class Tcg {
    #private;
    readonly cards: Cards;
    get version(): Version;
    newGame(config: GameConfig): Game;
    restore(save: Uint8Array | ArrayBuffer): Game;
    replay(record: GameRecord): Game;
    fromScenario(scenario: Scenario): Game;
    runScenario(scenario: Scenario): ScenarioResult;
    parseDeck(text: string): Deck;
    formatDeck(deck: Deck): string;
    validateDeck(deck: Deck, rules?: DeckFormat | DeckRules): DeckProblem[];
    forecast(input: ForecastInput): Forecast;
    deckReport(deck: ForecastDeck): DeckReport;
    loadPack(pack: Pack): PackReport;
}
