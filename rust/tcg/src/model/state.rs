//! The state of a game: one plain value, about 13 KB, no pointers.
//!
//! Every physical card is an *object* with a small number, its [`ObjectId`]. Objects below
//! [`State::characters`]`.len()` are characters (also while they lie on the table as an Upgrade);
//! the others are battle cards and stratagems. Zones that have an order, or are read often, are
//! lists of object numbers; the rest follows from [`Object::zone`].
//!
//! Every list has a fixed capacity. Zones cannot be full, because a card lies in one zone of its owner only and
//! [`MOST_BATTLE_CARDS`] bounds what a player brings. The capacities of the other lists are named constants, each with the
//! reason why no legal deck fills it; a list that is full all the same ends the game with [`Status::OutOfRoom`].

use super::{
    ability_summary::AbilitySummary,
    objects::{Cards, Characters, MOST_BATTLE_CARDS, MOST_CHARACTERS, MOST_OBJECTS, NOBODY, ObjectId, Objects, only},
};
use crate::cards::card::DefId;
use altmode_core::{List, Random};
use serde::{Deserialize, Serialize};

/// How many pieces of work can lie on the stack: a turn, a battle, an ability and its damage, a Secret Action that answers,
/// and an Action inside an Action for each battle card of a player. A card cannot be played again while it lies in the
/// played area, so nesting ends there.
pub const MOST_FRAMES: usize = MOST_BATTLE_CARDS + 8;
/// How many cards the instructions on the stack can remember together. Remembered cards are mostly those that an instruction
/// has moved or looked at, at most all cards of a player, and an Action that is played from among them is remembered no more.
pub const MOST_REMEMBERED: usize = 240;
/// How many triggers can wait. Most are set off by one event for many cards: a hand of [`MOST_BATTLE_CARDS`] cards that is
/// scrapped sets off two triggers for each.
pub const MOST_PENDING: usize = 2 * MOST_BATTLE_CARDS;
/// How many effects can last at a time. An Action begins one to three, and ends with the turn.
pub const MOST_LASTING: usize = 120;
/// How many Upgrades a character can have: six parts of a combiner with three each, and twice as many again that share
/// slots or lie in slots that Upgrades give.
pub const MOST_UPGRADES: usize = 40;
/// How many attacks can be owed: each is ordered by a card or a character of its own.
pub const MOST_OWED: usize = 40;
/// How many different once-per-turn abilities can be used in one turn: one printed card has such an ability, and this leaves
/// room for those of packs on all characters and what they carry.
pub const MOST_USED: usize = 60;
/// How many Upgrades can have damage counters of their own: one printed card takes them, so at most three copies of each
/// player's; this leaves room for those of packs.
pub const MOST_DAMAGED_UPGRADES: usize = 16;
/// Words of a set of replacements of damage: a bit for each object and each lasting effect.
pub const REPLACED_WORDS: usize = (MOST_OBJECTS + MOST_LASTING).div_ceil(32);

/// The cards that an instruction remembers: a range of [`State::remembered`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Those {
    /// Position of the first one.
    pub from: u8,
    /// How many there are.
    pub count: u8,
}

/// Where an object is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Object {
    /// Where it is.
    pub zone: Zone,
    /// Who brought it.
    pub owner: u8,
    /// Bit 0 and 1: that seat has seen which card this is, though it lies hidden now.
    pub seen: u8,
    /// The character it is on, under, or part of; [`NOBODY`] if none. An Upgrade that was scrapped because its character was
    /// KO'd keeps it until the head of that character has been deployed, where a card asks for that. Of a Secret Action that
    /// lies face down: the card because of which it stays there at the end of turns.
    pub host: ObjectId,
    /// As an Upgrade: the slot it is in. As a stratagem: 1 once it has been turned over. In the played area: 1 if it was not
    /// played by its owner.
    pub slot: u8,
}

/// What a character has beyond its card. Indexed by the character's [`ObjectId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    /// Index of the face that shows, into the card's faces.
    pub face: u8,
    /// Damage counters.
    pub damage: u8,
    /// Attacks it made this turn.
    pub attacks: u8,
    /// Times it was flipped this turn.
    pub flips: u8,
    /// Pierce from black icons, until end of turn (Rules 1.0, Attack, step 5).
    pub pierce: u8,
    /// Counters other than damage.
    pub counters: u8,
    /// The Titan Master's head on it; [`NOBODY`] without one.
    pub head: ObjectId,
    /// Its Upgrades, oldest first.
    pub upgrades: List<ObjectId, MOST_UPGRADES>,
}

impl Default for Character {
    fn default() -> Self {
        Character { face: 0, damage: 0, attacks: 0, flips: 0, pierce: 0, counters: 0, head: NOBODY, upgrades: List::new() }
    }
}

/// A player's zones and what a turn remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The deck; the last card is the top one.
    pub deck: Cards,
    /// The hand, in the order in which cards came.
    pub hand: Cards,
    /// The scrap pile.
    pub scrap: Cards,
    /// The played area: played Actions, flipped cards, Secret Actions face up or face down.
    pub played: Cards,
    /// Cards that the resolving effect moved from deck to scrap pile: they stay out of a reshuffle.
    pub set_aside: Cards,
    /// Height of the Tower; 0 if there is none.
    pub tower: u8,
    /// Cards drawn this turn.
    pub drawn: u8,
    /// Names of the cards played this turn, by [`crate::cards::catalogue::CardDef::name`], each as often as it was played.
    pub played_names: List<u16, MOST_BATTLE_CARDS>,
    /// Cards played this turn, by whatever way.
    pub plays: u8,
    /// Actions played this turn, by whatever way.
    pub actions: u8,
    /// Actions played as the normal play of the main phase this turn.
    pub actions_from_hand: u8,
    /// Icons flipped this turn, a bit for each colour.
    pub flipped_this_turn: u8,
    /// How many turns this player has begun.
    pub turns: u8,
    /// Turns taken in a row.
    pub in_a_row: u8,
    /// Extra turns owed.
    pub extra_turns: u8,
    /// What this player can't do for the rest of the turn: see [`barred`].
    pub barred: u8,
}

/// Bits of [`Player::barred`].
pub mod barred {
    /// Playing Actions.
    pub const ACTIONS: u8 = 1;
    /// Drawing: the opponent draws instead.
    pub const DRAWS: u8 = 2;
}

/// What the main phase still allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Allowance {
    /// Flip a character.
    pub flip: bool,
    /// Play Actions, so many.
    pub actions: u8,
    /// Play an Upgrade.
    pub upgrade: bool,
    /// Use a tap ability.
    pub tap: bool,
    /// Turn 2 of the game: one Action or one Upgrade, not both.
    pub one_card: bool,
}

/// The battle in progress. Index 0 is the attacking side, 1 the defending side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Whether there is one.
    pub running: bool,
    /// The attacker.
    pub attacker: ObjectId,
    /// The defender; [`NOBODY`] until it is chosen.
    pub defender: ObjectId,
    /// Cards that each side flipped, in order.
    pub flipped: [Cards; 2],
    /// Cards each side still has to flip.
    pub to_flip: [u8; 2],
    /// Most cards each side may flip.
    pub most_flips: [u8; 2],
    /// The white bonus was used.
    pub white_used: [bool; 2],
    /// What the flips added to attack, to defense.
    pub pips: [i16; 2],
    /// The part of that which icons of other colours than the side's own added, because an effect counted them.
    pub counted: [i16; 2],
    /// Pierce that the attacker had from black icons of earlier battles of this turn.
    pub pierce_before: u8,
    /// Colours whose icons do nothing in this battle, a bit each.
    pub ignored: u8,
    /// Icons counted, by side and colour.
    pub icons: [[u16; 5]; 2],
    /// Each side has finished its flips.
    pub flips_done: [bool; 2],
    /// More of the damage than KO needed.
    pub extra: u16,
    /// The characters that took more than enough attack damage to be KO'd.
    pub beyond: Characters,
    /// Spilling happened already: at most once an attack (Rules Roundup 2019-04-01).
    pub spilled: bool,
    /// Attack damage that the defender took.
    pub dealt: u16,
    /// Green swap done, by side.
    pub swapped: [bool; 2],
    /// A side's player may put a flipped green card into hand instead of swapping a card for it.
    pub takes_green: [bool; 2],
    /// Damage of any kind that each side's combatant has taken in this battle.
    pub taken: [u16; 2],
    /// Flipped cards that each side still has to scrap without using their icons.
    pub to_scrap: [u8; 2],
    /// The order that this attack was made by, if an effect ordered it.
    pub owed: OwedAttack,
}

impl Battle {
    /// Makes it as new, where it is: a battle is large, and what was just written is slow to copy.
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

    /// There is none.
    pub fn end(&mut self) {
        self.begin(NOBODY, NOBODY);
        (self.running, self.most_flips) = (false, [0; 2]);
    }
}

/// Something that lasts: a quality for a time, or a trigger set up by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// What it is.
    pub kind: LastingKind,
    /// Number of the quality, delayed trigger or piece of code in the catalogue.
    pub what: u16,
    /// Whom it is about.
    pub who: Characters,
    /// The amount, fixed when it began.
    pub amount: i16,
    /// Who controls it.
    pub controller: u8,
    /// The card that made it.
    pub source: ObjectId,
    /// It ends with the battle, not with the turn.
    pub battle_only: bool,
}

/// Kinds of lasting things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastingKind {
    /// Characters have a quality.
    #[default]
    Quality,
    /// A trigger for the rest of the turn.
    Trigger,
    /// Damage is changed.
    Instead,
    /// Instructions to follow at end of turn.
    AtEndOfTurn,
    /// Instructions to follow after the battle.
    AfterBattle,
    /// No effect but a note: an Upgrade of the name with this number was scrapped from these characters in this battle.
    Scrapped,
}

/// A trigger that waits for its turn to resolve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// Where its instructions begin in the catalogue's code.
    pub code: u16,
    /// The card that it is printed on.
    pub source: ObjectId,
    /// The character that "this" or "upgraded" means.
    pub this: ObjectId,
    /// Who follows it.
    pub controller: u8,
    /// What "it" means.
    pub it: Characters,
    /// A remembered number.
    pub amount: i16,
    /// A remembered card.
    pub card: ObjectId,
    /// The event that set it off: triggers of a newer event resolve first.
    pub event: u16,
}

/// A piece of work in progress: the machine's stack is made of these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// What kind of work.
    pub work: Work,
    /// How far within the present step.
    pub step: u8,
    /// The next instruction, for code.
    pub pc: u16,
    /// The card that it is printed on.
    pub source: ObjectId,
    /// The character that "this" or "upgraded" means.
    pub this: ObjectId,
    /// The player whose card it is.
    pub controller: u8,
    /// The player who follows the instructions: "you".
    pub you: u8,
    /// What "it" means.
    pub it: Characters,
    /// Characters chosen for the instruction in progress.
    pub picks: [Characters; 2],
    /// Which of them are settled.
    pub ready: u8,
    /// Remembered cards.
    pub those: Those,
    /// Remembered number.
    pub amount: i16,
    /// The instruction before did something.
    pub done: bool,
    /// Chosen colour.
    pub color: u8,
    /// The name that was said: its number and 1; 0 while there is none.
    pub name: u16,
    /// Loop: characters still to come, or repetitions left.
    pub left: Characters,
    /// A card kept for the step in progress.
    pub card: ObjectId,
    /// The event of an instruction that is interrupted by a question; 0 if there is none. See [`crate::engine::trigger`].
    pub event: u16,
}

/// Kinds of work on the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Work {
    /// The turn as a whole; always at the bottom.
    #[default]
    Turn,
    /// A battle.
    Battle,
    /// Instructions of a card.
    Code,
    /// Damage being modified before it is done.
    Damage,
    /// A played card on its way to its effect.
    Play,
    /// Looking at the top cards before flipping.
    Focus,
    /// A moment outside the steps of a battle at which a Secret Action may be revealed: see [`crate::engine::windows`].
    Window,
}

/// Damage about to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// Who would take it.
    pub to: ObjectId,
    /// How much.
    pub amount: u16,
    /// Attack damage.
    pub attack: bool,
    /// The card that does it.
    pub source: ObjectId,
    /// A part of the damage before it in the list, which a replacement moved: what was applied to that one counts for this
    /// one too.
    pub part: bool,
}

/// What is being asked, and whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The question.
    pub ask: Ask,
    /// Who answers.
    pub seat: u8,
    /// The candidates: characters, cards, option numbers or positions in [`State::pending`].
    pub options: Objects,
    /// More answers still wanted, this one included.
    pub wanted: u8,
    /// Whether stopping early is allowed.
    pub may_stop: bool,
    /// The candidates are hidden from the other seat, so how many questions come must not follow from them.
    pub secret: bool,
    /// The order of the answers matters, so the last but one is asked for as well.
    pub ordered: bool,
    /// Cards chosen so far.
    pub chosen: Objects,
    /// Characters chosen so far.
    pub chosen_characters: Characters,
    /// An answer has been given and waits to be read.
    pub answered: bool,
    /// The answer to a yes-or-no question, or the number of an option.
    pub answer: u8,
    /// The number of the name that was said.
    pub name: u16,
}

impl Decision {
    /// Nothing is asked any more. Lists are emptied where they are: a decision is large.
    pub fn clear(&mut self) {
        self.options.clear();
        self.chosen.clear();
        (self.ask, self.seat, self.wanted, self.may_stop) = (Ask::Nothing, 0, 0, false);
        (self.secret, self.ordered) = (false, false);
        (self.chosen_characters, self.answered, self.answer, self.name) = (0, false, 0, 0);
    }
}

/// What was answered to a [`Decision`].
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// Who answered.
    pub seat: u8,
    /// The cards chosen.
    pub chosen: Objects,
    /// The characters chosen.
    pub chosen_characters: Characters,
    /// The answer to a yes-or-no question, or the number of an option.
    pub answer: u8,
    /// The number of the name that was said.
    pub name: u16,
}

/// Kinds of questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
pub enum Ask {
    /// Nothing: the machine is at work or the game is over.
    #[default]
    Nothing,
    /// What to do in the main phase, or with whom to attack.
    Main,
    /// Which attack to make.
    Attack,
    /// Which enemy to attack.
    Defender,
    /// Choose characters.
    Characters,
    /// Choose cards.
    Cards,
    /// Choose a card, or an Upgrade with the character it goes onto. The candidates are all cards that it could be as far as
    /// both players know; which of them are playable is asked when the answers are listed.
    PlayCard,
    /// Choose an option: a colour, a slot, a mode, one of several lists.
    Option,
    /// Say the name of a card. The answers are all names of the catalogue that fit the instruction, so that they tell nothing.
    Name,
    /// Which trigger resolves next.
    Trigger,
    /// Yes or no.
    YesNo,
    /// Reveal a Secret Action or not. The candidates are all face-down ones, whichever can be revealed now.
    Reveal,
    /// Swap a card for a flipped green one, or not.
    SwapGreen,
}

/// An attack that an effect ordered. Who may make it, and against whom, is asked of the instruction when the attack is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwedAttack {
    /// The instruction that ordered it; 0 for none.
    pub code: u16,
    /// The card that the instruction is on.
    pub source: ObjectId,
    /// What "this" means in it.
    pub this: ObjectId,
    /// Who is "you" in it.
    pub you: u8,
    /// What "it" means in it.
    pub it: Characters,
    /// Whether it may be declined.
    pub optional: bool,
    /// Whether untapped enemies can be attacked as though they were tapped.
    pub untapped_too: bool,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// It runs.
    #[default]
    Running,
    /// That seat won by knocking out every enemy.
    Won(u8),
    /// That seat won because the other gave up.
    Conceded(u8),
    /// That seat won by a card's text.
    WonByCard(u8),
    /// Both players lost their last characters at once.
    BothOut,
    /// The game went on beyond every bound (no rule in the sources; ours).
    Endless,
    /// A list of the state was full: the game cannot go on without losing something (no rule in the sources; ours).
    OutOfRoom,
}

impl Status {
    /// Whether the game goes on: one look, where `==` compares seats as well.
    #[inline]
    pub fn is_running(self) -> bool {
        matches!(self, Status::Running)
    }
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The generator.
    pub random: Random,
    /// Which edition of the rulings is played: 0 core, 1 updated.
    pub rulings: u8,
    /// The basic rules of Rules 1.0 instead of the full ones.
    pub basic: bool,
    /// Deck lists are known to both players.
    pub open_decks: bool,
    /// How the game stands.
    pub status: Status,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: u8,
    /// Who had the first turn.
    pub first: u8,
    /// Attacking has begun.
    pub attacking: bool,
    /// Attacks made this turn.
    pub attacks: u8,
    /// What the main phase still allows.
    pub allowance: Allowance,
    /// Which card each object is.
    pub defs: List<DefId, { MOST_OBJECTS }>,
    /// Where all physical cards are.
    pub objects: List<Object, { MOST_OBJECTS }>,
    /// What characters have beyond their cards.
    pub characters: List<Character, { MOST_CHARACTERS }>,
    /// Which characters are on the battlefield, by owner.
    pub battlefield: [Characters; 2],
    /// Which characters are turned sideways.
    pub tapped: Characters,
    /// Which characters were on their player's starting team.
    pub started: Characters,
    /// Which characters were combined this turn.
    pub combined: Characters,
    /// Which characters are in the KO area, by owner.
    pub ko: [Characters; 2],
    /// Which characters have been KO'd this game, wherever they are now.
    pub been_ko: Characters,
    /// The players.
    pub players: [Player; 2],
    /// The battle.
    pub battle: Battle,
    /// Work in progress, innermost last.
    pub frames: List<Frame, MOST_FRAMES>,
    /// Cards that the frames remember, the innermost frame's last; see [`Those`].
    pub remembered: List<ObjectId, MOST_REMEMBERED>,
    /// Triggers that wait.
    pub pending: List<Pending, MOST_PENDING>,
    /// The newest event that set off a trigger.
    pub event: u16,
    /// Triggers that were resolved this turn.
    pub resolved: u16,
    /// Characters that were KO'd and whose Upgrades wait until players have said whether they reveal Secret Actions for that.
    pub fallen: Characters,
    /// The event in which they were KO'd.
    pub fallen_event: u16,
    /// A Secret Action lies face down that its owner has not played, or that does not go at the end of the turn.
    pub odd_secrets: bool,
    /// The once-per-turn abilities that were used this turn: the card, and where the instructions begin.
    pub used: List<(ObjectId, u16), MOST_USED>,
    /// An Upgrade that gave slots is gone: some other may have no slot any more.
    pub slots_lost: bool,
    /// An Upgrade that came into one of several slots of a kind, all of them full: it is not the one to go.
    pub newest_upgrade: ObjectId,
    /// Damage counters on Upgrades.
    pub upgrade_damage: List<(ObjectId, u8), MOST_DAMAGED_UPGRADES>,
    /// What lasts.
    pub lasting: List<Lasting, MOST_LASTING>,
    /// Damage about to be done.
    pub hits: List<Hit, MOST_CHARACTERS>,
    /// Replacements that were applied to the hit in progress, a bit each: see [`replacement_bit`](crate::engine::damage::replacement_bit).
    pub replaced: [u32; REPLACED_WORDS],
    /// Attacks that effects ordered.
    pub owed: List<OwedAttack, MOST_OWED>,
    /// The pending question.
    pub decision: Decision,
    /// Basic rules: who attacked last, by seat.
    pub last_attacker: [ObjectId; 2],
    /// What the cards on the table can do at all.
    #[serde(skip)]
    pub table: AbilitySummary,
}

impl State {
    /// The other player.
    #[inline]
    pub const fn other(seat: u8) -> u8 {
        1 - seat
    }

    /// Returns the cards that an instruction remembers.
    #[inline]
    pub fn those(&self, those: Those) -> &[ObjectId] {
        let from = usize::from(those.from);
        self.remembered.get(from..from + usize::from(those.count)).unwrap_or_default()
    }

    /// Whether an object is a character card.
    #[inline]
    pub fn is_character(&self, object: ObjectId) -> bool {
        (object as usize) < self.characters.len()
    }

    /// The object with this number.
    #[inline]
    pub fn object(&self, object: ObjectId) -> &Object {
        self.objects.at(object as usize)
    }

    /// The character with this number.
    #[inline]
    pub fn character(&self, character: ObjectId) -> &Character {
        self.characters.at(character as usize)
    }

    /// Whether a character is turned sideways.
    #[inline]
    pub fn is_tapped(&self, character: ObjectId) -> bool {
        self.tapped & only(character) != 0
    }

    /// Turns a character sideways, or upright.
    #[inline]
    pub fn set_tapped(&mut self, character: ObjectId, tapped: bool) {
        self.tapped = if tapped { self.tapped | only(character) } else { self.tapped & !only(character) };
    }

    /// Who controls a character or card: its owner, in every official card.
    #[inline]
    pub fn owner(&self, object: ObjectId) -> u8 {
        self.objects.at(object as usize).owner
    }

    /// Returns how many damage counters lie on an Upgrade.
    pub fn damage_on_upgrade(&self, upgrade: ObjectId) -> u8 {
        self.upgrade_damage.iter().find(|(card, _)| *card == upgrade).map_or(0, |(_, damage)| *damage)
    }

    /// Who controls a card in the played area: its owner, unless the opponent has played it from the owner's scrap pile.
    #[inline]
    pub fn controller(&self, card: ObjectId) -> u8 {
        let object = self.object(card);
        object.owner ^ (object.slot & 1)
    }

    /// Whether a Secret Action of a player lies face down.
    #[inline]
    pub fn has_face_down(&self, seat: u8) -> bool {
        let is_own = |card: &ObjectId| self.object(*card).zone == Zone::Secret && (!self.odd_secrets || self.controller(*card) == seat);
        self.players[seat as usize].played.iter().any(is_own) || self.odd_secrets && self.has_crossed(seat)
    }

    #[cold]
    fn has_crossed(&self, seat: u8) -> bool {
        !self.face_down(seat).is_empty()
    }

    /// The Secret Actions of a player that lie face down, whoever's they are.
    pub fn face_down(&self, seat: u8) -> Objects {
        let lists = [seat, State::other(seat)].map(|owner| &self.players[owner as usize].played);
        let all = lists.into_iter().flat_map(|list| list.iter().copied());
        all.filter(|&card| self.object(card).zone == Zone::Secret && self.controller(card) == seat).collect()
    }

    /// Returns whether a seat does not know which card an object is.
    #[inline]
    pub fn is_secret_to_a_seat(&self, object: ObjectId) -> bool {
        self.object(object).seen != 3 && !self.is_character(object)
    }

    /// Whether a character is on the battlefield.
    #[inline]
    pub fn on_battlefield(&self, character: ObjectId) -> bool {
        character < 32 && (self.battlefield[0] | self.battlefield[1]) >> character & 1 != 0
    }
}

/// The state must stay small: searches clone it a million times.
const _: () = assert!(size_of::<State>() <= 14 * 1024);
