//! The Transformers TCG as a game of the log.

use crate::{
    Warning,
    action::Action,
    chance,
    check_state::check_state,
    describe::describe,
    fold,
    game::{Tcg, Tracker},
    seen,
    setup::Setup,
    state::State,
    view::{View, view},
    warn,
};
use altmode_core::{Random, Result};
use altmode_journal::{Audience, Table, log::Log};
use altmode_json::Value;

impl Table for Tcg {
    type Setup = Setup;
    type Action = Action;
    type State = State;
    type View = View;

    const FORMAT: &'static str = "altmode-tracker";
    const VERSION: u64 = 1;
    const LINK: u8 = 1;

    fn read_setup(value: &Value) -> Result<Setup> {
        Setup::from_json(value)
    }

    fn check_setup(setup: &mut Setup) -> Result<()> {
        setup.check()
    }

    fn check_state(_: &Setup, state: &State) -> Result<()> {
        check_state(state)
    }

    fn seed(setup: &Setup) -> &str {
        &setup.seed
    }

    fn clear_seed(setup: &mut Setup) {
        setup.seed.clear();
    }

    fn hide(log: &mut Log<Tcg>, audience: Audience) {
        seen::hide(log, audience);
    }

    fn beginning(setup: &Setup) -> State {
        setup.state()
    }

    fn check(state: &State, action: &Action) -> Result<()> {
        fold::check(state, action)
    }

    fn apply(state: &mut State, setup: &Setup, action: &Action, at: u64) {
        fold::apply(state, setup, action, at);
    }

    /// Clamps amounts of damage and of cards under a character to 0 to 255.
    fn settle(state: &State, action: &Action) -> Action {
        let mut action = action.clone();
        let (now, amount) = match &mut action {
            Action::Damage { character, amount, .. } => {
                (state.character(*character).map(|found| found.damage), amount)
            }
            Action::CardsUnder { character, amount } => {
                (state.character(*character).map(|found| found.cards_under), amount)
            }
            _ => return action,
        };
        let now = i16::from(now.unwrap_or_default());
        *amount = (*amount).clamp(-now, 255 - now);
        action
    }

    fn warnings(state: &State, action: &Action) -> Vec<Warning> {
        warn::of(state, action)
    }

    fn describe(before: &State, after: &State, action: &Action) -> String {
        describe(before, after, action)
    }

    fn game_and_turn(state: &State) -> (u8, u16) {
        (state.game, state.turn)
    }

    fn has_private(state: &State) -> bool {
        seen::has_notes(state)
    }

    fn throw(what: &Value, random: &mut Random) -> Result<Action> {
        chance::throw(what, random)
    }

    fn view(tracker: &Tracker, now: u64) -> View {
        view(tracker, now)
    }
}
