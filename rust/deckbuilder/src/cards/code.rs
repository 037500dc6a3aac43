//! Compiles instructions to a flat list of ops, so that the state stores an unfinished effect as a program counter.
//!
//! The sentences of a card are trees. [`Program::compile`] flattens each to [`Op`]s with jumps. A frame of the state then needs
//! only the number of the next op.

use altmode_deckbuilder_language::{Condition, Effect, Which, Who};

/// An operation of a compiled program.
#[derive(Debug)]
pub enum Op {
    /// Execute an instruction.
    Do(&'static Effect),
    /// Jump.
    Jump(u16),
    /// Jump unless the condition holds.
    Unless(&'static Condition, u16),
    /// Ask whether the player wants to. Jump if not.
    Ask(u16),
    /// Ask for one of these jump targets.
    Choose(Vec<u16>),
    /// Let these players follow the instructions at a place.
    Let(Who, u16),
    /// Attack these players with the instructions at a place; the second place follows if one Blocked.
    Attack(Who, u16, u16),
    /// Schedule instructions for a failed battle.
    IfFails(u16),
    /// Schedule instructions for the defeat of an Adversary.
    WhenDefeat(Which, u16),
    /// End of the program.
    End,
}

/// The instructions of all cards of a catalogue.
#[derive(Debug, Default)]
pub struct Program {
    /// The instructions of all pieces, concatenated.
    pub code: Vec<Op>,
}

impl Program {
    /// Appends instructions and an `End`. Returns the number of the first op.
    pub fn compile(&mut self, effects: &'static [Effect]) -> u16 {
        // Nested pieces are compiled first, so that this piece is contiguous.
        let mut ops = Vec::new();
        self.sequence(&mut ops, effects);
        ops.push(Op::End);
        let start = self.code.len() as u16;
        ops.iter_mut().for_each(|op| relocate(op, start));
        self.code.extend(ops);
        start
    }

    fn sequence(&mut self, ops: &mut Vec<Op>, effects: &'static [Effect]) {
        effects.iter().for_each(|effect| self.one(ops, effect));
    }

    fn one(&mut self, ops: &mut Vec<Op>, effect: &'static Effect) {
        match effect {
            Effect::If { condition, then, otherwise } => {
                let branch = hole(ops, Op::Unless(condition, 0));
                self.sequence(ops, then);
                let skip = (!otherwise.is_empty()).then(|| hole(ops, Op::Jump(0)));
                fill(ops, branch);
                self.sequence(ops, otherwise);
                skip.into_iter().for_each(|skip| fill(ops, skip));
            }
            Effect::May(effects) => {
                let branch = hole(ops, Op::Ask(0));
                self.sequence(ops, effects);
                fill(ops, branch);
            }
            Effect::ChooseOne(lists) => {
                let choice = hole(ops, Op::Choose(Vec::new()));
                let (mut places, mut ends) = (Vec::new(), Vec::new());
                for effects in lists {
                    places.push(ops.len() as u16);
                    self.sequence(ops, effects);
                    ends.push(hole(ops, Op::Jump(0)));
                }
                ops[choice] = Op::Choose(places);
                ends.into_iter().for_each(|end| fill(ops, end));
            }
            Effect::Let { who, effects } => {
                let at = self.compile(effects);
                ops.push(Op::Let(*who, at));
            }
            Effect::Attack { who, effects, blocked } => {
                let (at, then) = (self.compile(effects), self.compile(blocked));
                ops.push(Op::Attack(*who, at, then));
            }
            Effect::IfBattleFails(effects) => {
                let at = self.compile(effects);
                ops.push(Op::IfFails(at));
            }
            Effect::WhenDefeat { which, effects } => {
                let at = self.compile(effects);
                ops.push(Op::WhenDefeat(*which, at));
            }
            _ => ops.push(Op::Do(effect)),
        }
    }
}

/// Moves the jumps of an op, which are relative to its piece, to the place of the piece.
fn relocate(op: &mut Op, start: u16) {
    match op {
        Op::Jump(to) | Op::Unless(_, to) | Op::Ask(to) => *to += start,
        Op::Choose(places) => places.iter_mut().for_each(|to| *to += start),
        Op::Do(_) | Op::Let(..) | Op::Attack(..) | Op::IfFails(_) | Op::WhenDefeat(..) | Op::End => {}
    }
}

/// Appends an op whose jump target is set later. Returns its index.
fn hole(ops: &mut Vec<Op>, op: Op) -> usize {
    ops.push(op);
    ops.len() - 1
}

/// Sets the jump target of an earlier op to the next op.
fn fill(ops: &mut [Op], at: usize) {
    let here = ops.len() as u16;
    if let Op::Jump(to) | Op::Unless(_, to) | Op::Ask(to) = &mut ops[at] {
        *to = here;
    }
}
