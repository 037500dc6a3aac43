//! The members of positions and actions. docs/deckbuilder-scenario.schema.json describes the same objects.

use altmode_host::accepted;

accepted! {
    /// The position of a scenario.
    pub(crate) STATE: ScenarioState {
        /// The mode; competitive, or solo with one player, by default.
        optional mode: "Mode",
        /// Rules that the rulebooks leave open.
        optional options: "Partial<OptionsView>",
        /// The seed of all random decisions, as hexadecimal text; "1" by default.
        optional seed: "string",
        /// The seat whose turn it is, 0 by default.
        optional active: "number",
        /// Number of the turn, 1 by default.
        optional turn: "number",
        /// The part of the turn, "actions" by default.
        optional step: "\"start\" | \"actions\" | \"end\"",
        /// Rows of the Matrix, by default those of the mode.
        optional rows: "number",
        /// Columns of the Matrix, by default those of the mode.
        optional columns: "number",
        /// The players, by seat.
        needed players: "ScenarioPlayer[]",
        /// Cards in the Matrix.
        optional matrix: "ScenarioSpace[]",
        /// The main deck from the top.
        optional main: "ScenarioCard[]",
        /// Cards outside the game.
        optional box: "ScenarioCard[]",
        /// The Ruins deck from the top.
        optional ruins: "ScenarioCard[]",
        /// The discard pile of the Ruins from the top.
        optional ruinDiscard: "ScenarioCard[]",
        /// The Encounter deck from the top.
        optional encounters: "ScenarioCard[]",
        /// The discard pile of the Encounters from the top.
        optional encounterDiscard: "ScenarioCard[]",
        /// The stack of Damage cards from the top.
        optional damageStack: "ScenarioCard[]",
        /// Basic cards that can be bought.
        optional basics: "ScenarioCard[]",
        /// Destroyed cards.
        optional destroyed: "ScenarioCard[]",
    }

    /// A player of a scenario.
    pub(crate) PLAYER: ScenarioPlayer {
        /// Id of the character.
        needed character: "string",
        /// The mode that is up.
        optional mode: "\"alt\" | \"bot\" | \"team\" | \"combiner\"",
        /// The space of the character; it is outside the Matrix by default.
        optional at: "string",
        /// Energon, by default as at the start of a game.
        optional energon: "number",
        /// VP besides those of cards.
        optional vp: "number",
        /// Defeated Bosses.
        optional bosses: "number",
        /// Move that was spent in the turn.
        optional moveSpent: "number",
        /// Power that was spent in the turn.
        optional powerSpent: "number",
        /// Move that is left.
        optional move: "number",
        /// Power that is left, by Range from 0.
        optional power: "number[]",
        /// The hand.
        optional hand: "ScenarioCard[]",
        /// The deck from the top.
        optional deck: "ScenarioCard[]",
        /// The discard pile from the top.
        optional discard: "ScenarioCard[]",
        /// Cards played in the turn.
        optional played: "ScenarioCard[]",
        /// Damage cards.
        optional damage: "ScenarioCard[]",
        /// The vault.
        optional vault: "ScenarioCard[]",
    }

    /// A card of a scenario: its id or name, or an object with an alias.
    pub(crate) CARD: ScenarioCard or "string" {
        /// Its id or name.
        needed card: "string",
        /// Its alias in the steps.
        optional as: "string",
    }

    /// A card in a space of the Matrix.
    pub(crate) SPACE: ScenarioSpace {
        /// Its id or name.
        needed card: "string",
        /// Its alias in the steps.
        optional as: "string",
        /// The space, a letter and a number.
        needed space: "string",
        /// Whether the card is facedown.
        optional facedown: "boolean",
    }

    /// Fields of an action; missing fields match any value.
    pub(crate) ACTION: ScenarioAction {
        /// The kind of action.
        optional type: "Action[\"type\"] | \"concede\"",
        /// Alias, id or name of a card.
        optional card: "string",
        /// The thing whose ability is used.
        optional source: "\"card\" | \"character\"",
        /// A space of the Matrix.
        optional space: "string",
        /// A seat.
        optional seat: "number",
        /// Index of the ability.
        optional ability: "number",
        /// Number of the option, from 1.
        optional option: "number",
        /// The cost, as the actions have it.
        optional cost: "unknown",
    }
}
