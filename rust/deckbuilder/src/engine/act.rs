//! Applies actions: the answers to the pending decision.

use crate::{
    engine::machine::Machine,
    model::{action::Action, state::Status},
};

/// Number of decisions of a turn after which the game is a draw, because the turn could continue without end. Abilities that pay
/// for themselves can be repeated forever, for example an Attack that gains its Energon back when it is Blocked. Long turns of
/// random games take some hundred decisions.
const MOST_DECISIONS: u16 = 5000;

impl Machine<'_> {
    /// Applies an answer and executes steps until the next decision.
    pub fn act(&mut self, action: Action) {
        self.state.decision.answer = action;
        self.state.decision.answered = true;
        self.state.decisions += 1;
        if self.state.decisions > MOST_DECISIONS {
            self.stop(Status::Endless);
        }
        self.run();
    }
}
