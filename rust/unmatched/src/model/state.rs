//! The state of a game: plain data of fixed size.

use crate::cards::board::{NOWHERE, Paths, Space, Spaces};
pub use crate::ids::{CardId, DefId, OF_ITEM};
pub use crate::model::fighter::{Fighter, FighterId, Fighters, members, one};
use altmode_core::{List, Random, Those};
use altmode_unmatched_language::{DIE_FACES, MOST_COUNTERS, MOST_ITEMS};
use serde::Serialize;

/// A hero that has none of its forms yet.
pub const NO_FORM: u8 = 0xfe;

/// Marks a supplied outcome of chance as the face of a die, whose number is in the lower bits.
pub const FACE: DefId = 0xff00;
/// Marks a supplied outcome of chance as a card, whose number is in the lower bits. Forecasts use it.
pub const PICK: DefId = 0xfe00;
/// A supplied outcome that stands for all outcomes: a roll or a choice at random appends them to the supplied ones, after the
/// number of events before it.
pub const OPEN: DefId = DefId::MAX;
/// No card definition.
pub const NO_CARD: DefId = DefId::MAX;
/// No fighter, no card, no seat.
pub const NOBODY: u8 = u8::MAX;
/// Marks a program as that of the battlefield's items. The lower bits are the seat that executes it.
pub const BOARD: u8 = 0x80;
/// An item that was used for the attack before a bonus attack. It no longer counts, and no other one can be used.
pub const SPENT: u8 = 0xfe;

/// The most seats of a game.
pub const MOST_SEATS: usize = 4;
/// The most cards: four decks of at most 40 each, with some to spare.
pub const MOST_CARDS: usize = 176;
/// The most fighters: four heroes with at most 8 each.
pub const MOST_FIGHTERS: usize = 32;
/// The most cards in hand at the end of a turn (Core Rules, Hand Limit).
pub const HAND_LIMIT: u8 = 7;

/// The most tokens in spaces: four players with at most 8 each, with some to spare. Tokens on paths are in [`State::laid`].
pub const MOST_TOKENS: usize = 40;
/// The most work inside other work: a turn, its scheme or combat, the bonus attack of that, and the instructions of a card, of the
/// triggers that they set off one inside another, and of the moves and of the damage that these order.
pub const MOST_FRAMES: usize = 12;
/// The most waiting triggers. Most are those of one event for several fighters, such as damage to a crowd: one for each fighter of a
/// hero and its ability.
pub const MOST_PENDING: usize = 24;
/// The most lasting effects. A card begins one or two, and most end with the turn or the combat.
pub const MOST_LASTING: usize = 20;
/// The most spaces entered by a move: those of the longest move, which a BOOST and other cards lengthen.
pub const MOST_WALKED: usize = 40;
/// The most points of damage that are assigned at a time. They are those of one attack or instruction (Yennenga).
pub const MOST_SHARES: usize = 8;
/// The most cards that unfinished instructions remember together: all cards of a player, and those of some further instructions.
pub const MOST_REMEMBERED: usize = 64;
/// The most cards of a hand and of other lists that hold all cards of one player: a deck of 40, and cards lent by others.
pub const MOST_CARDS_OF_PLAYER: usize = 44;
/// The most cards of a deck, a discard pile and a pile beside them. The checker of heroes allows 40.
pub const MOST_CARDS_OF_DECK: usize = 40;
/// The most cards in front of a player: ongoing and tucked schemes, and open cards of a side deck.
pub const MOST_IN_FRONT: usize = 16;
/// The most cards of a side deck. The checker of heroes allows 8.
pub const MOST_IN_SIDE_DECK: usize = 8;
/// The most cards with which a player BOOSTs one card of a combat.
pub const MOST_BOOSTS: usize = 8;
/// The most cards chosen for one question.
pub const MOST_CHOSEN_CARDS: usize = 16;

/// A list of cards.
pub type Cards<const N: usize = MOST_CARDS_OF_PLAYER> = List<CardId, N>;

/// Increments a count of this turn. It saturates at the maximum, because actions that give actions can repeat.
#[inline]
pub fn count_up(count: &mut u8) {
    *count = count.saturating_add(1);
}

/// The whole state of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// The only source of chance.
    pub random: Random,
    /// Whether the game runs, or how it ended.
    pub status: Status,
    /// Number of seats.
    pub seats: u8,
    /// The battlefield, by its index in the catalogue.
    pub board: u8,
    /// Bitmask of the closed doors of the battlefield.
    pub doors: u8,
    /// The item tokens of the game.
    pub items: List<ItemToken, MOST_ITEMS>,
    /// The seat whose turn it is.
    pub active: u8,
    /// Turns begun, this one included.
    pub turn: u16,
    /// Bitmask of the seats that have had a turn.
    pub had_turn: u8,
    /// All cards.
    pub cards: List<Card, MOST_CARDS>,
    /// All fighters, those of one seat in a row.
    pub fighters: List<Fighter, MOST_FIGHTERS>,
    /// The players.
    pub players: [Player; MOST_SEATS],
    /// The tokens of heroes on the battlefield.
    pub tokens: List<Token, MOST_TOKENS>,
    /// The paths on which tokens of each seat lie.
    pub laid: [Paths; MOST_SEATS],
    /// The paths with removable tokens of others through which the last move went.
    pub crossed: Paths,
    /// The combat, if there is one.
    pub combat: Combat,
    /// Unfinished work, the innermost last.
    pub frames: List<Frame, MOST_FRAMES>,
    /// Triggers that wait to be resolved.
    pub pending: List<Pending, MOST_PENDING>,
    /// Lasting effects: temporary qualities and scheduled instructions.
    pub lasting: List<Lasting, MOST_LASTING>,
    /// The spaces entered by a fighter that moves step by step.
    pub path: List<Space, MOST_WALKED>,
    /// The fighters through whose spaces the last move went.
    pub passed: Fighters,
    /// The fighters that took damage from the last instruction that dealt some.
    pub hurt: Fighters,
    /// Assignments of damage that is about to be dealt.
    pub shares: List<Share, MOST_SHARES>,
    /// Cards that unfinished effects remember.
    pub remembered: List<CardId, MOST_REMEMBERED>,
    /// The pending question.
    pub decision: Decision,
}

/// Damage of a fighter that is assigned to another fighter, or to itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The fighter that would take it.
    pub from: FighterId,
    /// The fighter that takes it.
    pub to: FighterId,
    /// The amount.
    pub amount: u8,
}

/// Status of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Status {
    /// It is running.
    #[default]
    Running,
    /// A side won: bitmask of its seats.
    Won(u8),
    /// All other sides conceded: bitmask of the seats that won.
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

/// A physical card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Its definition.
    pub def: DefId,
    /// Seat of its owner.
    pub owner: u8,
    /// The seat in whose zone it lies.
    pub holder: u8,
    /// Its zone.
    pub zone: Zone,
    /// Bitmask of the seats that know it.
    pub seen: u8,
}

/// Zone of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "Place", rename_all = "kebab-case")
)]
pub enum Zone {
    /// In a deck.
    #[default]
    Deck,
    /// In a hand.
    Hand,
    /// In a discard pile.
    Discard,
    /// Committed or played in the combat.
    Combat,
    /// A scheme being played.
    Scheme,
    /// On the pile of a hero, or discarded from its side deck.
    Aside,
    /// Open in front of its player.
    Front,
    /// In a side deck.
    Side,
    /// Out of the game.
    Removed,
}

/// A token of a hero on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Token {
    /// The seat that owns it.
    pub owner: u8,
    /// The space where it lies.
    pub at: Space,
}

impl Default for Token {
    fn default() -> Self {
        Token { owner: NOBODY, at: NOWHERE }
    }
}

/// An item token of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ItemToken {
    /// Its number in the catalogue.
    pub item: u16,
    /// Its space; [`NOWHERE`] once it has left the game.
    pub at: Space,
}

impl Default for ItemToken {
    fn default() -> Self {
        ItemToken { item: u16::MAX, at: NOWHERE }
    }
}

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The hero, by its number in the catalogue.
    pub hero: u16,
    /// The side, by its number.
    pub side: u8,
    /// Its deck, the top last.
    pub deck: Cards<MOST_CARDS_OF_DECK>,
    /// Its hand, in the order in which cards were drawn.
    pub hand: Cards,
    /// Its discard pile, the top last.
    pub discard: Cards<MOST_CARDS_OF_DECK>,
    /// Its pile in order, or the discarded cards of its side deck.
    pub aside: Cards<MOST_CARDS_OF_DECK>,
    /// Its open cards.
    pub front: Cards<MOST_IN_FRONT>,
    /// Its side deck, the top last.
    pub side_deck: Cards<MOST_IN_SIDE_DECK>,
    /// Bitmask of the facts that hold, in the order of the hero's facts. The host supplies them.
    pub facts: u16,
    /// Counters, in the order of the hero's.
    pub counters: [u8; MOST_COUNTERS],
    /// Cards drawn by the last instruction that drew some.
    pub drew: u8,
    /// The fighter chosen as the hero, by its number among the hero's fighters; [`NOBODY`] where there is no choice.
    pub lead: u8,
    /// Bitmask of the chosen cards of the hero's groups, in the order of the groups.
    pub gear: u8,
    /// The faces of the die of its hero; 0 is an X.
    pub die: [u8; DIE_FACES],
    /// The number that it rolled last; 0 for an X.
    pub rolled: u8,
    /// Its start space.
    pub start: Space,
    /// The sidekick chosen before the game, by its number among the hero's fighters; [`NOBODY`] where there is no choice.
    pub sidekick: u8,
    /// The form of its hero, by its number; [`NOBODY`] before it is chosen.
    pub form: u8,
    /// Tokens in its supply.
    pub supply: u8,
    /// Actions left this turn.
    pub actions: u8,
    /// Actions begun this turn.
    pub taken: u8,
    /// Its history in this turn.
    pub history: TurnHistory,
    /// Bitmasks of the abilities that were used this turn and this game.
    pub used: (u16, u16),
    /// It is eliminated: all its fighters are gone.
    pub out: bool,
    /// It has no fighter on the battlefield and takes no actions (Unmatched Reference v10, Dormant Players).
    pub dormant: bool,
}

/// Counts of the things that a player did this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnHistory {
    /// Combats won.
    pub won: u8,
    /// Combats lost.
    pub lost: u8,
    /// Attacks made.
    pub attacks: u8,
    /// Maneuvers made.
    pub maneuvers: u8,
    /// Schemes played.
    pub schemes: u8,
    /// Maneuvers BOOSTed.
    pub boosted: u8,
    /// Cards played, to attack, to defend and as schemes.
    pub played: u8,
    /// Combat damage dealt.
    pub dealt: u8,
}

/// The attacker's part of a combat.
pub const ATTACK: usize = 0;
/// The defender's part of a combat.
pub const DEFENSE: usize = 1;

/// A combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Combat {
    /// Whether there is one.
    pub on: bool,
    /// The cards are open.
    pub revealed: bool,
    /// The combat damage is dealt and the result fixed.
    pub resolved: bool,
    /// The printed value of the attacker's card, if it was announced to the defender; otherwise [`NOBODY`].
    pub announced: u8,
    /// The side that won, [`ATTACK`] or [`DEFENSE`], after the winner is fixed.
    pub won: u8,
    /// The combat damage that was dealt.
    pub damage: u8,
    /// The bonus attack that follows, by the number of its definition; [`NO_CARD`] if none does.
    pub owed: DefId,
    /// In a bonus attack, the definition of the attacker's card itself; [`NO_CARD`] in other combats.
    pub bonus_of: DefId,
    /// The cards with which players BOOSTed in it.
    pub boosts: Cards<MOST_BOOSTS>,
    /// Attacker and defender.
    pub parts: [Part; 2],
}

/// One side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The seat.
    pub seat: u8,
    /// The fighter.
    pub fighter: FighterId,
    /// The card; [`NOBODY`] if none is played.
    pub card: CardId,
    /// The card that was committed with it to BOOST it; [`NOBODY`] if none was.
    pub boost: CardId,
    /// The battlefield item that is used with the card; [`NOBODY`] if none is.
    pub item: u8,
    /// The value now.
    pub value: i16,
    /// The value counts as 0, regardless of changes.
    pub ignored: bool,
    /// The value can no longer change.
    pub locked: bool,
    /// Effects of cards can no longer change the value.
    pub fixed: bool,
    /// An effect has set the value, so that it does not depend on the printed value.
    pub set: bool,
    /// The IMMEDIATELY effects of a card that was played instead of another one have been followed at once.
    pub again: bool,
    /// The printed value, if an effect has changed it; otherwise [`NOBODY`].
    pub printed: u8,
    /// The printed value of the other card that was predicted; [`NOBODY`] if none was.
    pub predicted: u8,
    /// Effects of the card that are cancelled: [`Part::ALL`], [`Part::LATER`], [`Part::AFTER`].
    pub cancelled: u8,
    /// The number that the card keeps, or one more than the card that it keeps.
    pub kept: i16,
}

impl Part {
    /// All its effects are cancelled.
    pub const ALL: u8 = 1;
    /// Its DURING COMBAT and AFTER COMBAT effects are cancelled.
    pub const LATER: u8 = 2;
    /// Its AFTER COMBAT effects are cancelled.
    pub const AFTER: u8 = 4;
}

impl Default for Part {
    fn default() -> Self {
        Part {
            seat: NOBODY,
            fighter: NOBODY,
            card: NOBODY,
            boost: NOBODY,
            item: NOBODY,
            value: 0,
            ignored: false,
            locked: false,
            fixed: false,
            set: false,
            again: false,
            printed: NOBODY,
            predicted: NOBODY,
            cancelled: 0,
            kept: 0,
        }
    }
}

impl Default for Combat {
    fn default() -> Self {
        Combat {
            on: false,
            revealed: false,
            resolved: false,
            announced: NOBODY,
            won: NOBODY,
            damage: 0,
            owed: NO_CARD,
            bonus_of: NO_CARD,
            boosts: List::new(),
            parts: [Part::default(); 2],
        }
    }
}

impl Combat {
    /// Returns the part of a seat, if it takes part in the combat.
    #[inline]
    pub fn part_of(&self, seat: u8) -> Option<usize> {
        if !self.on {
            return None;
        }
        self.parts.iter().position(|part| part.seat == seat)
    }
}

/// A kind of unfinished work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Work {
    /// Setting up.
    #[default]
    SetUp,
    /// A turn.
    Turn,
    /// A maneuver.
    Maneuver,
    /// A combat.
    Combat,
    /// A scheme being played.
    Scheme,
    /// The execution of instructions.
    Code,
}

/// A frame: a piece of unfinished work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Frame {
    /// Kind of the work.
    pub work: Work,
    /// The next step of the work, as a number from 0.
    pub step: u8,
    /// The next instruction, by its number in the program.
    pub pc: u16,
    /// The seat whose hero has the program; with [`BOARD`], the program is that of the battlefield's items.
    pub program: u8,
    /// The player whose card or ability it is.
    pub controller: u8,
    /// The player who follows the instructions now.
    pub you: u8,
    /// The opponent that was chosen; [`NOBODY`] before.
    pub opponent: u8,
    /// The card with the instructions, or [`NOBODY`].
    pub source: CardId,
    /// The fighter who plays the card, or whose ability it is.
    pub this: FighterId,
    /// The fighters chosen or mentioned last.
    pub it: Fighters,
    /// Choices of fighters already made for the present instruction.
    pub picks: [Fighters; 2],
    /// Bitmask of the choices of the present instruction that are made.
    pub ready: u8,
    /// The instruction before did something.
    pub done: bool,
    /// The remembered number.
    pub amount: i16,
    /// Bitmask of fighters or seats, or number of iterations, that a loop has left.
    pub left: u32,
    /// Fighters that the present instruction, or maneuver, has left.
    pub todo: Fighters,
    /// Whether the loop has begun.
    pub looping: bool,
    /// Bitmask of the chosen texts of a list that are still to be executed.
    pub taken: u8,
    /// Movement modes: bits of [`crate::engine::walk::Way`].
    pub way: u8,
    /// A card has prevented a look at the opponent's hand.
    pub shielded: bool,
    /// Chosen spaces.
    pub spaces: Spaces,
    /// The cards that it remembers.
    pub those: Those,
}

impl Default for Frame {
    fn default() -> Self {
        Frame {
            work: Work::SetUp,
            step: 0,
            pc: 0,
            program: 0,
            controller: 0,
            you: 0,
            opponent: NOBODY,
            source: NOBODY,
            this: NOBODY,
            it: 0,
            picks: [0; 2],
            ready: 0,
            done: false,
            amount: 0,
            left: 0,
            todo: 0,
            looping: false,
            taken: 0,
            way: 0,
            shielded: false,
            spaces: 0,
            those: Those::default(),
        }
    }
}

/// A trigger that waits to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pending {
    /// Number of its first instruction.
    pub pc: u16,
    /// The seat that controls it, and whose hero has the program.
    pub seat: u8,
    /// The card with the instructions, or [`NOBODY`].
    pub source: CardId,
    /// The fighter who plays the card, or whose ability it is.
    pub this: FighterId,
    /// The fighter of the event.
    pub it: FighterId,
    /// The space of the event; [`NOWHERE`] if it has none.
    pub at: Space,
}

impl Default for Pending {
    fn default() -> Self {
        Pending { pc: 0, seat: 0, source: NOBODY, this: NOBODY, it: NOBODY, at: NOWHERE }
    }
}

/// An effect that lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lasting {
    /// Its kind.
    pub kind: LastingKind,
    /// The quality or the instructions, by number in the program.
    pub number: u16,
    /// The seat whose hero has the program.
    pub seat: u8,
    /// The fighter who played the card.
    pub this: FighterId,
    /// The fighters that it applies to.
    pub who: Fighters,
}

/// Kinds of lasting effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum LastingKind {
    /// A quality until the end of the turn.
    #[default]
    QualityOfTurn,
    /// A quality until the end of the combat.
    QualityOfCombat,
    /// A quality until the fighter attacks next, at most until the end of the turn.
    QualityOfAttack,
    /// A quality until the end of the maneuver.
    QualityOfManeuver,
    /// Instructions after the maneuver.
    AfterManeuver,
    /// Instructions at the end of the turn.
    AtEndOfTurn,
    /// Instructions at the start of the controller's next turn.
    AtNextTurn,
}

impl LastingKind {
    /// Returns whether it is a quality, not instructions.
    #[inline]
    pub fn is_quality(self) -> bool {
        use LastingKind::{QualityOfAttack, QualityOfCombat, QualityOfManeuver, QualityOfTurn};
        matches!(self, QualityOfTurn | QualityOfCombat | QualityOfAttack | QualityOfManeuver)
    }
}

/// A kind of question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Ask {
    /// None.
    #[default]
    Nothing,
    /// A choice before the game: a sidekick.
    SetUp,
    /// The space on which a fighter is placed.
    Place,
    /// An action of the turn.
    Action,
    /// Whether to BOOST a maneuver or a card, and with which card.
    Boost,
    /// Whether to commit a card that BOOSTs the attack, and which.
    AttackBoost,
    /// The fighter that moves, and its destination.
    Move,
    /// The next step of a fighter that moves step by step.
    Walk,
    /// A space.
    Space,
    /// A token, by its space.
    Token,
    /// A path.
    Path,
    /// The printed value of the other card.
    Predict,
    /// Whether to defend, and with which card.
    Defense,
    /// Fighters.
    Fighters,
    /// Cards.
    Cards,
    /// One of several texts.
    Option,
    /// A player.
    Seat,
    /// The trigger that resolves first.
    Trigger,
    /// Whether to do something.
    YesNo,
    /// Whether to roll the die again.
    Reroll,
    /// Whether to show a card that prevents a look at the hand. Every player who may hold one is asked.
    Reveal,
    /// The cards to discard at the end of the turn.
    HandLimit,
    /// The fighter that takes the next point of damage.
    Assign,
    /// Whether to use the battlefield item under the fighter with the card.
    Item,
}

/// A question, and its answer so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Kind of the question.
    pub ask: Ask,
    /// Seat of the player who answers.
    pub seat: u8,
    /// Number of answers wanted.
    pub wanted: u8,
    /// Whether fewer answers are allowed.
    pub may_stop: bool,
    /// It is answered.
    pub answered: bool,
    /// The fighter that is placed, or who plays the card that is asked for.
    pub fighter: FighterId,
    /// Number of spaces that fighters may move.
    pub steps: u8,
    /// Movement modes: bits of [`crate::engine::walk::Way`].
    pub way: u8,
    /// Bitmask of the fighters, spaces, numbers or seats that can be chosen.
    pub options: u64,
    /// Bitmask of the chosen ones.
    pub chosen: u64,
    /// Paths that can be chosen.
    pub paths: Paths,
    /// Cards that can be chosen.
    pub cards: Cards,
    /// The chosen cards, in order.
    pub chosen_cards: Cards<MOST_CHOSEN_CARDS>,
    /// A space, a yes (1) or a no (0).
    pub answer: u8,
    /// The second space of a large fighter.
    pub tail: Space,
}

impl Default for Decision {
    fn default() -> Self {
        Decision {
            ask: Ask::Nothing,
            seat: 0,
            wanted: 0,
            may_stop: false,
            answered: false,
            fighter: NOBODY,
            steps: 0,
            way: 0,
            options: 0,
            chosen: 0,
            paths: 0,
            cards: List::new(),
            chosen_cards: List::new(),
            answer: 0,
            tail: NOWHERE,
        }
    }
}

const _: () = assert!(
    size_of::<State>() == 3856,
    "a copy of a state takes as long as the state is large: give a reason for another size"
);

impl State {
    /// Returns a fighter.
    #[inline]
    pub fn fighter(&self, fighter: FighterId) -> &Fighter {
        self.fighters.at(usize::from(fighter))
    }

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

    /// Returns whether two seats play against each other.
    #[inline]
    pub fn are_enemies(&self, one: u8, other: u8) -> bool {
        self.player(one).side != self.player(other).side
    }

    /// Returns the next seat in turn order that is in the game.
    pub fn next_seat(&self, seat: u8) -> u8 {
        (1..self.seats)
            .map(|step| (seat + step) % self.seats)
            .find(|&seat| !self.player(seat).out)
            .unwrap_or(seat)
    }

    /// Returns the seats in turn order, from the one whose turn it is.
    pub fn turn_order(&self) -> impl Iterator<Item = u8> + use<> {
        let (active, seats) = (self.active, self.seats);
        (0..seats).map(move |step| (active + step) % seats)
    }
}
