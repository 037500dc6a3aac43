//! Implementation of [`Table`] for Unmatched.

use crate::{
    Warning,
    action::Action,
    chance,
    check::check,
    check_state::check_state,
    describe::describe,
    fold, seen,
    setup::Setup,
    state::{Pile, State},
    view::{View, view},
    warn,
};
use altmode_core::{Random, Result};
use altmode_journal::{
    Audience, Table,
    log::{Base, Log},
};
use altmode_json::Value;

/// The game type of Unmatched, for the generic log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Companion {}

/// A tracked match.
pub type Tracker = altmode_journal::Tracker<Companion>;

impl Table for Companion {
    type Setup = Setup;
    type Action = Action;
    type State = State;
    type View = View;

    const FORMAT: &'static str = "altmode-companion";
    const VERSION: u64 = 1;
    const LINK: u8 = 66;

    fn read_setup(value: &Value) -> Result<Setup> {
        Setup::from_json(value)
    }

    fn check_setup(setup: &mut Setup) -> Result<()> {
        setup.check()
    }

    fn check_state(setup: &Setup, state: &State) -> Result<()> {
        check_state(setup, state)
    }

    fn seed(setup: &Setup) -> &str {
        &setup.seed
    }

    fn clear_seed(setup: &mut Setup) {
        setup.seed.clear();
    }

    fn hide(log: &mut Log<Companion>, audience: Audience) {
        if matches!(audience, Audience::Owner | Audience::Official) {
            return;
        }
        log.entries.iter_mut().for_each(|entry| seen::hide_in_action(&mut entry.action));
        if let Some(Base { state, .. }) = &mut log.base {
            seen::hide_in_state(state);
        }
    }

    fn beginning(setup: &Setup) -> State {
        setup.state()
    }

    fn check(state: &State, action: &Action) -> Result<()> {
        check(state, action)
    }

    fn apply(state: &mut State, setup: &Setup, action: &Action, _: u64) {
        fold::apply(state, setup, action);
    }

    /// Clamps dials to 0 to 99, moved cards to those in the pile, and actions to those left.
    fn settle(state: &State, action: &Action) -> Action {
        let mut action = action.clone();
        match &mut action {
            Action::Health { fighter, amount, .. } => {
                let now = state.fighter(*fighter).map_or(0, |fighter| i16::from(fighter.health));
                *amount = (*amount).clamp(-now, 99 - now);
            }
            Action::MoveCards { seat, from, to, count, .. } => {
                let there =
                    |pile: Pile| i16::from(state.players[usize::from(*seat)].piles[pile as usize]);
                let room = |pile: Pile| 99 - there(pile);
                *count = (*count).clamp(-there(*to).min(room(*from)), there(*from).min(room(*to)));
            }
            Action::Actions { amount } => {
                let now = i16::from(state.actions);
                *amount = (*amount).clamp(-now, 99 - now);
            }
            _ => {}
        }
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

    fn view(tracker: &Tracker, _: u64) -> View {
        view(tracker)
    }
}
