//! Instructions: the steps of a card's effect, executed from top to bottom.

#![expect(missing_docs, reason = "the sentence above each word explains its parts")]

use crate::{
    Color, Compare, DamageChange, Encode, Flips, Limit, Mode, Quality, Replacement, Shape, Stat,
    Trait, What, When, Who, trait_named,
};
use altmode_language::{put_phrase, show_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

/// One instruction. "You" is the player who follows it.
///
/// In card files an instruction is a one-key object (`{ "draw": 2 }`, `{ "damage": { "amount": 1,
/// "to": "enemy" } }`) or a bare word (`"scrap-this"`).
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    // --- damage and KO ---
    /// Put damage counters on characters (not attack damage).
    Damage { amount: Amount, to: Who },
    /// Take damage counters off characters.
    Repair { amount: Amount, from: Who },
    /// Move damage counters; neither damage nor repair. From each of several characters one move each.
    MoveDamage { amount: Amount, from: Who, to: Who },
    /// Move any number of damage counters, chosen one at a time.
    MoveAnyDamage {
        from: Who,
        to: Who,
        /// At most this number; any number if it is left out.
        #[serde(default)]
        most: Option<u8>,
        /// Not enough to KO the receiver.
        #[serde(default, rename = "not-to-ko")]
        not_to_ko: bool,
    },
    /// KO characters directly.
    Ko(Who),
    /// Return characters from the KO area to the battlefield with all damage but `repair` still on them (`repair: 99`: without damage, which is no repair).
    ReturnToBattlefield { who: Who, repair: u8 },
    /// Choose as many characters of the second phrase as of the first. Move one damage counter from each of the first to a
    /// different one of the second.
    MoveDamagePairwise { from: Who, to: Who },
    /// Move damage counters from a character onto this Upgrade.
    MoveDamageToThis { amount: Amount, from: Who },
    /// Change the damage that would be taken, which this Secret Action was revealed for.
    ChangeDamage(DamageChange),
    /// Return a character from the KO area to the battlefield fully repaired, and move all damage counters and Upgrades from
    /// `it` to that character; `it` stays the one that it was.
    TakeOver(Who),
    /// Put the damage that was more than enough onto other characters.
    SpillExtraDamage(Who),
    /// Do the damage that was more than enough to other characters: the attacker still does it, by its attack.
    SpillAttackDamage(Who),

    // --- stats and keywords for a time ---
    /// Give characters stats or keywords for a time; amount and characters are fixed now, and they have them only
    /// while the condition holds.
    Gets {
        who: Who,
        has: Vec<Quality>,
        until: Until,
        #[serde(default, rename = "while")]
        condition: Option<Condition>,
    },
    /// For a time damage is changed as stated. `it` is the character chosen before.
    Instead { until: Until, of: Box<Replacement> },

    // --- battle flips ---
    /// Flip more battle cards in this battle.
    FlipMore(Amount),
    /// Cards of these colours count for the battle total as if they were of the battle's own colour (Cybertonium Bow).
    CountColor(Color),
    /// In this battle scrap this number of the cards you flip, without using their icons (Recon System).
    ScrapFlipped(u8),
    /// In this battle icons of these colours do nothing; they are flipped all the same.
    IgnoreIcons(Vec<Color>),
    /// After this battle you may put a green card that you flipped into your hand, instead of swapping a card for it.
    TakeGreen,
    /// Flip the top cards of your deck outside a battle and remember them.
    FlipOutsideBattle(Amount),

    // --- cards ---
    /// Draw cards.
    Draw(Amount),
    /// Scrap your whole hand and remember the cards.
    ScrapHand,
    /// Choose cards in your hand and scrap them; remember them.
    ScrapFromHand { count: Amount, what: What },
    /// Choose any number of cards in your hand and scrap them; remember them.
    ScrapAnyFromHand(What),
    /// Choose this number of cards in your hand and scrap the others.
    KeepInHand(u8),
    /// Each player chooses this number of cards to keep in hand, unseen by the other; then both scrap the others at once.
    EachKeepsInHand(u8),
    /// Scrap all fitting cards from your hand.
    ScrapAllFromHand(What),
    /// Show your hand to your opponent.
    RevealHand,
    /// Look at your opponent's hand.
    LookAtHand,
    /// Choose fitting cards in your opponent's hand, which you are looking at, and scrap them.
    ScrapFromTheirHand { count: u8, what: What },
    /// Your opponent shows a card of their hand, drawn at random, to everyone; remember it.
    RevealAtRandom,
    /// Your opponent chooses this number of cards in their hand and shows them to everyone; remember them. It is counted
    /// for you.
    TheyReveal(Amount),
    /// Look at your opponent's hand and at their face-down Secret Actions, and remember all these cards.
    LookAtHandAndSecrets,
    /// Choose fitting cards in your opponent's hand, which you are looking at, and put them into their KO area.
    TheirHandIntoKo { count: u8, what: What },
    /// Put cards from the top of your deck face up into your KO area.
    TopIntoKo(Amount),
    /// Scrap cards from the top of your deck and remember them.
    ScrapFromDeck(Amount),
    /// Show the top cards of your deck to everyone and remember them.
    RevealTop(Amount),
    /// Look at the top cards of your deck and remember them.
    LookAtTop(Amount),
    /// Scrap the remembered cards.
    ScrapThose,
    /// Scrap remembered cards that fit: all of them, or a number of them that you choose.
    ScrapFromThose { what: What, count: Option<u8> },
    /// Your opponent separates the remembered cards into two piles, and you put one of them into your hand. The other pile
    /// stays remembered.
    SeparateThose,
    /// Put the remembered cards back on top of the deck in any order.
    PutThoseBack,
    /// Choose cards in your hand and put them on top of your deck.
    PutOnTop(Amount),
    /// Choose fitting cards in your hand, show them and put them on top of your deck.
    RevealOntoDeck { count: u8, what: What },
    /// Put up to this number of cards from your hand on top of your deck in any order.
    Plan(Amount),
    /// Put remembered cards that fit into your hand: all of them, or a number of them that you choose.
    TakeThose {
        what: What,
        count: Option<u8>,
        /// Whether it may be fewer.
        #[serde(default, rename = "up-to")]
        up_to: bool,
        /// Whether they are shown to everyone.
        #[serde(default)]
        reveal: bool,
    },
    /// Choose fitting cards in your scrap pile and put them into your hand.
    ReturnFromScrap {
        count: u8,
        what: What,
        /// Whether it may be fewer.
        #[serde(default, rename = "up-to")]
        up_to: bool,
        /// Whether no two of them may have the same name.
        #[serde(default, rename = "different-names")]
        different_names: bool,
    },
    /// Choose fitting cards that you flipped in this battle and put them into your hand.
    TakeFlipped { count: u8, what: What },
    /// Choose fitting battle cards that you own outside the game and put them into your hand.
    TakeFromOutside { count: u8, what: What },
    /// Search your deck for a fitting card, show it, put it into your hand or onto a character, and shuffle.
    FindInDeck { what: What, onto: Option<Who> },
    /// Put cards face down under this.
    PutUnder(UnderFrom),
    /// Choose battle cards under this and put them into your hand.
    TakeFromUnder(u8),
    /// Choose fitting cards in your scrap pile and put them on top of your deck.
    TopFromScrap { count: u8, what: What },
    /// Choose fitting cards in your opponent's hand, which you are looking at; your opponent puts them on top of their deck.
    TopFromTheirHand { count: u8, what: What },
    /// Choose fitting cards that you flipped in this battle and put them face up under this.
    PutFlippedUnder { count: u8, what: What },
    /// Choose fitting cards in your opponent's scrap pile and put them on top of their deck.
    TopFromTheirScrap { count: u8, what: What },
    /// Put a fitting card from your scrap pile onto a character, without playing it.
    PutFromScrap { what: What, onto: Who },

    // --- Upgrades ---
    /// Scrap an Upgrade on one of these characters: one that you choose.
    ScrapUpgrade { what: What, from: Who },
    /// Scrap all fitting Upgrades from these characters at once and remember how many.
    ScrapUpgrades {
        what: What,
        from: Who,
        /// Then repair this amount of damage from each of these characters for each Upgrade that was scrapped from it.
        #[serde(default)]
        repair: Option<u8>,
    },
    /// Return an Upgrade on one of these characters to its owner's hand: one that you choose.
    ReturnUpgrade { what: What, from: Who },
    /// Return all fitting Upgrades on these characters to their owner's hand.
    ReturnUpgrades { what: What, from: Who },
    /// Scrap up to this number of Upgrades on these characters, chosen and scrapped together.
    ScrapUpTo { count: u8, what: What, from: Who },
    /// Put a fitting Upgrade side from your KO area onto a character, without playing it.
    PutFromKoArea { what: What, onto: Who },
    /// Put any number of the Upgrades of the character that has just been KO'd onto a character instead of scrapping them.
    KeepUpgrades(Who),
    /// Put a fitting Upgrade from your hand onto a character for one that it has, which returns to its owner's hand.
    SwapWithHand { what: What, on: Who, with: What },
    /// Put the remembered cards that lie in your scrap pile under a character.
    PutThoseUnder(Who),
    /// Move an Upgrade that you choose to another of your characters.
    MoveUpgrade { what: What, from: Who, to: Who },
    /// Exchange all Upgrades of the two chosen characters.
    SwapUpgrades,
    /// Put the remembered Upgrade onto a character, without playing it.
    PutThatOnto(Who),
    /// Put this and all other Upgrades that were on its character when that was KO'd onto a character.
    TakeOverUpgrades(Who),
    /// Scrap the card that says this.
    ScrapThis,
    /// Return the card that says this to its owner's hand, from wherever it is.
    ReturnThis,
    /// Put the card that says this into its owner's KO area.
    PutThisIntoKo,
    /// Turn the stratagem that says this over: from now on it does nothing.
    TurnOverThis,

    // --- playing cards inside effects ---
    /// You may play a matching card now. The question is skipped if there is none.
    MayPlay { what: What, from: From, onto: Option<Who> },
    /// You may play a card of each of these kinds, in any order.
    MayPlayEach { what: Vec<What>, onto: Who },
    /// You may play a matching card from your hand. While it is face down, it and the card with this text stay in place
    /// at the end of turns.
    MayPlayToStay(What),
    /// You can't play Actions for the rest of this turn.
    NoMoreActions,
    /// For the rest of this turn, each time your opponent would draw a card, you draw one instead.
    TakeTheirDraws,
    /// Play a fitting card now if you can.
    Play { what: What, from: From, onto: Option<Who> },

    // --- characters ---
    /// Choose characters. The following instructions refer to them as `it`.
    Choose(Who),
    /// Choose more characters. The following instructions refer to them and to those chosen before as `it`.
    ChooseAlso(Who),
    /// Flip characters: to another mode, or only from one mode to another.
    Flip { who: Who, to: Option<Into> },
    /// Tap characters.
    Tap(Who),
    /// Untap characters.
    Untap(Who),
    /// Put a character from under this onto the battlefield, untapped.
    Deploy { who: Who, mode: Option<Mode> },
    /// Put characters into your KO area, fully damaged.
    PutIntoKo { who: Who, mode: Option<Mode> },
    /// Put characters under another one: they lose damage, Upgrades and all that lasts.
    PutUnderCharacter { who: Who, under: Who },
    /// Combine the parts into the combiner of this full name.
    Combine(String),
    /// Put a character onto another one in head mode.
    PutHead { who: Who, onto: Who },
    /// Exchange the heads of two characters.
    SwapHeads { of: Who, with: Who },
    /// Put your Tower into your KO area with this number of height counters on it.
    BuildTower(u8),
    /// Put height counters on your Tower.
    RaiseTower(u8),
    /// Attack again after this attack, only as stated; lost if it cannot be done. The phrases are matched when that attack
    /// is made.
    ExtraAttack {
        with: Who,
        against: Option<Who>,
        /// Whether it may be declined.
        #[serde(default)]
        may: bool,
        /// Whether untapped enemies can be attacked as though they were tapped.
        #[serde(default, rename = "untapped-too")]
        untapped_too: bool,
    },
    /// Take another turn after this one.
    ExtraTurn,
    /// Use the Bounty of the card that says this.
    UseBounty,
    /// Use a Bounty of such a character, or one of its Upgrades' as well.
    UseBountyOf {
        who: Who,
        #[serde(default, rename = "upgrades-too")]
        upgrades_too: bool,
    },
    /// Win the game.
    Win,

    // --- words that join instructions ---
    /// Follow the instructions if the condition holds, the others if it does not.
    If {
        #[serde(rename = "if")]
        condition: Condition,
        then: Vec<Effect>,
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// You may follow the instructions; asked only when that can do something. `then` follows if you did.
    May {
        #[serde(rename = "do")]
        effects: Vec<Effect>,
        #[serde(default)]
        then: Vec<Effect>,
    },
    /// Follow the instructions this number of times.
    Times {
        count: Amount,
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// Follow the instructions once for each of these characters, with that character as `it`.
    ForEach {
        who: Who,
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// Your opponent follows the instructions, and is "you" in them.
    Opponent(Vec<Effect>),
    /// The owner of the character chosen or mentioned last follows the instructions, and is "you" in them.
    ItsOwner(Vec<Effect>),
    /// Each player follows the instructions, the player whose turn it is first.
    EachPlayer(Vec<Effect>),
    /// Choose one of these.
    ChooseOne(Vec<Vec<Effect>>),
    /// Choose a battle icon colour; `chosen-color` speaks of it.
    ChooseColor,
    /// Remember a number; `that-many` speaks of it.
    Note(Amount),
    /// Say the name of a battle card of this type; `[chosen name]` speaks of it.
    NameCard(What),
    /// From now until end of turn, each time this happens, the instructions are followed. `it` is the character chosen before.
    ThisTurn(Box<Delayed>),
    /// At end of turn the instructions are followed. `it` is the character chosen before.
    AtEndOfTurn(Vec<Effect>),
    /// After this battle the instructions are followed.
    AfterBattle(Vec<Effect>),
}

/// A trigger that an effect sets up for the rest of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Delayed {
    /// Event that triggers it.
    pub when: When,
    /// Flips required in that battle.
    #[serde(default)]
    pub flips: Option<Flips>,
    /// Condition that must hold at the time of the event.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// Whether it triggers only once.
    #[serde(default)]
    pub once: bool,
    /// Limit of its uses.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Instructions of the trigger.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// Duration of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until end of turn.
    EndOfTurn,
    /// Until end of this battle (or attack).
    EndOfBattle,
}

/// Zone from which an effect plays a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// Your hand.
    Hand,
    /// Your scrap pile.
    Scrap,
    /// Your opponent's scrap pile.
    TheirScrap,
    /// The cards remembered by the instruction before.
    Those,
    /// The cards you flipped in this battle.
    Flipped,
    /// Your KO area (Upgrade sides of Battle Masters).
    KoArea,
    /// The battle cards under this.
    Under,
}

/// Source of the cards that are put under a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UnderFrom {
    /// The bottom card of your deck.
    Bottom,
    /// The cards remembered by the instruction before.
    Those,
    /// All cards of your hand.
    Hand,
}

/// The mode a flip leads to: `alt`, `bot`, or a mode with a trait (`Tank`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode)]
#[encode(shape = Into::shape_of_word)]
pub enum Into {
    /// An alt mode; of several the player chooses.
    Alt,
    /// Bot mode.
    Bot,
    /// A mode that has this trait ("Car mode").
    With(Trait),
}

impl fmt::Display for Into {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.write_str(match self {
            Into::Alt => "alt",
            Into::Bot => "bot",
            Into::With(word) => word.name(),
        })
    }
}

impl Serialize for Into {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Into {
    fn parse(word: &str) -> Result<Into, String> {
        match word {
            "alt" => Ok(Into::Alt),
            "bot" => Ok(Into::Bot),
            word => trait_named(word)
                .map(Into::With)
                .ok_or_else(|| format!("\"{word}\" is no mode to flip to: `alt`, `bot` or a trait is expected, for example `Tank`")),
        }
    }

    fn shape_of_word() -> &'static Shape {
        const {
            &Shape::Phrase(
                "a mode to flip to",
                |text, bytes| put_phrase(Into::parse, text, bytes),
                show_phrase::<Into>,
            )
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Into {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Into".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The mode a flip leads to: \"alt\", \"bot\", or a trait that the mode has (\"Tank\").",
            "type": "string",
            "minLength": 1,
        })
    }
}

altmode_language::amount!();

/// A quantity of the game state.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Characters that fit.
    Characters(Who),
    /// A number of one character.
    Of(Stat, Who),
    /// Upgrades that fit on characters that fit.
    Upgrades { what: What, on: Who },
    /// Cards in your hand.
    CardsInHand,
    /// Cards in your opponent's hand.
    CardsInTheirHand,
    /// Fitting cards in your scrap pile.
    InScrap(What),
    /// Fitting cards in your opponent's scrap pile.
    InTheirScrap(What),
    /// Fitting battle cards in your opponent's KO area.
    InTheirKo(What),
    /// Cards in your deck.
    CardsInDeck,
    /// Secret Actions of yours in the played area, face up and face down.
    SecretActions,
    /// Icons of this colour that you flipped in this battle.
    Flipped(Color),
    /// Fitting cards that you flipped in this battle.
    FlippedCards(What),
    /// Different colours among the icons that you flipped in this battle.
    FlippedColors,
    /// Icons of this colour among the remembered cards.
    IconsOfThose(Color),
    /// Different colours among the icons of the remembered cards.
    ColorsOfThose,
    /// Total attack that the remembered Upgrades add.
    AttackOfThose,
    /// Remembered cards that fit.
    Those(What),
    /// The number that the instruction before came to (cards scrapped, damage repaired).
    ThatMany,
    /// The attack total that the character of a KO trigger had when it was KO'd.
    AttackAtKo,
    /// The damage that was more than enough.
    ExtraDamage,
    /// Characters that fit and were on your starting team.
    StartingTeam(Who),
    /// Characters that fit and have been KO'd this game, wherever they are now.
    KoThisGame(Who),
    /// Copies of the card with this name that you played this turn, this one included.
    PlayedThisTurn(String),
    /// Actions that you have played this turn by any means.
    ActionsThisTurn,
    /// Actions that your opponent has played this turn by any means.
    TheirActionsThisTurn,
    /// Height of your Tower.
    Tower,
    /// Secret Actions that your opponent has in the played area, face up or face down.
    TheirSecretActions,
    /// Copies of this Upgrade that were scrapped from the upgraded character in this battle.
    ScrappedThisBattle,
    /// Damage counters on this Upgrade.
    DamageOnThis,
    /// `to` minus `from`, at least 0.
    Missing { from: u8, to: Amount },
    /// One number plus another.
    Sum(Amount, Amount),
    /// One number times another.
    Product(Amount, Amount),
    /// The smaller of two numbers.
    Least(Amount, Amount),
    /// The first number minus the second, at least 0.
    Difference(Amount, Amount),
}

/// A condition, tested at the time of the instruction.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// There is such a character.
    Have(Who),
    /// All characters of the first phrase match the second one.
    Is { who: Who, what: Who },
    /// A number compared with another.
    Number(Amount, Compare, Amount),
    /// You have such a card in your scrap pile.
    InScrap(What),
    /// All remembered cards are of this kind, and there is at least one.
    ThoseAre(What),
    /// At least one remembered card is of this kind.
    ThoseInclude(What),
    /// The remembered cards have at least these icons together.
    ThoseHaveIcons(Vec<Color>),
    /// The remembered cards have icons of exactly this number of different colours.
    ThoseHaveColors(u8),
    /// All remembered cards have the same name.
    ThoseShareName,
    /// The remembered card has an icon of the chosen colour.
    ThoseHaveChosenColor,
    /// Your starting team was only of this faction.
    StartingTeamOnly(Who),
    /// Such a character was on your starting team.
    StartingTeamHad(Who),
    /// You have played a card of this name this turn.
    PlayedThisTurn(String),
    /// The instruction before did something.
    Done,
    /// It is your turn.
    YourTurn,
    /// It is your first turn of the game.
    YourFirstTurn,
    /// This character is attacking.
    Attacking(Who),
    /// This character is defending.
    Defending(Who),
    /// The character that this one is attacking, or that attacks it, is such a character.
    Against(Who),
    /// You have more cards in hand than your opponent (`1`), as many (`0`), or fewer (`-1`).
    HandAgainstTheirs(i8),
    /// You have a Secret Action in the played area, face up or face down.
    HaveSecretAction,
    /// These characters have a trait that they all share, at least two of them; or they share one `with` another.
    ShareTrait {
        who: Who,
        #[serde(default)]
        with: Option<Who>,
    },
    /// The Upgrades of this character have at least these icons together.
    UpgradesHaveIcons { who: Who, icons: Vec<Color> },
    /// This Upgrade is still on a character.
    StillOn,
    /// The opposite.
    Not(Box<Condition>),
    /// All of these.
    All(Vec<Condition>),
    /// Any of these.
    Any(Vec<Condition>),
}
