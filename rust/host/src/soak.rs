//! Soak tests: random games whose states are checked after each decision.

use altmode_core::{Game, Rules, Seat};

/// The part of a soak test that a game defines.
pub trait Soaked<R: Rules> {
    /// Chooses one of the legal actions and returns its index.
    ///
    /// # Errors
    ///
    /// Fails with a description of a fault that the choice reveals.
    fn choose(
        &mut self,
        state: &R::State,
        seat: Seat,
        actions: &[R::Action],
    ) -> Result<usize, String>;

    /// Applies an action.
    fn apply(&mut self, state: &mut R::State, action: R::Action);

    /// Checks the invariants of a state.
    ///
    /// # Errors
    ///
    /// Fails with a description of the violation.
    fn check(&self, state: &R::State) -> Result<(), String>;

    /// Describes the pending decision for an error message.
    fn place(&self, state: &R::State) -> String;
}

/// Limits of a soak test.
#[derive(Clone, Copy, Debug)]
pub struct SoakLimits {
    /// Maximum number of decisions. A game that takes more is stuck.
    pub decisions: u32,
    /// Number of the decision after which a game with history is saved and restored.
    pub save_at: u32,
}

/// Plays a game from a state to its end. Returns the last state and the number of decisions. `kept`, if there is one, is the
/// game with its history from the same start. It is saved and restored halfway and at the end.
///
/// # Errors
///
/// Fails with a description of the first fault.
pub fn soak<R: Rules>(
    rules: &R,
    mut state: R::State,
    mut kept: Option<Game<R>>,
    limits: SoakLimits,
    soaked: &mut impl Soaked<R>,
) -> Result<(R::State, u32), String> {
    let mut actions = Vec::with_capacity(128);
    let mut decisions = 0;
    soaked.check(&state)?;
    while let Some(seat) = rules.to_act(&state) {
        let wrong = |what: String| format!("decision {decisions}: {what}");
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        if actions.is_empty() {
            return Err(wrong(format!(
                "seat {seat} has no legal action, {}",
                soaked.place(&state)
            )));
        }
        if decisions == limits.decisions {
            return Err(wrong(format!("the game does not end, {}", soaked.place(&state))));
        }
        let choice = soaked.choose(&state, seat, &actions).map_err(wrong)?;
        soaked.apply(&mut state, actions[choice]);
        if let Some(game) = &mut kept {
            game.apply(choice, Vec::new()).map_err(|error| wrong(error.to_string()))?;
            if decisions == limits.save_at {
                *game = restored(rules, game, &state).map_err(wrong)?;
            }
        }
        soaked.check(&state).map_err(|fault| {
            wrong(format!("after {:?}, {}: {fault}", actions[choice], soaked.place(&state)))
        })?;
        decisions += 1;
    }
    if rules.outcome(&state).is_none() {
        return Err(format!("decision {decisions}: no seat is to act, but there is no outcome"));
    }
    if let Some(game) = &kept {
        restored(rules, game, &state)?;
    }
    Ok((state, decisions))
}

/// Saves and restores a game. State and history must be equal afterwards.
fn restored<R: Rules>(rules: &R, game: &Game<R>, state: &R::State) -> Result<Game<R>, String> {
    let restored = game
        .save()
        .and_then(|bytes| Game::restore(rules.clone(), &bytes))
        .map_err(|error| error.to_string())?;
    if restored.state() != state
        || restored.hash() != game.hash()
        || restored.events(0) != game.events(0)
    {
        return Err("a restored game differs".to_string());
    }
    Ok(restored)
}
