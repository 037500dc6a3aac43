//! The members of positions. docs/unmatched-scenario.schema.json describes the same objects.

use altmode_host::accepted;

accepted! {
    /// The position of a scenario.
    pub(crate) STATE: ScenarioState {
        /// Id of the battlefield.
        needed board: "string",
        /// The mode; by default it follows from the teams of the players.
        optional mode: "\"duel\" | \"teams\" | \"free-for-all\"",
        /// The seat whose turn it is, 0 by default.
        optional active: "number",
        /// Number of the turn, 5 by default.
        optional turn: "number",
        /// Actions left in the turn, 2 by default.
        optional actions: "number",
        /// Actions taken in the turn.
        optional actionsTaken: "number",
        /// The seed of all random decisions, as hexadecimal text; "1" by default.
        optional seed: "string",
        /// The players, by seat.
        needed players: "ScenarioPlayer[]",
        /// Tokens on the battlefield.
        optional tokens: "ScenarioToken[]",
        /// The doors by name; doors that are not named are open.
        optional doors: "{ [door: string]: \"open\" | \"closed\" }",
        /// Item tokens on the battlefield; items that are not listed have left the game.
        optional items: "ScenarioItem[]",
        /// The part of the turn, "action" by default.
        optional phase: "\"set-up\" | \"start\" | \"action\"",
        /// The seat that had the first turn, 0 by default.
        optional first: "number",
        /// Facts that only the players at the table know, by id.
        optional facts: "{ [fact: string]: boolean }",
        /// The deeds of each player in the turn, by seat.
        optional history: "ScenarioHistory[]",
    }

    /// A player of a scenario.
    pub(crate) PLAYER: ScenarioPlayer {
        /// Id of the hero.
        needed hero: "string",
        /// The choices before the game.
        optional options: "PlayerOptions",
        /// Number of the team.
        optional team: "number",
        /// The fighters; those that are not listed are defeated, or off the battlefield if they are of a reserve.
        optional fighters: "ScenarioFighter[]",
        /// The hand.
        optional hand: "ScenarioCard[]",
        /// The deck from the top; all cards that lie in no other zone, shuffled, by default.
        optional deck: "ScenarioCard[]",
        /// The discard pile, the top last.
        optional discard: "ScenarioCard[]",
        /// Cards that were put aside.
        optional aside: "ScenarioCard[]",
        /// Cards that lie open in front of the player.
        optional front: "ScenarioCard[]",
        /// The hero's counters by id; those that are not named have their number at the start.
        optional counters: "{ [counter: string]: number }",
        /// Id of the hero's form.
        optional form: "string",
        /// The space where the hero began the game.
        optional start: "string",
        /// The side deck from the top.
        optional side: "ScenarioCard[]",
    }

    /// A fighter of a scenario.
    pub(crate) FIGHTER: ScenarioFighter {
        /// Id of the fighter, or of its kind.
        needed fighter: "string",
        /// Its alias in the steps.
        optional as: "string",
        /// The space that it stands in.
        optional at: "string",
        /// The second space of a large fighter.
        optional tail: "string",
        /// Its health, full by default.
        optional health: "number",
        /// Whether it is defeated.
        optional defeated: "boolean",
        /// Whether it is off the battlefield.
        optional offBoard: "boolean",
        /// The space where it began the turn, by default the one it stands in.
        optional began: "string",
        /// Whether it is held.
        optional held: "boolean",
        /// Whether it attacked in the turn.
        optional attacked: "boolean",
        /// Whether it left its space in the turn.
        optional left: "boolean",
    }

    /// A card of a scenario: its id or name, "hero/card" for one of another hero, or an object with an alias.
    pub(crate) CARD: ScenarioCard or "string" {
        /// Its id or name.
        needed card: "string",
        /// Its alias in the steps.
        optional as: "string",
    }

    /// A token of a hero on the battlefield.
    pub(crate) TOKEN: ScenarioToken {
        /// Id of the token.
        needed token: "string",
        /// The seat of its owner, by default the first that has such tokens.
        optional owner: "number",
        /// The space or path that it lies in.
        needed at: "string",
    }

    /// An item token on the battlefield.
    pub(crate) ITEM: ScenarioItem {
        /// Name of the item.
        needed item: "string",
        /// The space that it lies in.
        needed at: "string",
    }

    /// The deeds of a player in the turn, in numbers.
    pub(crate) HISTORY: ScenarioHistory {
        /// Combats won.
        optional won: "number",
        /// Combats lost.
        optional lost: "number",
        /// Maneuvers.
        optional maneuvers: "number",
        /// Schemes played.
        optional schemes: "number",
        /// Attacks.
        optional attacks: "number",
        /// Cards discarded for their BOOST.
        optional boosted: "number",
        /// Damage dealt.
        optional dealt: "number",
        /// Cards played.
        optional played: "number",
    }

    /// Fields of an action; missing fields match any value.
    pub(crate) ACTION: ScenarioAction {
        /// The kind of action.
        optional type: "Action[\"type\"] | \"concede\"",
        /// The kind of choice.
        optional kind: "Extract<Action, { kind: string }>[\"kind\"]",
        /// Alias or id of the attacking fighter.
        optional attacker: "string",
        /// Alias or id of the attacked fighter.
        optional defender: "string",
        /// Alias, id or name of a card.
        optional card: "string",
        /// The manner of an attack; by default the usual one, if it is legal.
        optional as: "\"face-up\" | \"ranged\"",
        /// Alias or id of the fighter that acts.
        optional fighter: "string",
        /// The space that a fighter moves to.
        optional to: "string",
        /// The second space of a large fighter.
        optional tail: "string",
        /// The spaces that a move enters, or a path by the spaces at its ends.
        optional path: "string[] | string",
        /// Name of an item.
        optional item: "string",
        /// Name of a door.
        optional door: "string",
        /// Alias or id of a chosen fighter.
        optional target: "string",
        /// A chosen space.
        optional space: "string",
        /// The space of a chosen token.
        optional token: "string",
        /// A chosen option.
        optional option: "string | number",
        /// A chosen seat.
        optional seat: "number",
        /// Alias or id of the ability that resolves next.
        optional trigger: "string",
    }
}
