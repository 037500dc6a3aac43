//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{action, catalogue, chance, clock, forecast, game::Tcg, setup, state, tiebreak, view};
use altmode_core::{declare, typescript::vocabulary};
use altmode_journal::typescript::export;
use altmode_tcg_language::{Color, Mode, Slot};

/// The setup as hosts give it: without a seed, and with names of cards for characters.
const SETUP: &str = "/** The setup of `newMatch`; the seed is random by default. */
export type MatchSetup = Omit<Setup, \"seed\" | \"players\"> & {
  /** The seed of coins and dice, as hexadecimal text. */
  seed?: string;
  /** The players, by seat. */
  players: [MatchPlayer, MatchPlayer];
};
/** A player at the start. */
export type MatchPlayer = Omit<SetupPlayer, \"characters\"> & {
  /** The team: ids, names, or objects with more details. */
  characters?: (string | SetupCharacter)[];
};
";

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    // The forecast's input is a type of the entry point `altmode/tcg`.
    let mut text = String::from("import type { ForecastInput } from \"./tcg.js\";\n");
    text += &vocabulary("Mode", "A mode of a character: a face of its card.", Mode::ALL);
    text += &vocabulary("Slot", "A slot for Upgrades.", Slot::ALL);
    text += &vocabulary("IconColor", "The colour of a battle icon.", Color::ALL);
    text += SETUP;
    text += &export::<Tcg>("TrackerExport", "Setup");
    declare!(text:
        action::Action,
        chance::Throw,
        chance::IconCards,
        catalogue::Catalogue,
        catalogue::CharacterEntry,
        catalogue::ModeEntry,
        catalogue::UpgradeEntry,
        altmode_tournament_information::Information,
        altmode_tournament_information::Category,
        altmode_tournament_information::Item,
        altmode_tournament_information::Audience,
        view::View,
        view::PlayerView,
        view::CharacterView,
        view::CounterView,
        view::UpgradeView,
        state::Phase,
        state::Ending,
        state::Own,
        state::OwnFace,
        clock::ClockView,
        tiebreak::Tiebreak,
        altmode_journal::Warning,
        altmode_journal::Applied,
        altmode_journal::HistoryEntry,
        altmode_journal::Id,
        setup::Setup,
        setup::SetupPlayer,
        setup::SetupCharacter,
        setup::AfterTime,
        forecast::ForecastQuestion,
    );
    text
}
