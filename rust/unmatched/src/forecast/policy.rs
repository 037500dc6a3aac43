//! The defender's possible answers, and their probabilities.

use super::{
    odds::{Odds, choose},
    walk::{CombatScript, Walk},
    world::World,
};
use crate::{
    cards::unmatched::Unmatched,
    model::{
        action::Action,
        state::{CardId, DEFENSE, DefId, FighterId, State, Zone},
    },
};
use altmode_core::{Error, Result};
use altmode_host::input::shorten;

/// The defender's policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// The defender plays no card.
    None,
    /// The defender plays each playable card of its hand, or none, with equal probability.
    Random,
    /// The defender plays the available answer that is best for it.
    BestDefense,
}

impl Policy {
    const ALL: [(Policy, &str); 3] = [(Policy::None, "none"), (Policy::Random, "random"), (Policy::BestDefense, "best-defense")];

    /// Returns the policy with this name.
    pub fn named(name: &str) -> Result<Policy> {
        Policy::ALL.iter().find(|(_, other)| *other == name).map(|(policy, _)| *policy).ok_or_else(|| {
            let message = format!("there is no policy \"{}\"; there are none, random and best-defense", shorten(name));
            Error::new("unknown-policy", message).at("policy")
        })
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Policy::ALL.iter().find(|(other, _)| *other == self).map_or("", |(_, name)| name)
    }
}

/// An answer of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// No card.
    Nothing,
    /// A card that the viewer knows in the defender's hand, with the number of alike ones there.
    Known(DefId, usize),
    /// A card that the defender may hold, with the number of its unknown copies.
    Possible(DefId, usize),
}

impl Answered {
    /// Returns the definition of the card.
    pub fn def(self) -> Option<DefId> {
        match self {
            Answered::Nothing => None,
            Answered::Known(def, _) | Answered::Possible(def, _) => Some(def),
        }
    }
}

/// An answer with its odds.
pub struct Response {
    /// The answer.
    pub answer: Answered,
    /// The odds of the combat after it.
    pub odds: Odds,
    /// The probability of the answer.
    pub chance: f64,
}

/// Returns the unknown cards in the hand and the deck of the defender.
fn unknown<'a>(world: &'a World, state: &'a State, seat: u8) -> impl Iterator<Item = CardId> + 'a {
    world.pool(seat).filter(|&card| matches!(state.card(card).zone, Zone::Deck | Zone::Hand))
}

/// Returns all answers that the defender may have, each with the odds of the combat after it.
pub fn answers(
    rules: Unmatched,
    walk: &mut Walk,
    world: &World,
    state: &State,
    first: Option<Action>,
    defender: FighterId,
) -> Vec<(Answered, Odds)> {
    let entry = state.fighter(defender);
    let hand = &state.player(entry.owner).hand;
    let can = |card: CardId| {
        let def = rules.def(state, card);
        def.by >> entry.kind & 1 != 0 && rules.serves(state, entry.owner, def, DEFENSE)
    };
    let mut found = vec![(Answered::Nothing, walk.odds(world, state, CombatScript { first, response: None }))];
    let mut known: Vec<DefId> = Vec::new();
    for &card in hand.iter().filter(|&&card| world.knows(card) && can(card)) {
        let def = state.card(card).def;
        if !known.contains(&def) {
            known.push(def);
            let copies = hand.iter().filter(|&&other| world.knows(other) && state.card(other).def == def).count();
            found.push((Answered::Known(def, copies), walk.odds(world, state, CombatScript { first, response: Some(card) })));
        }
    }
    if world.pool(entry.owner).any(|card| rules.back(state, card) == 1) {
        walk.why = Some("the backs of the defender's cards tell more than is reckoned with");
    }
    let Some(&held) = hand.iter().find(|&&card| !world.knows(card)) else { return found };
    let mut possible: Vec<DefId> = Vec::new();
    for card in unknown(world, state, entry.owner).filter(|&card| can(card)) {
        let def = state.card(card).def;
        if known.contains(&def) || possible.contains(&def) {
            continue;
        }
        possible.push(def);
        let copies = unknown(world, state, entry.owner).filter(|&other| state.card(other).def == def).count();
        let mut with = state.clone();
        with.cards.at_mut(usize::from(card)).def = state.card(held).def;
        with.cards.at_mut(usize::from(held)).def = def;
        found.push((Answered::Possible(def, copies), walk.odds(world, &with, CombatScript { first, response: Some(held) })));
    }
    if walk.defender_deck && !possible.is_empty() {
        walk.why = Some("what the defender may hold and the cards of the defender's deck depend on each other");
    }
    found
}

/// Sets the probability of each answer.
pub fn weigh(policy: Policy, world: &World, state: &State, defender: FighterId, responses: &mut [Response]) {
    let seat = state.fighter(defender).owner;
    let hidden = state.player(seat).hand.iter().filter(|&&card| !world.knows(card)).count();
    let all = unknown(world, state, seat).count();
    match policy {
        Policy::None => {
            for response in responses {
                response.chance = f64::from(u8::from(response.answer == Answered::Nothing));
            }
        }
        Policy::Random => at_random(responses, all, hidden),
        Policy::BestDefense => best(responses, all, hidden),
    }
}

/// Gives each playable card of a hand, or none, an equal probability.
fn at_random(responses: &mut [Response], all: usize, hidden: usize) {
    let count = |is: fn(Answered) -> usize| responses.iter().map(|response| is(response.answer)).sum::<usize>();
    let known = count(|answer| if let Answered::Known(_, copies) = answer { copies } else { 0 });
    let possible = count(|answer| if let Answered::Possible(_, copies) = answer { copies } else { 0 });
    // Sums over the number of playable cards among the unknown cards of the hand.
    let (mut each, mut others) = (0.0, 0.0);
    for held in 0..=possible.min(hidden) {
        let chance = choose(possible, held) * choose(all - possible, hidden - held) / choose(all, hidden);
        let ways = (known + held + 1) as f64;
        each += chance / ways;
        others += chance * held as f64 / ways;
    }
    for response in responses {
        response.chance = match response.answer {
            Answered::Nothing => each,
            Answered::Known(_, copies) => each * copies as f64,
            Answered::Possible(_, copies) => others * copies as f64 / possible as f64,
        };
    }
}

/// Gives the best available answer. One of which K unknown copies are at least as good is available with the probability 1 - C(n
/// - K, h) / C(n, h), where h of n unknown cards are in hand.
fn best(responses: &mut [Response], all: usize, hidden: usize) {
    responses.sort_by(|one, other| {
        let key = |response: &Response| (response.odds.defeat, response.odds.expected(), response.odds.won);
        let ((a, b, c), (d, e, f)) = (key(one), key(other));
        a.total_cmp(&d).then(b.total_cmp(&e)).then(c.total_cmp(&f)).then(one.answer.def().cmp(&other.answer.def()))
    });
    let (mut left, mut good) = (1.0, 0);
    for response in responses {
        match response.answer {
            Answered::Nothing | Answered::Known(..) => {
                response.chance = left;
                left = 0.0;
            }
            Answered::Possible(_, copies) => {
                good += copies;
                let without = if left > 0.0 { choose(all - good, hidden) / choose(all, hidden) } else { 0.0 };
                response.chance = (left - without).max(0.0);
                left = without.min(left);
            }
        }
    }
}
