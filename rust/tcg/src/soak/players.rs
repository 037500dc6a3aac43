//! Who plays the games of a soak.

use super::needs::Subject;
use crate::{
    bots::Bot,
    cards::{Tcg, card::DefId},
    model::{action::Action, objects::ObjectId, state::State},
};
use altmode_core::Random;
use altmode_tcg_language::Mode;

/// One of so many decisions of a player with a plan is left to chance.
const CHANCE: u32 = 4;

/// A player.
#[derive(Clone, Debug)]
pub enum Player {
    /// One of the bots.
    Bot(Bot),
    /// A player who goes for one card or ability.
    Planned(Plan),
}

/// How a card or ability comes to be used: its player plays it and the cards that it needs, flips its character to the face
/// that has it, keeps the others in the mode that it asks for, and passes only where nothing else is legal. One decision of
/// four is left to chance, and so is everything that is equally good.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The card or ability.
    pub subject: Subject,
    /// The mode that it asks for.
    pub mode: Option<Mode>,
    /// Battle cards that are played for it, and the card itself.
    pub cards: Vec<DefId>,
}

impl Player {
    /// Chooses one of the legal actions, by its index.
    pub fn choose(&self, tcg: Tcg, state: &State, actions: &[Action], random: &mut Random) -> usize {
        match self {
            Player::Bot(bot) => bot.choose(tcg, state, actions, random),
            Player::Planned(_) if random.below(CHANCE) == 0 => random.below(actions.len() as u32) as usize,
            Player::Planned(plan) => plan.choose(tcg, state, actions, random),
        }
    }
}

impl Plan {
    /// One of the actions that serve the plan best.
    fn choose(&self, tcg: Tcg, state: &State, actions: &[Action], random: &mut Random) -> usize {
        let worth = actions.iter().map(|action| self.worth(tcg, state, *action));
        let best = worth.clone().max().unwrap_or_default();
        let equals = || (0..).zip(worth.clone()).filter(|(_, worth)| *worth == best).map(|(at, _)| at);
        equals().nth(random.below(equals().count() as u32) as usize).unwrap_or_default()
    }

    /// How well an action serves the plan: 2 serves it, 1 goes on with the game, 0 passes, less hinders it.
    fn worth(&self, tcg: Tcg, state: &State, action: Action) -> i8 {
        let is_subject = |object: ObjectId| tcg.def(state, object).original == self.subject.def;
        let has_subject = |character: ObjectId| {
            state.is_character(character) && state.character(character).upgrades.iter().copied().chain([character]).any(is_subject)
        };
        let is_wanted = |card: ObjectId| self.cards.contains(&tcg.def(state, card).original);
        match action {
            Action::PlayCard { card } | Action::PlayUpgrade { card, .. } | Action::Reveal { card } => 1 + i8::from(is_wanted(card)),
            Action::Flip { character, face } => self.flip(tcg, state, character, face, is_subject(character)),
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
            (Some((side, _)), _) if is_subject => match (usize::from(face) == side, usize::from(now) == side) {
                (true, _) => 2,
                // What happens on a flip to the face needs a flip away first.
                (_, true) => 0,
                _ => 1,
            },
            (_, Some(wanted)) if mode(face) == wanted => 2,
            (_, Some(wanted)) if mode(now) == wanted => -1,
            _ => 1,
        }
    }
}
