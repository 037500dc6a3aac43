/** The types of the values of a game in progress. */
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

/** The types of the values of a game's rules, as far as every entry point has them. */
export interface PlayTypes {
  config: object;
  record: object;
  version: object;
}

/** The types of the values of a game's rules. */
export interface RulesTypes extends PlayTypes {
  pack: object;
  packReport: object;
  scenario: object;
  scenarioResult: object;
}
