//! Actions of the players at the table: the entries of the log.

use crate::{
    setup::SetupPlayer,
    state::{FighterId, Pile},
};
use altmode_journal::{About, Id, TableAction};
use serde::{Deserialize, Serialize};

/// An action of a player, which docs/companion.md describes. In JSON the variant is the field `type`: `{ "type": "health", "fighter": 3, "amount": -1 }`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "CompanionAction", tag = "type", optional_fields)
)]
pub enum Action {
    /// Turns the health dial of a fighter; negative for damage. `from` is the fighter that did it.
    Health {
        /// The fighter.
        fighter: FighterId,
        /// Change of the dial.
        amount: i16,
        /// The fighter that did it.
        #[serde(default)]
        from: Option<FighterId>,
    },
    /// Sets a health dial.
    SetHealth {
        /// The fighter.
        fighter: FighterId,
        /// The new number.
        to: u8,
    },
    /// Takes a fighter off the battlefield as defeated.
    Defeat {
        /// The fighter.
        fighter: FighterId,
    },
    /// Returns a defeated fighter to the battlefield, or puts a fighter of a reserve onto it.
    Return {
        /// The fighter.
        fighter: FighterId,
        /// Its health; that of the start by default.
        #[serde(default)]
        health: Option<u8>,
    },
    /// Puts a fighter on a space, or removes it from its space.
    Place {
        /// The fighter.
        fighter: FighterId,
        /// Id of the space.
        #[serde(default)]
        at: Option<String>,
    },
    /// Moves cards between piles of a player; a negative count moves them the other way.
    MoveCards {
        /// The seat.
        seat: u8,
        /// The pile that they leave.
        from: Pile,
        /// The pile that they enter.
        to: Pile,
        /// Number of cards.
        count: i16,
        /// Id or name of the card, if it is known.
        #[serde(default)]
        card: Option<String>,
    },
    /// Corrects the number of cards of a pile.
    SetCards {
        /// The seat.
        seat: u8,
        /// The pile.
        pile: Pile,
        /// The new number.
        to: u8,
    },
    /// Changes a named counter of a fighter, of a player, or of the table.
    Counter {
        /// The fighter, for a counter of a fighter.
        #[serde(default)]
        fighter: Option<FighterId>,
        /// The seat, for a counter of a player.
        #[serde(default)]
        seat: Option<u8>,
        /// The name.
        name: String,
        /// Change of the amount.
        amount: i16,
    },
    /// Changes the form of a hero.
    Form {
        /// The seat.
        seat: u8,
        /// Id of the form, or any name for a hero described by hand.
        form: String,
    },
    /// The active player maneuvers: draws a card, and may BOOST (Core Rules, Maneuver).
    Maneuver {
        /// Id or name of the card that was discarded to BOOST, or an empty text if it is not entered.
        #[serde(default)]
        boost: Option<String>,
    },
    /// An attack with its cards and its damage.
    Attack {
        /// The attacker.
        attacker: FighterId,
        /// The defender.
        defender: FighterId,
        /// Combat damage.
        damage: u8,
        /// Id or name of the attacker's card.
        #[serde(default)]
        card: Option<String>,
        /// Id or name of the defender's card, or an empty text if it is not entered. `null` or missing if there is no defense.
        #[serde(default)]
        defense: Option<String>,
        /// Id or name of the card that the attacker discarded to BOOST the attack, or an empty text if it is not entered.
        #[serde(default)]
        boost: Option<String>,
        /// Whether an effect allowed the attack, so that it spends no action.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        free: bool,
    },
    /// The active player plays a scheme.
    Scheme {
        /// Id or name of the card, if it is entered.
        #[serde(default)]
        card: Option<String>,
    },
    /// The active player uses an item of the battlefield. It spends an action, unless it is an item for combats.
    Item {
        /// Its name.
        name: String,
        /// The fighter that used it.
        #[serde(default)]
        fighter: Option<FighterId>,
    },
    /// Deals the damage of exhaustion: 2 to each fighter of the player for each card that could not be drawn (Core Rules,
    /// Maneuver).
    Exhaust {
        /// The seat.
        seat: u8,
        /// Number of cards that could not be drawn.
        cards: u8,
    },
    /// Gains actions, or loses them.
    Actions {
        /// Change of the number of actions left.
        amount: i16,
    },
    /// Ends the turn; the next player has two actions.
    NextTurn {},
    /// Corrects turn, active player and actions.
    Turn {
        /// Number of the turn, from 1.
        turn: u16,
        /// The active seat.
        active: u8,
        /// Actions left.
        actions: u8,
    },
    /// Sets the player who has the first turn of this game.
    First {
        /// The seat.
        seat: u8,
    },
    /// Adds a fighter that is not in the setup.
    Add {
        /// The seat.
        seat: u8,
        /// Its name.
        name: String,
        /// Its health.
        health: u8,
        /// Whether it is a hero.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        hero: bool,
        /// Whether it has a ranged attack.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        ranged: bool,
    },
    /// Removes a fighter that was added by mistake.
    Remove {
        /// The fighter.
        fighter: FighterId,
    },
    /// Sets a note on a player, or on the match.
    Note {
        /// The seat, for a note on a player.
        #[serde(default)]
        seat: Option<u8>,
        /// The note; empty to delete it.
        text: String,
    },
    /// Changes the name of a player.
    Rename {
        /// The seat.
        seat: u8,
        /// The name.
        name: String,
    },
    /// Records a die roll.
    Die {
        /// Number of sides.
        sides: u8,
        /// The result.
        result: u8,
    },
    /// Ends the game.
    End {
        /// The winning seats; none for a draw.
        winners: Vec<u8>,
        /// The reason in words.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
        reason: String,
    },
    /// Starts the next game of the match.
    NextGame {
        /// The seat with the first turn; by default the loser, after a draw the same player.
        #[serde(default)]
        first: Option<u8>,
        /// Id or name of the battlefield, if it changes.
        #[serde(default)]
        board: Option<String>,
        /// The players, if heroes change.
        #[serde(default)]
        players: Option<Vec<SetupPlayer>>,
    },
    /// Undoes an entry of the log.
    #[cfg_attr(feature = "typescript", ts(skip))]
    Undo {
        /// The entry.
        entry: Id,
    },
    /// Redoes an undone entry.
    #[cfg_attr(feature = "typescript", ts(skip))]
    Redo {
        /// The entry.
        entry: Id,
    },
}

impl TableAction for Action {
    const EXAMPLE: &'static str = "health";

    fn undo(entry: Id) -> Action {
        Action::Undo { entry }
    }

    fn redo(entry: Id) -> Action {
        Action::Redo { entry }
    }

    fn about(&self) -> Option<About<'_>> {
        match self {
            Action::Undo { entry } => Some(About::Undo(entry)),
            Action::Redo { entry } => Some(About::Redo(entry)),
            _ => None,
        }
    }

    fn joined(&self, next: &Action) -> Option<Action> {
        let mut sum = self.clone();
        match (&mut sum, next) {
            (
                Action::Health { fighter, amount, from },
                Action::Health { fighter: other, amount: more, from: by },
            ) if (*fighter, *from) == (*other, *by) => {
                *amount = amount.checked_add(*more)?;
            }
            (Action::SetHealth { fighter, to }, Action::SetHealth { fighter: other, to: now })
                if fighter == other =>
            {
                *to = *now
            }
            (Action::Place { fighter, at }, Action::Place { fighter: other, at: now })
                if fighter == other =>
            {
                at.clone_from(now)
            }
            (
                Action::MoveCards { seat, from, to, count, card },
                Action::MoveCards { seat: of, from: out, to: into, count: more, card: what },
            ) if (*seat, *from, *to, &*card) == (*of, *out, *into, what) => {
                *count = count.checked_add(*more)?
            }
            (
                Action::SetCards { seat, pile, to },
                Action::SetCards { seat: of, pile: other, to: now },
            ) if (*seat, *pile) == (*of, *other) => {
                *to = *now;
            }
            (
                Action::Counter { fighter, seat, name, amount },
                Action::Counter { fighter: on, seat: of, name: what, amount: more },
            ) if (&*fighter, &*seat, &*name) == (on, of, what) => {
                *amount = amount.checked_add(*more)?;
            }
            (Action::Actions { amount }, Action::Actions { amount: more }) => {
                *amount = amount.checked_add(*more)?
            }
            (Action::Note { seat, text }, Action::Note { seat: of, text: now }) if seat == of => {
                text.clone_from(now)
            }
            _ => return None,
        }
        Some(sum)
    }

    fn is_nothing(&self) -> bool {
        matches!(
            self,
            Action::Health { amount: 0, .. }
                | Action::Counter { amount: 0, .. }
                | Action::MoveCards { count: 0, .. }
                | Action::Actions { amount: 0 }
        )
    }

    fn is_blank(&self) -> bool {
        match self {
            Action::Note { text, .. } => text.is_empty(),
            Action::MoveCards { card, .. } => card.is_none(),
            _ => false,
        }
    }
}
