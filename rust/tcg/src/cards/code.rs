//! The ops of compiled instructions, and the translation of each instruction of the language ([`Compile`]).
//!
//! To resume, a frame needs only the number of the next op (`pc`) and a few registers. The items of all cards share one
//! numbering, in the order of the catalogue, and each program stores its first numbers ([`Offsets`]).
//!
//! The build script compiles all cards too, to count their instructions. This module therefore depends on the language and the
//! bits only.

use super::bits::{FlipWindow, trigger_kind, when_bit};
use altmode_tcg_language::{
    Amount, Compile, Condition, Effect, Flips, HOLE, Jumps, Limit, Ops, Quality, Replacement,
    TriggerZone, Until, When, Who,
};

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
    /// Asks whether the player wants to: an [`Effect::May`] and its effects. Jumps if not, or if they could do nothing.
    Ask(&'static Effect, &'static [Effect], u16),
    /// Jumps unless the instructions since `Ask` did something.
    UnlessDone(u16),
    /// Repeats the instructions up to the jump back this number of times, then jumps.
    Times(&'static Amount, u16),
    /// Repeats the instructions up to the jump back for each of these characters, then jumps.
    ForEach(&'static Who, u16),
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
    pub fn new(
        when: &'static When,
        flips: Option<&'static Flips>,
        condition: Option<&'static Condition>,
        code: u16,
    ) -> TriggerDef {
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
        let mut ops = self.code[usize::from(code - self.first.code)..]
            .iter()
            .take_while(|op| !matches!(op, Op::End));
        if trigger.window == FlipWindow::Own
            && trigger.kinds & !BATTLE == 0
            && ops.any(|op| matches!(op, Op::Do(Effect::FlipMore(_))))
        {
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

impl Compile for Program {
    type Effect = Effect;
    type Op = Op;

    fn code(&mut self) -> (u16, &mut Vec<Op>) {
        (self.first.code, &mut self.code)
    }

    fn one(&mut self, ops: &mut Ops<Op>, effect: &'static Effect) {
        let op = match effect {
            Effect::If { condition, then, otherwise } => {
                let branch = ops.push(Op::Unless(condition, HOLE));
                self.sequence(ops, then);
                return self.otherwise(ops, &[branch], otherwise);
            }
            Effect::May { effects, then } => {
                let ask = ops.push(Op::Ask(effect, effects, HOLE));
                self.sequence(ops, effects);
                let branch = (!then.is_empty()).then(|| ops.push(Op::UnlessDone(HOLE)));
                self.sequence(ops, then);
                return ops.fill([ask].into_iter().chain(branch));
            }
            Effect::Times { count, effects } => {
                return self.repeat(ops, Op::Times(count, HOLE), effects);
            }
            Effect::ForEach { who, effects } => {
                return self.repeat(ops, Op::ForEach(who, HOLE), effects);
            }
            Effect::Opponent(effects) => {
                ops.push(Op::OtherPlayer);
                self.sequence(ops, effects);
                Op::OwnPlayer
            }
            Effect::ItsOwner(effects) => {
                ops.push(Op::OwnerOfIt);
                self.sequence(ops, effects);
                Op::OwnPlayer
            }
            Effect::EachPlayer(effects) => {
                ops.push(Op::ActivePlayer);
                self.sequence(ops, effects);
                ops.push(Op::OtherPlayer);
                self.sequence(ops, effects);
                Op::OwnPlayer
            }
            Effect::ChooseOne(lists) => {
                let choice = ops.push(Op::ChooseOne(lists, Vec::new()));
                let (places, ends) =
                    self.alternatives(ops, lists.iter().map(Vec::as_slice), || Op::Jump(HOLE));
                ops.set(choice, Op::ChooseOne(lists, places));
                return ops.fill(ends);
            }
            Effect::Instead { until, of } => {
                let number = self.first.replacements.wrapping_add(self.replacements.len() as u16);
                self.replacements.push(of);
                Op::Instead(number, *until)
            }
            Effect::Gets { has, condition, .. } => {
                let first = self.first.qualities.wrapping_add(self.qualities.len() as u16);
                self.qualities.extend(
                    has.iter().map(|quality| Given { quality, condition: condition.as_ref() }),
                );
                Op::Gets(effect, first, first.wrapping_add(has.len() as u16))
            }
            Effect::ThisTurn(delayed) => {
                let code = self.compile(&delayed.effects);
                let number = self.first.triggers.wrapping_add(self.triggers.len() as u16);
                let trigger = self.trigger(
                    &delayed.when,
                    delayed.flips.as_ref(),
                    delayed.condition.as_ref(),
                    code,
                );
                self.add_trigger(TriggerDef {
                    from: TriggerZone::Either,
                    once: delayed.once,
                    limit: delayed.limit,
                    ..trigger
                });
                Op::ThisTurn(number)
            }
            Effect::AtEndOfTurn(effects) => Op::AtEndOfTurn(self.compile(effects)),
            Effect::AfterBattle(effects) => Op::AfterBattle(self.compile(effects)),
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
            | Op::Times(_, to)
            | Op::ForEach(_, to) => visit(to),
            Op::ChooseOne(_, places) => places.iter_mut().for_each(visit),
            // The numbers of other lists of instructions do not depend on this one.
            _ => {}
        }
    }
}
