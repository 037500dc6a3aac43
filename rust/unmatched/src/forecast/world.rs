//! Knowledge of a viewer, and the unknown cards of each seat.

use crate::{
    cards::unmatched::Unmatched,
    embed::determinize::determinize,
    engine::machine::Machine,
    model::state::{
        Ask, CardId, Combat, Decision, DefId, FighterId, Frame, NOBODY, State, Work, Zone,
    },
};
use altmode_core::{Io, Random, Seat};

/// A state with the knowledge of a viewer.
#[derive(Clone)]
pub struct World {
    /// The rules.
    pub rules: Unmatched,
    /// The state. The order of unknown cards among each other is arbitrary.
    pub state: State,
    /// For each card, whether the viewer knows it.
    known: Vec<bool>,
}

impl World {
    /// Creates the world of a seat, or of the referee, who knows all cards that are known to a seat. A seat gets a state that is
    /// equal for all states that it cannot distinguish.
    pub fn of(rules: Unmatched, state: &State, viewer: Option<Seat>) -> World {
        let state = match viewer {
            Some(seat) => determinize(rules, state, seat, &mut Random::from_words([1, 2, 3, 4])),
            None => state.clone(),
        };
        let cards = 0..state.cards.len() as CardId;
        let known = |card: CardId| {
            let entry = state.card(card);
            match viewer {
                Some(seat) => entry.seen >> seat & 1 != 0,
                None => entry.seen != 0 || entry.zone != Zone::Deck,
            }
        };
        let known = cards.map(known).collect();
        World { rules, state, known }
    }

    /// Returns whether the viewer knows a card.
    pub fn knows(&self, card: CardId) -> bool {
        self.known.get(usize::from(card)).copied().unwrap_or(false)
    }

    /// Returns the unknown cards of an owner, in all zones.
    pub fn pool(&self, owner: Seat) -> impl Iterator<Item = CardId> {
        (0..self.state.cards.len() as CardId)
            .filter(move |&card| self.state.card(card).owner == owner && !self.knows(card))
    }

    /// Returns the number of unknown cards of an owner with this definition.
    pub fn pool_copies(&self, owner: Seat, def: DefId) -> usize {
        self.pool(owner).filter(|&card| self.state.card(card).def == def).count()
    }

    /// Returns the definitions that an unknown card, with which a fighter attacks, can have, each with its probability.
    pub fn committed(
        &self,
        fighter: FighterId,
        card: CardId,
        announced: u8,
    ) -> Vec<(CardId, Option<DefId>, f64)> {
        let entry = self.state.fighter(fighter);
        let mut found: Vec<(CardId, Option<DefId>, f64)> = Vec::new();
        let mut sum = 0.0;
        for other in self.pool(entry.owner) {
            let (def, number) = (self.rules.def(&self.state, other), self.state.card(other).def);
            let fits = self.rules.back(&self.state, other) == self.rules.back(&self.state, card)
                && def.attacks()
                && def.by >> entry.kind & 1 != 0
                && (announced == NOBODY || announced == def.value);
            if !fits {
                continue;
            }
            sum += 1.0;
            match found.iter_mut().find(|(_, def, _)| *def == Some(number)) {
                Some((_, _, copies)) => *copies += 1.0,
                None => found.push((card, Some(number), 1.0)),
            }
        }
        found.iter_mut().for_each(|(_, _, copies)| *copies /= sum);
        found
    }

    /// Gives an unknown card a definition, in exchange with an unknown card of its owner, and makes it known to the viewer.
    pub fn let_be(&mut self, state: &mut State, card: CardId, def: DefId) {
        let (owner, own) = (state.card(card).owner, state.card(card).def);
        let other = self.pool(owner).find(|&other| state.card(other).def == def);
        if let Some(other) = other {
            for state in [state, &mut self.state] {
                state.cards.at_mut(usize::from(other)).def = own;
                state.cards.at_mut(usize::from(card)).def = def;
            }
        }
        self.known[usize::from(card)] = true;
    }
}

/// Returns a copy of a state in which a seat is asked for an action of its turn.
pub fn before_action(rules: Unmatched, state: &State, seat: Seat) -> State {
    let mut ready = state.clone();
    if ready.decision.ask == Ask::Action && ready.decision.seat == seat {
        return ready;
    }
    let step = crate::engine::turn::step_of("action").unwrap_or_default();
    ready.frames.clear();
    ready.frames.push(Frame { work: Work::Turn, step, ..Frame::default() });
    ready.pending.clear();
    (ready.combat, ready.decision, ready.active) = (Combat::default(), Decision::default(), seat);
    let player = ready.player_mut(seat);
    player.actions = player.actions.max(1);
    Machine::new(rules, &mut ready, &mut Io::silent()).run();
    ready
}
