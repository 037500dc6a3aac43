//! Determinization: samples states that agree with the knowledge of a seat.
//!
//! The cards of a game are public, their places are not. Hidden cards of one kind get new numbers and are dealt randomly over their
//! hidden places: those of the main deck with its box and the facedown Matrix, Bosses, Ruins, Encounters, Damage, and the cards of
//! each player. The result depends on nothing that the seat does not know, so that all states that a seat cannot distinguish have
//! equal worlds.

use crate::{
    cards::{catalogue::Part, deckbuilder::Deckbuilder},
    engine::machine::Machine,
    model::state::{Ask, Card, CardId, DefId, MOST_CARDS, NOBODY, State, Zone},
};
use altmode_core::{Io, List, Random, redeal};

/// Samples a full state that agrees with everything that a seat has seen.
pub fn determinize(rules: Deckbuilder, state: &State, seat: u8, random: &mut Random) -> State {
    let mut world = state.clone();
    world.random = random.child(0);
    let hidden = hidden_places(state, seat);
    let kept = kept(state, seat);
    let group = |fits: &dyn Fn(CardId) -> bool| -> Vec<CardId> {
        hidden.iter().copied().filter(|&card| fits(card)).collect()
    };
    let part = |card: CardId| rules.def(state, card).part();
    let mut groups = Vec::new();
    for owner in 0..state.seats {
        groups.push(group(&|card| {
            state.card(card).owner == owner && !matches!(part(card), Part::Bosses)
        }));
    }
    let common = |card: CardId| state.card(card).owner == NOBODY;
    groups.push(group(&|card| common(card) && part(card) == Part::Main));
    for wanted in [Part::Ruins, Part::Encounters, Part::Damage, Part::Basics, Part::Starters] {
        groups.push(group(&|card| common(card) && part(card) == wanted));
    }
    // Bosses: of one faction, and of one Level where the stacks show it.
    let kind = |card: CardId| {
        let sheet = rules.def(state, card).sheet;
        let level = if state.options.boss_stacks == crate::options::BossStacks::ByLevel {
            sheet.level
        } else {
            None
        };
        (sheet.faction, level)
    };
    let mut bosses = group(&|card| common(card) && part(card) == Part::Bosses);
    while let Some(&first) = bosses.first() {
        let (same, others): (Vec<CardId>, Vec<CardId>) =
            bosses.into_iter().partition(|&card| kind(card) == kind(first));
        groups.push(same);
        bosses = others;
    }
    let mut renamed: [CardId; 256] = std::array::from_fn(|card| card as CardId);
    for places in &groups {
        let mut cards: Vec<(CardId, DefId)> =
            places.iter().map(|&card| (card, state.card(card).def)).collect();
        let zone = |card: CardId| state.card(card).zone;
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
    rename(&mut world, &renamed, &kept);
    shuffle_stacks(&mut world, seat, random);
    assists_fit(rules, &mut world, seat, random);
    ask_again(rules, state, &mut world, seat);
    world
}

/// Returns the cards that are hidden from a seat, in an order that depends on their places only.
fn hidden_places(state: &State, seat: u8) -> Vec<CardId> {
    let mut listed = [false; 256];
    let mut places = Vec::new();
    let mut add = |card: CardId| {
        if card != NOBODY
            && !std::mem::replace(&mut listed[usize::from(card)], true)
            && state.card(card).seen >> seat & 1 == 0
        {
            places.push(card);
        }
    };
    state.matrix.iter().for_each(|cell| add(cell.card));
    state
        .main
        .iter()
        .chain(state.ruins.iter())
        .chain(state.encounters.iter())
        .chain(state.damage.iter())
        .for_each(|&card| add(card));
    for player in &state.players[..usize::from(state.seats)] {
        player.deck.iter().chain(player.hand.iter()).for_each(|&card| add(card));
    }
    state.battle.assists.iter().for_each(|assist| add(assist.card));
    // The order of the others, mostly those in the box, does not matter.
    (0..state.cards.len() as CardId).for_each(add);
    places
}

/// Returns the hidden cards whose definition the seat knows by their number: those that it is offered, and those with an effect in
/// progress that have gone to a deck or a hand since.
fn kept(state: &State, seat: u8) -> List<CardId, MOST_CARDS> {
    let offered = state.decision.cards.iter().filter(|_| state.decision.seat == seat);
    let is_source = |card: &&CardId| {
        **card != NOBODY && matches!(state.card(**card).zone, Zone::Deck | Zone::Hand)
    };
    let frames = state.frames.iter().map(|frame| &frame.source);
    let sources = frames
        .chain(state.triggers.iter().map(|trigger| &trigger.source))
        .chain(state.lasting.iter().map(|one| &one.source));
    let is_hidden = |card: &&CardId| state.card(**card).seen >> seat & 1 == 0;
    let mut kept = List::new();
    for &card in offered.chain(sources.filter(is_source)).filter(is_hidden) {
        if !kept.contains(&card) {
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
    world.matrix.iter_mut().for_each(|cell| place(&mut cell.card));
    for list in [
        &mut world.main[..],
        &mut world.ruins[..],
        &mut world.encounters[..],
        &mut world.damage[..],
        &mut world.basics[..],
    ] {
        places(list);
    }
    for player in &mut world.players {
        places(&mut player.deck);
        places(&mut player.hand);
    }
    place(&mut world.battle.card);
    place(&mut world.battle.encounter);
    world.battle.assists.iter_mut().for_each(|assist| place(&mut assist.card));
    world.frames.iter_mut().for_each(|frame| card(&mut frame.source));
    world.triggers.iter_mut().for_each(|trigger| card(&mut trigger.source));
    world.ambushes.iter_mut().for_each(|ambush| card(&mut ambush.source));
    world.lasting.iter_mut().for_each(|lasting| card(&mut lasting.source));
    world.decision.cards.iter_mut().for_each(card);
    if world.decision.about {
        card(&mut world.decision.card);
    }
}

/// Shuffles the unknown cards of each stack of the main deck, because a Boss can be anywhere in its stack.
fn shuffle_stacks(world: &mut State, seat: u8, random: &mut Random) {
    let mut end = world.main.len();
    for stack in world.stacks {
        let start = end.saturating_sub(usize::from(stack));
        let places: Vec<usize> =
            (start..end).filter(|&at| world.card(world.main[at]).seen >> seat & 1 == 0).collect();
        let mut cards: Vec<CardId> = places.iter().map(|&at| world.main[at]).collect();
        random.shuffle_sorted(&mut cards);
        places.iter().zip(cards).for_each(|(&at, card)| world.main[at] = card);
        end = start;
    }
}

/// Exchanges hidden Assists for hidden cards that can assist, because only such cards can be placed.
fn assists_fit(rules: Deckbuilder, world: &mut State, seat: u8, random: &mut Random) {
    for at in 0..world.battle.assists.len() {
        let assist = world.battle.assists[at];
        let entry = *world.card(assist.card);
        let Some(distance) = world.distance(world.player(assist.seat).at, world.battle.space)
        else {
            continue;
        };
        if entry.zone != Zone::Assist
            || entry.seen >> seat & 1 != 0
            || rules.can_assist_with(world, assist.card, distance)
        {
            continue;
        }
        let fits = |card: &CardId| {
            let other = world.card(*card);
            other.owner == assist.seat
                && other.seen >> seat & 1 == 0
                && other.zone != Zone::Assist
                && rules.can_assist_with(world, *card, distance)
        };
        let others: Vec<CardId> = (0..world.cards.len() as CardId).filter(fits).collect();
        if let Some(&other) = others.get(random.below(others.len().max(1) as u32) as usize) {
            let def = world.card(other).def;
            world.cards.at_mut(usize::from(other)).def = entry.def;
            world.cards.at_mut(usize::from(assist.card)).def = def;
        }
    }
}

/// Asks the pending question of another seat again, because its answers depend on cards that are hidden from this seat.
fn ask_again(rules: Deckbuilder, state: &State, world: &mut State, seat: u8) {
    let pending = &state.decision;
    if pending.seat == seat
        || !matches!(pending.ask, Ask::Assist | Ask::Cards | Ask::Keep | Ask::Block)
    {
        return;
    }
    let mut asked = world.clone();
    asked.decision = Default::default();
    Machine::new(rules, &mut asked, &mut Io::silent()).run();
    let same = (asked.decision.ask, asked.decision.seat, asked.decision.wanted)
        == (pending.ask, pending.seat, pending.wanted);
    if same {
        *world = asked;
    }
}
