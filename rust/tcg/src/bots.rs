//! Bots for tests, simulations and search.
//!
//! A bot decides from the knowledge of its seat. The random bot uses none of it, the greedy bot uses the table and its own
//! hand, and the search bot uses worlds sampled by [`crate::embed::determinize`].

use crate::{
    cards::Tcg,
    embed::sight::may_see,
    model::{
        action::Action,
        objects::{MOST_CHARACTERS, NOBODY, ObjectId, members, only},
        state::{State, Status, Zone},
    },
};
use altmode_core::{Imagine, Io, Random, Rules, Viewer, Worth};
use altmode_host::greedy;
use altmode_tcg_language::Keyword;

/// Returns a checksum of a game's course (FNV-1a over the generator, the decisions, the turns and the damage on the table).
/// Different courses rarely collide.
pub fn checksum(state: &State, decisions: u32) -> u32 {
    let mut sum = 0x811C_9DC5u32;
    let mut add = |word: u32| sum = (sum ^ word).wrapping_mul(0x0100_0193);
    add(state.random.clone().bits());
    add(decisions);
    add(state.turn.into());
    add(state.battlefield[0]);
    add(state.battlefield[1]);
    for character in state.characters.iter() {
        add(character.damage.into());
    }
    sum
}

/// Scores an action: playing cards first, then flips that gain something, then the strongest attack.
fn score(tcg: Tcg, state: &State, action: Action) -> i32 {
    let seat = state.decision.seat;
    let worth = |character: ObjectId| i32::from(tcg.def(state, character).stars);
    let remaining = |character: ObjectId| {
        i32::from(tcg.health(state, character)) - i32::from(state.character(character).damage)
    };
    match action {
        Action::PlayCard { .. } => 500,
        Action::PlayUpgrade { card, on, slot } => {
            let text = tcg.upgrade_text(state, card);
            let used = state
                .character(on)
                .upgrades
                .iter()
                .filter(|&&upgrade| state.object(upgrade).slot == slot)
                .count();
            let replaces = used >= usize::from(tcg.slots(state, on)[usize::from(slot)]);
            let ready = !state.is_tapped(on);
            let gain = 10 * i32::from(text.attack.max(text.defense))
                + worth(on)
                + if ready && text.attack > 0 { 20 } else { 0 };
            if replaces { gain - 200 } else { 400 + gain + remaining(on) }
        }
        Action::Flip { character, face } => {
            let texts = &tcg.def(state, character).texts;
            let total = |face: u8| {
                let text = &texts[usize::from(face)];
                2 * i32::from(text.attack) + i32::from(text.defense) + text.triggers.len() as i32
            };
            let gain = total(face) - total(state.character(character).face);
            if state.on_battlefield(character) { 300 + 20 * gain - 10 } else { 0 }
        }
        Action::TapAbility { character } => {
            let others = (state.battlefield[usize::from(seat)] & !state.tapped & !only(character))
                .count_ones();
            if others > 0 { 260 } else { 150 }
        }
        Action::Attack { attacker, defender } => {
            200 + blow(tcg, state, attacker, defender.unwrap_or(NOBODY))
        }
        Action::Defend { defender } => blow(tcg, state, state.battle.attacker, defender),
        Action::ChooseTarget { target } => {
            if state.owner(target) == seat {
                worth(target)
            } else {
                100 + worth(target) - remaining(target)
            }
        }
        Action::ChooseCard { card } => i32::from(tcg.def(state, card).stars),
        Action::Reveal { .. } | Action::Yes => 10,
        Action::EndMain => 100,
        Action::SwapGreen { .. } => 0,
        Action::No | Action::Decline => 5,
        Action::Done => 1,
        Action::ChooseName { name } => chances_of_name(tcg, state, seat, name),
        Action::ChooseOption { .. } | Action::ChooseTrigger { .. } => 0,
    }
}

/// Scores the naming of a card by the probability that a card of that name is in the zone searched: the seat's own deck, or
/// hidden with the opponent. A name not shown in this game scores 0. The seat's own hidden cards all count equally, because the
/// seat does not know their zones.
fn chances_of_name(tcg: Tcg, state: &State, seat: u8, name: u16) -> i32 {
    let cards = battle_cards(state).filter(|&card| tcg.def(state, card).name_id == name);
    cards.map(|card| chance_there(state, seat, card)).sum()
}

/// Returns [`chances_of_name`] of all names, by their numbers.
fn chances_of_names(tcg: Tcg, state: &State, seat: u8) -> Vec<i32> {
    let mut chances = vec![0; tcg.catalogue.names()];
    for card in battle_cards(state) {
        chances[usize::from(tcg.def(state, card).name_id)] += chance_there(state, seat, card);
    }
    chances
}

fn battle_cards(state: &State) -> impl Iterator<Item = ObjectId> {
    state.characters.len() as ObjectId..state.defs.len() as ObjectId
}

/// Returns what a card adds to the score of its name.
fn chance_there(state: &State, seat: u8, card: ObjectId) -> i32 {
    const KNOWN_TO_LIE_THERE: i32 = 50;
    let (zone, known) = (state.object(card).zone, may_see(state, card, Viewer::Seat(seat)));
    if state.owner(card) == seat {
        let on_top = state.players[usize::from(seat)].deck.last() == Some(&card);
        return match (known, zone) {
            (true, Zone::Deck) if on_top => KNOWN_TO_LIE_THERE,
            (false, _) | (true, Zone::Deck) => 2,
            _ => 0,
        };
    }
    match zone {
        Zone::Hand | Zone::Secret if known => KNOWN_TO_LIE_THERE,
        Zone::Scrap | Zone::Played | Zone::Upgrade | Zone::Ko => 1,
        _ => 0,
    }
}

/// Scores an attack by its expected damage and the stars that it removes.
fn blow(tcg: Tcg, state: &State, attacker: ObjectId, defender: ObjectId) -> i32 {
    if !state.is_character(attacker) {
        return 0;
    }
    if !state.is_character(defender) {
        return attack_of(tcg, state, attacker);
    }
    Strength::of(tcg, state, attacker).blow(Guard::of(tcg, state, defender))
}

/// Returns twice the expected attack. On average, about half of the flipped cards add 1.
fn attack_of(tcg: Tcg, state: &State, attacker: ObjectId) -> i32 {
    2 * i32::from(tcg.attack(state, attacker))
        + 2
        + i32::from(tcg.keyword(state, attacker, Keyword::Bold))
}

/// The numbers of an attacker. Like those of a defender, they are doubled.
#[derive(Clone, Copy)]
struct Strength {
    attack: i32,
    pierce: i32,
}

/// The numbers of a defender.
#[derive(Clone, Copy)]
struct Guard {
    defense: i32,
    remaining: i32,
    stars: i32,
}

impl Strength {
    fn of(tcg: Tcg, state: &State, attacker: ObjectId) -> Strength {
        Strength {
            attack: attack_of(tcg, state, attacker),
            pierce: 2 * i32::from(tcg.keyword(state, attacker, Keyword::Pierce)),
        }
    }

    fn blow(self, guard: Guard) -> i32 {
        let Guard { defense, remaining, stars } = guard;
        let damage = (self.attack - defense).max(self.pierce).clamp(0, remaining.max(0));
        if damage >= remaining { 40 + 2 * stars } else { damage }
    }
}

impl Guard {
    fn of(tcg: Tcg, state: &State, defender: ObjectId) -> Guard {
        Guard {
            defense: 2 * i32::from(tcg.defense(state, defender))
                + 2
                + i32::from(tcg.keyword(state, defender, Keyword::Tough)),
            remaining: 2
                * (i32::from(tcg.health(state, defender))
                    - i32::from(state.character(defender).damage)),
            stars: tcg.def(state, defender).stars.into(),
        }
    }
}

/// Number of turns of a playout, the present one included, tuned by matches (docs/bots.md): two turns end before the own
/// characters attack again, and more turns than four follow the greedy bot for too long.
const TURNS: u16 = 4;

impl Imagine for Tcg {
    /// Plays both seats greedily for [`TURNS`] turns and returns the value of the final state.
    fn imagine(&self, root: &State, world: &mut State, random: &mut Random) -> Worth {
        const MOST_DECISIONS: u32 = 200;
        let until = root.turn.saturating_add(TURNS);
        let mut io = Io::silent();
        let mut actions = Vec::new();
        for _ in 0..MOST_DECISIONS {
            if self.to_act(world).is_none() || world.turn >= until {
                break;
            }
            actions.clear();
            Rules::legal_actions(self, world, &mut actions);
            let Some(&next) = actions.get(greedy(self, world, &actions, random)) else { break };
            self.apply(world, next, &mut io);
        }
        let seat = root.decision.seat;
        let value = value(*self, world, seat) as u16;
        let mut worth = Worth::default();
        worth[usize::from(seat & 1)] = value;
        worth[usize::from(State::other(seat & 1))] = 1000 - value;
        worth
    }

    /// Identifies battle cards by catalogue number and place, because their object numbers are redrawn in each sampled world.
    fn key(&self, state: &State, action: Action) -> u32 {
        let card = |object: ObjectId| match state.is_character(object) {
            true => 0xFF00 | u32::from(object),
            false => {
                u32::from(state.defs[usize::from(object)])
                    | u32::from(state.object(object).host) << 16
            }
        };
        // A card played from the deck differs from a copy of it in hand.
        let from_deck = |object: ObjectId| u32::from(state.object(object).zone == Zone::Deck) << 27;
        let two = |first: u8, second: u8| u32::from(first) | u32::from(second) << 8;
        match action {
            Action::Flip { character, face } => 1 << 28 | two(character, face),
            Action::PlayCard { card: played } => 2 << 28 | card(played) | from_deck(played),
            Action::PlayUpgrade { card: played, on, slot } => {
                (3 << 28 | card(played) & 0xFFFF) | two(on, slot) << 16 | from_deck(played)
            }
            Action::TapAbility { character } => 4 << 28 | u32::from(character),
            Action::EndMain => 5 << 28,
            Action::Attack { attacker, defender } => {
                6 << 28 | two(attacker, defender.unwrap_or(NOBODY))
            }
            Action::Defend { defender } => 7 << 28 | u32::from(defender),
            Action::ChooseTarget { target } => 8 << 28 | u32::from(target),
            Action::ChooseCard { card: chosen } => 9 << 28 | card(chosen),
            Action::ChooseOption { option } => 10 << 28 | u32::from(option),
            Action::ChooseTrigger { pending } => 11 << 28 | u32::from(pending),
            Action::Yes => 12 << 28,
            Action::No => 12 << 28 | 1,
            Action::Done => 12 << 28 | 2,
            Action::Decline => 12 << 28 | 3,
            Action::Reveal { card: revealed } => 13 << 28 | card(revealed),
            Action::ChooseName { name } => 15 << 28 | u32::from(name),
            Action::SwapGreen { card: given, with } => {
                14 << 28 | (card(given) & 0x3FFF) | (card(with) & 0x3FFF) << 14
            }
        }
    }

    fn promise(&self, state: &State, action: Action) -> i32 {
        score(*self, state, action)
    }

    /// Computes the numbers of each attacker and defender once, because those of 196 attacks took three seconds with packs that count
    /// other characters. The scores of all names are computed together: there are hundreds.
    fn promises(&self, state: &State, actions: &[Action], each: &mut dyn FnMut(i32)) {
        let mut strengths = [const { None::<Strength> }; MOST_CHARACTERS];
        let mut guards = [const { None::<Guard> }; MOST_CHARACTERS];
        let mut chances = None;
        for &action in actions {
            each(match action {
                Action::Attack { attacker, defender: Some(defender) }
                    if state.is_character(attacker) && state.is_character(defender) =>
                {
                    let strength = strengths[usize::from(attacker)]
                        .get_or_insert_with(|| Strength::of(*self, state, attacker));
                    let guard = guards[usize::from(defender)]
                        .get_or_insert_with(|| Guard::of(*self, state, defender));
                    200 + strength.blow(*guard)
                }
                Action::ChooseName { name } => {
                    let of_names = || chances_of_names(*self, state, state.decision.seat);
                    chances.get_or_insert_with(of_names)[usize::from(name)]
                }
                _ => score(*self, state, action),
            });
        }
    }

    /// Skips names that cannot find anything as far as the seat knows, because the whole catalogue can be named.
    fn is_tried(&self, state: &State, action: Action) -> bool {
        match action {
            Action::ChooseName { name } => {
                chances_of_name(*self, state, state.decision.seat, name) > 0
            }
            _ => true,
        }
    }
}

/// Evaluates a state for a seat, from 0 to 1000: the stars on the battlefield, weighted by remaining health.
fn value(tcg: Tcg, state: &State, seat: u8) -> u32 {
    match state.status {
        Status::Running => {}
        Status::Won(winner) | Status::Conceded(winner) | Status::WonByCard(winner) => {
            return if winner == seat { 1000 } else { 0 };
        }
        Status::BothOut | Status::Endless | Status::OutOfRoom => return 500,
    }
    let side = |seat: u8| -> i32 {
        members(state.battlefield[usize::from(seat)])
            .map(|character| {
                let health = i32::from(tcg.health(state, character)).max(1);
                let remaining = (health - i32::from(state.character(character).damage)).max(0);
                let stars = i32::from(tcg.def(state, character).stars) + 3;
                let upgrades = state.character(character).upgrades.len() as i32;
                // Each surviving character counts regardless of damage, because it attacks as hard.
                100 * stars + 100 * stars * remaining / health + 60 * upgrades
            })
            .sum::<i32>()
            + 30 * state.players[usize::from(seat)].hand.len() as i32
    };
    let (own, theirs) = (side(seat), side(State::other(seat)));
    (50 + 900 * own / (own + theirs).max(1)) as u32
}
