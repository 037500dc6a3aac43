//! Instructions, laid out one after the other so that a half-done effect is a number.
//!
//! The sentences of a card are a tree; [`Program::compile`] flattens it to [`Op`]s with jumps. What a frame needs to go
//! on later is then the number of the next one (`pc`) and a few registers. Numbers are those of all cards together, in
//! the order of the catalogue: each card's program knows which ones are its own ([`Counts`]).
//!
//! The build script compiles all cards once, to count; this module knows nothing but the language.

use super::bits::{FlipWindow, trigger_kind, when_bit};
use altmode_tcg_language::{Amount, Condition, Effect, Flips, Limit, Quality, Replacement, Until, When, Who, Zone};

/// Where the instructions begin that put a KO'd Battle Master's Upgrade side onto a character.
pub const UPGRADE_SIDE: u16 = 1;
/// Where the instructions begin that deploy the head of a KO'd Titan Master.
pub const DEPLOY_HEAD: u16 = 3;

/// What the numbering of instructions begins with: those of the rules themselves.
pub static PROLOGUE: [Op; 5] = [Op::End, Op::UpgradeSide, Op::End, Op::DeployHead, Op::End];

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
    /// The owner of the character spoken of last follows what comes next.
    OwnerOfIt,
    /// Each player in turn: the active player follows what comes next.
    ActivePlayer,
    /// The player whose card it is follows what comes next.
    OwnPlayer,
    /// Choose one of these lists, each of which goes on at its place.
    ChooseOne(&'static [Vec<Effect>], Vec<u16>),
    /// The end.
    End,
}

/// A quality that an effect gives for a time.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// What is given.
    pub quality: &'static Quality,
    /// Only while this is so.
    pub condition: Option<&'static Condition>,
}

/// A trigger.
#[derive(Debug)]
pub struct TriggerDef {
    /// What must happen.
    pub when: &'static When,
    /// The same, a bit each.
    pub kinds: u64,
    /// What must be flipped.
    pub flips: Option<&'static Flips>,
    /// When it looks at flips.
    pub window: FlipWindow,
    /// What must be so.
    pub condition: Option<&'static Condition>,
    /// Where its card must be.
    pub from: Zone,
    /// How often.
    pub limit: Option<Limit>,
    /// Where its instructions begin.
    pub code: u16,
    /// For one that an effect set up: only once.
    pub once: bool,
}

impl TriggerDef {
    /// A trigger of a card on the battlefield, without a limit.
    pub fn new(when: &'static When, flips: Option<&'static Flips>, condition: Option<&'static Condition>, code: u16) -> TriggerDef {
        TriggerDef {
            when,
            kinds: when_bit(when),
            flips,
            window: FlipWindow::of(flips),
            condition,
            from: Zone::Battlefield,
            limit: None,
            code,
            once: false,
        }
    }
}

/// Counts the instructions, triggers, qualities for a time and changes of damage for a time of a card.
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

/// The numbers of the first ones of a card among those of all cards.
pub type Offsets = Counts;

/// What one card can have happen.
#[derive(Debug, Default)]
pub struct Program {
    /// The numbers of the first ones below.
    pub first: Offsets,
    /// Its instructions, one piece after the other.
    pub code: Vec<Op>,
    /// Its triggers, printed and set up by effects.
    pub triggers: Vec<&'static TriggerDef>,
    /// The qualities that its effects give for a time.
    pub qualities: Vec<Given>,
    /// The changes of damage that its effects set up for a time.
    pub replacements: Vec<&'static Replacement>,
}

impl Program {
    /// An empty one whose numbers begin here.
    pub fn new(first: Offsets) -> Program {
        Program { first, ..Program::default() }
    }

    /// How many of everything it has.
    pub fn counts(&self) -> Counts {
        // More than there are numbers for is refused when all cards are counted, so it must not look like less.
        let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        Counts {
            code: number(self.code.len()),
            triggers: number(self.triggers.len()),
            qualities: number(self.qualities.len()),
            replacements: number(self.replacements.len()),
        }
    }

    /// Appends lists of instructions, one after the other, and an end; gives the number of the first.
    pub fn compile(&mut self, lists: &[&'static [Effect]]) -> u16 {
        // Nested pieces (delayed triggers) are compiled first, so that this piece stays in one run.
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

    /// Returns a trigger whose instructions begin at a number of this program. One that looks at flips and flips more has a
    /// window of its own.
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

    /// Keeps a trigger: catalogues live as long as the process.
    pub fn add_trigger(&mut self, trigger: TriggerDef) -> &'static TriggerDef {
        let trigger: &'static TriggerDef = Box::leak(Box::new(trigger));
        self.triggers.push(trigger);
        trigger
    }
}

/// Jumps are made relative to the piece and moved when its place is known.
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
            program.add_trigger(TriggerDef { from: Zone::Either, once: delayed.once, limit: delayed.limit, ..trigger });
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
