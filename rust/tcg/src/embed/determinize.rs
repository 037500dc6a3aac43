//! Determinization: samples worlds that a seat cannot distinguish from the true state. Fair bots search in them.
//!
//! The hidden cards of each player get new identities and object numbers and are put back into the hidden positions. The
//! result contains nothing about the true hidden cards: not their identities (unless the deck lists are open), not their
//! order, not their numbers, not the state of the generator.

use crate::{
    cards::{Tcg, card::DefId},
    embed::sight::may_see,
    model::{
        objects::{MOST_OBJECTS, NOBODY, ObjectId},
        state::{Ask, State, Zone},
    },
};
use altmode_core::{Random, Viewer, sort_few, sort_numbers};
use altmode_tcg_language::BattleKind;

/// Number of copies of a name that a deck may hold.
pub const COPIES: usize = 3;

/// Returns a full state that is consistent with everything the seat has seen. The unknown parts are drawn with `random`.
pub fn determinize(tcg: Tcg, state: &State, seat: u8, random: &mut Random) -> State {
    let mut world = state.clone();
    redraw(tcg, state, &mut world, seat, random);
    world
}

/// Draws what is hidden from a seat again in a copy of the state.
fn redraw(tcg: Tcg, state: &State, world: &mut State, seat: u8, random: &mut Random) {
    let mut renamed: [ObjectId; MOST_OBJECTS] = std::array::from_fn(|object| object as ObjectId);
    for owner in 0..2 {
        let places = hidden_places(state, owner, seat);
        if places.is_empty() {
            continue;
        }
        // Sorted first, so that the shuffle does not depend on the true positions.
        let mut numbers = places.clone();
        sort_numbers(&mut numbers);
        random.shuffle(&mut numbers);
        let known = owner == seat || state.open_decks;
        let mut defs = if known {
            let mut defs: Vec<DefId> =
                places.iter().map(|&object| state.defs[usize::from(object)]).collect();
            random.shuffle_sorted(&mut defs);
            defs
        } else {
            draw_cards(tcg, state, owner, &places, random)
        };
        keep_secrets_secret(tcg, state, &places, &mut defs, known, random);
        keep_sources(state, &places, &mut numbers, &mut defs);
        for ((&place, &number), def) in places.iter().zip(&numbers).zip(defs) {
            renamed[usize::from(place)] = number;
            world.objects[usize::from(number)] = *state.object(place);
            world.defs[usize::from(number)] = def;
        }
    }
    rename(state, world, &renamed);
    world.random = random.child(0);
}

/// Returns a player's hidden battle cards by their current object numbers, in an order that depends only on their positions.
fn hidden_places(state: &State, owner: u8, seat: u8) -> Vec<ObjectId> {
    let player = &state.players[usize::from(owner)];
    let listed = player.deck.iter().chain(player.hand.iter()).chain(player.played.iter()).copied();
    let mut places: Vec<ObjectId> = listed.collect();
    let first = state.characters.len() as ObjectId;
    // Cards in no list are ordered by zone and host. Cards under one character are indistinguishable to the seat.
    let mut others: Vec<ObjectId> = (first..state.objects.len() as ObjectId)
        .filter(|&object| {
            matches!(state.object(object).zone, Zone::Under | Zone::Outside)
                && state.owner(object) == owner
        })
        .collect();
    let place = |object: ObjectId| (state.object(object).zone as u8, state.object(object).host);
    sort_few(&mut others, |&one, &other| place(one) < place(other));
    places.extend(others);
    places.retain(|&object| {
        state.owner(object) == owner && !may_see(state, object, Viewer::Seat(seat))
    });
    places
}

/// Draws identities for hidden cards: any card that the rules play, at most three of a name including the visible ones.
///
/// It draws a copy of any card and draws again if that copy is visible or was drawn before, because shuffling all copies took
/// most of the time of a search (118,000 of 160,000 instructions a world).
fn draw_cards(
    tcg: Tcg,
    state: &State,
    owner: u8,
    hidden: &[ObjectId],
    random: &mut Random,
) -> Vec<DefId> {
    /// Number of draws after which a fourth copy is accepted. It bounds the draws from the few cards of a tiny pack.
    const MOST_DRAWS: u32 = 1000;
    let (cards, usual) = (tcg.catalogue, tcg.catalogue.deck_cards());
    let name = |def: DefId| usize::from(cards.card(def).name_id);
    let mut is_hidden = [false; MOST_OBJECTS];
    hidden.iter().for_each(|&object| is_hidden[usize::from(object)] = true);
    let mut copies_left = vec![COPIES as u8; cards.names()];
    for object in state.characters.len()..state.defs.len() {
        if !is_hidden[object] && state.owner(object as ObjectId) == owner {
            let left = &mut copies_left[name(state.defs[object])];
            *left = left.saturating_sub(1);
        }
    }
    let draw = |_: &ObjectId| {
        for _ in 0..MOST_DRAWS {
            let copy = random.below((usual.len() * COPIES) as u32) as usize;
            let (def, copy) = (usual[copy / COPIES], copy % COPIES);
            let left = &mut copies_left[name(def)];
            if copy < usize::from(*left) {
                *left -= 1;
                return def;
            }
        }
        usual[0]
    };
    if usual.is_empty() {
        return vec![DefId::default(); hidden.len()];
    }
    hidden.iter().map(draw).collect()
}

fn is_secret(tcg: Tcg, def: DefId) -> bool {
    tcg.catalogue.card(def).battle_kind() == Some(BattleKind::Secret)
}

/// Ensures that face-down cards in the played area are Secret Actions in every world. Swaps one in from the other hidden
/// cards, or draws one if the deck is not known.
fn keep_secrets_secret(
    tcg: Tcg,
    state: &State,
    places: &[ObjectId],
    defs: &mut [DefId],
    known: bool,
    random: &mut Random,
) {
    let lies_secret = |index: usize| state.object(places[index]).zone == Zone::Secret;
    for index in 0..places.len() {
        if !lies_secret(index) || is_secret(tcg, defs[index]) {
            continue;
        }
        if let Some(other) =
            (0..places.len()).find(|&other| !lies_secret(other) && is_secret(tcg, defs[other]))
        {
            defs.swap(index, other);
        } else if !known {
            let cards = tcg.catalogue.deck_cards().iter().copied();
            let secrets: Vec<DefId> = cards.filter(|&def| is_secret(tcg, def)).collect();
            if !secrets.is_empty() {
                defs[index] = secrets[random.below(secrets.len() as u32) as usize];
            }
        }
    }
}

/// Returns whether an effect in progress, waiting or lasting comes from a card that is now hidden, for example because it was
/// scrapped and then shuffled into the deck. Both players saw the card when the effect began, so they know which card has this
/// number, but not its position.
pub fn is_hidden_source(state: &State, object: ObjectId) -> bool {
    matches!(state.object(object).zone, Zone::Deck | Zone::Hand)
        && (state.lasting.iter().any(|lasting| lasting.source == object)
            || state.pending.iter().any(|pending| pending.source == object)
            || state.frames.iter().any(|frame| frame.source == object)
            || state.hits.iter().any(|hit| hit.source == object))
}

/// Ensures that the numbers of hidden sources stand for the same cards in every world, in any position of the deck or hand.
/// The identity comes from another such position with the same card if there is one.
fn keep_sources(state: &State, places: &[ObjectId], numbers: &mut [ObjectId], defs: &mut [DefId]) {
    let fits = |index: usize| matches!(state.object(places[index]).zone, Zone::Deck | Zone::Hand);
    for &source in places.iter().filter(|&&object| is_hidden_source(state, object)) {
        let is_free = |numbers: &[ObjectId], index: usize| {
            fits(index) && !is_hidden_source(state, numbers[index])
        };
        let Some(mut there) = numbers.iter().position(|&number| number == source) else { continue };
        if !fits(there) {
            let Some(other) = (0..places.len()).find(|&index| is_free(numbers, index)) else {
                continue;
            };
            numbers.swap(there, other);
            there = other;
        }
        let wanted = state.defs[usize::from(source)];
        if defs[there] == wanted {
            continue;
        }
        match (0..places.len()).find(|&index| defs[index] == wanted && is_free(numbers, index)) {
            Some(other) => defs.swap(there, other),
            None => defs[there] = wanted,
        }
    }
}

/// Replaces the object numbers wherever cards are listed or remembered. Hidden sources keep theirs.
fn rename(state: &State, world: &mut State, renamed: &[ObjectId; MOST_OBJECTS]) {
    let one = |object: &mut ObjectId| {
        if *object != NOBODY {
            *object = renamed[usize::from(*object)];
        }
    };
    let all = |objects: &mut [ObjectId]| objects.iter_mut().for_each(one);
    let of_source = |source: &mut ObjectId| {
        if *source != NOBODY && !is_hidden_source(state, *source) {
            one(source);
        }
    };
    for player in &mut world.players {
        all(&mut player.deck);
        all(&mut player.hand);
        all(&mut player.played);
        all(&mut player.scrap);
        all(&mut player.set_aside);
    }
    for side in &mut world.battle.flipped {
        all(side);
    }
    for frame in world.frames.iter_mut() {
        of_source(&mut frame.source);
        one(&mut frame.card);
    }
    all(&mut world.remembered);
    for pending in world.pending.iter_mut() {
        of_source(&mut pending.source);
        one(&mut pending.card);
    }
    for lasting in world.lasting.iter_mut() {
        of_source(&mut lasting.source);
    }
    for hit in world.hits.iter_mut() {
        of_source(&mut hit.source);
    }
    all(&mut world.decision.chosen);
    if matches!(world.decision.ask, Ask::Cards | Ask::PlayCard | Ask::Reveal | Ask::SwapGreen) {
        all(&mut world.decision.options);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{cards::builtin::builtin, scenario};
    use altmode_core::{Io, Rules};

    /// Plays on from positions with Secret Actions. Whenever a reveal is possible, all face-down cards are candidates, also
    /// in worlds drawn for the other seat. So the question itself reveals nothing.
    #[test]
    fn a_reveal_is_asked_for_in_every_world() {
        let tcg = Tcg { catalogue: builtin() };
        let (mut asked, mut vain) = (0, 0);
        for text in [
            include_str!(
                "../../../../tests/scenarios/tcg/wave-3-faq/secret-action-between-attacker-and-defender.json"
            ),
            include_str!(
                "../../../../tests/scenarios/tcg/expanded-rules-2.0/open-er16-infiltrate.json"
            ),
            include_str!("../../../../tests/scenarios/tcg/wave-3-faq/secret-action-declined.json"),
            include_str!("../../../../tests/scenarios/tcg/wave-3-faq/secret-action-face-down.json"),
            include_str!("../../../../tests/scenarios/tcg/cards/coup-asks-both-players.json"),
            include_str!("../../../../tests/scenarios/tcg/cards/card-hijack-declined.json"),
            include_str!(
                "../../../../tests/scenarios/tcg/cards/lose-the-initiative-the-rest-is-followed.json"
            ),
            include_str!(
                "../../../../tests/scenarios/tcg/cards/card-intrusion-countermeasures-software.json"
            ),
            include_str!("../../../../tests/scenarios/tcg/wave-5-faq/faq-210-spymasters-ruse.json"),
        ] {
            let start = scenario::position(tcg, text).unwrap().state;
            for seed in 0..12u32 {
                let mut random = Random::from_words([seed, 3, 0, 1]);
                let mut state = start.clone();
                state.open_decks = seed % 3 == 0;
                let mut actions = Vec::new();
                for _ in 0..60 {
                    actions.clear();
                    tcg.legal_actions(&state, &mut actions);
                    if actions.is_empty() {
                        break;
                    }
                    if state.decision.ask == Ask::Reveal {
                        asked += 1;
                        vain += u32::from(actions.len() == 1);
                        check_reveal(tcg, &state, &mut random);
                    }
                    let choice = actions[random.below(actions.len() as u32) as usize];
                    tcg.apply(&mut state, choice, &mut Io::silent());
                }
            }
        }
        assert!(
            asked > 20 && vain > 0,
            "a reveal was asked for {asked} times, {vain} times in vain"
        );
    }

    fn check_reveal(tcg: Tcg, state: &State, random: &mut Random) {
        let owner = state.decision.seat;
        for _ in 0..20 {
            let world = determinize(tcg, state, State::other(owner), random);
            assert_eq!(world.decision.options.len(), state.decision.options.len());
            assert!(
                world.decision.options.iter().all(|&card| world.object(card).zone == Zone::Secret)
            );
        }
    }
}
