//! The parts of a log that a game defines: setup, actions and state.

use crate::{TableAction, Tracker, Warning, log::Log};
use altmode_core::{Random, Result};
use altmode_json::Value;
use altmode_tournament_information::Audience;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game whose table can be tracked.
pub trait Table: Clone + Debug + PartialEq + Eq + 'static {
    /// The setup of a match.
    type Setup: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned;
    /// An entry of the log.
    type Action: TableAction;
    /// The state that is computed from the log.
    type State: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned;
    /// The view for hosts.
    type View: Debug + Serialize;

    /// The name of the format of exports.
    const FORMAT: &'static str;
    /// The version of exports, raised when older programs could misread them.
    const VERSION: u64;
    /// The first byte of links, raised with the encoding.
    const LINK: u8;

    /// Parses and checks a setup. Names are replaced by ids.
    fn read_setup(value: &Value) -> Result<Self::Setup>;
    /// Checks a setup that a link contained.
    fn check_setup(setup: &mut Self::Setup) -> Result<()>;
    /// Checks an external state: existing references, values in range.
    fn check_state(setup: &Self::Setup, state: &Self::State) -> Result<()>;
    /// Returns the hexadecimal seed; empty in a copy without it.
    fn seed(setup: &Self::Setup) -> &str;
    /// Removes the seed, for copies that must not foretell random outcomes.
    fn clear_seed(setup: &mut Self::Setup);
    /// Blanks the texts of a log that an audience may not see. The entries keep their number and order.
    fn hide(log: &mut Log<Self>, audience: Audience);
    /// Returns the state before the first entry.
    fn beginning(setup: &Self::Setup) -> Self::State;

    /// Checks that an action refers to existing things and stays within the limits.
    fn check(state: &Self::State, action: &Self::Action) -> Result<()>;
    /// Applies an action that [`Table::check`] has accepted, at a time of the host's clock.
    fn apply(state: &mut Self::State, setup: &Self::Setup, action: &Self::Action, at: u64);
    /// Clamps an amount to the possible range, so that sums of combined actions remain correct.
    fn settle(state: &Self::State, action: &Self::Action) -> Self::Action;
    /// Returns the warnings about an action, before it is applied.
    fn warnings(state: &Self::State, action: &Self::Action) -> Vec<Warning>;
    /// Describes the effect of an action in English.
    fn describe(before: &Self::State, after: &Self::State, action: &Self::Action) -> String;
    /// Returns the numbers of the game and of the turn, both from 1.
    fn game_and_turn(state: &Self::State) -> (u8, u16);
    /// Returns whether a state contains private text, which is removed from copies for other people.
    fn has_private(_: &Self::State) -> bool {
        false
    }
    /// Draws a random outcome that a player requests and returns the action that records it.
    fn throw(what: &Value, random: &mut Random) -> Result<Self::Action>;
    /// Returns the view at a time of the host's clock.
    fn view(tracker: &Tracker<Self>, now: u64) -> Self::View;
}
