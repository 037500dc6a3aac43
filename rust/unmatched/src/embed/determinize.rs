//! Determinization: samples states that agree with the knowledge of a seat.
//!
//! The hidden cards of each owner are known, because decks are public lists, but their places are not. The cards get new numbers
//! and are dealt randomly over the hidden places. The result depends on nothing that the seat does not know, so that all states
//! that a seat cannot distinguish have equal worlds.

use crate::{
    cards::unmatched::Unmatched,
    engine::machine::Machine,
    model::state::{
        ATTACK, Ask, Card, CardId, DEFENSE, DefId, MOST_CARDS, NOBODY, Part, State, Zone,
    },
};
use altmode_core::{Io, List, Random, redeal};

/// Maximum number of deals. A deal is repeated if the pending question of another seat would not be asked in the world.
const MOST_DEALS: u32 = 32;

/// Cards of a game.
type Hidden = List<CardId, MOST_CARDS>;

/// Samples a full state that agrees with everything that a seat has seen.
pub fn determinize(rules: Unmatched, state: &State, seat: u8, random: &mut Random) -> State {
    let mut world = deal(rules, state, seat, random);
    for _ in 1..MOST_DEALS {
        if fresh_question(rules, &mut world, seat) {
            break;
        }
        world = deal(rules, state, seat, random);
    }
    world
}

/// Deals the hidden cards anew.
fn deal(rules: Unmatched, state: &State, seat: u8, random: &mut Random) -> State {
    let mut world = state.clone();
    world.random = random.child(0);
    let kept = kept(state, seat);
    let mut renamed: [CardId; 256] = std::array::from_fn(|card| card as CardId);
    for owner in 0..state.seats {
        // The backs of cards are public, so cards with the same back are dealt among themselves.
        let mut groups: [Hidden; 3] = Default::default();
        for &card in hidden_places(state, owner, seat).iter() {
            groups[usize::from(rules.back(state, card)) % 3].push(card);
        }
        for places in groups.iter().filter(|places| !places.is_empty()) {
            let mut cards: Vec<(CardId, DefId)> =
                places.iter().map(|&card| (card, state.card(card).def)).collect();
            let zone = |card: CardId| (state.card(card).zone, state.card(card).holder);
            redeal(
                random,
                &mut cards,
                |card| kept.contains(&card),
                |one, other| zone(one) == zone(other),
            );
            for (&place, (number, def)) in places.iter().zip(cards) {
                renamed[usize::from(place)] = number;
                *world.cards.at_mut(usize::from(number)) = Card { def, ..*state.card(place) };
            }
        }
    }
    rename(&mut world, &renamed, &kept);
    for owner in (0..state.seats).filter(|_| state.combat.on) {
        let hidden = hidden_places(&world, owner, seat);
        committed_fits(rules, &mut world, &hidden, &kept, random);
    }
    world
}

/// Returns the hidden cards of an owner, in an order that depends on their places only.
fn hidden_places(state: &State, owner: u8, seat: u8) -> Hidden {
    let is_hidden = |card: &CardId| {
        let entry = state.card(*card);
        entry.owner == owner && entry.seen >> seat & 1 == 0
    };
    let players = state.players[..usize::from(state.seats)].iter();
    let listed = players.flat_map(|player| {
        player.deck.iter().chain(player.hand.iter()).chain(player.side_deck.iter())
    });
    let mut places: Hidden = listed.copied().filter(is_hidden).collect();
    let committed = state.combat.parts.iter().flat_map(|part| [part.card, part.boost]);
    let is_listed = |card: CardId| {
        card == NOBODY || matches!(state.card(card).zone, Zone::Deck | Zone::Hand | Zone::Side)
    };
    for card in committed.chain(0..state.cards.len() as CardId).filter(|&card| !is_listed(card)) {
        if is_hidden(&card) && !places.contains(&card) {
            places.push(card);
        }
    }
    places
}

/// Returns the hidden cards whose definition the seat knows by their number: those that it is offered, for example when it searches
/// its deck, and those with an effect in progress that have gone to a deck or a hand since.
fn kept(state: &State, seat: u8) -> Hidden {
    let decision = &state.decision;
    let offered =
        decision.cards.iter().chain(decision.chosen_cards.iter()).filter(|_| decision.seat == seat);
    let is_source = |card: &&CardId| {
        **card != NOBODY && matches!(state.card(**card).zone, Zone::Deck | Zone::Hand)
    };
    let sources = state
        .frames
        .iter()
        .map(|frame| &frame.source)
        .chain(state.pending.iter().map(|pending| &pending.source));
    let mut kept = Hidden::new();
    for &card in offered.chain(sources.filter(is_source)) {
        if state.card(card).seen >> seat & 1 == 0 && !kept.contains(&card) {
            kept.push(card);
        }
    }
    kept
}

/// Replaces the numbers of cards wherever they are listed or remembered. The `kept` ones stand for cards, not for places.
fn rename(world: &mut State, renamed: &[CardId; 256], kept: &[CardId]) {
    let place = |card: &mut CardId| *card = renamed[usize::from(*card)];
    let places = |cards: &mut [CardId]| cards.iter_mut().for_each(place);
    let card = |card: &mut CardId| {
        if !kept.contains(card) {
            place(card);
        }
    };
    let cards = |all: &mut [CardId]| all.iter_mut().for_each(card);
    for player in &mut world.players {
        places(&mut player.deck);
        places(&mut player.hand);
        places(&mut player.side_deck);
    }
    for part in &mut world.combat.parts {
        place(&mut part.card);
        place(&mut part.boost);
    }
    world.frames.iter_mut().for_each(|frame| card(&mut frame.source));
    world.pending.iter_mut().for_each(|pending| card(&mut pending.source));
    cards(&mut world.combat.boosts);
    cards(&mut world.remembered);
    cards(&mut world.decision.cards);
    cards(&mut world.decision.chosen_cards);
}

/// Exchanges hidden cards of a combat that do not fit there. A committed card is one that its fighter can play, and a card
/// committed to BOOST has a BOOST.
fn committed_fits(
    rules: Unmatched,
    world: &mut State,
    hidden: &[CardId],
    kept: &[CardId],
    random: &mut Random,
) {
    for part in 0..2 {
        let Part { card, fighter, boost, .. } = world.combat.parts[part];
        let announced = world.combat.announced;
        exchange(rules, world, card, (NOBODY, kept), hidden, random, |world, card| {
            let def = rules.def(world, card);
            rules.can_use(world, fighter, def)
                && match part {
                    ATTACK => def.attacks() && (announced == NOBODY || announced == def.value),
                    _ => rules.serves(world, world.fighter(fighter).owner, def, part),
                }
        });
        exchange(rules, world, boost, (card, kept), hidden, random, |world, card| {
            rules.def(world, card).sheet.boost.is_some()
        });
    }
}

/// Exchanges a hidden card of the combat for one that fits, unless it fits itself. The `kept` cards are not exchanged for it.
fn exchange(
    rules: Unmatched,
    world: &mut State,
    card: CardId,
    kept: (CardId, &[CardId]),
    hidden: &[CardId],
    random: &mut Random,
    fits: impl Fn(&State, CardId) -> bool,
) {
    if !hidden.contains(&card) || world.card(card).zone != Zone::Combat || fits(world, card) {
        return;
    }
    let is_kept = |other: CardId| other == kept.0 || kept.1.contains(&other);
    let others: Hidden = hidden
        .iter()
        .copied()
        .filter(|&other| {
            !is_kept(other)
                && rules.back(world, other) == rules.back(world, card)
                && fits(world, other)
        })
        .collect();
    if let Some(&other) = others.get(random.below(others.len().max(1) as u32) as usize) {
        let (one, two) = (world.card(card).def, world.card(other).def);
        world.cards.at_mut(usize::from(card)).def = two;
        world.cards.at_mut(usize::from(other)).def = one;
    }
}

/// Replaces the cards that the pending question offers to another seat with those of the sampled state. Returns whether the
/// question would be asked there.
fn fresh_question(rules: Unmatched, world: &mut State, seat: u8) -> bool {
    let asked = world.decision.seat;
    if asked == seat {
        return true;
    }
    match world.decision.ask {
        Ask::Defense => {
            world.decision.cards = rules.combat_cards(world, world.decision.fighter, DEFENSE)
        }
        Ask::Reveal => world.decision.cards = rules.shields(world, asked),
        Ask::Boost | Ask::AttackBoost => world.decision.cards = rules.boosts(world, asked),
        Ask::Cards => return ask_again(rules, world),
        // The answers do not depend on hidden cards.
        _ => {}
    }
    true
}

/// Executes the instruction that asks for cards again, because the cards that fit depend on the hidden cards. Returns whether it
/// asks the pending question.
fn ask_again(rules: Unmatched, world: &mut State) -> bool {
    let pending = world.decision;
    let mut asked = world.clone();
    asked.decision = Default::default();
    Machine::new(rules, &mut asked, &mut Io::silent()).run();
    let mut decision = asked.decision;
    let question = |of: &crate::model::state::Decision| (of.ask, of.seat, of.wanted, of.may_stop);
    if question(&decision) != question(&pending)
        || !pending.chosen_cards.iter().all(|&card| decision.cards.take(card))
    {
        return false;
    }
    decision.chosen_cards = pending.chosen_cards;
    world.decision = decision;
    // The question for further cards is asked only if there are some.
    pending.chosen_cards.is_empty() || !decision.cards.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        model::{action::Action, start::Start},
        soak::Soak,
        suite_tests::scenario_files,
    };
    use altmode_core::Rules;
    use altmode_json::Value;
    use std::{collections::BTreeSet, fs};

    /// In the worlds of the other seats, a question for cards offers the cards that fit there.
    #[test]
    fn questions_of_other_seats_offer_what_fits_in_the_world() {
        let rules = Unmatched::default();
        let (mut asked, mut stale) = (0, BTreeSet::new());
        let positions = scenario_files().into_iter().map(|path| {
            let scenario: Value =
                altmode_json::from_str(&fs::read_to_string(&path).expect("a file")).expect("JSON");
            (path.display().to_string(), Start::Position(scenario["state"].to_string()), 40)
        });
        let soak = Soak::new("ca4d").expect("games");
        let games = (0..100).map(|number| (format!("game {number}"), soak.start(number), 200));
        for (name, start, decisions) in positions.chain(games) {
            let mut state = rules.begin(&start, &mut Io::silent()).expect("a position");
            let mut random = Random::from_words([7, 0, 0, 1]);
            for _ in 0..decisions {
                let decision = state.decision;
                for viewer in (0..state.seats)
                    .filter(|&viewer| decision.ask == Ask::Cards && viewer != decision.seat)
                {
                    let world = determinize(rules, &state, viewer, &mut random);
                    let mut again = world.clone();
                    asked += 1;
                    if !ask_again(rules, &mut again) || again != world {
                        stale.insert(name.clone());
                    }
                }
                let mut actions = Vec::new();
                rules.legal_actions(&state, &mut actions);
                if actions.is_empty() {
                    break;
                }
                // Cards are played whenever that is possible, because random actions would mostly be moves.
                let plays = |action: &Action| {
                    matches!(
                        action,
                        Action::Attack { .. }
                            | Action::Scheme { .. }
                            | Action::Defend(_)
                            | Action::Yes
                            | Action::Boost(_)
                    )
                };
                if actions.iter().any(plays) {
                    actions.retain(plays);
                }
                let action = actions[random.below(actions.len() as u32) as usize];
                rules.apply(&mut state, action, &mut Io::silent());
            }
        }
        assert!(asked > 500, "only {asked} questions for cards");
        assert!(stale.is_empty(), "of {asked} questions: {stale:#?}");
    }
}
