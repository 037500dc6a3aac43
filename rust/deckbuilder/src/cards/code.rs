//! The ops of compiled instructions, and the translation of each instruction of the language ([`Compile`]). A frame of the state
//! needs only the number of the next op.

use altmode_deckbuilder_language::{Compile, Condition, Effect, HOLE, Jumps, Ops, Which, Who};

/// An operation of a compiled program.
#[derive(Debug)]
pub enum Op {
    /// Execute an instruction.
    Do(&'static Effect),
    /// Jump.
    Jump(u16),
    /// Jump unless the condition holds.
    Unless(&'static Condition, u16),
    /// Ask whether the player wants to follow the instructions. Jump if not.
    Ask(&'static [Effect], u16),
    /// Ask for one of these lists of instructions, each of which has a jump target.
    Choose(&'static [Vec<Effect>], Vec<u16>),
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

impl Compile for Program {
    type Effect = Effect;
    type Op = Op;

    fn code(&mut self) -> (u16, &mut Vec<Op>) {
        (0, &mut self.code)
    }

    fn one(&mut self, ops: &mut Ops<Op>, effect: &'static Effect) {
        let op = match effect {
            Effect::If { condition, then, otherwise } => {
                let branch = ops.push(Op::Unless(condition, HOLE));
                self.sequence(ops, then);
                return self.otherwise(ops, &[branch], otherwise);
            }
            Effect::May(effects) => {
                let branch = ops.push(Op::Ask(effects, HOLE));
                self.sequence(ops, effects);
                return ops.fill([branch]);
            }
            Effect::ChooseOne(lists) => {
                let choice = ops.push(Op::Choose(lists, Vec::new()));
                let (places, ends) =
                    self.alternatives(ops, lists.iter().map(Vec::as_slice), || Op::Jump(HOLE));
                ops.set(choice, Op::Choose(lists, places));
                return ops.fill(ends);
            }
            Effect::Let { who, effects } => Op::Let(*who, self.compile(effects)),
            Effect::Attack { who, effects, blocked } => {
                Op::Attack(*who, self.compile(effects), self.compile(blocked))
            }
            Effect::IfBattleFails(effects) => Op::IfFails(self.compile(effects)),
            Effect::WhenDefeat { which, effects } => Op::WhenDefeat(*which, self.compile(effects)),
            _ => Op::Do(effect),
        };
        ops.push(op);
    }
}

impl Jumps for Op {
    const END: Op = Op::End;

    fn jump(to: u16) -> Op {
        Op::Jump(to)
    }

    fn targets(&mut self, mut visit: impl FnMut(&mut u16)) {
        match self {
            Op::Jump(to) | Op::Unless(_, to) | Op::Ask(_, to) => visit(to),
            Op::Choose(_, places) => places.iter_mut().for_each(visit),
            // The numbers of other lists of instructions do not depend on this one.
            Op::Do(_)
            | Op::Let(..)
            | Op::Attack(..)
            | Op::IfFails(_)
            | Op::WhenDefeat(..)
            | Op::End => {}
        }
    }
}
