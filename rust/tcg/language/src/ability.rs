//! The seven containers of card text, and one-line abilities.

#![expect(missing_docs, reason = "the sentence above each word explains its parts")]

use crate::{
    Amount, Color, Condition, Effect, Encode, Into, Keyword, Mode, Slot, Trait, What, Who,
};
use serde::Serialize;

/// One paragraph of a card.
///
/// | container | word | on a printed card |
/// | --- | --- | --- |
/// | one-shot list | `do` | the text of an Action |
/// | cost → effect | `pay`, `tap` | "Tap one of your … →", a tap ability |
/// | condition → effect | `{ if: … }` inside `do` | "If you have … →" inside an Action |
/// | trigger | `when`, `revenge` | "When … →", "At the start of your turn →" |
/// | static | `static`, `bold`, `tough`, … | "While …", "This has …", keyword lines |
/// | replacement | `instead` | "If … would … → Instead …" |
/// | delayed, for a time | `{ gets: … }`, `{ this-turn: … }`, `{ at-end-of-turn: … }` inside the others | "… until end of turn" |
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Instructions of an Action.
    Do(Vec<Effect>),
    /// An Action that can be played only by paying the cost first.
    Pay {
        /// Cost, which must be payable.
        cost: Vec<Effect>,
        /// Instructions that follow.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// A tap ability: tap this character (and pay the cost) → effects.
    Tap {
        /// Cost besides tapping.
        #[serde(default)]
        cost: Vec<Effect>,
        /// Instructions that follow.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// A trigger.
    When(Box<Trigger>),
    /// A trigger on the KO of the character that has it.
    Revenge(Vec<Effect>),
    /// A Bounty, used when another ability says so.
    Bounty(Vec<Effect>),
    /// A Secret Action: the moment at which it may be revealed, and its effects.
    Reveal(Box<Reveal>),
    /// Qualities that apply while the card is in play and the condition holds.
    Static {
        /// Condition under which they apply.
        #[serde(default, rename = "while")]
        condition: Option<Condition>,
        /// Affected characters.
        who: Who,
        /// The qualities.
        has: Vec<Quality>,
    },
    /// A replacement.
    Instead(Box<Replacement>),
    /// If this would defend, you may choose such a character to defend instead.
    DefendsInstead(Who),
    /// If an opponent's card would scrap such an Upgrade from the upgraded character, this card is scrapped instead.
    Saves(What),
    /// If one of your cards would scrap such an Upgrade from the upgraded character, this card is scrapped instead.
    ScrapThisInstead(What),
    /// If an opponent's card would scrap this Upgrade, or an Upgrade of this character, you may scrap such a card from your
    /// hand instead.
    MayScrapInstead(What),
    /// The Upgrade can be played only to replace an Upgrade of this kind, where no slot of the kind is empty.
    Replaces(Slot),
    /// The character (or the upgraded character) has Bold.
    Bold(u8),
    /// The character (or the upgraded character) has Tough.
    Tough(u8),
    /// The character (or the upgraded character) has Pierce.
    Pierce(u8),
    /// The character (or the upgraded character) has Focus.
    Focus(u8),
    /// The character (or the upgraded character) has Safeguard.
    Safeguard(u8),
    /// The character (or the upgraded character) has Brave.
    Brave,
    /// The character (or the upgraded character) has Stealth.
    Stealth,
    /// The Upgrade can be put on such characters only.
    PutOn(Who),
    /// Condition under which the card can be played.
    PlayOnlyIf(Condition),
    /// This number of Upgrades of this name fits into one slot.
    Fits(u8),
    /// The Upgrade can be in these slots as well.
    AlsoFits(Vec<Slot>),
    /// This starts the game with these characters under it.
    StartsWithUnder(Vec<String>),
    /// This starts the game with all such members of the starting team under it.
    StartsWithTeamUnder(Who),
    /// This starts the game with one such character under it, which the deck names.
    StartsWithOneUnder(Who),
    /// This starts the game with the character of this full name on it in head mode, and takes no other head.
    StartsWithHead(String),
    /// The star limit rises by one for each such character on the starting team.
    RaisesStarLimit(Who),
    /// The deck may go over the star limit by a number of stars of such battle cards.
    ExtraStars {
        /// Maximum number of stars over the limit.
        most: u8,
        /// Cards whose stars may exceed the limit.
        of: What,
        /// Only if the starting team consists of such characters.
        #[serde(default, rename = "team-only")]
        team_only: Option<Who>,
    },
}

/// "When … → …".
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Trigger {
    /// Event that triggers it.
    #[serde(rename = "on")]
    pub when: When,
    /// Flips required in that battle. With these, the trigger waits for the flips.
    #[serde(default)]
    pub flips: Option<Flips>,
    /// Condition that must hold at the time of the event.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// Zone that the character must be in.
    #[serde(default)]
    pub from: TriggerZone,
    /// Limit of its uses.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Instructions of the trigger.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// Zone of a character in which its trigger works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TriggerZone {
    /// On the battlefield.
    #[default]
    Battlefield,
    /// In the KO area.
    KoArea,
    /// On the battlefield or in the KO area.
    Either,
}

/// Limit of the uses of a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Once each turn.
    OncePerTurn,
    /// Only in the first attack of this character each turn.
    FirstAttackEachTurn,
}

/// Events that triggers wait for. Phrases say whose characters are meant; "you" is the controller of the card.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// This flips to the mode that says it.
    FlipsToThis,
    /// Such a character flips (it is matched after the flip).
    Flips(Who),
    /// Such a character flips to such a mode (it is matched before the flip).
    FlipsTo { who: Who, to: Into },
    /// Such a character attacks.
    Attacks(Who),
    /// Such a character defends.
    Defends(Who),
    /// Such a character attacks or defends.
    Battles(Who),
    /// Such a character has attacked.
    AfterAttack(Who),
    /// Such a character has defended.
    AfterDefend(Who),
    /// Such a character has battled.
    AfterBattle(Who),
    /// You have flipped for this character's attack and the defender has not flipped yet.
    AttackFlipped,
    /// Such a character is KO'd.
    Ko(Who),
    /// This many characters of yours have been KO'd this game, the last of them now.
    KoNumber(u8),
    /// Such a character does attack damage to such another.
    AttackDamage { by: Who, to: Who },
    /// Such a character itself does any damage to such another, by an attack or by its own abilities.
    Damages { by: Who, to: Who },
    /// Such a character does at least this amount of attack damage to such another, and not enough to KO it.
    DamageWithoutKo {
        by: Who,
        to: Who,
        #[serde(rename = "at-least")]
        at_least: u8,
    },
    /// Such a character does attack damage enough to KO its enemy; `extra` says whether more than enough.
    EnoughToKo {
        by: Who,
        #[serde(default)]
        extra: Option<bool>,
        /// Only this character, not one that the damage was moved to.
        #[serde(default)]
        to: Option<Who>,
    },
    /// Such a character takes such damage; the number is remembered.
    TakesDamage { who: Who, takes: DamageKind },
    /// Such a character defends and takes no attack damage.
    TakesNoAttackDamage(Who),
    /// You play such a card.
    YouPlay(What),
    /// Your opponent plays such a card.
    OpponentPlays(What),
    /// You flip such a card in a battle of this character.
    FlipsCard(What),
    /// You flip such a card in any battle.
    YouFlip(What),
    /// This Upgrade is put on such a character.
    PutOn(Who),
    /// This Upgrade is played from hand.
    PlayedFromHand,
    /// An Upgrade is put on such a character, played or in any other way.
    Upgraded { who: Who, with: What },
    /// Such an Upgrade side of a character card of yours is put into the KO area.
    IntoKo(What),
    /// This Upgrade is scrapped from a character.
    ScrappedFromCharacter,
    /// This Upgrade leaves a character, to wherever it goes.
    RemovedFromCharacter,
    /// Such an Upgrade is scrapped from such a character.
    UpgradeScrapped { what: What, from: Who },
    /// A card is scrapped from your opponent's hand.
    ScrappedFromTheirHand,
    /// You reshuffle your deck.
    YouReshuffle,
    /// Your opponent reshuffles their deck.
    OpponentReshuffles,
    /// Such a character becomes tapped.
    Taps(Who),
    /// Such a character becomes untapped.
    Untaps(Who),
    /// You repair damage; the number is remembered.
    YouRepair,
    /// Your opponent draws a card and has drawn one this turn before.
    OpponentDrawsAgain,
    /// You put a card from your hand on top of your deck.
    PutsOnTop,
    /// This is deployed from under such a character.
    Deployed(Who),
    /// The head of such a KO'd character is deployed; `it` is the head.
    HeadDeployed(Who),
    /// This is combined.
    Combined,
    /// This becomes a part of a combiner.
    Combines,
    /// Your turn starts.
    TurnStarts,
    /// Your first turn starts.
    FirstTurnStarts,
    /// Your turn ends.
    TurnEnds,
    /// Before the game begins: decks are not shuffled yet and hands not drawn.
    BeforeGame,
    /// The game begins.
    GameBegins,
    /// You use the tap ability of such a character.
    UsesTapAbility(Who),
    /// Any of these happens.
    Any(Vec<When>),
}

/// Flips that are required, counted over the icons that one player flips in one battle.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Flips {
    /// At least these icons.
    AtLeast(Vec<Color>),
    /// The first icon of this colour this battle.
    First(Color),
    /// The first icon of this colour this turn.
    FirstThisTurn(Color),
    /// Icons of exactly this number of different colours.
    ExactlyColors(u8),
    /// Icons of at least this number of different colours.
    AtLeastColors(u8),
    /// Equally many icons of the two colours.
    Equal(Color, Color),
    /// No icon of this colour.
    None(Color),
    /// At least this number of cards.
    Cards(u8),
    /// At least one such card.
    Card(What),
    /// No such card.
    NoCard(What),
    /// More different colours than the opponent.
    MoreColorsThanOpponent,
    /// Any flips at all: the effect waits for them.
    Any,
}

/// A stat, keyword or permission that a character has, always or for a time.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// Attack, plus or minus.
    Attack(Amount),
    /// Defense, plus or minus.
    Defense(Amount),
    /// Health, plus or minus.
    Health(Amount),
    /// Its attack is this, as if printed.
    BaseAttack(Amount),
    /// Its defense is this, as if printed.
    BaseDefense(Amount),
    /// Bold N.
    Bold(Amount),
    /// Tough N.
    Tough(Amount),
    /// Pierce N.
    Pierce(Amount),
    /// Focus N.
    Focus(Amount),
    /// Safeguard N.
    Safeguard(Amount),
    /// Brave.
    Brave,
    /// Stealth.
    Stealth,
    /// Stealth, but only from such attackers.
    StealthFrom(Who),
    /// Flips this number of cards more when attacking (not Bold).
    ExtraAttackFlips(Amount),
    /// The first white icon in a battle gives this number of flips instead of 2.
    WhiteBonus(u8),
    /// At most this number of cards is flipped for it in a battle.
    MostFlips(u8),
    /// A trait.
    Trait(Trait),
    /// This number of additional slots of this kind.
    Slots(Slot, u8),
    /// Upgrades of the first kind can be in slots of the second kind.
    Accepts(Slot, Slot),
    /// Can attack untapped enemies as though they were tapped.
    AttacksUntapped,
    /// Its enemies can't use this keyword against it: in a battle with it, or when it chooses whom to attack.
    EnemiesCannotUse(Keyword),
    /// Cannot use this keyword.
    CannotUse(Keyword),
    /// Its total of this keyword can't be more than this number.
    KeywordAtMost(Keyword, u8),
    /// Can't take more than this amount of attack damage from one attack.
    MostAttackDamage(Amount),
    /// Can't take more than this amount of damage of any kind in this battle altogether.
    MostDamageThisBattle(u8),
    /// Can't take non-attack damage from the opponent's cards.
    NoOtherDamage,
    /// Can't take non-attack damage from any source.
    NoNonAttackDamage,
    /// Can't be repaired.
    NoRepair,
    /// Whenever damage is repaired from it, this amount more is repaired.
    ExtraRepair(u8),
    /// Damage counters can't be moved to it from other characters.
    NoMovedDamage,
    /// Its Upgrades can't be scrapped by the opponent's cards.
    UpgradesStay,
    /// The opponent's cards can't scrap cards from its controller's hand.
    HandStays,
    /// Nothing of the opponent's is set off when an Upgrade is put on a character of the opponent's.
    QuietUpgrades,
    /// Its controller may play this number of additional Actions each turn.
    ExtraAction(u8),
    /// Its controller may look at the top card of their deck at any time.
    SeesTop,
    /// Its controller may play the top card of their deck as though it were in hand, if it is any of these.
    PlaysTop(Vec<What>),
    /// Its controller's opponent can't play more cards than this in a turn of theirs.
    OpponentPlaysAtMost(u8),
    /// Each icon of the first colour that it flips becomes one of the second.
    Recolor(Color, Color),
    /// A comparison of `[STAR]` with the first number in its text uses the second one.
    ReadsStars(u8, u8),
}

/// "If … would … → Instead …".
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Replacement {
    /// Characters that would take the damage.
    #[serde(rename = "when")]
    pub who: Who,
    /// Kind of damage.
    pub takes: DamageKind,
    /// Minimum amount of damage.
    #[serde(default)]
    pub at_least: u8,
    /// Only even (`0`) or odd (`1`) amounts.
    #[serde(default)]
    pub parity: Option<u8>,
    /// Condition under which it applies.
    #[serde(default, rename = "while")]
    pub condition: Option<Condition>,
    /// Whether its controller chooses.
    #[serde(default)]
    pub may: bool,
    /// Change of the damage.
    pub instead: DamageChange,
    /// Whether this card is scrapped by it.
    #[serde(default)]
    pub scrap_this: bool,
}

/// Kinds of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DamageKind {
    /// Attack damage.
    Attack,
    /// Any other damage.
    NonAttack,
    /// Non-attack damage from an opponent's card.
    NonAttackByOpponent,
    /// Any damage.
    Any,
}

/// Change of damage by a replacement.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DamageChange {
    /// This amount of damage.
    Becomes(u8),
    /// This amount less.
    Less(u8),
    /// Half of it, rounded down.
    Half,
    /// Only enough to leave the character this much health; none if it has no more now.
    LeavesHealth(u8),
    /// This character takes it.
    MovesTo(Who),
    /// This character takes this amount of it, and the other one takes the rest.
    PartlyMovesTo { amount: u8, to: Who },
}

/// A Secret Action.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Reveal {
    /// Moment at which it may be revealed.
    pub at: Window,
    /// Condition under which it may be revealed.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// Its effects.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// Moments at which Secret Actions may be revealed.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// When one of your characters that fits defends.
    Defends(Who),
    /// After your opponent chose an attacker and before they choose a defender.
    AttackerChosen,
    /// As your opponent plays such a card; the Action is scrapped without effect.
    CancelsAction(What),
    /// If such damage would be taken; what is done then is done instead.
    WouldTake(WouldTake),
    /// When such a character takes more than enough attack damage to be KO'd.
    TakesMoreThanEnough(Who),
    /// When an enemy attacks and your opponent flips at least this number of battle cards.
    OpponentFlips(u8),
    /// When such a character defends and you flip battle cards.
    FlipsDefending(Who),
    /// When such a character is KO'd.
    Ko(Who),
    /// When the Upgrades of such a character would be scrapped because it is KO'd.
    UpgradesOfKo(Who),
    /// If your opponent would draw their second card of their turn.
    WouldDrawAgain,
    /// If a card of your opponent's would untap exactly one of their characters; this happens instead.
    WouldUntap,
    /// If a card of your opponent's would have you scrap from your hand in their turn; this happens instead.
    WouldScrapHand,
}

/// "If … would take …", as the moment of a Secret Action.
///
/// A phrase with `each` is about all damage done at once ("one or more of your characters"), any other phrase about the damage
/// of one character.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WouldTake {
    /// Characters that would take the damage.
    pub who: Who,
    /// Kind of damage.
    pub takes: DamageKind,
    /// Only even (`0`) or odd (`1`) amounts.
    #[serde(default)]
    pub parity: Option<u8>,
    /// Only if it would be enough to KO the character.
    #[serde(default)]
    pub enough_to_ko: bool,
    /// Only if exactly one such character would take such damage at once.
    #[serde(default)]
    pub only_one: bool,
}

/// The modes of a character card that phrases and flips name, in printed order.
pub const FACE_ORDER: [Mode; 6] =
    [Mode::Alt, Mode::Alt2, Mode::Bot, Mode::Body, Mode::Head, Mode::Combiner];
