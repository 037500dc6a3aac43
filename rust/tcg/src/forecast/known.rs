//! Questions about a running game, from the knowledge of one seat.
//!
//! The state of the question is a world that agrees with everything the seat has seen. The hidden cards of that world are
//! sampled without looking at the real ones. The odds do not depend on the sample, because they cover every deck that is
//! possible.

use super::{
    AttackQuestion, at_attack, enumerate::MOST_RUNS_OF_QUESTION, is_fought, pile::HIDDEN,
    pile::Unknown, policy::Policy,
};
use crate::{
    cards::{Tcg, blank::BLANK, card::DefId},
    embed::{
        determinize::{COPIES, determinize},
        sight::may_see,
    },
    model::{
        objects::{MOST_OBJECTS, ObjectId},
        state::{State, Zone},
    },
};
use altmode_core::{Error, Random, Result, Viewer};
use std::cell::Cell;

/// The knowledge of a seat, from which questions about any pair of characters can be asked.
#[derive(Clone, Debug)]
pub struct Knowledge {
    tcg: Tcg,
    state: State,
    unknown: [Unknown; 2],
    inexact: Vec<String>,
}

impl Knowledge {
    /// Returns the knowledge of a seat. `None` is the referee, who knows all cards but not the order of the decks.
    pub fn of(tcg: Tcg, state: &State, seat: Option<u8>) -> Knowledge {
        let mut unknown = [Unknown::Listed, Unknown::Listed];
        let mut inexact = Vec::new();
        let viewer = seat;
        // In the basic rules both players share one deck, and there are no hands.
        let seat = seat.filter(|_| !state.basic);
        let mut world = match seat {
            Some(seat) => determinize(tcg, state, seat, &mut Random::from_words([1, 2, 3, 4])),
            None => state.clone(),
        };
        let mut hidden = [false; MOST_OBJECTS];
        if let Some(seat) = seat {
            let other = State::other(seat);
            for (object, hidden) in
                hidden.iter_mut().enumerate().take(world.objects.len()).skip(world.characters.len())
            {
                // Face-down cards under a character are hidden even from their owner.
                let may_lie_there = world.objects[object].owner == other
                    || world.objects[object].zone == Zone::Under;
                *hidden = may_lie_there && !may_see(&world, object as ObjectId, Viewer::Seat(seat));
            }
            unknown[usize::from(other)] = if world.open_decks {
                Unknown::Listed
            } else {
                inexact.push(
                    "The opponent's deck list is not known: each of its unknown cards is taken to be any card that the rules play, \
                     at most three of a name and without those seen."
                        .to_string(),
                );
                Unknown::Prior(prior(tcg, &world, other, &hidden))
            };
        }
        let blank = tcg.catalogue.by_id(BLANK).unwrap_or_default();
        let first = world.characters.len();
        for (object, &hidden) in hidden.iter().enumerate().take(world.objects.len()).skip(first) {
            let card = &mut world.objects[object];
            let seen = viewer.map_or(card.seen & 3, |seat| card.seen >> seat & 1);
            if card.zone == Zone::Deck {
                card.seen = if seen != 0 { 3 } else { 0 };
            } else if hidden {
                card.seen |= HIDDEN;
            }
            // If the deck list is unknown, the sampled cards must not influence the result, so they are blanked.
            if hidden && !world.open_decks && seat != Some(world.objects[object].owner) {
                world.defs[object] = blank;
            }
        }
        world.random = Random::from_words([5, 6, 7, 8]);
        Knowledge { tcg, state: world, unknown, inexact }
    }

    /// Creates a question about a pair of characters.
    pub fn ask(
        &self,
        attacker: ObjectId,
        defender: ObjectId,
        policy: [Policy; 2],
    ) -> AttackQuestion {
        let mut state = self.state.clone();
        let mut supposed = Vec::new();
        if is_fought(&state, attacker, defender) {
            supposed.push("The battle goes on from here.".to_string());
        } else {
            at_attack(&mut state, attacker);
        }
        if state.has_face_down(0) || state.has_face_down(1) {
            supposed.push("No Secret Action is revealed.".to_string());
        }
        AttackQuestion {
            tcg: self.tcg,
            state,
            attacker,
            defender,
            unknown: self.unknown.clone(),
            policy,
            supposed,
            inexact: self.inexact.clone(),
            unstated: 0,
            runs: Cell::new(self.tcg.catalogue.battles(MOST_RUNS_OF_QUESTION)),
        }
    }
}

/// Returns the possible cards of an unknown deck: three copies of every card that the rules play, without those seen.
fn prior(tcg: Tcg, state: &State, owner: u8, hidden: &[bool; MOST_OBJECTS]) -> Vec<(DefId, u16)> {
    let cards = tcg.catalogue;
    let mut pool: Vec<(DefId, u16)> =
        cards.deck_cards().iter().map(|&def| (def, COPIES as u16)).collect();
    for (object, hidden) in
        hidden.iter().enumerate().take(state.defs.len()).skip(state.characters.len())
    {
        if state.objects[object].owner == owner && !hidden {
            let name = tcg.def(state, object as ObjectId).name_id;
            if let Some((_, count)) =
                pool.iter_mut().find(|(def, _)| cards.card(*def).name_id == name)
            {
                *count = count.saturating_sub(1);
            }
        }
    }
    pool.retain(|(_, count)| *count > 0);
    pool
}

/// Creates a question about two characters of a game.
pub fn from_game(
    tcg: Tcg,
    state: &State,
    attacker: ObjectId,
    defender: ObjectId,
    seat: Option<u8>,
) -> Result<AttackQuestion> {
    for (name, character) in [("attacker", attacker), ("defender", defender)] {
        if !state.is_character(character) || !state.on_battlefield(character) {
            let message = format!("the {name} must be a character on the battlefield");
            return Err(Error::new("not-on-battlefield", message).at(name));
        }
    }
    if state.owner(attacker) == state.owner(defender) {
        return Err(Error::new("same-player", "attacker and defender are of different players")
            .at("defender"));
    }
    let mut question = Knowledge::of(tcg, state, seat).ask(attacker, defender, [Policy::Best; 2]);
    if state.active != state.owner(attacker) {
        question.supposed.push("It is taken to be the attacker's turn.".to_string());
    }
    Ok(question)
}
