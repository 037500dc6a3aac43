//! Compiles instructions to a flat list of ops, so that the state stores an unfinished effect as a program counter.
//!
//! The sentences of a hero are trees. [`Program::compile`] flattens each to [`Op`]s with jumps. A frame needs only the number of
//! the next op (`pc`) and a few registers to resume. Each hero has a program of its own, so a frame also stores the seat of the
//! hero.

use altmode_unmatched_language::{Amount, Condition, Effect, Part, Quality, Until, Who, says_moved_through};

/// An operation of a compiled program.
#[derive(Debug)]
pub enum Op {
    /// Execute an instruction.
    Do(&'static Effect),
    /// Execute a move, and record the fighters moved through, to which the following instructions refer.
    DoWatched(&'static Effect),
    /// Schedule a bonus attack, by its number among those of the hero.
    Bonus(u16),
    /// Give qualities for a time: numbers of the first and past the last quality.
    Gets(&'static Who, Until, u16, u16),
    /// Schedule instructions for the end of turn.
    AtEndOfTurn(u16),
    /// Schedule instructions for the start of the next turn.
    AtNextTurn(u16),
    /// Jump.
    Jump(u16),
    /// Jump unless the condition holds.
    Unless(&'static Condition, u16),
    /// Ask whether the player wants to. Jump if not, or if the instructions could have no effect.
    Ask(&'static [Effect], u16),
    /// Jump unless the instructions since `Ask` had an effect.
    UnlessDone(u16),
    /// Repeat this number of times up to `Again`, then jump.
    Times(&'static Amount, u16),
    /// Repeat for each of these fighters, then jump.
    ForEach(&'static Who, u16),
    /// Repeat for each player of a group, who follows the instructions, then jump.
    EachSeat { seats: Group, exit: u16 },
    /// Jump back to the start of a loop.
    Again(u16),
    /// Let the opponent follow the next instructions.
    Opponent,
    /// Let the player whose turn it is follow the next instructions.
    WhoseTurn,
    /// Let the owner of the card follow the next instructions.
    Owner,
    /// Let the player whose card it is follow the next instructions.
    Own,
    /// Schedule instructions after the maneuver.
    AfterManeuver(u16),
    /// Ask the opponents whether they have counters moved (from, to, number). Jump if one does.
    UnlessPaid { from: u8, to: u8, count: u8, exit: u16 },
    /// Roll the die. Jump if it shows an X.
    Roll(u16),
    /// Ask for the number of counters spent: none, one or two. Each number has a jump target.
    Tiers { pay: u8, places: Vec<u16>, exit: u16 },
    /// Jump to the place of the highest threshold that is reached, or to the exit.
    Highest { of: &'static Amount, at: Vec<(u8, u16)>, exit: u16 },
    /// Choose this number of these lists, each of which has a jump target. All are chosen before any is executed.
    ChooseOne(&'static [Vec<Effect>], Vec<u16>, &'static Amount, Choice),
    /// Jump to the next chosen list, or to the exit if none is left.
    ChooseMore { choice: u16, exit: u16 },
    /// End of the program.
    End,
}

/// A choice among several lists, and the player who makes it.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The symbols of the lists, if only those in the basket can be chosen.
    pub symbols: &'static [String],
    /// The opponent chooses.
    pub by_opponent: bool,
}

/// Players, relative to the player whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// All players.
    All,
    /// The opponents.
    Opponents,
    /// The players of the same side.
    Side,
}

/// The compiled instructions of the cards and abilities of one hero.
#[derive(Debug, Default)]
pub struct Program {
    /// The instructions of all pieces, concatenated.
    pub code: Vec<Op>,
    /// The qualities that effects give for a time.
    pub qualities: Vec<&'static Quality>,
    /// Bonus attacks: name, value, text.
    pub bonuses: Vec<(&'static str, u8, &'static [Part])>,
    /// The ids of the hero's counters.
    pub counters: Vec<&'static str>,
    /// Whether instructions after a maneuver depend on the fighters that it went through.
    pub watched: bool,
}

impl Program {
    /// Appends instructions and an `End`. Returns the number of the first op.
    pub fn compile(&mut self, effects: &'static [Effect]) -> u16 {
        // Nested pieces are compiled first, so that this piece stays in one run.
        let mut ops = Vec::new();
        self.sequence(&mut ops, effects);
        ops.push(Op::End);
        let start = self.code.len() as u16;
        ops.iter_mut().for_each(|op| relocate(op, start));
        self.code.extend(ops);
        start
    }

    /// Returns the number of a counter.
    pub fn counter(&self, id: &str) -> u8 {
        self.counters.iter().position(|counter| *counter == id).unwrap_or_default() as u8
    }

    fn sequence(&mut self, ops: &mut Vec<Op>, effects: &'static [Effect]) {
        for (at, effect) in effects.iter().enumerate() {
            match effect {
                Effect::Move { .. } if says_moved_through(&effects[at + 1..]) => ops.push(Op::DoWatched(effect)),
                _ => self.one(ops, effect),
            }
        }
    }

    fn one(&mut self, ops: &mut Vec<Op>, effect: &'static Effect) {
        match effect {
            Effect::If { condition, then, otherwise } => {
                let branch = hole(ops, Op::Unless(condition, 0));
                self.sequence(ops, then);
                self.otherwise(ops, &[branch], otherwise);
            }
            Effect::May { effects, then, otherwise } => {
                let mut branches = vec![hole(ops, Op::Ask(effects, 0))];
                self.sequence(ops, effects);
                if !then.is_empty() || !otherwise.is_empty() {
                    branches.push(hole(ops, Op::UnlessDone(0)));
                    self.sequence(ops, then);
                }
                self.otherwise(ops, &branches, otherwise);
            }
            Effect::Times { count, effects } => self.repeat(ops, Op::Times(count, 0), effects),
            Effect::ForEach { who, effects } => self.repeat(ops, Op::ForEach(who, 0), effects),
            Effect::EachOpponent(effects) => {
                self.repeat(ops, Op::EachSeat { seats: Group::Opponents, exit: 0 }, effects);
                ops.push(Op::Own);
            }
            Effect::EachPlayer(effects) => {
                self.repeat(ops, Op::EachSeat { seats: Group::All, exit: 0 }, effects);
                ops.push(Op::Own);
            }
            Effect::WhoseTurn(effects) => {
                ops.push(Op::WhoseTurn);
                self.sequence(ops, effects);
                ops.push(Op::Own);
            }
            Effect::Owner(effects) => {
                ops.push(Op::Owner);
                self.sequence(ops, effects);
                ops.push(Op::Own);
            }
            Effect::EachOfSide(effects) => {
                self.repeat(ops, Op::EachSeat { seats: Group::Side, exit: 0 }, effects);
                ops.push(Op::Own);
            }
            Effect::UnlessPaid { from, to, count, effects } => {
                let (from, to, count) = (self.counter(from), self.counter(to), *count);
                let exit = hole(ops, Op::UnlessPaid { from, to, count, exit: 0 });
                self.sequence(ops, effects);
                fill(ops, exit);
            }
            Effect::Tiers { pay, none, one, two } => {
                let pay = self.counter(pay);
                let choice = hole(ops, Op::Tiers { pay, places: Vec::new(), exit: 0 });
                let (places, ends) = self.lists(ops, [&none[..], &one[..], &two[..]].into_iter());
                ops[choice] = Op::Tiers { pay, places, exit: 0 };
                ends.into_iter().chain([choice]).for_each(|end| fill(ops, end));
            }
            Effect::Highest { of, at } => {
                let choice = hole(ops, Op::Highest { of, at: Vec::new(), exit: 0 });
                let (places, ends) = self.lists(ops, at.iter().map(|step| &step.effects[..]));
                let at = at.iter().map(|step| step.least).zip(places).collect();
                ops[choice] = Op::Highest { of, at, exit: 0 };
                ends.into_iter().chain([choice]).for_each(|end| fill(ops, end));
            }
            Effect::Roll(effects) => {
                let roll = hole(ops, Op::Roll(0));
                self.sequence(ops, effects);
                fill(ops, roll);
            }
            Effect::AfterThisManeuver(effects) => {
                self.watched |= says_moved_through(effects);
                ops.push(Op::AfterManeuver(self.compile(effects)));
            }
            Effect::Opponent(effects) => {
                ops.push(Op::Opponent);
                self.sequence(ops, effects);
                ops.push(Op::Own);
            }
            Effect::ChooseOne { count, of, symbols, by_opponent } => {
                let how = Choice { symbols, by_opponent: *by_opponent };
                let choice = hole(ops, Op::ChooseOne(of, Vec::new(), count, how));
                let (mut places, mut ends) = (Vec::new(), Vec::new());
                for effects in of {
                    places.push(ops.len() as u16);
                    self.sequence(ops, effects);
                    ends.push(hole(ops, Op::ChooseMore { choice: choice as u16, exit: 0 }));
                }
                ops[choice] = Op::ChooseOne(of, places, count, how);
                ends.into_iter().for_each(|end| fill(ops, end));
            }
            Effect::Gets { who, has, until } => {
                let first = self.qualities.len() as u16;
                self.qualities.extend(has);
                ops.push(Op::Gets(who, *until, first, self.qualities.len() as u16));
            }
            Effect::BonusAttack { name, value, text } => {
                ops.push(Op::Bonus(self.bonuses.len() as u16));
                self.bonuses.push((name, *value, text));
            }
            Effect::AtEndOfTurn(effects) => ops.push(Op::AtEndOfTurn(self.compile(effects))),
            Effect::AtYourNextTurn(effects) => ops.push(Op::AtNextTurn(self.compile(effects))),
            _ => ops.push(Op::Do(effect)),
        }
    }

    /// Appends lists. Returns their places and the jumps at their ends.
    fn lists(&mut self, ops: &mut Vec<Op>, lists: impl Iterator<Item = &'static [Effect]>) -> (Vec<u16>, Vec<usize>) {
        let (mut places, mut ends) = (Vec::new(), Vec::new());
        for effects in lists {
            places.push(ops.len() as u16);
            self.sequence(ops, effects);
            ends.push(hole(ops, Op::Jump(0)));
        }
        (places, ends)
    }

    /// Sets the targets of branches to other instructions, which are skipped otherwise.
    fn otherwise(&mut self, ops: &mut Vec<Op>, branches: &[usize], effects: &'static [Effect]) {
        let skip = (!effects.is_empty()).then(|| hole(ops, Op::Jump(0)));
        branches.iter().for_each(|&branch| fill(ops, branch));
        self.sequence(ops, effects);
        skip.into_iter().for_each(|skip| fill(ops, skip));
    }

    fn repeat(&mut self, ops: &mut Vec<Op>, head: Op, effects: &'static [Effect]) {
        let start = ops.len() as u16;
        let exit = hole(ops, head);
        self.sequence(ops, effects);
        ops.push(Op::Again(start));
        fill(ops, exit);
    }
}

/// Moves the jumps of an op, which are relative to its piece, to the place of the piece.
fn relocate(op: &mut Op, start: u16) {
    match op {
        Op::Jump(to)
        | Op::Unless(_, to)
        | Op::Ask(_, to)
        | Op::UnlessDone(to)
        | Op::Roll(to)
        | Op::Times(_, to)
        | Op::ForEach(_, to)
        | Op::EachSeat { exit: to, .. }
        | Op::Again(to) => *to += start,
        Op::ChooseOne(_, places, ..) => places.iter_mut().for_each(|to| *to += start),
        Op::UnlessPaid { exit, .. } => *exit += start,
        Op::Tiers { places, exit, .. } => {
            places.iter_mut().for_each(|to| *to += start);
            *exit += start;
        }
        Op::Highest { at, exit, .. } => {
            at.iter_mut().for_each(|(_, to)| *to += start);
            *exit += start;
        }
        Op::ChooseMore { choice, exit } => {
            *choice += start;
            *exit += start;
        }
        _ => {}
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
    match &mut ops[at] {
        Op::Jump(to)
        | Op::Unless(_, to)
        | Op::Ask(_, to)
        | Op::UnlessDone(to)
        | Op::Roll(to)
        | Op::Times(_, to)
        | Op::ForEach(_, to)
        | Op::EachSeat { exit: to, .. }
        | Op::UnlessPaid { exit: to, .. }
        | Op::Tiers { exit: to, .. }
        | Op::Highest { exit: to, .. }
        | Op::ChooseMore { exit: to, .. } => *to = here,
        _ => {}
    }
}
