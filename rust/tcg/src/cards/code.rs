//! Compiled instructions, in a linear layout so that a half-executed effect can be resumed from a number.
//!
//! The definition of a card is a tree. [`Program::compile`] flattens it to [`Op`]s with jumps. To resume, a frame needs only the
//! number of the next instruction (`pc`) and a few registers. The items of all cards share one numbering, in the order of the
//! catalogue, and each program stores its first numbers ([`Offsets`]).
//!
//! The build script compiles all cards too, to count their instructions. This module therefore depends on the language and the
//! bits only.

use super::bits::{FlipWindow, trigger_kind, when_bit};
use altmode_tcg_language::{Amount, Condition, Effect, Flips, Limit, Quality, Replacement, TriggerZone, Until, When, Who};

/// Number of the first instruction that puts a KO'd Battle Master's Upgrade side onto a character.
pub const UPGRADE_SIDE: u16 = 1;
/// Number of the first instruction that deploys the head of a KO'd Titan Master.
pub const DEPLOY_HEAD: u16 = 3;

/// Instructions of the rules themselves, which are numbered before those of the cards.
pub static PROLOGUE: [Op; 5] = [Op::End, Op::UpgradeSide, Op::End, Op::DeployHead, Op::End];

/// One instruction of the engine.
#[derive(Debug)]
pub enum Op {
    /// Plays the Upgrade side of the character in question (a rule, not an ability).
    UpgradeSide,
    /// Deploys the head of the character in question (a rule, not an ability).
    DeployHead,
    /// Follows an instruction of the card.
    Do(&'static Effect),
    /// Gives qualities for a time: number of the first quality, and of the one past the last.
    Gets(&'static Effect, u16, u16),
    /// Sets up a replacement (change of damage), by its number, until a moment.
    Instead(u16, Until),
    /// Sets up a trigger for the rest of the turn, by its number.
    ThisTurn(u16),
    /// Schedules instructions for the end of turn, by the number of the first.
    AtEndOfTurn(u16),
    /// Schedules instructions for after the battle, by the number of the first.
    AfterBattle(u16),
    /// Jumps.
    Jump(u16),
    /// Jumps unless the condition holds.
    Unless(&'static Condition, u16),
    /// Asks whether the player wants the effects. Jumps if not, or if they could do nothing.
    Ask(&'static [Effect], u16),
    /// Jumps unless the instructions since `Ask` did something.
    UnlessDone(u16),
    /// Repeats the instructions up to `Again` this number of times, then jumps.
    Times(&'static Amount, u16),
    /// Repeats the instructions up to `Again` for each of these characters, then jumps.
    ForEach(&'static Who, u16),
    /// Ends a repeated part: jumps back to its start.
    Again(u16),
    /// Makes the opponent follow the next instructions.
    OtherPlayer,
    /// Makes the owner of the last mentioned character follow the next instructions.
    OwnerOfIt,
    /// Makes the active player follow the next instructions, as the first of both players.
    ActivePlayer,
    /// Makes the player of the card follow the next instructions again.
    OwnPlayer,
    /// Lets the player choose one of these lists, and jumps to its instructions.
    ChooseOne(&'static [Vec<Effect>], Vec<u16>),
    /// Ends the instructions.
    End,
}

/// Quality that an effect gives for a time.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// Quality that is given.
    pub quality: &'static Quality,
    /// Condition under which it applies; `None` for always.
    pub condition: Option<&'static Condition>,
}

/// A compiled trigger.
#[derive(Debug)]
pub struct TriggerDef {
    /// Event that it waits for.
    pub when: &'static When,
    /// Bitmask of `when`.
    pub kinds: u64,
    /// Condition on the flipped cards.
    pub flips: Option<&'static Flips>,
    /// Group that it belongs to, by the flips that it looks at.
    pub window: FlipWindow,
    /// Condition that must hold.
    pub condition: Option<&'static Condition>,
    /// Zone that its card must be in.
    pub from: TriggerZone,
    /// Limit on how often it can be used.
    pub limit: Option<Limit>,
    /// Number of its first instruction.
    pub code: u16,
    /// Whether it happens only once, for a trigger set up by an effect.
    pub once: bool,
}

impl TriggerDef {
    /// Returns a trigger of a card on the battlefield, without a limit.
    pub fn new(when: &'static When, flips: Option<&'static Flips>, condition: Option<&'static Condition>, code: u16) -> TriggerDef {
        TriggerDef {
            when,
            kinds: when_bit(when),
            flips,
            window: FlipWindow::of(flips),
            condition,
            from: TriggerZone::Battlefield,
            limit: None,
            code,
            once: false,
        }
    }
}

/// Number of instructions, triggers, qualities for a time and changes of damage for a time of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Instructions.
    pub code: u16,
    /// Triggers.
    pub triggers: u16,
    /// Qualities that effects give for a time.
    pub qualities: u16,
    /// Changes of damage that effects set up for a time.
    pub replacements: u16,
}

/// First numbers of a card's items in the numbering of all cards.
pub type Offsets = Counts;

/// Compiled program of one card.
#[derive(Debug, Default)]
pub struct Program {
    /// First numbers of the items below.
    pub first: Offsets,
    /// Instructions, one piece after the other.
    pub code: Vec<Op>,
    /// Triggers, both printed and set up by effects.
    pub triggers: Vec<&'static TriggerDef>,
    /// Qualities that its effects give for a time.
    pub qualities: Vec<Given>,
    /// Changes of damage that its effects set up for a time.
    pub replacements: Vec<&'static Replacement>,
}

impl Program {
    /// Returns an empty program with these first numbers.
    pub fn new(first: Offsets) -> Program {
        Program { first, ..Program::default() }
    }

    /// Returns the number of items of each kind.
    pub fn counts(&self) -> Counts {
        // Saturates, because more items than there are numbers must still exceed the limit checked for all cards
        // together.
        let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        Counts {
            code: number(self.code.len()),
            triggers: number(self.triggers.len()),
            qualities: number(self.qualities.len()),
            replacements: number(self.replacements.len()),
        }
    }

    /// Appends lists of instructions, one after the other, and an `End`. Returns the number of the first instruction.
    pub fn compile(&mut self, lists: &[&'static [Effect]]) -> u16 {
        // Nested pieces (delayed triggers) are compiled first, so that this piece is contiguous.
        let mut ops = Vec::new();
        for list in lists {
            sequence(self, &mut ops, list);
        }
        ops.push(Op::End);
        let start = self.first.code.wrapping_add(self.code.len() as u16);
        for op in &mut ops {
            relocate(op, start);
        }
        self.code.extend(ops);
        start
    }

    /// Returns a trigger whose instructions begin at a number of this program. A battle trigger that looks at flips and
    /// flips more gets [`FlipWindow::More`].
    pub fn trigger(
        &self,
        when: &'static When,
        flips: Option<&'static Flips>,
        condition: Option<&'static Condition>,
        code: u16,
    ) -> TriggerDef {
        const BATTLE: u64 = trigger_kind::ATTACKS | trigger_kind::DEFENDS | trigger_kind::BATTLES;
        let mut trigger = TriggerDef::new(when, flips, condition, code);
        let mut ops = self.code[usize::from(code - self.first.code)..].iter().take_while(|op| !matches!(op, Op::End));
        if trigger.window == FlipWindow::Own && trigger.kinds & !BATTLE == 0 && ops.any(|op| matches!(op, Op::Do(Effect::FlipMore(_)))) {
            trigger.window = FlipWindow::More;
        }
        trigger
    }

    /// Stores a trigger. It is leaked, because catalogues live as long as the process.
    pub fn add_trigger(&mut self, trigger: TriggerDef) -> &'static TriggerDef {
        let trigger: &'static TriggerDef = Box::leak(Box::new(trigger));
        self.triggers.push(trigger);
        trigger
    }
}

/// Adds the number of a piece's first instruction to a jump, because jumps are compiled relative to their piece.
fn relocate(op: &mut Op, start: u16) {
    match op {
        Op::Jump(to) | Op::Unless(_, to) | Op::Ask(_, to) | Op::UnlessDone(to) | Op::Times(_, to) | Op::ForEach(_, to) | Op::Again(to) => {
            *to = to.wrapping_add(start);
        }
        Op::ChooseOne(_, places) => places.iter_mut().for_each(|to| *to = to.wrapping_add(start)),
        _ => {}
    }
}

fn sequence(program: &mut Program, ops: &mut Vec<Op>, effects: &'static [Effect]) {
    for effect in effects {
        one(program, ops, effect);
    }
}

fn one(program: &mut Program, ops: &mut Vec<Op>, effect: &'static Effect) {
    match effect {
        Effect::If { condition, then, otherwise } => {
            let branch = hole(ops, Op::Unless(condition, 0));
            sequence(program, ops, then);
            if otherwise.is_empty() {
                fill(ops, branch);
            } else {
                let skip = hole(ops, Op::Jump(0));
                fill(ops, branch);
                sequence(program, ops, otherwise);
                fill(ops, skip);
            }
        }
        Effect::May { effects, then } => {
            let ask = hole(ops, Op::Ask(effects, 0));
            sequence(program, ops, effects);
            if !then.is_empty() {
                let branch = hole(ops, Op::UnlessDone(0));
                sequence(program, ops, then);
                fill(ops, branch);
            }
            fill(ops, ask);
        }
        Effect::Times { count, effects } => repeat(program, ops, Op::Times(count, 0), effects),
        Effect::ForEach { who, effects } => repeat(program, ops, Op::ForEach(who, 0), effects),
        Effect::Opponent(effects) => {
            ops.push(Op::OtherPlayer);
            sequence(program, ops, effects);
            ops.push(Op::OwnPlayer);
        }
        Effect::ItsOwner(effects) => {
            ops.push(Op::OwnerOfIt);
            sequence(program, ops, effects);
            ops.push(Op::OwnPlayer);
        }
        Effect::EachPlayer(effects) => {
            ops.push(Op::ActivePlayer);
            sequence(program, ops, effects);
            ops.push(Op::OtherPlayer);
            sequence(program, ops, effects);
            ops.push(Op::OwnPlayer);
        }
        Effect::ChooseOne(lists) => {
            let choice = hole(ops, Op::ChooseOne(lists, Vec::new()));
            let mut places = Vec::new();
            let mut ends = Vec::new();
            for list in lists {
                places.push(ops.len() as u16);
                sequence(program, ops, list);
                ends.push(hole(ops, Op::Jump(0)));
            }
            ops[choice] = Op::ChooseOne(lists, places);
            for end in ends {
                fill(ops, end);
            }
        }
        Effect::Instead { until, of } => {
            ops.push(Op::Instead(program.first.replacements.wrapping_add(program.replacements.len() as u16), *until));
            program.replacements.push(of);
        }
        Effect::Gets { has, condition, .. } => {
            let first = program.first.qualities.wrapping_add(program.qualities.len() as u16);
            program.qualities.extend(has.iter().map(|quality| Given { quality, condition: condition.as_ref() }));
            ops.push(Op::Gets(effect, first, first.wrapping_add(has.len() as u16)));
        }
        Effect::ThisTurn(delayed) => {
            let code = program.compile(&[&delayed.effects]);
            let number = program.first.triggers.wrapping_add(program.triggers.len() as u16);
            let trigger = program.trigger(&delayed.when, delayed.flips.as_ref(), delayed.condition.as_ref(), code);
            program.add_trigger(TriggerDef { from: TriggerZone::Either, once: delayed.once, limit: delayed.limit, ..trigger });
            ops.push(Op::ThisTurn(number));
        }
        Effect::AtEndOfTurn(effects) => {
            let code = program.compile(&[effects]);
            ops.push(Op::AtEndOfTurn(code));
        }
        Effect::AfterBattle(effects) => {
            let code = program.compile(&[effects]);
            ops.push(Op::AfterBattle(code));
        }
        _ => ops.push(Op::Do(effect)),
    }
}

fn repeat(program: &mut Program, ops: &mut Vec<Op>, head: Op, effects: &'static [Effect]) {
    let start = ops.len() as u16;
    let exit = hole(ops, head);
    sequence(program, ops, effects);
    ops.push(Op::Again(start));
    fill(ops, exit);
}

/// Appends an op whose jump is filled in later. Returns its position.
fn hole(ops: &mut Vec<Op>, op: Op) -> usize {
    ops.push(op);
    ops.len() - 1
}

/// Sets the jump of an earlier op to the current position.
fn fill(ops: &mut [Op], at: usize) {
    let here = ops.len() as u16;
    match &mut ops[at] {
        Op::Jump(to) | Op::Unless(_, to) | Op::Ask(_, to) | Op::UnlessDone(to) | Op::Times(_, to) | Op::ForEach(_, to) => *to = here,
        _ => {}
    }
}
