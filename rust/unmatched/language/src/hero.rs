//! Heroes as data: facts, fighters, abilities, cards.

use crate::{Amount, Condition, Effect, Through, What, Who};
use altmode_language::{Encode, vocabulary};
use serde::Serialize;

altmode_language::clone_by_packing!(HeroSheet, Part, SharedText);

vocabulary! {
    /// The type of a card.
    CardKind { Attack = "attack", Defense = "defense", Versatile = "versatile", Scheme = "scheme" }
}

vocabulary! {
    /// Whether a fighter is a hero or a sidekick.
    Role { Hero = "hero", Sidekick = "sidekick" }
}

vocabulary! {
    /// Ways to attack.
    AttackKind { Melee = "melee", Ranged = "ranged" }
}

vocabulary! {
    /// Pronouns of fighters, for their texts.
    Pronoun {
        /// "They", also for a fighter whose pronoun is not given.
        They = "they",
        /// "She".
        She = "she",
        /// "He".
        He = "he",
        /// "It".
        It = "it",
    }
}

vocabulary! {
    /// Sizes of fighters (Unmatched Reference v10, Squirrel Girl and T. Rex).
    Size {
        /// A space of its own.
        Usual = "usual",
        /// Up to four stand in a space, beside one other fighter.
        Small = "small",
        /// It stands in two adjacent spaces, and shares neither.
        Large = "large",
    }
}

/// A file of heroes: one box, or texts that cards of several boxes share.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HeroFile {
    /// The box.
    #[serde(default)]
    pub set: String,
    /// Texts that cards refer to by their ids.
    #[serde(default)]
    pub texts: Vec<SharedText>,
    /// The heroes.
    #[serde(default)]
    pub heroes: Vec<HeroSheet>,
}

/// A text that cards of several decks share.
#[derive(Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SharedText {
    /// The name by which cards refer to it in `like`.
    pub id: String,
    /// The text.
    pub text: Vec<Part>,
}

/// A hero with sidekicks and deck.
#[derive(Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HeroSheet {
    /// Stable id, for example `medusa`.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// Number of spaces that its fighters move.
    #[serde(rename = "move")]
    pub moves: u8,
    /// Number of cards in the starting hand, and the hand limit at the end of its turn, if they are unusual.
    #[serde(default)]
    pub hand: Option<Hand>,
    /// Its fighters, heroes first.
    pub fighters: Vec<FighterSheet>,
    /// Fighters of which one is chosen as the hero before the game; the others are sidekicks.
    #[serde(default)]
    pub hero_of: Vec<String>,
    /// Groups of cards, of each of which one card is chosen before the game; copies of the others are left out.
    #[serde(default)]
    pub gear: Vec<GearSheet>,
    /// Counters that its player has.
    #[serde(default)]
    pub counters: Vec<CounterSheet>,
    /// Its die.
    #[serde(default)]
    pub die: Option<DieSheet>,
    /// Names for conditions.
    #[serde(default)]
    pub terms: Vec<TermSheet>,
    /// Sidekicks of which one is chosen before the game; cards that only they can use are left out with the others.
    #[serde(default)]
    pub sidekick_of: Vec<String>,
    /// Forms of its hero of which it has one at a time, the one at the start first: sizes, stances, identities.
    #[serde(default)]
    pub forms: Vec<FormSheet>,
    /// The form is chosen when all fighters are placed.
    #[serde(default)]
    pub form_choice: bool,
    /// Cards of its deck that it has in hand before the others are drawn, by their ids.
    #[serde(default)]
    pub opening: Vec<String>,
    /// Its tokens.
    #[serde(default)]
    pub tokens: Option<TokenSheet>,
    /// Its pile of cards.
    #[serde(default)]
    pub pile: Option<PileSheet>,
    /// Cards of a deck of its own that never come to hand: it is shuffled at the start.
    #[serde(default)]
    pub side: Vec<SideSheet>,
    /// Its spells.
    #[serde(default)]
    pub spells: Vec<SpellSheet>,
    /// The tag of the cards that go to an opponent's hand when they have been played.
    #[serde(default)]
    pub lends: Option<String>,
    /// Facts that only the players at the table know. A fact does not hold unless the host supplies it.
    #[serde(default)]
    pub facts: Vec<FactSheet>,
    /// It has none of its forms until it takes one.
    #[serde(default)]
    pub form_later: bool,
    /// Words of its own for its texts.
    #[serde(default)]
    pub words: WordSheet,
    /// Its abilities; `null` if the language cannot express them exactly.
    #[serde(default)]
    pub abilities: Option<Vec<Ability>>,
    /// Its deck.
    pub cards: Vec<CardSheet>,
}

/// A form of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FormSheet {
    /// Stable id, for example `big`.
    pub id: String,
    /// Its printed name. A card that names it in `by` can be played in this form only.
    pub name: String,
    /// The most health of its hero in this form, where that is unusual.
    #[serde(default)]
    pub health: Option<u8>,
}

/// A group of cards of which one is chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GearSheet {
    /// Its printed name.
    pub name: String,
    /// The ids of its cards.
    pub cards: Vec<String>,
}

/// A kind of counters.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CounterSheet {
    /// Stable id, for example `rage`.
    pub id: String,
    /// Its printed name, of one.
    pub name: String,
    /// The name of several, where that is not the name of one with an "s".
    #[serde(default)]
    pub several: Option<String>,
    /// Number at the start.
    pub start: u8,
    /// Maximum number.
    pub most: u8,
    /// The verbs for gaining and spending one, where these are other ones.
    #[serde(default)]
    pub verbs: Option<VerbSheet>,
    /// The place where they lie, if other counters become these by going there: "the treasury". Their name ends with "in" and
    /// this place.
    #[serde(default)]
    pub store: Option<String>,
}

/// Verbs for counters: coils are charged and discharged.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VerbSheet {
    /// The verb for gaining one: "charge".
    pub gain: String,
    /// The verb for spending one: "discharge".
    pub spend: String,
    /// The noun for one after these verbs: "coil". That for several has an "s".
    pub noun: String,
}

/// Words of a hero for its texts, where the usual ones are clumsy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WordSheet {
    /// The noun for its forms: "stance"; "form" by default.
    #[serde(default)]
    pub form: Option<String>,
    /// The words before the form that it has: "Muhammad Ali is in"; "your form is" by default.
    #[serde(default)]
    pub form_is: Option<String>,
    /// The noun for a card of its side deck: "glamour".
    #[serde(default)]
    pub side: Option<String>,
    /// The noun for several cards of its side deck, where that is not the noun for one with an "s".
    #[serde(default)]
    pub sides: Option<String>,
}

/// A die that effects roll (Unmatched Reference v10, Krang).
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DieSheet {
    /// Its printed name.
    pub name: String,
    /// The numbers on its six faces, where a game is not played with others. 0 is an X.
    pub faces: Vec<u8>,
    /// The id of the counters of which one is spent to roll again.
    pub reroll: String,
}

/// A name for a condition.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TermSheet {
    /// The printed name.
    pub name: String,
    /// The condition.
    pub is: Condition,
}

/// Tokens of a hero, which lie in spaces of the battlefield or on its paths.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenSheet {
    /// Stable id, for example `shadow`.
    pub id: String,
    /// Number of tokens. They begin in the supply.
    pub count: u8,
    /// At most one of them lies in a space.
    #[serde(default)]
    pub single: bool,
    /// A token that is removed does not go back to the supply.
    #[serde(default)]
    pub spent: bool,
    /// An enemy who enters the space of one stops there.
    #[serde(default)]
    pub trap: bool,
    /// They lie on paths, one on each.
    #[serde(default)]
    pub on_paths: bool,
    /// A player whose hero moves through some of them in a maneuver that was BOOSTed may remove them.
    #[serde(default)]
    pub removable: bool,
}

vocabulary! {
    /// Cards that go to a pile instead of the discard pile.
    PileTakes { Nothing = "nothing", Combat = "combat", Discards = "discards" }
}

/// A pile of face-up cards of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PileSheet {
    /// Its name in texts, for example `cauldron`.
    pub name: String,
    /// The cards that go to the pile: `nothing`, those of combats, or all that would be discarded.
    pub takes: PileTakes,
    /// Its cards can be used to BOOST.
    #[serde(default)]
    pub boosts: bool,
    /// The number of syllables with which it is complete, and with more than which it is only discarded.
    #[serde(default)]
    pub syllables: Option<u8>,
}

/// A card of a side deck.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideSheet {
    /// Stable id, for example `hope`.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// Number of feathers on it.
    #[serde(default)]
    pub feathers: u8,
    /// Instructions for when it is turned up.
    #[serde(default)]
    pub text: Vec<Effect>,
    /// The abilities that its hero has while it is open.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// A spell.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SpellSheet {
    /// Stable id.
    pub id: String,
    /// The tags that cards of the pile must have.
    pub needs: Vec<String>,
    /// Its instructions.
    pub text: Vec<Effect>,
}

/// A fact that only the players at the table know.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FactSheet {
    /// Stable id, by which hosts declare that the fact holds.
    pub id: String,
    /// The fact as a clause: "there is food on the table".
    pub text: String,
}

/// Unusual hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// Cards at the start.
    pub start: u8,
    /// Cards at the end of a turn.
    pub limit: u8,
}

/// A fighter, or several alike.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FighterSheet {
    /// Stable id, for example `harpy`; of several alike `harpy-1` and so on.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// Hero or sidekick.
    pub role: Role,
    /// Number of such fighters.
    #[serde(default = "one")]
    pub count: u8,
    /// The health that it starts with.
    pub health: u8,
    /// The health that it starts with where another fighter is chosen as the hero.
    #[serde(default)]
    pub sidekick_health: Option<u8>,
    /// Melee or ranged.
    pub attack: AttackKind,
    /// Number of spaces that it moves, if that differs from the hero.
    #[serde(default, rename = "move")]
    pub moves: Option<u8>,
    /// It starts off the battlefield.
    #[serde(default)]
    pub reserve: bool,
    /// Its size.
    #[serde(default = "usual")]
    pub size: Size,
    /// The pronoun that its texts use.
    #[serde(default = "they")]
    pub pronoun: Pronoun,
}

fn they() -> Pronoun {
    Pronoun::They
}

fn one() -> u8 {
    1
}

fn usual() -> Size {
    Size::Usual
}

/// A card of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardSheet {
    /// Stable id within the deck, for example `gaze-of-stone`.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// Its type.
    pub kind: CardKind,
    /// Its printed value; schemes have none.
    #[serde(default)]
    pub value: Option<u8>,
    /// Its BOOST, if one is printed.
    #[serde(default)]
    pub boost: Option<u8>,
    /// The die of its hero is printed as its BOOST.
    #[serde(default)]
    pub boost_rolled: bool,
    /// Number of copies in the deck.
    pub copies: u8,
    /// The names of the fighters, or of the forms of the hero, that can use it; empty for any fighter.
    #[serde(default)]
    pub by: Vec<String>,
    /// Words by which other cards refer to it.
    #[serde(default)]
    pub tags: Vec<String>,
    /// Number of syllables of its name, if cards count them.
    #[serde(default)]
    pub syllables: u8,
    /// The id of a shared text, which is its text.
    #[serde(default)]
    pub like: Option<String>,
    /// Its text; `null` if the language cannot express it exactly.
    #[serde(default)]
    pub text: Option<Vec<Part>>,
}

/// A part of a card's text.
#[derive(Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// IMMEDIATELY.
    Immediately(Vec<Effect>),
    /// DURING COMBAT.
    During(Vec<Effect>),
    /// AFTER COMBAT.
    After(Vec<Effect>),
    /// Instructions of a scheme.
    Scheme(Vec<Effect>),
    /// Instructions for when you BOOST with the card.
    Boosted(Vec<Effect>),
    /// Its effects cannot be cancelled.
    Uncancellable,
    /// It is played face up.
    FaceUp,
    /// Instructions for when it completes a pile. They cannot be cancelled.
    Completes(Vec<Effect>),
    /// Instructions for when an effect of an opponent makes you discard it.
    ForcedDiscard(Vec<Effect>),
    /// When an effect would let an opponent look at your hand you may show this card of it to cancel that.
    ShieldsHand,
    /// It can be played as a ranged attack.
    Ranged,
    /// It can be played to defend as well if the condition holds.
    Defends(Condition),
    /// Before the cards are revealed its player predicts the printed value of the other card.
    Predicts,
    /// It can be played only if the condition holds.
    PlayOnlyIf(Condition),
    /// It can be played against these fighters only: `aims-at: "enemy [adjacent to this]"`.
    AimsAt(Who),
    /// The scheme stays in front of you with these abilities until the condition holds at the end of your turn:
    /// `ongoing: { has: [{ static: { who: Philippa, has: [move: 5] } }], until: won }`.
    Ongoing {
        /// The abilities.
        has: Vec<Ability>,
        /// The condition.
        until: Condition,
    },
    /// The card is tucked under your hero after it is played, also if it is cancelled, and gives these abilities.
    Tucked(Vec<Ability>),
    /// It can be played as an attack while the condition holds.
    AttacksWhile(Condition),
    /// It may be played face up, which makes other targets possible: `may-face-up: { reaches: zone }`.
    MayFaceUp {
        /// Only while this holds.
        #[serde(default, rename = "while")]
        condition: Option<Condition>,
        /// The fighters that can be attacked so.
        reaches: Reaches,
    },
}

vocabulary! {
    /// The fighters that a card reaches that is played face up.
    Reaches { Anywhere = "anywhere", Zone = "zone" }
}

/// An ability of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// A trigger.
    When(Box<Trigger>),
    /// A static ability, which applies while the condition holds.
    Static {
        /// The condition; without one, the ability always applies.
        #[serde(default, rename = "while")]
        condition: Option<Condition>,
        /// The fighters that have the qualities.
        who: Who,
        /// Their qualities.
        has: Vec<Quality>,
    },
    /// The first time that such a fighter would be defeated, other fighters leave the battlefield with it instead, not defeated,
    /// and the instructions are followed at the start of your next turn.
    InsteadOfDefeat {
        /// The fighter.
        of: Who,
        /// The fighters that leave the battlefield with it.
        with: Who,
        /// The instructions at the start of your next turn.
        then: Vec<Effect>,
    },
}

/// "When … → …".
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// The event that activates it.
    pub on: When,
    /// The condition that must hold when the event happens.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The limit of how often it may happen.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Its instructions.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// Limits of how often a trigger may happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Once each turn.
    OncePerTurn,
    /// Once in a game.
    OncePerGame,
}

/// Events that triggers wait for. `it` is the fighter of the event.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// All fighters are placed before the game.
    SetUp,
    /// Your turn starts.
    TurnStarts,
    /// Your turn ends.
    TurnEnds,
    /// You begin a maneuver; no card has been drawn for it.
    BeginsManeuver,
    /// You maneuver, and your fighters are about to move: a card for a BOOST has been chosen.
    Maneuvers,
    /// You maneuvered.
    AfterManeuver,
    /// You BOOSTed: a maneuver, or a card in combat.
    Boosts,
    /// You played a scheme.
    AfterScheme,
    /// One of these fighters played a scheme.
    AfterSchemeOf(Who),
    /// IMMEDIATELY of a combat of one of these fighters.
    Immediately(Who),
    /// DURING COMBAT of a combat of one of these fighters.
    DuringCombat(Who),
    /// AFTER COMBAT of a combat of one of these fighters.
    After(Who),
    /// After the AFTER COMBAT effects of a combat of one of these fighters.
    AfterCombat(Who),
    /// After one of these fighters attacked.
    AfterAttack(Who),
    /// Such a fighter is defeated.
    Defeated(Who),
    /// Such a fighter takes damage, once for each effect that deals some. A change of form that follows is made at once.
    TakesDamage(Who),
    /// Such a fighter took combat damage.
    TakesCombatDamage(Who),
    /// Such a fighter moved to another space, for any cause; not when it was placed.
    Moves(Who),
    /// Such a fighter entered the space of one of your tokens, for any cause.
    Enters(Who),
    /// One of these fighters is attacked, before a card is played to defend.
    BeforeDefense(Who),
    /// Before your fighters move on a maneuver.
    BeforeMoves,
    /// An opponent discards such a card of yours from hand, which `this` card is.
    TheyDiscard(What),
    /// One of your tokens was removed from the battlefield.
    TokenRemoved,
    /// Such a fighter leaves the zone of your hero, for any cause; not when your hero goes away: `leaves-zone: "enemy [hero]"`.
    LeavesZone(Who),
}

/// A quality that fighters have.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// Each card that it plays in combat has this much more value.
    Value(Amount),
    /// The cards that it attacks with have this much more value.
    AttackValue(Amount),
    /// The cards that it defends with have this much more value.
    DefenseValue(Amount),
    /// Its cards have this value, which cannot change.
    FixedValue(u8),
    /// It moves this number of spaces.
    Move(u8),
    /// It moves this many more spaces on a maneuver.
    ManeuverMore(Amount),
    /// It moves up to this number of spaces on a maneuver, and a BOOST does not change that.
    MoveFixed(u8),
    /// It attacks by melee at a distance of up to this number of spaces.
    Reach(u8),
    /// It attacks these enemies, wherever they are.
    Reaches(Who),
    /// It attacks enemies wherever they are.
    AttacksAnywhere,
    /// It may move through spaces of these fighters, also by effects.
    Passes(Through),
    /// It moves between spaces with tokens of its player as if they were adjacent.
    WalksBetweenTokens,
    /// On a maneuver that was BOOSTed it may be placed in any empty space instead of moving.
    PlacedWhenBoosted,
    /// It takes this much less combat damage.
    LessDamage(Amount),
    /// It takes at most this much combat damage in a combat.
    MostDamage(u8),
    /// It takes no damage.
    NoDamage,
    /// It takes no damage but combat damage.
    OnlyCombatDamage,
    /// It takes no damage other than combat damage and that of exhaustion.
    NoEffectDamage,
    /// Damage that it would take may be assigned to these fighters, up to the health of each.
    DamageTo(Who),
    /// The opposing fighter takes the combat damage that it would take.
    ReturnsDamage,
    /// Damage does not bring its health below this.
    HealthFloor(u8),
    /// Its player knows the printed value of a card that attacks it before defending.
    Announces,
    /// Its player cannot draw cards.
    CannotDraw,
    /// Its player cannot gain actions.
    CannotGain,
    /// The BOOST values of its player's cards are this much higher.
    BoostMore(u8),
    /// Its player may ignore effects of others that make that player discard cards from hand.
    IgnoresDiscards,
    /// Its player draws this many more cards on a maneuver.
    DrawsMore(Amount),
    /// Its player may play a card face down with the attack, which BOOSTs it; it is discarded without effect if the attack card
    /// is cancelled.
    AttackBoost,
    /// Drawbacks of this name on its cards are ignored: `ignores: Red Room`.
    Ignores(String),
    /// The effects of the cards that it plays cannot be cancelled.
    CardsUncancellable,
    /// The effects of the cards that name it, or a fighter of its player, as their users cannot be cancelled.
    NamedCardsUncancellable,
}
