//! Determinization: samples states that agree with the knowledge of a seat.
//!
//! The hidden cards of each owner are known, because decks are public lists, but their places are not. The cards are dealt
//! randomly over the hidden places.

use crate::{
    cards::unmatched::Unmatched,
    model::state::{ATTACK, CardId, Cards, DefId, MOST_SEATS, NOBODY, Part, State, Zone},
};
use altmode_core::{List, Random};

/// Samples a full state that agrees with everything that a seat has seen.
pub fn determinize(rules: Unmatched, state: &State, seat: u8, random: &mut Random) -> State {
    let mut world = state.clone();
    world.random = random.child(0);
    for owner in 0..state.seats.min(MOST_SEATS as u8) {
        let hidden: List<CardId, 176> = (0..state.cards.len() as CardId)
            .filter(|&card| {
                let entry = state.card(card);
                entry.owner == owner && entry.seen >> seat & 1 == 0
            })
            .collect();
        // The backs of cards are public, so cards with the same back are dealt among themselves.
        for back in 0..3 {
            let alike: List<CardId, 176> = hidden.iter().copied().filter(|&card| rules.back(state, card) == back).collect();
            let mut defs: List<DefId, 176> = alike.iter().map(|&card| state.card(card).def).collect();
            random.shuffle(&mut defs);
            for (&card, &def) in alike.iter().zip(defs.iter()) {
                world.cards.at_mut(usize::from(card)).def = def;
            }
        }
        committed_fits(rules, &mut world, &hidden, random);
    }
    fresh_question(rules, &mut world);
    world
}

/// Exchanges hidden cards of a combat that do not fit there. A committed card is one that its fighter can play, and a card
/// committed to BOOST has a BOOST.
fn committed_fits(rules: Unmatched, world: &mut State, hidden: &[CardId], random: &mut Random) {
    for part in 0..2 {
        let Part { card, fighter, boost, .. } = world.combat.parts[part];
        let announced = world.combat.announced;
        exchange(rules, world, card, NOBODY, hidden, random, |world, card| {
            let def = rules.def(world, card);
            rules.can_use(world, fighter, def)
                && match part {
                    ATTACK => def.attacks() && (announced == NOBODY || announced == def.value),
                    _ => rules.serves(world, world.fighter(fighter).owner, def, part),
                }
        });
        exchange(rules, world, boost, card, hidden, random, |world, card| rules.def(world, card).sheet.boost.is_some());
    }
}

/// Exchanges a hidden card of the combat for one that fits, unless it fits itself. `kept` is not exchanged for it.
fn exchange(
    rules: Unmatched,
    world: &mut State,
    card: CardId,
    kept: CardId,
    hidden: &[CardId],
    random: &mut Random,
    fits: impl Fn(&State, CardId) -> bool,
) {
    if !hidden.contains(&card) || world.card(card).zone != Zone::Combat || fits(world, card) {
        return;
    }
    let others: List<CardId, 176> = hidden
        .iter()
        .copied()
        .filter(|&other| other != kept && rules.back(world, other) == rules.back(world, card) && fits(world, other))
        .collect();
    if let Some(&other) = others.get(random.below(others.len().max(1) as u32) as usize) {
        let (one, two) = (world.card(card).def, world.card(other).def);
        world.cards.at_mut(usize::from(card)).def = two;
        world.cards.at_mut(usize::from(other)).def = one;
    }
}

/// Replaces the cards that the pending question offers with those of the sampled state.
fn fresh_question(rules: Unmatched, world: &mut State) {
    use crate::model::state::{Ask, DEFENSE};
    let seat = world.decision.seat;
    match world.decision.ask {
        Ask::Defense => world.decision.cards = rules.combat_cards(world, world.decision.fighter, DEFENSE),
        Ask::Reveal => world.decision.cards = rules.shields(world, seat),
        Ask::Boost | Ask::AttackBoost => world.decision.cards = rules.boosts(world, seat),
        // The seat that answers knows these cards, or their definitions do not matter to the question.
        _ => {
            let _: Cards = world.decision.cards;
        }
    }
}
