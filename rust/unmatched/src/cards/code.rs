//! The ops of compiled instructions, and the translation of each instruction of the language ([`Compile`]).
//!
//! A frame needs only the number of the next op (`pc`) and a few registers to resume. Each hero has a program of its own, so a
//! frame also stores the seat of the hero.

use altmode_unmatched_language::{
    Amount, Compile, Condition, Effect, HOLE, Jumps, Ops, Part, Quality, Until, Who,
    says_moved_through,
};

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
    /// Ask whether the player wants to: an [`Effect::May`] and its instructions. Jump if not, or if they could have no effect.
    Ask(&'static Effect, &'static [Effect], u16),
    /// Jump unless the instructions since `Ask` had an effect.
    UnlessDone(u16),
    /// Repeat this number of times up to the jump back, then jump.
    Times(&'static Amount, u16),
    /// Repeat for each of these fighters, then jump.
    ForEach(&'static Who, u16),
    /// Repeat for each player of a group, who follows the instructions, then jump.
    EachSeat { seats: Group, exit: u16 },
    /// Let the opponent follow the next instructions.
    Opponent(u16),
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
    /// Ask for the number of counters spent, as an [`Effect::Tiers`] says: none, one or two. Each number has a jump target.
    Tiers { effect: &'static Effect, pay: u8, places: Vec<u16>, exit: u16 },
    /// Jump to the place of the highest threshold that is reached, or to the exit.
    Highest { of: &'static Amount, at: Vec<(u8, u16)>, exit: u16 },
    /// Choose this number of these lists, each of which has a jump target. All are chosen before any is executed. Jump to the exit
    /// if none can be chosen.
    ChooseOne {
        of: &'static [Vec<Effect>],
        places: Vec<u16>,
        count: &'static Amount,
        how: Choice,
        exit: u16,
    },
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
    /// Returns the number of a counter.
    pub fn counter(&self, id: &str) -> u8 {
        self.counters.iter().position(|counter| *counter == id).unwrap_or_default() as u8
    }

    /// Translates instructions that the players of a group follow one after the other.
    fn each_seat(&mut self, ops: &mut Ops<Op>, seats: Group, effects: &'static [Effect]) {
        self.repeat(ops, Op::EachSeat { seats, exit: HOLE }, effects);
        ops.push(Op::Own);
    }

    /// Translates instructions that another player follows, whom the op `turn_to` determines.
    fn as_other(&mut self, ops: &mut Ops<Op>, turn_to: Op, effects: &'static [Effect]) {
        ops.push(turn_to);
        self.sequence(ops, effects);
        ops.push(Op::Own);
    }

    /// Translates instructions that an op may jump past.
    fn skippable(&mut self, ops: &mut Ops<Op>, head: Op, effects: &'static [Effect]) {
        let head = ops.push(head);
        self.sequence(ops, effects);
        ops.fill([head]);
    }
}

impl Compile for Program {
    type Effect = Effect;
    type Op = Op;

    fn code(&mut self) -> (u16, &mut Vec<Op>) {
        (0, &mut self.code)
    }

    fn sequence(&mut self, ops: &mut Ops<Op>, effects: &'static [Effect]) {
        for (at, effect) in effects.iter().enumerate() {
            match effect {
                Effect::Move { .. } if says_moved_through(&effects[at + 1..]) => {
                    ops.push(Op::DoWatched(effect));
                }
                _ => self.one(ops, effect),
            }
        }
    }

    fn one(&mut self, ops: &mut Ops<Op>, effect: &'static Effect) {
        let op = match effect {
            Effect::If { condition, then, otherwise } => {
                let branch = ops.push(Op::Unless(condition, HOLE));
                self.sequence(ops, then);
                return self.otherwise(ops, &[branch], otherwise);
            }
            Effect::May { effects, then, otherwise } => {
                let mut branches = vec![ops.push(Op::Ask(effect, effects, HOLE))];
                self.sequence(ops, effects);
                if !then.is_empty() || !otherwise.is_empty() {
                    branches.push(ops.push(Op::UnlessDone(HOLE)));
                    self.sequence(ops, then);
                }
                return self.otherwise(ops, &branches, otherwise);
            }
            Effect::Times { count, effects } => {
                return self.repeat(ops, Op::Times(count, HOLE), effects);
            }
            Effect::ForEach { who, effects } => {
                return self.repeat(ops, Op::ForEach(who, HOLE), effects);
            }
            Effect::EachOpponent(effects) => return self.each_seat(ops, Group::Opponents, effects),
            Effect::EachPlayer(effects) => return self.each_seat(ops, Group::All, effects),
            Effect::EachOfSide(effects) => return self.each_seat(ops, Group::Side, effects),
            Effect::Opponent(effects) => {
                self.skippable(ops, Op::Opponent(HOLE), effects);
                Op::Own
            }
            Effect::WhoseTurn(effects) => return self.as_other(ops, Op::WhoseTurn, effects),
            Effect::Owner(effects) => return self.as_other(ops, Op::Owner, effects),
            Effect::UnlessPaid { from, to, count, effects } => {
                let (from, to, count) = (self.counter(from), self.counter(to), *count);
                return self.skippable(
                    ops,
                    Op::UnlessPaid { from, to, count, exit: HOLE },
                    effects,
                );
            }
            Effect::Roll(effects) => return self.skippable(ops, Op::Roll(HOLE), effects),
            Effect::Tiers { pay, none, one, two } => {
                let pay = self.counter(pay);
                let choice = ops.push(Op::Tiers { effect, pay, places: Vec::new(), exit: HOLE });
                let (places, ends) =
                    self.alternatives(ops, [&none[..], &one[..], &two[..]], || Op::Jump(HOLE));
                ops.set(choice, Op::Tiers { effect, pay, places, exit: HOLE });
                return ops.fill(ends.into_iter().chain([choice]));
            }
            Effect::Highest { of, at } => {
                let choice = ops.push(Op::Highest { of, at: Vec::new(), exit: HOLE });
                let (places, ends) =
                    self.alternatives(ops, at.iter().map(|step| &step.effects[..]), || {
                        Op::Jump(HOLE)
                    });
                let at = at.iter().map(|step| step.least).zip(places).collect();
                ops.set(choice, Op::Highest { of, at, exit: HOLE });
                return ops.fill(ends.into_iter().chain([choice]));
            }
            Effect::ChooseOne { count, of, symbols, by_opponent } => {
                let how = Choice { symbols, by_opponent: *by_opponent };
                let choice =
                    ops.push(Op::ChooseOne { of, places: Vec::new(), count, how, exit: HOLE });
                let (places, ends) = self.alternatives(ops, of.iter().map(Vec::as_slice), || {
                    Op::ChooseMore { choice, exit: HOLE }
                });
                ops.set(choice, Op::ChooseOne { of, places, count, how, exit: HOLE });
                return ops.fill(ends.into_iter().chain([choice]));
            }
            Effect::AfterThisManeuver(effects) => {
                self.watched |= says_moved_through(effects);
                Op::AfterManeuver(self.compile(effects))
            }
            Effect::Gets { who, has, until } => {
                let first = self.qualities.len() as u16;
                self.qualities.extend(has);
                Op::Gets(who, *until, first, self.qualities.len() as u16)
            }
            Effect::BonusAttack { name, value, text } => {
                self.bonuses.push((name, *value, text));
                Op::Bonus(self.bonuses.len() as u16 - 1)
            }
            Effect::AtEndOfTurn(effects) => Op::AtEndOfTurn(self.compile(effects)),
            Effect::AtYourNextTurn(effects) => Op::AtNextTurn(self.compile(effects)),
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
            Op::Jump(to)
            | Op::Unless(_, to)
            | Op::Ask(_, _, to)
            | Op::UnlessDone(to)
            | Op::Roll(to)
            | Op::Opponent(to)
            | Op::Times(_, to)
            | Op::ForEach(_, to)
            | Op::EachSeat { exit: to, .. }
            | Op::UnlessPaid { exit: to, .. } => visit(to),
            Op::ChooseOne { places, exit, .. } | Op::Tiers { places, exit, .. } => {
                places.iter_mut().chain([exit]).for_each(visit)
            }
            Op::Highest { at, exit, .. } => {
                at.iter_mut().map(|(_, to)| to).chain([exit]).for_each(visit)
            }
            Op::ChooseMore { choice, exit } => [choice, exit].into_iter().for_each(visit),
            // The numbers of other lists of instructions do not depend on this one.
            _ => {}
        }
    }
}
