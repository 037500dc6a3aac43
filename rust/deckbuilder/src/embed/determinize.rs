//! Determinization: samples states that agree with the knowledge of a seat.
//!
//! The cards of a game are public, their places are not. Hidden cards of one kind are dealt randomly over their hidden places:
//! those of the main deck with its box and the facedown Matrix, Bosses, Ruins, Encounters, Damage, and the cards of each player.

use crate::{
    cards::{catalogue::Part, deckbuilder::Deckbuilder},
    engine::machine::Machine,
    model::state::{Ask, CardId, DefId, NOBODY, State, Zone},
};
use altmode_core::{Io, Random};

/// Samples a full state that agrees with everything that a seat has seen.
pub fn determinize(rules: Deckbuilder, state: &State, seat: u8, random: &mut Random) -> State {
    let mut world = state.clone();
    world.random = random.child(0);
    let hidden = |card: CardId| state.card(card).seen >> seat & 1 == 0;
    let all = 0..state.cards.len() as CardId;
    let group = |fits: &dyn Fn(CardId) -> bool| -> Vec<CardId> { all.clone().filter(|&card| hidden(card) && fits(card)).collect() };
    let part = |card: CardId| rules.def(state, card).part();
    let mut groups = Vec::new();
    for owner in 0..state.seats {
        groups.push(group(&|card| state.card(card).owner == owner && !matches!(part(card), Part::Bosses)));
    }
    let common = |card: CardId| state.card(card).owner == NOBODY;
    groups.push(group(&|card| common(card) && part(card) == Part::Main));
    for wanted in [Part::Ruins, Part::Encounters, Part::Damage, Part::Basics, Part::Starters] {
        groups.push(group(&|card| common(card) && part(card) == wanted));
    }
    // Bosses: of one faction, and of one Level where the stacks show it.
    let kind = |card: CardId| {
        let sheet = rules.def(state, card).sheet;
        let level = if state.options.boss_stacks == crate::options::BossStacks::ByLevel { sheet.level } else { None };
        (sheet.faction, level)
    };
    let mut bosses = group(&|card| common(card) && part(card) == Part::Bosses);
    while let Some(&first) = bosses.first() {
        let (same, others): (Vec<CardId>, Vec<CardId>) = bosses.into_iter().partition(|&card| kind(card) == kind(first));
        groups.push(same);
        bosses = others;
    }
    for cards in &groups {
        let mut defs: Vec<DefId> = cards.iter().map(|&card| state.card(card).def).collect();
        random.shuffle(&mut defs);
        for (&card, def) in cards.iter().zip(defs) {
            world.cards.at_mut(usize::from(card)).def = def;
        }
    }
    shuffle_stacks(&mut world, seat, random);
    assists_fit(rules, &mut world, seat, random);
    ask_again(rules, state, &mut world, seat);
    world
}

/// Shuffles the unknown cards of each stack of the main deck, because a Boss can be anywhere in its stack.
fn shuffle_stacks(world: &mut State, seat: u8, random: &mut Random) {
    let mut end = world.main.len();
    for stack in world.stacks {
        let start = end.saturating_sub(usize::from(stack));
        let places: Vec<usize> = (start..end).filter(|&at| world.card(world.main[at]).seen >> seat & 1 == 0).collect();
        let mut cards: Vec<CardId> = places.iter().map(|&at| world.main[at]).collect();
        random.shuffle(&mut cards);
        places.iter().zip(cards).for_each(|(&at, card)| world.main[at] = card);
        end = start;
    }
}

/// Exchanges hidden Assists for hidden cards that can assist, because only such cards can be placed.
fn assists_fit(rules: Deckbuilder, world: &mut State, seat: u8, random: &mut Random) {
    for at in 0..world.battle.assists.len() {
        let assist = world.battle.assists[at];
        let entry = *world.card(assist.card);
        let Some(distance) = world.distance(world.player(assist.seat).at, world.battle.space) else { continue };
        if entry.zone != Zone::Assist || entry.seen >> seat & 1 != 0 || rules.can_assist_with(world, assist.card, distance) {
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
    if pending.seat == seat || !matches!(pending.ask, Ask::Assist | Ask::Cards | Ask::Keep | Ask::Block) {
        return;
    }
    let mut asked = world.clone();
    asked.decision = Default::default();
    Machine::new(rules, &mut asked, &mut Io::silent()).run();
    let same = (asked.decision.ask, asked.decision.seat, asked.decision.wanted) == (pending.ask, pending.seat, pending.wanted);
    if same {
        *world = asked;
    }
}
