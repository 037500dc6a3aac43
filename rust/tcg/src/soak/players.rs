//! The players of a soak's games.

use super::needs::Subject;
use crate::{
    cards::{Tcg, card::DefId},
    model::{action::Action, objects::ObjectId, state::State},
};
use altmode_core::Random;
use altmode_host::Bot;
use altmode_tcg_language::Mode;

/// One in this many decisions of a player with a plan is random.
const CHANCE: u32 = 4;

/// A player.
#[derive(Clone, Debug)]
pub enum SoakPlayer {
    /// One of the bots.
    Bot(Bot),
    /// A player who tries to use one card or ability.
    Planned(Plan),
}

/// A plan to use a card or ability. Its player plays the card and the cards that it needs, flips its character to the face
/// with the ability, keeps the other characters in the required mode, and passes only if nothing else is legal. One decision
/// in four is random, and so are ties.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The card or ability.
    pub subject: Subject,
    /// The required mode.
    pub mode: Option<Mode>,
    /// The card itself and the battle cards that it needs.
    pub cards: Vec<DefId>,
}

impl SoakPlayer {
    /// Chooses one of the legal actions and returns its index.
    pub fn choose(
        &self,
        tcg: Tcg,
        state: &State,
        actions: &[Action],
        random: &mut Random,
    ) -> usize {
        match self {
            SoakPlayer::Bot(bot) => bot.choose(&tcg, state, actions, random),
            SoakPlayer::Planned(_) if random.below(CHANCE) == 0 => {
                random.below(actions.len() as u32) as usize
            }
            SoakPlayer::Planned(plan) => plan.choose(tcg, state, actions, random),
        }
    }
}

impl Plan {
    /// Chooses one of the actions with the highest worth.
    fn choose(&self, tcg: Tcg, state: &State, actions: &[Action], random: &mut Random) -> usize {
        let worth = actions.iter().map(|action| self.worth(tcg, state, *action));
        let best = worth.clone().max().unwrap_or_default();
        let equals =
            || (0..).zip(worth.clone()).filter(|(_, worth)| *worth == best).map(|(at, _)| at);
        equals().nth(random.below(equals().count() as u32) as usize).unwrap_or_default()
    }

    /// Returns the worth of an action for the plan: 2 serves it, 1 continues the game, 0 passes, lower values hinder it.
    fn worth(&self, tcg: Tcg, state: &State, action: Action) -> i8 {
        let is_subject = |object: ObjectId| tcg.def(state, object).original == self.subject.def;
        let has_subject = |character: ObjectId| {
            state.is_character(character)
                && state
                    .character(character)
                    .upgrades
                    .iter()
                    .copied()
                    .chain([character])
                    .any(is_subject)
        };
        let is_wanted = |card: ObjectId| self.cards.contains(&tcg.def(state, card).original);
        match action {
            Action::PlayCard { card }
            | Action::PlayUpgrade { card, .. }
            | Action::Reveal { card } => 1 + i8::from(is_wanted(card)),
            Action::Flip { character, face } => {
                self.flip(tcg, state, character, face, is_subject(character))
            }
            Action::TapAbility { character } => {
                if is_subject(character) {
                    2
                } else {
                    0
                }
            }
            Action::Attack { attacker, .. } => 1 + i8::from(has_subject(attacker)),
            Action::EndMain | Action::No | Action::Done | Action::Decline => 0,
            _ => 1,
        }
    }

    fn flip(&self, tcg: Tcg, state: &State, character: ObjectId, face: u8, is_subject: bool) -> i8 {
        let now = state.character(character).face;
        let mode = |face: u8| tcg.def(state, character).texts[usize::from(face)].mode;
        match (self.subject.ability, self.mode) {
            (Some((side, _)), _) if is_subject => {
                match (usize::from(face) == side, usize::from(now) == side) {
                    (true, _) => 2,
                    // A trigger on flipping to the face needs a flip away from it first.
                    (_, true) => 0,
                    _ => 1,
                }
            }
            (_, Some(wanted)) if mode(face) == wanted => 2,
            (_, Some(wanted)) if mode(now) == wanted => -1,
            _ => 1,
        }
    }
}
