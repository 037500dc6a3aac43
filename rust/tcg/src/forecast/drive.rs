//! One battle played by the engine to its damage, with a policy where somebody decides.

use super::policy::{Policy, Worth};
use crate::{
    cards::{Tcg, card::DefId, code::Op},
    engine::{
        battle::step,
        machine::{Dealer, Machine},
    },
    model::{
        event::Event,
        objects::{Cards, NOBODY, ObjectId, only},
        state::{Ask, State, Status, Work},
    },
    query::context::side_of,
};
use altmode_core::{Io, List, sort_few};
use altmode_tcg_language::{Effect, From};

/// Who else lost or took something.
pub type Others = List<(ObjectId, u8, bool), 28>;

/// How a battle went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaf {
    /// Attack and defense totals; `None` when the attack ended before damage.
    pub totals: Option<(i16, i16)>,
    /// Attack damage done, spilled damage not included.
    pub damage: u16,
    /// The defender was KO'd.
    pub ko: bool,
    /// Other characters: damage that they took, and whether they were KO'd.
    pub others: Others,
}

/// Where to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The numbers of flips are fixed, nothing has been flipped.
    Flips,
    /// Everything before damage has happened.
    Totals,
    /// Damage has been done and what it set off has resolved.
    Damage,
}

/// A question that a policy answered: the card that asked, and the kind of question.
pub type Asked = (DefId, Ask);

/// Deals cards and looks at them in advance where an instruction does so.
pub trait Table: Dealer {
    /// Settles the top cards of a deck, all of which somebody is about to look at.
    fn look(&mut self, state: &mut State, seat: u8, count: usize);
    /// The average worth of the cards that come instead of those looked at.
    fn worth(&mut self, tcg: Tcg, state: &State, seat: u8) -> Worth;
    /// Something is left to the generator that cannot be counted.
    fn left_to_chance(&mut self);
    /// Cards are drawn that nobody needs to know yet, or no longer.
    fn draws_unseen(&mut self, draws: bool);
    /// An instruction looks at a hand.
    fn hand_is_looked_at(&mut self, state: &State);
    /// A policy answered a question.
    fn answered(&mut self, asked: Asked);
}

/// A battle is a few dozen steps; this bound is only against a loop of cards.
const MOST_STEPS: usize = 4000;

/// How a battle is driven.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How each side decides.
    pub policy: [Policy; 2],
    /// Sides whose flips are added up elsewhere: they flip nothing and use no Focus.
    pub skip: [bool; 2],
    /// Where to stop.
    pub until: Until,
}

/// Plays on. `false` when the battle was over before the place to stop at.
pub fn drive(tcg: Tcg, state: &mut State, table: &mut dyn Table, course: Course, leaf: &mut Leaf) -> bool {
    let Course { policy, skip, until } = course;
    let mut io: Io<Event, DefId> = Io::silent();
    for _ in 0..MOST_STEPS {
        if state.battle.running && !state.battle.spilled {
            leaf.damage = state.battle.dealt;
        }
        if state.status != Status::Running || !state.battle.running {
            return false;
        }
        if state.decision.ask != Ask::Nothing && !state.decision.answered {
            answer(tcg, state, table, policy);
            continue;
        }
        if state.fallen != 0 {
            Machine::new(tcg, state, &mut io).open_next_window();
            continue;
        }
        let Some(frame) = state.frames.last().copied() else { return false };
        match frame.work {
            Work::Battle if state.pending.is_empty() && state.decision.ask == Ask::Nothing => match frame.step {
                step::ATTACKER_FOCUS if until == Until::Flips => return true,
                step::DAMAGE if until == Until::Totals => return true,
                step::DAMAGE => {
                    let (attack, defense, _) = tcg.battle_totals(state);
                    leaf.totals = Some((attack, defense));
                }
                step::AFTER_BATTLE.. => return until == Until::Damage,
                _ => {}
            },
            Work::Focus if frame.step == 0 => {
                let side = side_of(state, frame.you);
                if skip[side] || policy[side] == Policy::Keep {
                    state.frames.pop();
                    continue;
                }
                look(tcg, state, table, &mut io, frame.you, frame.amount.max(0) as usize);
            }
            Work::Code => before_instruction(tcg, state, table, &mut io),
            _ => {}
        }
        let dealer: &mut dyn Dealer = table;
        let mut machine = Machine { dealer: Some(dealer), ..Machine::new(tcg, state, &mut io) };
        match frame.work {
            Work::Turn => return false,
            Work::Battle => {
                if !machine.settle() {
                    machine.battle_step();
                }
            }
            Work::Code => machine.code_step(),
            Work::Damage => machine.damage_step(),
            Work::Play => machine.play_step(),
            Work::Focus => machine.focus_step(),
            Work::Window => machine.window_step(),
        }
        table.draws_unseen(false);
    }
    table.left_to_chance();
    false
}

/// Settles the top cards of a deck; where it holds fewer, what is left of it first, then the deck that is made below.
fn look(tcg: Tcg, state: &mut State, table: &mut dyn Table, io: &mut Io<Event, DefId>, seat: u8, count: usize) {
    let held = |state: &State| state.players[usize::from(seat)].deck.len();
    if held(state) < count {
        table.look(state, seat, held(state));
        Machine::new(tcg, state, io).refill_below(seat, count);
    }
    let there = held(state).min(count);
    table.look(state, seat, there);
}

/// Settles what the instruction that comes next is going to look at.
fn before_instruction(tcg: Tcg, state: &mut State, table: &mut dyn Table, io: &mut Io<Event, DefId>) {
    let Some(frame) = state.frames.last().copied() else { return };
    let Op::Do(effect) = tcg.catalogue.op(frame.pc) else { return };
    match effect {
        Effect::RevealTop(amount) | Effect::LookAtTop(amount) => {
            let machine = Machine::new(tcg, state, io);
            let count = tcg.amount(machine.state, &machine.context(), amount).clamp(0, 12) as usize;
            look(tcg, state, table, io, frame.you, count);
        }
        Effect::Draw(_) => table.draws_unseen(true),
        Effect::RevealAtRandom => table.left_to_chance(),
        Effect::ScrapHand
        | Effect::ScrapFromHand { .. }
        | Effect::ScrapAnyFromHand(_)
        | Effect::KeepInHand(_)
        | Effect::EachKeepsInHand(_)
        | Effect::PutUnder(_)
        | Effect::ScrapAllFromHand(_)
        | Effect::RevealHand
        | Effect::LookAtHand
        | Effect::ScrapFromTheirHand { .. }
        | Effect::TheyReveal(_)
        | Effect::LookAtHandAndSecrets
        | Effect::TheirHandIntoKo { .. }
        | Effect::RevealOntoDeck { .. }
        | Effect::PutOnTop(_)
        | Effect::Plan(_)
        | Effect::MayPlay { from: From::Hand, .. }
        | Effect::MayPlayEach { .. }
        | Effect::MayPlayToStay(_)
        | Effect::SwapWithHand { .. }
        | Effect::Play { from: From::Hand, .. } => table.hand_is_looked_at(state),
        _ => {}
    }
}

/// Compares a state with the one that the battle began in.
pub fn compare(before: &State, after: &State, defender: ObjectId, leaf: &mut Leaf) {
    let all = before.battlefield[0] | before.battlefield[1];
    leaf.ko = !after.on_battlefield(defender);
    for character in crate::model::objects::members(all).filter(|character| *character != defender) {
        let gone = !after.on_battlefield(character);
        let taken = after.character(character).damage.saturating_sub(before.character(character).damage);
        if gone || taken > 0 {
            leaf.others.push((character, taken, gone));
        }
    }
}

/// Answers the pending question as the seat's policy says.
fn answer(tcg: Tcg, state: &mut State, table: &mut dyn Table, policy: [Policy; 2]) {
    let seat = state.decision.seat;
    let policy = policy[side_of(state, seat)];
    let frame = state.frames.last().copied().unwrap_or_default();
    let ask = state.decision.ask;
    if frame.work == Work::Focus {
        return answer_focus(tcg, state, table, seat, policy, frame.step);
    }
    if !matches!(ask, Ask::Reveal | Ask::Trigger) {
        let source = match frame.work {
            // What changes damage is asked about by the card that does it.
            Work::Damage if frame.card != NOBODY => frame.card,
            Work::Battle | Work::Damage => state.battle.attacker,
            _ if frame.source == NOBODY => state.battle.attacker,
            _ => frame.source,
        };
        table.answered((state.defs[usize::from(source)], ask));
    }
    let [attacker, defender] = [state.battle.attacker, state.battle.defender];
    if ask == Ask::Cards && frame.work == Work::Battle {
        least_worth_first(tcg, state, seat);
    }
    let decision = &mut state.decision;
    decision.answered = true;
    match ask {
        // Nobody reveals a Secret Action, and green cards are swapped when the damage is done.
        Ask::Reveal | Ask::SwapGreen | Ask::Nothing | Ask::Main | Ask::Attack => {}
        Ask::YesNo => decision.answer = u8::from(policy == Policy::Best),
        Ask::Name => {
            let mut actions = Vec::new();
            decision.answered = false;
            tcg.list_legal_actions(state, &mut actions);
            state.decision.answered = true;
            if let Some(crate::model::action::Action::ChooseName { name }) = actions.first() {
                state.decision.name = *name;
            }
        }
        Ask::Option | Ask::Trigger | Ask::Defender => decision.answer = decision.options.first().copied().unwrap_or(0),
        Ask::Characters => {
            // The enemy in the battle first, the own character second.
            let favored = if seat == state.active { [defender, attacker] } else { [attacker, defender] };
            let wanted = if decision.may_stop && policy == Policy::Keep { 0 } else { usize::from(decision.wanted) };
            let first = favored.into_iter().filter(|one| decision.options.contains(one));
            let others = decision.options.iter().copied().filter(|one| !favored.contains(one));
            decision.chosen_characters |= first.chain(others).take(wanted).fold(0, |set, one| set | only(one));
        }
        Ask::Cards => {
            let wanted = if decision.may_stop { 0 } else { usize::from(decision.wanted) };
            for &card in decision.options.iter().take(wanted) {
                if !decision.chosen.is_full() {
                    decision.chosen.push(card);
                }
            }
        }
        Ask::PlayCard => {
            if !decision.may_stop {
                let mut actions = Vec::new();
                decision.answered = false;
                tcg.list_legal_actions(state, &mut actions);
                state.decision.answered = true;
                match actions.first() {
                    Some(crate::model::action::Action::PlayCard { card }) => state.decision.chosen.push(*card),
                    Some(crate::model::action::Action::PlayUpgrade { card, on, slot }) => {
                        state.decision.chosen.push(*card);
                        (state.decision.answer, state.decision.chosen_characters) = (*slot, only(*on));
                    }
                    _ => {}
                }
            }
        }
    }
}

/// Of flipped cards that are scrapped without using their icons, those go that would have added least: so it does
/// not matter in which order they were flipped.
fn least_worth_first(tcg: Tcg, state: &mut State, seat: u8) {
    let side = side_of(state, seat);
    let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
    let recolor = tcg.recolorings(state, character);
    let mut options = state.decision.options;
    let worth = |card: ObjectId| {
        let def = state.defs[usize::from(card)];
        let face = tcg.face_of(state, seat, recolor, def);
        (face.pips, face.white, face.pierce, face, def)
    };
    sort_few(&mut options, |&one, &other| worth(one) < worth(other));
    state.decision.options = options;
}

fn answer_focus(tcg: Tcg, state: &mut State, table: &mut dyn Table, seat: u8, policy: Policy, step: u8) {
    let options: Cards = state.decision.options.iter().copied().collect();
    let side = side_of(state, seat);
    let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
    let recolor = tcg.recolorings(state, character);
    let faces: Vec<_> = options.iter().map(|&card| tcg.face_of(state, seat, recolor, state.defs[usize::from(card)])).collect();
    let plan = policy.focus(&faces, table.worth(tcg, state, seat));
    let decision = &mut state.decision;
    decision.answered = true;
    // First those that are scrapped; then all that are left, the one that comes first first.
    let chosen = if step == 1 { &plan.scrap } else { &plan.keep };
    let rest = if step == 1 { &[][..] } else { &plan.scrap[..] };
    for &index in chosen.iter().chain(rest) {
        if !decision.chosen.is_full() {
            decision.chosen.push(options[index]);
        }
    }
}
