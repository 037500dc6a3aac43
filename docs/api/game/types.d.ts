export interface GameTypes {
    action: object;
    actionInput: object;
    applyOptions: object;
    checkOptions: object;
    event: object;
    observation: object;
    outcome: object;
    playoutOptions: object;
    playoutResult: object;
    playoutsResult: object;
    record: object;
    refusal: object;
    suggestion: object;
    suggestOptions: object;
    view: object;
}
export interface PlayTypes {
    config: object;
    record: object;
    version: object;
}
export interface RulesTypes extends PlayTypes {
    pack: object;
    packReport: object;
    scenario: object;
    scenarioResult: object;
}
