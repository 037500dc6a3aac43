//! The state of a game: plain data of fixed size.

use crate::{model::action::Action, options::Options};
use altmode_core::{List, Random};
use altmode_deckbuilder_language::Faction;
use serde::{Deserialize, Serialize};

pub use crate::ids::{CardId, DefId, NOBODY, OFF, Space};

/// Maximum number of players (Clash of the Combiners rulebook, Contents: 1-5 Players).
pub const MOST_SEATS: usize = 5;
/// Maximum number of spaces: 4 rows of 5 for five players.
pub const MOST_SPACES: usize = 20;
/// Maximum number of physical cards of a game; the set-up refuses more.
pub const MOST_CARDS: usize = 254;
/// Maximum number of cards of one player: 10 Starters, 70 cards of the main deck and 40 Basics.
pub const MOST_OWN: usize = 124;
/// Maximum number of cards of the main deck: the stacks of five players have 53 with their Bosses. Positions of scenarios can have
/// more.
pub const MOST_MAIN: usize = 96;
/// Maximum number of Ruins. Each set that has Ruins has 10 (Clash of the Combiners rulebook, Ruins).
pub const MOST_RUINS: usize = 24;
/// Maximum number of Encounters; the set-up refuses more.
pub const MOST_ENCOUNTERS: usize = 24;
/// Maximum number of Damage cards, which one player can hold all; the set-up refuses more.
pub const MOST_DAMAGE: usize = 48;
/// Maximum number of Basics; the set-up refuses more.
pub const MOST_BASICS: usize = 40;
/// Maximum number of cards in a Vault: all of the main deck.
pub const MOST_VAULT: usize = MOST_MAIN;
/// Maximum number of nested frames: a turn, a battle or a refill, an Ambush, an Attack and a Block in it, and the pieces of the
/// texts of each, which wait as frames of their own. At the decisions of random games there are at most 6 (`tests/bounds.rs`).
pub const MOST_FRAMES: usize = 20;
/// Maximum number of Start of Turn effects of one turn: of the character and its upkeep, the special Damage of two sets, cards of the
/// Vault, the card under the character, and the Adversaries of the Matrix.
pub const MOST_TRIGGERS: usize = 40;
/// Maximum number of waiting Ambushes. They begin as soon as the effect in progress is over, and an effect turns few cards faceup.
pub const MOST_AMBUSHES: usize = 16;
/// Maximum number of instructions that wait for the result of a battle or for a defeat: one for each such card played in a turn.
pub const MOST_LASTING: usize = 40;
/// Maximum number of Assists in a battle: one of each other player, or with `assistsEach: many` several; no more are asked for then.
pub const MOST_ASSISTS: usize = 12;
/// Number of Ranges for which Power is counted separately: 0 to 8.
pub const RANGES: usize = 9;

/// A list of cards of one player.
pub type Cards = List<CardId, MOST_OWN>;

/// The whole state of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// The only source of chance.
    pub random: Random,
    /// Whether the game runs, or how it ended.
    pub status: Status,
    /// The mode.
    pub mode: Mode,
    /// The options.
    pub options: Options,
    /// Number of seats.
    pub seats: u8,
    /// Rows of the Matrix.
    pub rows: u8,
    /// Columns of the Matrix.
    pub columns: u8,
    /// The seat whose turn it is.
    pub active: u8,
    /// Number of turns begun.
    pub turn: u16,
    /// Number of decisions of this turn.
    pub decisions: u16,
    /// All physical cards.
    pub cards: List<Card, MOST_CARDS>,
    /// The Matrix.
    pub matrix: [Cell; MOST_SPACES],
    /// The main deck, its top last.
    pub main: List<CardId, MOST_MAIN>,
    /// Number of cards left in each stack of the main deck, the top one first.
    pub stacks: [u8; 4],
    /// The Ruin deck, its top last.
    pub ruins: List<CardId, MOST_RUINS>,
    /// The discard pile of the Ruins.
    pub ruin_discard: List<CardId, MOST_RUINS>,
    /// Whether the game has Ruins.
    pub has_ruins: bool,
    /// The Encounter deck, its top last.
    pub encounters: List<CardId, MOST_ENCOUNTERS>,
    /// The discard pile of the Encounters.
    pub encounter_discard: List<CardId, MOST_ENCOUNTERS>,
    /// The Damage stack, its top last.
    pub damage: List<CardId, MOST_DAMAGE>,
    /// The Basics beside the Matrix.
    pub basics: List<CardId, MOST_BASICS>,
    /// The players.
    pub players: [Player; MOST_SEATS],
    /// The battle, if there is one.
    pub battle: Battle,
    /// Unfinished work, the innermost last.
    pub frames: List<Frame, MOST_FRAMES>,
    /// Start of Turn effects that wait for their order.
    pub triggers: List<Trigger, MOST_TRIGGERS>,
    /// Ambushes that wait until the effect in progress is over.
    pub ambushes: List<Pending, MOST_AMBUSHES>,
    /// Instructions that wait for the result of a battle, or for a defeat.
    pub lasting: List<Lasting, MOST_LASTING>,
    /// The definition of the Adversary that was defeated last.
    pub defeated: DefId,
    /// The reason why the game ends when the work in progress is over.
    pub ending: Option<Reason>,
    /// The pending decision.
    pub decision: Decision,
}

/// Status of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Status {
    /// It runs.
    #[default]
    Running,
    /// It is over: the winning seats, one bit each, and the reason.
    Over(u8, Reason),
    /// A seat conceded: the winning seats.
    Conceded(u8),
    /// It reached the maximum number of turns or steps.
    Endless,
    /// A list of the state was full.
    OutOfRoom,
}

impl Status {
    /// Returns whether the game goes on.
    #[inline]
    pub fn is_running(self) -> bool {
        self == Status::Running
    }
}

/// Reasons for the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Reason {
    /// Three Bosses are defeated.
    #[default]
    Bosses,
    /// A card had to be drawn from the empty main deck.
    Deck,
    /// All Ruins that are not destroyed are in the Matrix.
    Ruins,
    /// A player has too much Damage.
    Damage,
}

impl Reason {
    /// Returns the reason in English.
    pub fn text(self) -> &'static str {
        match self {
            Reason::Bosses => "three Bosses are defeated",
            Reason::Deck => "the main deck is empty",
            Reason::Ruins => "all Ruins are in the Matrix or destroyed",
            Reason::Damage => "a player has too much Damage",
        }
    }
}

/// The modes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// Everyone for themselves.
    #[default]
    Competitive,
    /// All together.
    Coop,
    /// One player.
    Solo,
    /// Team versus team.
    Teams,
    /// One versus many.
    OneVersusMany,
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 5] =
        [Mode::Competitive, Mode::Coop, Mode::Solo, Mode::Teams, Mode::OneVersusMany];

    /// Returns the name in configurations.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Competitive => "competitive",
            Mode::Coop => "co-op",
            Mode::Solo => "solo",
            Mode::Teams => "tvt",
            Mode::OneVersusMany => "1vm",
        }
    }

    /// Returns whether two factions play against each other.
    pub const fn has_teams(self) -> bool {
        matches!(self, Mode::Teams | Mode::OneVersusMany)
    }

    /// Returns whether all players win or lose together.
    pub const fn is_shared(self) -> bool {
        matches!(self, Mode::Coop | Mode::Solo)
    }
}

/// A physical card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Its definition.
    pub def: DefId,
    /// The player who owns the card; [`NOBODY`] for a common card.
    pub owner: u8,
    /// Its zone.
    pub zone: Zone,
    /// The space of a card in the Matrix.
    pub space: Space,
    /// The seats that know it, one bit each.
    pub seen: u8,
    /// The abilities used this turn, one bit each.
    pub used: u8,
    /// Whether it stays in hand at the end of this turn.
    pub kept: bool,
}

/// Zone of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
pub enum Zone {
    /// In the main deck.
    #[default]
    #[cfg_attr(feature = "typescript", ts(rename = "main-deck"))]
    Main,
    /// In the box: not in this game.
    Box,
    /// In the Matrix.
    Matrix,
    /// Destroyed.
    Destroyed,
    /// In the Ruin deck.
    #[cfg_attr(feature = "typescript", ts(rename = "ruin-deck"))]
    Ruins,
    /// In the discard pile of the Ruins.
    RuinDiscard,
    /// In the Encounter deck.
    #[cfg_attr(feature = "typescript", ts(rename = "encounter-deck"))]
    Encounters,
    /// An Encounter being resolved.
    Encounter,
    /// In the discard pile of the Encounters.
    EncounterDiscard,
    /// In the Damage stack.
    DamageStack,
    /// Beside the Matrix, to be bought.
    Basics,
    /// In a player's deck.
    Deck,
    /// In a hand.
    Hand,
    /// In a player's discard pile.
    Discard,
    /// Played this turn.
    Played,
    /// In play in front of a player: Damage.
    Damage,
    /// In a Vault.
    Vault,
    /// Placed as an Assist.
    Assist,
}

/// A space of the Matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// The card; [`NOBODY`] for none.
    pub card: CardId,
    /// Whether the card is faceup.
    pub up: bool,
    /// Whether the active player has confronted it in vain this turn.
    pub tried: bool,
}

impl Default for Cell {
    fn default() -> Cell {
        Cell { card: NOBODY, up: false, tried: false }
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The character.
    pub character: u16,
    /// The faction of the character.
    pub faction: Faction,
    /// The team: 0 or 1 in team games, or else the seat.
    pub team: u8,
    /// Whether the character is in Bot Mode or Combiner Mode.
    pub bot: bool,
    /// The space of the character; [`OFF`] before it enters.
    pub at: Space,
    /// Energon.
    pub energon: u8,
    /// VP tokens.
    pub vp: i16,
    /// VP at the end of the game.
    pub score: i16,
    /// Hand size at the start of a turn.
    pub hand_size: u8,
    /// Adversary Bosses that the player defeated.
    pub bosses: u8,
    /// Power gained this turn, by Range.
    pub power: [u8; RANGES],
    /// Power of the character that is spent this turn.
    pub power_spent: u8,
    /// Move gained this turn.
    pub moves: u8,
    /// Move of the character that is spent this turn: "-1 Move" tokens.
    pub move_spent: u8,
    /// Abilities of the Alt side and the Bot side used this turn, one bit each.
    pub used: [u8; 2],
    /// Types of cards played this turn, one bit each.
    pub played_types: u16,
    /// Adversaries defeated this turn.
    pub defeats: u8,
    /// Qualities of this turn: [`Player::KEEP`] and others, one bit each.
    pub flags: u8,
    /// The deck, its top last.
    pub deck: Cards,
    /// The hand.
    pub hand: Cards,
    /// The discard pile, its top last.
    pub discard: Cards,
    /// Cards played this turn.
    pub played: Cards,
    /// Damage in play.
    pub damage: List<CardId, MOST_DAMAGE>,
    /// The Vault.
    pub vault: List<CardId, MOST_VAULT>,
}

impl Player {
    /// Cards in hand may be kept at the end of the turn.
    pub const KEEP: u8 = 1;
    /// One Adversary Robot can be bought.
    pub const BUYS_ADVERSARY: u8 = 2;
    /// Move can be spent as Power when battling Adversaries.
    pub const MOVE_AS_POWER: u8 = 4;
    /// The player has Converted by paying Energon.
    pub const CONVERTED: u8 = 8;
    /// The player has played a card with Flight.
    pub const FLIES: u8 = 16;
}

impl Default for Player {
    fn default() -> Player {
        Player {
            character: 0,
            faction: Faction::Autobot,
            team: 0,
            bot: false,
            at: OFF,
            energon: 0,
            vp: 0,
            score: 0,
            hand_size: 5,
            bosses: 0,
            power: [0; RANGES],
            power_spent: 0,
            moves: 0,
            move_spent: 0,
            used: [0; 2],
            played_types: 0,
            defeats: 0,
            flags: 0,
            deck: List::new(),
            hand: List::new(),
            discard: List::new(),
            played: List::new(),
            damage: List::new(),
            vault: List::new(),
        }
    }
}

/// A battle: of a Robot, or the confrontation of a Boss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Battle {
    /// Whether there is one.
    pub on: bool,
    /// The space of the Adversary.
    pub space: Space,
    /// The Adversary.
    pub card: CardId,
    /// Whether it is a Boss.
    pub boss: bool,
    /// Its cost now.
    pub cost: i16,
    /// Power of Assists and of the battle's own effects.
    pub bonus: i16,
    /// The Encounter; [`NOBODY`] if none is drawn.
    pub encounter: CardId,
    /// The Assists, in the order in which they were placed.
    pub assists: List<Assist, MOST_ASSISTS>,
}

impl Default for Battle {
    fn default() -> Battle {
        Battle {
            on: false,
            space: OFF,
            card: NOBODY,
            boss: false,
            cost: 0,
            bonus: 0,
            encounter: NOBODY,
            assists: List::new(),
        }
    }
}

/// A card placed as an Assist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Assist {
    /// The player.
    pub seat: u8,
    /// The card.
    pub card: CardId,
    /// Whether it defends the Boss.
    pub defends: bool,
    /// Whether it was resolved.
    pub resolved: bool,
}

/// Kinds of work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Work {
    /// A turn.
    #[default]
    Turn,
    /// Instructions.
    Code,
    /// A battle.
    Battle,
    /// An Ambush.
    Ambush,
    /// An Attack.
    Attack,
    /// A Ruin that was placed: its effect on each character in the space.
    Ruin,
    /// Refilling the Matrix.
    Refill,
}

/// A frame: a piece of unfinished work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Frame {
    /// Kind of the work.
    pub work: Work,
    /// The next step.
    pub step: u8,
    /// The next instruction.
    pub pc: u16,
    /// Instructions that follow: of an Attack, those if it is Blocked.
    pub then: u16,
    /// The player who follows the instructions.
    pub you: u8,
    /// The player chosen or meant last.
    pub it: u8,
    /// The card with the instructions; [`NOBODY`] for a side of a character.
    pub source: CardId,
    /// The space of the event.
    pub space: Space,
    /// Bitmask of the players who have not yet followed the instructions.
    pub left: u8,
    /// Whether `left` is filled in.
    pub looping: bool,
    /// Whether the last instruction did something.
    pub done: bool,
    /// Number of things that are still to be chosen.
    pub count: u8,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame {
            work: Work::Turn,
            step: 0,
            pc: 0,
            then: 0,
            you: 0,
            it: NOBODY,
            source: NOBODY,
            space: OFF,
            left: 0,
            looping: false,
            done: false,
            count: 0,
        }
    }
}

/// A Start of Turn effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Trigger {
    /// Its instructions; [`Trigger::UPKEEP`] for the upkeep of a Combiner.
    pub pc: u16,
    /// The card with the effect; [`NOBODY`] for the character.
    pub source: CardId,
}

impl Trigger {
    /// Marks the upkeep of a Combiner, which is a rule and has no instructions.
    pub const UPKEEP: u16 = u16::MAX;
}

/// A queued Ambush.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pending {
    /// The ambushed players, one bit each.
    pub seats: u8,
    /// The Adversary.
    pub source: CardId,
    /// The cause.
    pub cause: Cause,
}

/// Causes of an Ambush.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Cause {
    /// The character moved onto a faceup Adversary.
    #[default]
    Moved,
    /// The player turned an Adversary in the own space faceup.
    Flipped,
    /// The Adversary came to the character.
    Came,
    /// A Boss was revealed from the main deck.
    Boss,
}

/// Scheduled instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lasting {
    /// The event after which they are executed.
    pub until: Until,
    /// The player who follows them.
    pub seat: u8,
    /// The card with the instructions.
    pub source: CardId,
    /// The instructions.
    pub pc: u16,
}

/// Events for which instructions are scheduled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Until {
    /// The battle fails.
    #[default]
    BattleFails,
    /// The player defeats an Adversary this turn.
    Defeat,
    /// Each defeat, not only the next one.
    EachDefeat,
}

/// The kind of a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Ask {
    /// None.
    #[default]
    Nothing,
    /// The next action of the turn.
    Turn,
    /// Abilities in a battle.
    Confront,
    /// Whether to place an Assist.
    Assist,
    /// Whether the active player resolves an offered Assist.
    Resolve,
    /// Whether to Block an Attack.
    Block,
    /// Cards.
    Cards,
    /// Cards that stay in hand.
    Keep,
    /// A space.
    Space,
    /// A player.
    Seat,
    /// One of several lists of instructions.
    Option,
    /// The Start of Turn effect that resolves next.
    Trigger,
    /// Whether to do something.
    YesNo,
}

/// A question, and its answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Kind of the question.
    pub ask: Ask,
    /// The seat that answers.
    pub seat: u8,
    /// Number of things that are still to be chosen, this one included.
    pub wanted: u8,
    /// Whether the player may stop.
    pub may_stop: bool,
    /// Whether it is answered.
    pub answered: bool,
    /// Spaces, seats or numbers that can be chosen, one bit each.
    pub options: u32,
    /// Cards that can be chosen.
    pub cards: Cards,
    /// The card in question; valid if `about` is set.
    pub card: CardId,
    /// Whether the question is about a card.
    pub about: bool,
    /// The answer.
    pub answer: Action,
}

const _: () = assert!(
    size_of::<State>() == 6764,
    "a copy of a state takes as long as the state is large: give a reason for another size"
);

impl State {
    /// Returns a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        self.cards.at(usize::from(card))
    }

    /// Returns a player.
    #[inline]
    pub fn player(&self, seat: u8) -> &Player {
        &self.players[usize::from(seat) % MOST_SEATS]
    }

    /// Returns a mutable reference to a player.
    #[inline]
    pub fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat) % MOST_SEATS]
    }

    /// Returns the number of spaces.
    #[inline]
    pub fn spaces(&self) -> u8 {
        self.rows * self.columns
    }

    /// Returns a space of the Matrix.
    #[inline]
    pub fn cell(&self, space: Space) -> &Cell {
        &self.matrix[usize::from(space) % MOST_SPACES]
    }

    /// Returns the faceup card of a space.
    #[inline]
    pub fn faceup(&self, space: Space) -> Option<CardId> {
        if space >= self.spaces() {
            return None;
        }
        let cell = self.cell(space);
        (cell.up && cell.card != NOBODY).then_some(cell.card)
    }

    /// Returns the seats in turn order, from a seat on.
    pub fn order_from(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let seats = self.seats;
        (0..seats).map(move |step| (seat + step) % seats)
    }

    /// Returns whether two seats play against each other.
    pub fn are_enemies(&self, one: u8, other: u8) -> bool {
        !self.mode.is_shared() && self.player(one).team != self.player(other).team
    }

    /// Returns the seats whose characters are in a space, one bit each.
    pub fn seats_at(&self, space: Space) -> u8 {
        (0..self.seats)
            .filter(|&seat| space != OFF && self.player(seat).at == space)
            .fold(0, |set, seat| set | 1 << seat)
    }

    /// Returns the distance of two spaces in steps.
    pub fn distance(&self, from: Space, to: Space) -> Option<u8> {
        if from >= self.spaces() || to >= self.spaces() {
            return None;
        }
        let (rows, columns) = (from / self.columns, from % self.columns);
        let (down, across) =
            (rows.abs_diff(to / self.columns), columns.abs_diff(to % self.columns));
        Some(match self.options.adjacency {
            crate::options::Adjacency::Orthogonal => down + across,
            crate::options::Adjacency::Diagonal => down.max(across),
        })
    }

    /// Returns the Damage at which a team game ends for a player (Clash of the Combiners rulebook, TvT Rules and One Versus
    /// Many).
    pub fn damage_limit(&self, seat: u8) -> u8 {
        if self.mode == Mode::OneVersusMany && self.is_single(seat) { 7 } else { 5 }
    }

    /// Returns whether a player is the only one of the team in 1vM.
    pub fn is_single(&self, seat: u8) -> bool {
        (0..self.seats).filter(|&other| self.player(other).team == self.player(seat).team).count()
            == 1
    }
}
