//! Drives the engine through one battle up to its damage. Policies answer the players' questions.

use super::{
    policy::{CardWorth, Policy},
    unstated::{Facts, Relied, of_instruction},
};
use crate::{
    cards::{Tcg, card::DefId, code::Op},
    engine::machine::{Dealer, Machine},
    model::{
        event::Event,
        objects::{Cards, NOBODY, ObjectId, only},
        state::{Ask, State, Status},
        work::{BattleStep, FocusStep, Work},
    },
    query::context::side_of,
};
use altmode_core::{Io, List, sort_few};
use altmode_tcg_language::{Effect, From};

/// Other characters that lost health or were KO'd: character, damage, KO.
pub type Others = List<(ObjectId, u8, bool), 28>;

/// The outcome of one battle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaf {
    /// Attack and defense totals; `None` if the attack ended before damage.
    pub totals: Option<(i16, i16)>,
    /// Attack damage done, without damage spilled to other characters.
    pub damage: u16,
    /// Whether the defender was KO'd.
    pub ko: bool,
    /// Other characters, with the damage that they took and whether they were KO'd.
    pub others: Others,
}

/// The point at which to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopAt {
    /// Before the flips: their numbers are fixed, no card has been flipped.
    Flips,
    /// Before damage: all earlier steps are done.
    Totals,
    /// After damage and all its triggered abilities.
    Damage,
}

/// A question that a policy answered: the card that asked it and its kind.
pub type Asked = (DefId, Ask);

/// A dealer that also settles cards before an instruction looks at them.
pub trait SettlingDealer: Dealer {
    /// Settles the top cards of a deck before a player looks at them.
    fn look(&mut self, state: &mut State, seat: u8, count: usize);
    /// Returns the average worth of the cards that would replace the cards looked at.
    fn worth(&mut self, tcg: Tcg, state: &State, seat: u8) -> CardWorth;
    /// Returns the number of steps for which the budget of the question is enough.
    fn steps_left(&self) -> u64;
    /// Takes the steps of a run from the budget of the question.
    fn took(&mut self, steps: u64);
    /// Reports a random event that cannot be counted.
    fn left_to_chance(&mut self);
    /// Sets whether the cards being drawn may stay undetermined.
    fn draws_unseen(&mut self, draws: bool);
    /// Reports that an instruction looks at a hand.
    fn hand_is_looked_at(&mut self, state: &State);
    /// Records that a policy answered a question.
    fn answered(&mut self, asked: Asked);
    /// Returns the facts that the position does not state.
    fn unstated(&self) -> Facts;
    /// Records the unstated facts that an instruction depends on.
    fn relies(&mut self, relied: Relied);
}

/// Maximum number of steps. A battle takes a few dozen; the bound stops endless loops between cards.
const MOST_STEPS: usize = 4000;

/// Parameters of a run.
#[derive(Clone, Copy, Debug)]
pub struct RunParameters {
    /// The policy of each side.
    pub policy: [Policy; 2],
    /// Sides whose flips are summed separately: they flip nothing and use no Focus.
    pub skip: [bool; 2],
    /// The point at which to stop.
    pub until: StopAt,
}

/// Plays on to the point given by `course`. Returns `false` if the battle ended before it.
pub fn drive(
    tcg: Tcg,
    state: &mut State,
    table: &mut dyn SettlingDealer,
    course: RunParameters,
    leaf: &mut Leaf,
) -> bool {
    let mut io: Io<Event, DefId> = Io::silent();
    let reached = play_on(tcg, state, table, &mut io, course, leaf);
    table.took(io.steps);
    reached
}

fn play_on(
    tcg: Tcg,
    state: &mut State,
    table: &mut dyn SettlingDealer,
    io: &mut Io<Event, DefId>,
    course: RunParameters,
    leaf: &mut Leaf,
) -> bool {
    let RunParameters { policy, skip, until } = course;
    let (left, weight) = (table.steps_left(), tcg.catalogue.step_weight());
    for _ in 0..MOST_STEPS {
        if io.steps >= left {
            break;
        }
        io.steps += 1;
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
            Machine::new(tcg, state, io).open_next_window();
            continue;
        }
        let Some(frame) = state.frames.last().copied() else { return false };
        match frame.work {
            Work::Battle(now) if state.pending.is_empty() && state.decision.ask == Ask::Nothing => {
                match now {
                    BattleStep::AttackerFocus if until == StopAt::Flips => return true,
                    BattleStep::Damage if until == StopAt::Totals => return true,
                    BattleStep::Damage => {
                        let (attack, defense, _) = tcg.battle_totals(state);
                        leaf.totals = Some((attack, defense));
                    }
                    BattleStep::AfterBattle | BattleStep::GreenSwaps | BattleStep::Over => {
                        return until == StopAt::Damage;
                    }
                    _ => {}
                }
            }
            Work::Focus(FocusStep::Look) => {
                let side = side_of(state, frame.you);
                if skip[side] || policy[side] == Policy::Keep {
                    state.frames.pop();
                    continue;
                }
                look(tcg, state, table, io, frame.you, frame.amount.max(0) as usize);
            }
            Work::Code(_) => before_instruction(tcg, state, table, io, policy),
            _ => {}
        }
        let (before, dealer): (u64, &mut dyn Dealer) = (io.steps, table);
        let mut machine = Machine { dealer: Some(dealer), ..Machine::new(tcg, state, io) };
        match frame.work {
            Work::Turn(_) | Work::BasicTurn(_) => return false,
            Work::Battle(_) => {
                if !machine.settle() {
                    machine.battle_step();
                }
            }
            Work::Code(_) => machine.code_step(),
            Work::Damage => machine.damage_step(),
            Work::Play(step) => machine.play_step(step),
            Work::Focus(step) => machine.focus_step(step),
            Work::Window(moment) => machine.window_step(moment),
        }
        // The engine counts the tests of triggers.
        let heavy = io.steps - before + u64::from(matches!(frame.work, Work::Code(_)));
        io.steps = before + heavy * weight;
        table.draws_unseen(false);
    }
    table.left_to_chance();
    false
}

/// Settles the top cards of a deck. If the deck holds fewer cards, settles the rest of it, refills it from below and settles
/// the remainder.
fn look(
    tcg: Tcg,
    state: &mut State,
    table: &mut dyn SettlingDealer,
    io: &mut Io<Event, DefId>,
    seat: u8,
    count: usize,
) {
    let held = |state: &State| state.players[usize::from(seat)].deck.len();
    if held(state) < count {
        table.look(state, seat, held(state));
        Machine::new(tcg, state, io).refill_below(seat, count);
    }
    let there = held(state).min(count);
    table.look(state, seat, there);
}

/// Settles the cards that the next instruction will look at.
fn before_instruction(
    tcg: Tcg,
    state: &mut State,
    table: &mut dyn SettlingDealer,
    io: &mut Io<Event, DefId>,
    policy: [Policy; 2],
) {
    let Some(frame) = state.frames.last().copied() else { return };
    let op = tcg.catalogue.op(frame.pc);
    if table.unstated() != 0 && frame.source != NOBODY {
        let answers_yes = policy[side_of(state, frame.you)] == Policy::Best;
        let facts = of_instruction(tcg, state, &frame, answers_yes) & table.unstated();
        if facts != 0 {
            table.relies((state.defs[usize::from(frame.source)], facts));
        }
    }
    let Op::Do(effect) = op else { return };
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

/// Records the differences between a state and the state before the battle.
pub fn compare(before: &State, after: &State, defender: ObjectId, leaf: &mut Leaf) {
    let all = before.battlefield[0] | before.battlefield[1];
    leaf.ko = !after.on_battlefield(defender);
    for character in crate::model::objects::members(all).filter(|character| *character != defender)
    {
        let gone = !after.on_battlefield(character);
        let taken =
            after.character(character).damage.saturating_sub(before.character(character).damage);
        if gone || taken > 0 {
            leaf.others.push((character, taken, gone));
        }
    }
}

/// Answers the pending question by the seat's policy.
fn answer(tcg: Tcg, state: &mut State, table: &mut dyn SettlingDealer, policy: [Policy; 2]) {
    let seat = state.decision.seat;
    let policy = policy[side_of(state, seat)];
    let frame = state.frames.last().copied().unwrap_or_default();
    let ask = state.decision.ask;
    if let Work::Focus(step) = frame.work {
        return answer_focus(tcg, state, table, seat, policy, step);
    }
    if !matches!(ask, Ask::Reveal | Ask::Trigger) {
        let source = match frame.work {
            // A question about changed damage comes from the card that changes it.
            Work::Damage if frame.card != NOBODY => frame.card,
            // The defender's ability offers to let another character defend.
            Work::Battle(_) if ask == Ask::Characters => state.battle.defender,
            Work::Battle(_) if ask == Ask::Cards => scraps_flips(tcg, state, seat),
            Work::Battle(_) | Work::Damage => state.battle.attacker,
            _ if frame.source == NOBODY => state.battle.attacker,
            _ => frame.source,
        };
        table.answered((state.defs[usize::from(source)], ask));
    }
    let [attacker, defender] = [state.battle.attacker, state.battle.defender];
    if ask == Ask::Cards && matches!(frame.work, Work::Battle(_)) {
        least_worth_first(tcg, state, seat);
    }
    let decision = &mut state.decision;
    decision.answered = true;
    match ask {
        // Forecasts reveal no Secret Actions, and green cards are swapped only after damage.
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
        Ask::Option | Ask::Trigger | Ask::Defender => {
            decision.answer = decision.options.first().copied().unwrap_or(0)
        }
        Ask::Characters => {
            // The enemy in the battle is preferred, then the own character.
            let favored =
                if seat == state.active { [defender, attacker] } else { [attacker, defender] };
            let wanted = if decision.may_stop && policy == Policy::Keep {
                0
            } else {
                usize::from(decision.wanted)
            };
            let first = favored.into_iter().filter(|one| decision.options.contains(one));
            let others = decision.options.iter().copied().filter(|one| !favored.contains(one));
            decision.chosen_characters |=
                first.chain(others).take(wanted).fold(0, |set, one| set | only(one));
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
                    Some(crate::model::action::Action::PlayCard { card }) => {
                        state.decision.chosen.push(*card)
                    }
                    Some(crate::model::action::Action::PlayUpgrade { card, on, slot }) => {
                        state.decision.chosen.push(*card);
                        (state.decision.answer, state.decision.chosen_characters) =
                            (*slot, only(*on));
                    }
                    _ => {}
                }
            }
        }
    }
}

/// Returns the card that makes a player scrap flipped cards: an Upgrade, the head or the character itself.
fn scraps_flips(tcg: Tcg, state: &State, seat: u8) -> ObjectId {
    let character =
        if side_of(state, seat) == 0 { state.battle.attacker } else { state.battle.defender };
    let entry = state.character(character);
    let scraps = |card: ObjectId| {
        tcg.text(state, card).triggers.iter().any(|trigger| {
            let mut ops = tcg
                .catalogue
                .code_from(trigger.code)
                .iter()
                .take_while(|op| !matches!(op, Op::End));
            ops.any(|op| matches!(op, Op::Do(Effect::ScrapFlipped(_))))
        })
    };
    let mut cards = entry
        .upgrades
        .iter()
        .copied()
        .chain([entry.head].into_iter().filter(|head| *head != NOBODY));
    cards.find(|&card| scraps(card)).unwrap_or(character)
}

/// Sorts flipped cards so that those which would have added least are scrapped first. Then the order in which they were
/// flipped does not matter.
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

fn answer_focus(
    tcg: Tcg,
    state: &mut State,
    table: &mut dyn SettlingDealer,
    seat: u8,
    policy: Policy,
    step: FocusStep,
) {
    let options: Cards = state.decision.options.iter().copied().collect();
    let side = side_of(state, seat);
    let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
    let recolor = tcg.recolorings(state, character);
    let faces: Vec<_> = options
        .iter()
        .map(|&card| tcg.face_of(state, seat, recolor, state.defs[usize::from(card)]))
        .collect();
    let plan = policy.focus(&faces, table.worth(tcg, state, seat));
    let decision = &mut state.decision;
    decision.answered = true;
    // The later step orders the cards left, next card first.
    let scraps = step == FocusStep::Scrap;
    let chosen = if scraps { &plan.scrap } else { &plan.keep };
    let rest = if scraps { &[][..] } else { &plan.scrap[..] };
    for &index in chosen.iter().chain(rest) {
        if !decision.chosen.is_full() {
            decision.chosen.push(options[index]);
        }
    }
}
