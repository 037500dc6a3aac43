//! Kinds of work on the stack, each with its steps.

use serde::Serialize;

/// Kind of work of a frame, with the next step of the work.
///
/// It is serialised as two bytes, the number of the kind and the number of the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "[u8; 2]")]
pub enum Work {
    /// The whole turn; always at the bottom of the stack.
    Turn(TurnStep),
    /// The whole turn under the basic rules; always at the bottom of the stack.
    BasicTurn(BasicStep),
    /// A battle.
    Battle(BattleStep),
    /// Instructions of a card.
    Code(CodeStep),
    /// Damage being modified before it is done.
    Damage,
    /// A played card on its way to its effect.
    Play(PlayStep),
    /// Looking at the top cards before flipping.
    Focus(FocusStep),
    /// A moment outside the steps of a battle at which a Secret Action may be revealed, see [`crate::engine::windows`].
    Window(SecretWindow),
}

impl Default for Work {
    fn default() -> Work {
        Work::Turn(TurnStep::Begin)
    }
}

impl From<Work> for [u8; 2] {
    fn from(work: Work) -> [u8; 2] {
        match work {
            Work::Turn(step) => [0, step as u8],
            // The state says which rules the turn follows.
            Work::BasicTurn(step) => [0, step as u8],
            Work::Battle(step) => [1, step as u8],
            Work::Code(step) => [2, step as u8],
            Work::Damage => [3, 0],
            Work::Play(step) => [4, step as u8],
            Work::Focus(step) => [5, step as u8],
            Work::Window(moment) => [6, moment as u8],
        }
    }
}

/// Steps of a turn (Rules 1.0, Taking a Turn; Expanded Rules 2.0, Turn Sequence).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum TurnStep {
    /// The turn begins: counters are reset, and the player draws a card.
    Begin,
    /// Abilities "at the start of your turn" trigger.
    StartTriggers,
    /// The main phase: flip, play cards, use abilities.
    Main,
    /// The player must attack if able.
    Attack,
    /// The rules decide whether the player attacks again.
    AfterAttack,
    /// Abilities "at the end of turn" trigger.
    End,
    /// Cards are scrapped, and effects of this turn end.
    CleanUp,
    /// The next turn is determined.
    Pass,
    /// Before the first turn: the starting hands are dealt.
    Deal,
}

/// Steps of a turn under the basic rules (Rules 1.0, "2. Basic rules").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BasicStep {
    /// The turn begins.
    Begin,
    /// The player may flip a character, and attacks.
    Main,
    /// The turn ends.
    Pass,
}

/// Steps of a battle, with every timing window (Rules 1.0, Attack; Expanded Rules 2.0, 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum BattleStep {
    /// The defending player may reveal a Secret Action for "when an attacker is chosen".
    AttackerChosen,
    /// The attacking player chooses the defender, unless it is determined.
    ChooseDefender,
    /// Abilities "when this attacks" trigger.
    AttackersTriggers,
    /// Another character may defend instead.
    OtherDefender,
    /// Abilities "when this defends" trigger.
    DefendersTriggers,
    /// The defending player may reveal a Secret Action for "when one of your characters defends".
    DefendersSecrets,
    /// The number of flips of each side is fixed.
    CountFlips,
    /// The attacker's Focus.
    AttackerFocus,
    /// The attacking player flips.
    AttackerFlips,
    /// Flipped cards may be scrapped or added, and abilities on the attacker's flips trigger.
    AfterAttackerFlips,
    /// The defending player may reveal a Secret Action for the opponent's flips. The defender's Focus follows.
    DefenderFocus,
    /// The defending player flips.
    DefenderFlips,
    /// Flipped cards may be scrapped or added, and the attacker's abilities on the flips of both sides trigger.
    AfterDefenderFlips,
    /// The defender's abilities on flips trigger.
    DefendersFlipTriggers,
    /// The attack damage is done, after a Secret Action for the defender's flips.
    Damage,
    /// Abilities "after this attacks" and the like trigger.
    AfterBattle,
    /// Players may swap a card for a flipped green one.
    GreenSwaps,
    /// The battle ends.
    Over,
}

/// Progress of the instruction in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeStep {
    /// The instruction begins, or it is no loop.
    Begin,
    /// The instruction is a loop whose number of repetitions or characters is fixed.
    Loop,
}

/// Steps of a played Action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayStep {
    /// The opponent may cancel it with a Secret Action.
    MayBeCancelled,
    /// Its effect begins, and its play sets off triggers.
    TakesEffect,
}

/// Steps of Focus (Wave 3 FAQ, Focus).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusStep {
    /// The player looks at the top cards.
    Look,
    /// The player chooses cards to scrap.
    Scrap,
    /// The player puts the rest back in any order.
    PutBack,
}

/// Windows for Secret Actions outside the steps of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretWindow {
    /// A character was KO'd, and its Upgrades are not scrapped yet.
    Ko,
    /// The active player would draw the second card of the turn.
    DrawAgain,
    /// A card would untap exactly one character of its owner.
    Untap,
    /// A card of the active player would make the other player scrap cards from hand.
    ScrapHand,
}

/// Makes the steps of each kind of work convertible into [`Work`].
macro_rules! steps {
    ($($step:ident => $work:ident,)*) => {
        $(impl From<$step> for Work {
            #[inline(always)]
            fn from(step: $step) -> Work {
                Work::$work(step)
            }
        })*
    };
}

steps! {
    TurnStep => Turn,
    BasicStep => BasicTurn,
    BattleStep => Battle,
    CodeStep => Code,
    PlayStep => Play,
    FocusStep => Focus,
    SecretWindow => Window,
}
