//! Compilation of instructions to a flat list of ops, so that a half-executed effect is resumed from the number of its next op.
//!
//! The definition of a card is a tree. [`Compile`] flattens it to ops with jumps. Each game has ops of its own and translates its
//! own instructions. Numbering, jumps, branches, loops and choices are common.

/// Marks a jump target that [`Ops::fill`] sets later. No op has this number.
pub const HOLE: u16 = u16::MAX;

/// Op of a compiled program.
pub trait Jumps: Sized {
    /// Op that ends a list of instructions.
    const END: Self;

    /// Returns an unconditional jump.
    fn jump(to: u16) -> Self;

    /// Calls a function with each number of another op of the same list: the jump targets.
    fn targets(&mut self, visit: impl FnMut(&mut u16));
}

/// A list of ops under construction. Its jump targets count from its first op.
#[derive(Debug)]
pub struct Ops<O>(Vec<O>);

impl<O: Jumps> Ops<O> {
    /// Returns the number of the next op.
    pub fn next(&self) -> u16 {
        self.0.len() as u16
    }

    /// Appends an op. Returns its number.
    pub fn push(&mut self, op: O) -> u16 {
        let number = self.next();
        self.0.push(op);
        number
    }

    /// Replaces an op.
    pub fn set(&mut self, number: u16, op: O) {
        self.0[usize::from(number)] = op;
    }

    /// Sets the [`HOLE`]s of earlier ops to the number of the next op.
    pub fn fill(&mut self, numbers: impl IntoIterator<Item = u16>) {
        let next = self.next();
        for number in numbers {
            self.0[usize::from(number)].targets(|to| *to = if *to == HOLE { next } else { *to });
        }
    }
}

/// Program of a game, to which compiled instructions are added.
///
/// ```
/// use altmode_language::{Compile, HOLE, Jumps, Ops};
///
/// enum Effect {
///     Draw,
///     May(Vec<Effect>),
/// }
///
/// #[derive(Debug, PartialEq)]
/// enum Op {
///     Draw,
///     Ask(u16),
///     Jump(u16),
///     End,
/// }
///
/// impl Jumps for Op {
///     const END: Op = Op::End;
///     fn jump(to: u16) -> Op {
///         Op::Jump(to)
///     }
///     fn targets(&mut self, mut visit: impl FnMut(&mut u16)) {
///         if let Op::Ask(to) | Op::Jump(to) = self {
///             visit(to);
///         }
///     }
/// }
///
/// #[derive(Default)]
/// struct Program(Vec<Op>);
///
/// impl Compile for Program {
///     type Effect = Effect;
///     type Op = Op;
///     fn code(&mut self) -> (u16, &mut Vec<Op>) {
///         (0, &mut self.0)
///     }
///     fn one(&mut self, ops: &mut Ops<Op>, effect: &'static Effect) {
///         match effect {
///             Effect::Draw => {
///                 ops.push(Op::Draw);
///             }
///             Effect::May(effects) => {
///                 let ask = ops.push(Op::Ask(HOLE));
///                 self.sequence(ops, effects);
///                 ops.fill([ask]);
///             }
///         }
///     }
/// }
///
/// let mut program = Program::default();
/// program.compile(&[Effect::Draw]);
/// let may: &'static [Effect] = vec![Effect::May(vec![Effect::Draw]), Effect::Draw].leak();
/// assert_eq!(program.compile(may), 2);
/// assert_eq!(program.0[2..], [Op::Ask(4), Op::Draw, Op::Draw, Op::End]);
/// ```
pub trait Compile {
    /// Instruction of the game's language.
    type Effect: 'static;
    /// Op of the game.
    type Op: Jumps;

    /// Returns the number of the first op of the program, and its ops.
    fn code(&mut self) -> (u16, &mut Vec<Self::Op>);

    /// Translates an instruction.
    fn one(&mut self, ops: &mut Ops<Self::Op>, effect: &'static Self::Effect);

    /// Translates instructions in order.
    fn sequence(&mut self, ops: &mut Ops<Self::Op>, effects: &'static [Self::Effect]) {
        for effect in effects {
            self.one(ops, effect);
        }
    }

    /// Adds instructions to the program. Returns the number of the first op.
    fn compile(&mut self, effects: &'static [Self::Effect]) -> u16 {
        self.compile_all(&[effects])
    }

    /// Adds lists of instructions to the program, to be executed one after the other. Returns the number of the first op.
    fn compile_all(&mut self, lists: &[&'static [Self::Effect]]) -> u16 {
        // Instructions that are executed later, for example those of a delayed trigger, are compiled and added first. The ops of
        // this list are therefore contiguous.
        let mut ops = Ops(Vec::new());
        for list in lists {
            self.sequence(&mut ops, list);
        }
        ops.push(Self::Op::END);
        let (first, code) = self.code();
        // Numbers wrap, because the number of ops is checked only after all cards are compiled.
        let start = first.wrapping_add(code.len() as u16);
        for op in &mut ops.0 {
            op.targets(|to| *to = to.wrapping_add(start));
        }
        code.extend(ops.0);
        start
    }

    /// Translates the instructions that `branches` jump to, and that are skipped otherwise.
    fn otherwise(
        &mut self,
        ops: &mut Ops<Self::Op>,
        branches: &[u16],
        effects: &'static [Self::Effect],
    ) {
        let skip = (!effects.is_empty()).then(|| ops.push(Self::Op::jump(HOLE)));
        ops.fill(branches.iter().copied());
        self.sequence(ops, effects);
        ops.fill(skip);
    }

    /// Translates a loop. `head` begins each iteration, or jumps past the loop.
    fn repeat(
        &mut self,
        ops: &mut Ops<Self::Op>,
        head: Self::Op,
        effects: &'static [Self::Effect],
    ) {
        let start = ops.push(head);
        self.sequence(ops, effects);
        ops.push(Self::Op::jump(start));
        ops.fill([start]);
    }

    /// Translates alternatives, each of which is followed by `end`. Returns the numbers of their first ops, and those of the ends.
    fn alternatives(
        &mut self,
        ops: &mut Ops<Self::Op>,
        lists: impl IntoIterator<Item = &'static [Self::Effect]>,
        end: impl Fn() -> Self::Op,
    ) -> (Vec<u16>, Vec<u16>) {
        let (mut places, mut ends) = (Vec::new(), Vec::new());
        for effects in lists {
            places.push(ops.next());
            self.sequence(ops, effects);
            ends.push(ops.push(end()));
        }
        (places, ends)
    }
}
