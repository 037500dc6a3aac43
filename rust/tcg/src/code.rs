//! Instructions, laid out one after the other so that a half-done effect is a number.
//!
//! The sentences of a card are a tree; [`compile`] flattens it to [`Op`]s with jumps. What a frame
//! needs to go on later is then the index of the next one (`pc`) and a few registers.

use crate::catalogue::{Catalogue, Given, TriggerDef};
use altmode_tcg_language::{Amount, Condition, Effect, Until, Who, Zone};

/// Where the instructions begin that put a KO'd Battle Master's Upgrade side onto a character.
pub const UPGRADE_SIDE: u16 = 1;
/// Where the instructions begin that deploy the head of a KO'd Titan Master.
pub const DEPLOY_HEAD: u16 = 3;

/// What every catalogue's code begins with.
pub fn prologue() -> Vec<Op> {
    vec![Op::End, Op::UpgradeSide, Op::End, Op::DeployHead, Op::End]
}

/// One step of the machine.
#[derive(Debug)]
pub enum Op {
    /// Play the Upgrade side of the character that this is about (a rule, not an ability).
    UpgradeSide,
    /// Deploy the head of the character that this is about (a rule, not an ability).
    DeployHead,
    /// Follow an instruction.
    Do(&'static Effect),
    /// Give qualities for a time: numbers of the first and past the last quality.
    Gets(&'static Effect, u16, u16),
    /// Set up a change of damage, by its number, for so long.
    Instead(u16, Until),
    /// Set up a trigger for the rest of the turn.
    ThisTurn(u16),
    /// Set up instructions for the end of turn.
    AtEndOfTurn(u16),
    /// Set up instructions for after the battle.
    AfterBattle(u16),
    /// Go on elsewhere.
    Jump(u16),
    /// Go on elsewhere unless this is so.
    Unless(&'static Condition, u16),
    /// Ask whether the player wants to; go on elsewhere if not, or if it could do nothing.
    Ask(&'static [Effect], u16),
    /// Go on elsewhere unless the instructions since `Ask` did something.
    UnlessDone(u16),
    /// Repeat so many times up to `Again`; then go on elsewhere.
    Times(&'static Amount, u16),
    /// Repeat for each of these characters; then go on elsewhere.
    ForEach(&'static Who, u16),
    /// End of a repeated part: back to its start.
    Again(u16),
    /// The opponent follows what comes next.
    OtherPlayer,
    /// Each player in turn: the active player follows what comes next.
    ActivePlayer,
    /// The player whose card it is follows what comes next.
    OwnPlayer,
    /// Choose one of these places to go on.
    ChooseOne(Vec<u16>),
    /// The end.
    End,
}

/// Appends lists of instructions, one after the other, and an end; gives where they begin.
pub fn compile(catalogue: &mut Catalogue, lists: &[&'static [Effect]]) -> u16 {
    // Nested pieces (delayed triggers) are compiled first, so that this piece stays in one run.
    let mut ops = Vec::new();
    for list in lists {
        sequence(catalogue, &mut ops, list);
    }
    ops.push(Op::End);
    let start = catalogue.code.len() as u16;
    for op in &mut ops {
        relocate(op, start);
    }
    catalogue.code.extend(ops);
    start
}

/// Jumps are made relative to the piece and moved when its place is known.
fn relocate(op: &mut Op, start: u16) {
    match op {
        Op::Jump(to) | Op::Unless(_, to) | Op::Ask(_, to) | Op::UnlessDone(to) | Op::Times(_, to) | Op::ForEach(_, to) | Op::Again(to) => {
            *to += start;
        }
        Op::ChooseOne(places) => places.iter_mut().for_each(|to| *to += start),
        _ => {}
    }
}

fn sequence(catalogue: &mut Catalogue, ops: &mut Vec<Op>, effects: &'static [Effect]) {
    for effect in effects {
        one(catalogue, ops, effect);
    }
}

fn one(catalogue: &mut Catalogue, ops: &mut Vec<Op>, effect: &'static Effect) {
    match effect {
        Effect::If { condition, then, otherwise } => {
            let branch = hole(ops, Op::Unless(condition, 0));
            sequence(catalogue, ops, then);
            if otherwise.is_empty() {
                fill(ops, branch);
            } else {
                let skip = hole(ops, Op::Jump(0));
                fill(ops, branch);
                sequence(catalogue, ops, otherwise);
                fill(ops, skip);
            }
        }
        Effect::May { effects, then } => {
            let ask = hole(ops, Op::Ask(effects, 0));
            sequence(catalogue, ops, effects);
            if !then.is_empty() {
                let branch = hole(ops, Op::UnlessDone(0));
                sequence(catalogue, ops, then);
                fill(ops, branch);
            }
            fill(ops, ask);
        }
        Effect::Times { count, effects } => repeat(catalogue, ops, Op::Times(count, 0), effects),
        Effect::ForEach { who, effects } => repeat(catalogue, ops, Op::ForEach(who, 0), effects),
        Effect::Opponent(effects) => {
            ops.push(Op::OtherPlayer);
            sequence(catalogue, ops, effects);
            ops.push(Op::OwnPlayer);
        }
        Effect::EachPlayer(effects) => {
            ops.push(Op::ActivePlayer);
            sequence(catalogue, ops, effects);
            ops.push(Op::OtherPlayer);
            sequence(catalogue, ops, effects);
            ops.push(Op::OwnPlayer);
        }
        Effect::ChooseOne(lists) => {
            let choice = hole(ops, Op::ChooseOne(Vec::new()));
            let mut places = Vec::new();
            let mut ends = Vec::new();
            for list in lists {
                places.push(ops.len() as u16);
                sequence(catalogue, ops, list);
                ends.push(hole(ops, Op::Jump(0)));
            }
            ops[choice] = Op::ChooseOne(places);
            for end in ends {
                fill(ops, end);
            }
        }
        Effect::Instead { until, of } => {
            ops.push(Op::Instead(catalogue.replacements.len() as u16, *until));
            catalogue.replacements.push(of);
        }
        Effect::Gets { has, condition, .. } => {
            let first = catalogue.qualities.len() as u16;
            catalogue.qualities.extend(has.iter().map(|quality| Given { quality, condition: condition.as_ref() }));
            ops.push(Op::Gets(effect, first, catalogue.qualities.len() as u16));
        }
        Effect::ThisTurn(delayed) => {
            let code = compile(catalogue, &[&delayed.effects]);
            let number = catalogue.triggers.len() as u16;
            catalogue.triggers.push(TriggerDef {
                when: &delayed.when,
                flips: delayed.flips.as_ref(),
                condition: delayed.condition.as_ref(),
                from: Zone::Either,
                limit: None,
                code,
                number: 0,
                once: delayed.once,
            });
            ops.push(Op::ThisTurn(number));
        }
        Effect::AtEndOfTurn(effects) => {
            let code = compile(catalogue, &[effects]);
            ops.push(Op::AtEndOfTurn(code));
        }
        Effect::AfterBattle(effects) => {
            let code = compile(catalogue, &[effects]);
            ops.push(Op::AfterBattle(code));
        }
        _ => ops.push(Op::Do(effect)),
    }
}

fn repeat(catalogue: &mut Catalogue, ops: &mut Vec<Op>, head: Op, effects: &'static [Effect]) {
    let start = ops.len() as u16;
    let exit = hole(ops, head);
    sequence(catalogue, ops, effects);
    ops.push(Op::Again(start));
    fill(ops, exit);
}

/// Leaves an op whose jump is filled in later.
fn hole(ops: &mut Vec<Op>, op: Op) -> usize {
    ops.push(op);
    ops.len() - 1
}

/// Lets the jump of an earlier op lead here.
fn fill(ops: &mut [Op], at: usize) {
    let here = ops.len() as u16;
    match &mut ops[at] {
        Op::Jump(to) | Op::Unless(_, to) | Op::Ask(_, to) | Op::UnlessDone(to) | Op::Times(_, to) | Op::ForEach(_, to) => *to = here,
        _ => {}
    }
}
