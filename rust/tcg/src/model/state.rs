//! The state of a game: one plain value, about 13 KB, no pointers.
//!
//! Every physical card is an *object* with a small number, its [`ObjectId`]. Objects below
//! [`State::characters`]`.len()` are characters, also while they are on the table as an Upgrade. The others are battle
//! cards and stratagems. Zones that have an order, or are read often, are lists of object numbers. All other zones
//! follow from [`Object::zone`].
//!
//! Every list has a fixed capacity. Zones cannot overflow, because a card is in one zone of its owner only and
//! [`MOST_BATTLE_CARDS`] bounds the cards of a player. The capacities of the other lists are named constants, each with
//! the reason why no legal deck fills it. A list that is full all the same ends the game with [`Status::OutOfRoom`].

use super::{
    ability_summary::AbilitySummary,
    objects::{
        Cards, Characters, MOST_BATTLE_CARDS, MOST_CHARACTERS, MOST_OBJECTS, NOBODY, ObjectId,
        Objects, only,
    },
    work::Work,
};
use crate::cards::card::DefId;
use altmode_core::{List, Random, Those};
use serde::Serialize;

/// Maximum depth of the work stack: a turn, a battle, an ability and its damage, a Secret Action in reply, and an
/// Action inside an Action for each battle card of a player. A card in the played area cannot be played again, so
/// nesting ends there.
pub const MOST_FRAMES: usize = MOST_BATTLE_CARDS + 8;
/// Maximum number of cards that all instructions on the stack remember together. An instruction mostly remembers the
/// cards that it has moved or looked at, which are at most all cards of a player. An Action played from among them is
/// no longer remembered.
pub const MOST_REMEMBERED: usize = 240;
/// Maximum number of waiting triggers. Most are set off by one event for many cards: scrapping a hand of
/// [`MOST_BATTLE_CARDS`] cards sets off two triggers for each.
pub const MOST_PENDING: usize = 2 * MOST_BATTLE_CARDS;
/// Maximum number of lasting effects at a time. An Action begins one to three, and they end with the turn.
pub const MOST_LASTING: usize = 120;
/// Maximum number of Upgrades on a character: six parts of a combiner with three each, and twice as many again that
/// share slots or are in slots given by Upgrades.
pub const MOST_UPGRADES: usize = 40;
/// Maximum number of owed attacks. Each is ordered by a card or a character of its own.
pub const MOST_OWED: usize = 40;
/// Maximum number of different once-per-turn abilities used in one turn. One printed card has such an ability. The rest
/// is for those of packs on all characters and their Upgrades.
pub const MOST_USED: usize = 60;
/// Maximum number of Upgrades with damage counters of their own. One printed card takes counters, so there are at most
/// three copies per player. The rest is for those of packs.
pub const MOST_DAMAGED_UPGRADES: usize = 16;
/// Number of words in a set of replacements of damage, which has a bit for each object and each lasting effect.
pub const REPLACED_WORDS: usize = (MOST_OBJECTS + MOST_LASTING).div_ceil(32);

/// Zone of an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[repr(u8)]
pub enum Zone {
    /// In its owner's deck.
    Deck,
    /// In its owner's hand.
    Hand,
    /// In its owner's scrap pile.
    Scrap,
    /// Face up in the played area: played Actions, flipped cards.
    Played,
    /// A face-down Secret Action in the played area.
    Secret,
    /// An Upgrade on the character [`Object::host`].
    Upgrade,
    /// Under the character [`Object::host`].
    Under,
    /// A character or stratagem on the battlefield.
    Battlefield,
    /// In the KO area.
    Ko,
    /// Part of the combiner [`Object::host`].
    Combined,
    /// Outside the game.
    #[default]
    Outside,
}

/// A physical card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Object {
    /// Zone of the card.
    pub zone: Zone,
    /// Seat of the player who brought it, 0 or 1.
    pub owner: u8,
    /// Bitmask of the seats (bits 0 and 1) that have seen which card this is, though it is hidden now; 0 to 3.
    pub seen: u8,
    /// Character that it is on, under, or part of, 0 to 27; [`NOBODY`] if none. An Upgrade scrapped because its character was
    /// KO'd keeps its host until the head of that character has been deployed, if a card asks for that. For a face-down
    /// Secret Action: the card that keeps it in place at the end of turns.
    pub host: ObjectId,
    /// For an Upgrade: its slot (0 Weapon, 1 Armor, 2 Utility). For a stratagem: 1 once it has been turned over. In the
    /// played area: 1 if it was not played by its owner.
    pub slot: u8,
}

/// Mutable data of a character. Indexed by the character's [`ObjectId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Character {
    /// Index of the face that shows, in the faces of its card; below 8.
    pub face: u8,
    /// Number of damage counters, 0 to 255.
    pub damage: u8,
    /// Number of attacks it made this turn, 0 to 255.
    pub attacks: u8,
    /// Number of times it was flipped this turn, 0 to 255.
    pub flips: u8,
    /// Pierce from black icons, 0 to 255, until end of turn (Rules 1.0, Attack, step 5).
    pub pierce: u8,
    /// Number of counters other than damage, 0 to 255.
    pub counters: u8,
    /// Titan Master's head on it, 0 to 27; [`NOBODY`] without one.
    pub head: ObjectId,
    /// Its Upgrades, oldest first, as object numbers from 0 to 183.
    pub upgrades: List<ObjectId, MOST_UPGRADES>,
}

impl Default for Character {
    fn default() -> Self {
        Character {
            face: 0,
            damage: 0,
            attacks: 0,
            flips: 0,
            pierce: 0,
            counters: 0,
            head: NOBODY,
            upgrades: List::new(),
        }
    }
}

/// Zones of a player, and counts for the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Player {
    /// Deck; the last card is the top one.
    pub deck: Cards,
    /// Hand, in the order in which the cards came.
    pub hand: Cards,
    /// Scrap pile.
    pub scrap: Cards,
    /// Played area: played Actions, flipped cards, Secret Actions face up or face down.
    pub played: Cards,
    /// Cards that the resolving effect moved from deck to scrap pile. They stay out of a reshuffle.
    pub set_aside: Cards,
    /// Height of the Tower, 1 to 255; 0 if there is none.
    pub tower: u8,
    /// Number of cards drawn this turn, 0 to 255.
    pub drawn: u8,
    /// Names of the cards played this turn, by [`CardDef::name_id`](crate::cards::catalogue::CardDef::name_id), one
    /// entry per play.
    pub played_names: List<u16, MOST_BATTLE_CARDS>,
    /// Number of cards played this turn, in any way; 0 to 255.
    pub plays: u8,
    /// Number of Actions played this turn, in any way; 0 to 255.
    pub actions: u8,
    /// Number of Actions played as the normal play of the main phase this turn, 0 to 255.
    pub actions_from_hand: u8,
    /// Bitmask of the colours of icons flipped this turn, a bit for each [`Color`](altmode_tcg_language::Color); 0 to 31.
    pub flipped_this_turn: u8,
    /// Number of times that a character of this player was KO'd this game, 0 to 255.
    pub kos: u8,
    /// Number of turns that this player has begun, 0 to 255. It counts no further.
    pub turns: u8,
    /// Number of turns taken in a row, 0 to 2.
    pub in_a_row: u8,
    /// Number of extra turns owed, 0 to 255.
    pub extra_turns: u8,
    /// Bitmask of things this player cannot do for the rest of the turn, see [`barred`]; 0 to 3.
    pub barred: u8,
}

/// Bits of [`Player::barred`].
pub mod barred {
    /// Playing Actions.
    pub const ACTIONS: u8 = 1;
    /// Drawing: the opponent draws instead.
    pub const DRAWS: u8 = 2;
}

/// Plays that the main phase still allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Allowance {
    /// Whether a character may be flipped.
    pub flip: bool,
    /// Number of Actions that may be played, 0 to 255, without those that cards add.
    pub actions: u8,
    /// Whether an Upgrade may be played.
    pub upgrade: bool,
    /// Whether a tap ability may be used.
    pub tap: bool,
    /// Whether only one Action or one Upgrade may be played, not both (turn 2 of the game).
    pub one_card: bool,
}

/// The battle in progress. Index 0 is the attacking side, 1 the defending side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Battle {
    /// Whether there is a battle.
    pub running: bool,
    /// Attacker, 0 to 27; [`NOBODY`] without a battle.
    pub attacker: ObjectId,
    /// Defender, 0 to 27; [`NOBODY`] until it is chosen.
    pub defender: ObjectId,
    /// Cards that each side flipped, in order.
    pub flipped: [Cards; 2],
    /// Number of cards that each side still has to flip, 0 to 255.
    pub to_flip: [u8; 2],
    /// Maximum number of cards that each side may flip, 0 to 255; 255 for no limit.
    pub most_flips: [u8; 2],
    /// Whether the white bonus was used, by side.
    pub white_used: [bool; 2],
    /// Points that the flips added to attack, and to defense.
    pub pips: [i16; 2],
    /// Part of `pips` that was added by effects that count icons of other colours than the side's own, in points of
    /// the stat.
    pub counted: [i16; 2],
    /// Pierce that the attacker had from black icons of earlier battles of this turn, 0 to 255.
    pub pierce_before: u8,
    /// Bitmask of the colours whose icons do nothing in this battle, a bit for each [`Color`](altmode_tcg_language::Color); 0 to 31.
    pub ignored: u8,
    /// Number of icons flipped, by side and [`Color`](altmode_tcg_language::Color).
    pub icons: [[u16; 5]; 2],
    /// Whether each side has finished its flips.
    pub flips_done: [bool; 2],
    /// Amount of attack damage beyond the damage needed for KO, in damage counters.
    pub extra: u16,
    /// Characters that took more attack damage than needed for KO.
    pub beyond: Characters,
    /// Whether damage was spilled already, which happens at most once an attack (Rules Roundup 2019-04-01).
    pub spilled: bool,
    /// Attack damage done in this battle, in damage counters. The forecast reads it.
    pub dealt: u16,
    /// Whether the green swap is done, by side.
    pub swapped: [bool; 2],
    /// Whether the player of a side may put a flipped green card into hand instead of swapping a card for it.
    pub takes_green: [bool; 2],
    /// Damage of any kind that the combatant of each side has taken in this battle, in damage counters.
    pub taken: [u16; 2],
    /// Number of flipped cards that each side still has to scrap without using their icons, 0 to 255.
    pub to_scrap: [u8; 2],
    /// Order that this attack follows, if an effect ordered it.
    pub owed: OwedAttack,
}

impl Battle {
    /// Resets the battle in place, because a battle is large and freshly written memory is slow to copy.
    pub fn begin(&mut self, attacker: ObjectId, defender: ObjectId) {
        for side in 0..2 {
            self.flipped[side].clear();
        }
        (self.running, self.attacker, self.defender) = (true, attacker, defender);
        (self.to_flip, self.most_flips, self.to_scrap) = ([0; 2], [255; 2], [0; 2]);
        (self.white_used, self.flips_done, self.swapped) = ([false; 2], [false; 2], [false; 2]);
        self.takes_green = [false; 2];
        (self.pips, self.counted, self.icons) = ([0; 2], [0; 2], [[0; 5]; 2]);
        (self.pierce_before, self.ignored, self.beyond) = (0, 0, 0);
        (self.extra, self.spilled, self.dealt, self.taken) = (0, false, 0, [0; 2]);
        self.owed = OwedAttack::default();
    }

    /// Ends the battle.
    pub fn end(&mut self) {
        self.begin(NOBODY, NOBODY);
        (self.running, self.most_flips) = (false, [0; 2]);
    }
}

/// An effect that lasts: a quality for a time, or a trigger or a replacement set up by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lasting {
    /// Kind of effect.
    pub kind: LastingKind,
    /// Number in the catalogue that `kind` determines: a quality, a trigger, a replacement, the first instruction, or a
    /// name.
    pub what: u16,
    /// Characters that it affects.
    pub who: Characters,
    /// Amount, fixed when the effect began, -99 to 99 points of the stat for a quality. Otherwise the remembered number of
    /// the frame that began it.
    pub amount: i16,
    /// Seat of the player who controls it, 0 or 1.
    pub controller: u8,
    /// Card that made it, 0 to 183.
    pub source: ObjectId,
    /// Whether it ends with the battle instead of the turn.
    pub battle_only: bool,
}

/// Kinds of lasting effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum LastingKind {
    /// Characters have a quality.
    #[default]
    Quality,
    /// A trigger for the rest of the turn.
    Trigger,
    /// A replacement changes damage.
    Instead,
    /// Instructions to follow at end of turn.
    AtEndOfTurn,
    /// Instructions to follow after the battle.
    AfterBattle,
    /// No effect but a note: an Upgrade of the name with this number was scrapped from these characters in this battle.
    Scrapped,
}

/// A trigger that waits to resolve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pending {
    /// Number of its first instruction, an index into the instructions of the catalogue.
    pub code: u16,
    /// Card that it is printed on, 0 to 183.
    pub source: ObjectId,
    /// Character that "this" or "upgraded" means, 0 to 27; [`NOBODY`] for none.
    pub this: ObjectId,
    /// Seat of the player who follows it, 0 or 1.
    pub controller: u8,
    /// Characters that "it" means.
    pub it: Characters,
    /// Remembered number, in the unit of the instruction that remembers it: damage counters, cards or icons.
    pub amount: i16,
    /// Remembered card, 0 to 183; [`NOBODY`] without one.
    pub card: ObjectId,
    /// Number of the event that set it off, 1 to 65,535. Triggers of a newer event resolve first.
    pub event: u16,
}

/// A piece of work in progress, one entry of the work stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Frame {
    /// Kind of work, and its next step.
    pub work: Work,
    /// Number of the next instruction, for [`Work::Code`], an index into the instructions of the catalogue.
    pub pc: u16,
    /// Card that the instructions are printed on, 0 to 183; [`NOBODY`] for none.
    pub source: ObjectId,
    /// Character that "this" or "upgraded" means, 0 to 27; [`NOBODY`] for none.
    pub this: ObjectId,
    /// Seat of the player whose card it is, 0 or 1.
    pub controller: u8,
    /// Seat of the player who follows the instructions, 0 or 1: "you".
    pub you: u8,
    /// Characters that "it" means.
    pub it: Characters,
    /// Characters chosen for the instruction in progress.
    pub picks: [Characters; 2],
    /// Bitmask: bits 0 and 1 mark settled `picks`. The meaning of higher bits depends on the work.
    pub ready: u8,
    /// Remembered cards.
    pub those: Those,
    /// Remembered number, in the unit of the instruction that remembers it: damage counters, cards or icons.
    pub amount: i16,
    /// Whether the instruction before did something.
    pub done: bool,
    /// Chosen [`Color`](altmode_tcg_language::Color), 0 to 4.
    pub color: u8,
    /// Number of the name that was said, plus 1; 0 for none. The number is an index into the sorted names of the catalogue.
    pub name: u16,
    /// State of a loop: characters still to come, or number of repetitions left.
    pub left: Characters,
    /// Card kept for the step in progress, 0 to 183; [`NOBODY`] without one.
    pub card: ObjectId,
    /// Number of the event of an instruction that a question interrupts, 1 to 65,535; 0 for none. See [`crate::engine::trigger`].
    pub event: u16,
}

/// Damage that is about to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Hit {
    /// Character that would take it, 0 to 27.
    pub to: ObjectId,
    /// Amount of damage, in damage counters.
    pub amount: u16,
    /// Whether it is attack damage.
    pub attack: bool,
    /// Card that does it, 0 to 183.
    pub source: ObjectId,
    /// Whether it is a part of the damage before it in the list that a replacement moved. Replacements applied to that
    /// damage count as applied to this one too.
    pub part: bool,
}

/// The pending question, its candidates and the answers so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Kind of question.
    pub ask: Ask,
    /// Seat of the player who answers, 0 or 1.
    pub seat: u8,
    /// Candidates: characters, cards, option numbers or positions in [`State::pending`].
    pub options: Objects,
    /// Number of answers still wanted, this one included; 0 to 184.
    pub wanted: u8,
    /// Whether the player may stop early.
    pub may_stop: bool,
    /// Whether the candidates are hidden from the other seat. The number of questions must then not depend on them.
    pub secret: bool,
    /// Whether the order of the answers matters. Then the last but one is asked for as well.
    pub ordered: bool,
    /// Cards chosen so far.
    pub chosen: Objects,
    /// Characters chosen so far.
    pub chosen_characters: Characters,
    /// Whether an answer has been given and waits to be read.
    pub answered: bool,
    /// Answer to a yes-or-no question (0 or 1), or number of an option, from 0.
    pub answer: u8,
    /// Number of the name that was said, an index into the sorted names of the catalogue.
    pub name: u16,
}

impl Decision {
    /// Resets the decision to no question. Lists are cleared in place, because a decision is large.
    pub fn clear(&mut self) {
        self.options.clear();
        self.chosen.clear();
        (self.ask, self.seat, self.wanted, self.may_stop) = (Ask::Nothing, 0, 0, false);
        (self.secret, self.ordered) = (false, false);
        (self.chosen_characters, self.answered, self.answer, self.name) = (0, false, 0, 0);
    }
}

/// Answer to a [`Decision`].
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// Seat of the player who answered, 0 or 1.
    pub seat: u8,
    /// Chosen cards.
    pub chosen: Objects,
    /// Chosen characters.
    pub chosen_characters: Characters,
    /// Answer to a yes-or-no question (0 or 1), or number of an option, from 0.
    pub answer: u8,
    /// Number of the name that was said, an index into the sorted names of the catalogue.
    pub name: u16,
}

/// Kinds of questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[repr(u8)]
pub enum Ask {
    /// No question: work goes on, or the game is over.
    #[default]
    Nothing,
    /// Action of the main phase, or the attacker.
    Main,
    /// Attack to make.
    Attack,
    /// Enemy to attack.
    Defender,
    /// Characters.
    Characters,
    /// Cards.
    Cards,
    /// A card, or an Upgrade and the character it goes onto. The candidates are all cards that are possible as far as
    /// both players know. Playable ones are filtered when the legal actions are listed.
    PlayCard,
    /// An option: a colour, a slot, a mode, one of several lists.
    Option,
    /// Name of a card. The answers are all names of the catalogue that fit the instruction, so that they reveal
    /// nothing.
    Name,
    /// Trigger that resolves next.
    Trigger,
    /// Yes or no.
    YesNo,
    /// Whether to reveal a Secret Action. The candidates are all face-down ones, even if only some can be revealed now.
    Reveal,
    /// Whether to swap a card for a flipped green one.
    SwapGreen,
}

/// An attack that an effect ordered. The possible attackers and defenders are read from the instruction when the attack
/// is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OwedAttack {
    /// Number of the instruction that ordered it, an index into the instructions of the catalogue; 0 for none.
    pub code: u16,
    /// Card that the instruction is on, 0 to 183.
    pub source: ObjectId,
    /// Character that "this" means in it, 0 to 27; [`NOBODY`] for none.
    pub this: ObjectId,
    /// Seat of the player who is "you" in it, 0 or 1.
    pub you: u8,
    /// Characters that "it" means in it.
    pub it: Characters,
    /// Whether it may be declined.
    pub optional: bool,
    /// Whether untapped enemies can be attacked as though they were tapped.
    pub untapped_too: bool,
    /// Whether the first attack of the turn could have been this one.
    pub first_fits: bool,
}

/// Result of the game so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Status {
    /// The game is running.
    #[default]
    Running,
    /// This seat won by knocking out every enemy.
    Won(u8),
    /// This seat won because the other conceded.
    Conceded(u8),
    /// This seat won by the text of a card.
    WonByCard(u8),
    /// Both players lost their last characters at once.
    BothOut,
    /// The game exceeded a bound on its length (no rule in the sources; our own).
    Endless,
    /// A list of the state was full, so that the game could not go on correctly (no rule in the sources; our own).
    OutOfRoom,
}

impl Status {
    /// Returns whether the game is running. This is one comparison, whereas `==` compares seats as well.
    #[inline]
    pub fn is_running(self) -> bool {
        matches!(self, Status::Running)
    }
}

/// State of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// Random generator.
    pub random: Random,
    /// Edition of the rulings: 0 core, 1 updated.
    pub rulings: u8,
    /// Whether the basic rules of Rules 1.0 are played instead of the full ones.
    pub basic: bool,
    /// Whether both players know the deck lists.
    pub open_decks: bool,
    /// Result of the game so far.
    pub status: Status,
    /// Number of the turn, 1 to 1,000, as the game ends after turn 1,000; 0 during set-up.
    pub turn: u16,
    /// Seat of the active player, 0 or 1.
    pub active: u8,
    /// Seat that had the first turn, 0 or 1.
    pub first: u8,
    /// Whether attacking has begun.
    pub attacking: bool,
    /// Number of attacks made this turn, 0 to 255. It counts no further.
    pub attacks: u8,
    /// Plays that the main phase still allows.
    pub allowance: Allowance,
    /// Card of each object, as its index in the catalogue.
    pub defs: List<DefId, { MOST_OBJECTS }>,
    /// Location of each object.
    pub objects: List<Object, { MOST_OBJECTS }>,
    /// Mutable data of the characters.
    pub characters: List<Character, { MOST_CHARACTERS }>,
    /// Characters on the battlefield, by owner.
    pub battlefield: [Characters; 2],
    /// Tapped characters.
    pub tapped: Characters,
    /// Characters of the starting teams.
    pub started: Characters,
    /// Characters that combined this turn.
    pub combined: Characters,
    /// Characters in the KO area, by owner.
    pub ko: [Characters; 2],
    /// Characters that have been KO'd this game, wherever they are now.
    pub been_ko: Characters,
    /// Players, by seat.
    pub players: [Player; 2],
    /// Battle in progress.
    pub battle: Battle,
    /// Work stack, innermost work last.
    pub frames: List<Frame, MOST_FRAMES>,
    /// Cards that the frames remember, those of the innermost frame last; see [`Those`].
    pub remembered: List<ObjectId, MOST_REMEMBERED>,
    /// Triggers that wait.
    pub pending: List<Pending, MOST_PENDING>,
    /// Number of the newest event that set off a trigger, 0 to 65,535.
    pub event: u16,
    /// Number of triggers resolved this turn, 0 to 1,001. With the last one the game ends.
    pub resolved: u16,
    /// KO'd characters whose Upgrades stay until the players have decided on revealing Secret Actions.
    pub fallen: Characters,
    /// Number of the event in which `fallen` were KO'd, 0 to 65,535.
    pub fallen_event: u16,
    /// Whether some face-down Secret Action was not played by its owner, or stays at the end of the turn.
    pub odd_secrets: bool,
    /// Once-per-turn abilities used this turn: the card, and the number of the first instruction.
    pub used: List<(ObjectId, u16), MOST_USED>,
    /// Whether an Upgrade that gave slots is gone, so that another one may have lost its slot.
    pub slots_lost: bool,
    /// Newest Upgrade of a kind whose several slots are all full, 0 to 183; [`NOBODY`] for none. It is not the one to be
    /// scrapped.
    pub newest_upgrade: ObjectId,
    /// Damage counters on Upgrades: the Upgrade, and their number from 1 to 255.
    pub upgrade_damage: List<(ObjectId, u8), MOST_DAMAGED_UPGRADES>,
    /// Lasting effects.
    pub lasting: List<Lasting, MOST_LASTING>,
    /// Damage about to be done.
    pub hits: List<Hit, MOST_CHARACTERS>,
    /// Bitmask of the replacements applied to the hit in progress, see
    /// [`replacement_bit`](crate::engine::damage::replacement_bit).
    pub replaced: [u32; REPLACED_WORDS],
    /// Attacks that effects ordered, in order.
    pub owed: List<OwedAttack, MOST_OWED>,
    /// Pending question.
    pub decision: Decision,
    /// Character that attacked last, by seat, 0 to 27; [`NOBODY`] for none (basic rules).
    pub last_attacker: [ObjectId; 2],
    /// Cached summary of the abilities of all cards on the table.
    #[serde(skip)]
    pub table: AbilitySummary,
}

impl State {
    /// Returns the other seat.
    #[inline]
    pub const fn other(seat: u8) -> u8 {
        1 - seat
    }

    /// Returns the cards that an instruction remembers.
    #[inline]
    pub fn those(&self, those: Those) -> &[ObjectId] {
        those.of(&self.remembered)
    }

    /// Returns whether an object is a character card.
    #[inline]
    pub fn is_character(&self, object: ObjectId) -> bool {
        (object as usize) < self.characters.len()
    }

    /// Returns the object with this number.
    #[inline]
    pub fn object(&self, object: ObjectId) -> &Object {
        self.objects.at(object as usize)
    }

    /// Returns the bitmask of the seats that may know which card an object is.
    pub fn seen_by(&self, object: ObjectId) -> u8 {
        let Object { zone, owner, seen, .. } = *self.object(object);
        match zone {
            Zone::Deck => seen,
            Zone::Hand | Zone::Secret | Zone::Outside => seen | 1 << owner,
            // Face-down cards under a character are hidden from all players (Rules Roundup 2019-07-12).
            Zone::Under if !self.is_character(object) => seen,
            _ => 3,
        }
    }

    /// Returns the character with this number.
    #[inline]
    pub fn character(&self, character: ObjectId) -> &Character {
        self.characters.at(character as usize)
    }

    /// Returns whether a character is tapped.
    #[inline]
    pub fn is_tapped(&self, character: ObjectId) -> bool {
        self.tapped & only(character) != 0
    }

    /// Taps or untaps a character.
    #[inline]
    pub fn set_tapped(&mut self, character: ObjectId, tapped: bool) {
        self.tapped =
            if tapped { self.tapped | only(character) } else { self.tapped & !only(character) };
    }

    /// Returns the seat that controls a character or card. In every official card this is its owner.
    #[inline]
    pub fn owner(&self, object: ObjectId) -> u8 {
        self.objects.at(object as usize).owner
    }

    /// Returns how many damage counters lie on an Upgrade.
    pub fn damage_on_upgrade(&self, upgrade: ObjectId) -> u8 {
        self.upgrade_damage
            .iter()
            .find(|(card, _)| *card == upgrade)
            .map_or(0, |(_, damage)| *damage)
    }

    /// Returns the seat that controls a card in the played area. This is its owner, unless the opponent played it from
    /// the owner's scrap pile.
    #[inline]
    pub fn controller(&self, card: ObjectId) -> u8 {
        let object = self.object(card);
        object.owner ^ (object.slot & 1)
    }

    /// Returns whether a player has a face-down Secret Action.
    #[inline]
    pub fn has_face_down(&self, seat: u8) -> bool {
        let is_own = |card: &ObjectId| {
            self.object(*card).zone == Zone::Secret
                && (!self.odd_secrets || self.controller(*card) == seat)
        };
        self.players[seat as usize].played.iter().any(is_own)
            || self.odd_secrets && self.has_crossed(seat)
    }

    #[cold]
    fn has_crossed(&self, seat: u8) -> bool {
        !self.face_down(seat).is_empty()
    }

    /// Returns the face-down Secret Actions that a player controls, of any owner.
    pub fn face_down(&self, seat: u8) -> Objects {
        let lists = [seat, State::other(seat)].map(|owner| &self.players[owner as usize].played);
        let all = lists.into_iter().flat_map(|list| list.iter().copied());
        all.filter(|&card| self.object(card).zone == Zone::Secret && self.controller(card) == seat)
            .collect()
    }

    /// Returns whether a seat does not know which card an object is.
    #[inline]
    pub fn is_secret_to_a_seat(&self, object: ObjectId) -> bool {
        self.object(object).seen != 3 && !self.is_character(object)
    }

    /// Returns whether a character is on the battlefield.
    #[inline]
    pub fn on_battlefield(&self, character: ObjectId) -> bool {
        character < 32 && (self.battlefield[0] | self.battlefield[1]) >> character & 1 != 0
    }
}

/// The state must stay small, because searches clone it a million times.
const _: () = assert!(
    size_of::<State>() == 12_960,
    "a copy of a state takes as long as the state is large: give a reason for another size"
);
