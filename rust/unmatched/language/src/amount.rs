//! Numbers and conditions.

use crate::{Place, What, Who};
use altmode_language::{Compare, Encode};
use serde::Serialize;

altmode_language::clone_by_packing!(Condition);

altmode_language::amount!();

/// Things that can be counted.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// The BOOST of a card; of several remembered cards their sum. 0 where none is printed.
    BoostOf(CardRef),
    /// The printed value of a card; 0 where none is printed.
    PrintedValue(CardRef),
    /// The value of your card in the combat now.
    YourValue,
    /// The value of your opponent's card in the combat now.
    TheirValue,
    /// The combat damage that was dealt.
    CombatDamage,
    /// Number of fighters that fit.
    Fighters(Who),
    /// Number of zones that their spaces have together.
    Zones(Who),
    /// The health of a fighter.
    Health(Who),
    /// Number of these counters that you have.
    Counter(String),
    /// Number of cards drawn with the instruction before.
    Drew,
    /// Number of such cards in your discard pile.
    InDiscard(What),
    /// Number of cards in your hand.
    CardsInHand,
    /// Number of other cards in your hand, without the card that counts them.
    OtherCardsInHand,
    /// Number of such cards on your pile, or among the discarded cards of your side deck.
    InPile(What),
    /// Number of different tags on the cards of your pile.
    TagsInPile,
    /// Number of open cards of your side deck.
    OpenCards,
    /// Number of feathers on the open cards of your side deck.
    OpenFeathers,
    /// Number of such cards in your opponent's hand.
    InTheirHand(What),
    /// Number of such cards of yours in the hands of opponents.
    Lent(What),
    /// Number of your tokens in such spaces.
    Tokens(Place),
    /// Number of tokens in your supply.
    TokensLeft,
    /// Number of cards in your deck.
    CardsInDeck,
    /// Number of cards in your opponent's hand.
    CardsInTheirHand,
    /// Combat damage that your fighters dealt this turn.
    DamageDealt,
    /// Number of other cards that you played this turn.
    OtherCardsPlayed,
    /// The number that the instruction before remembers.
    ThatMany,
    /// Number of your tokens on paths that are adjacent to these fighters.
    TokensBeside(Who),
    /// Number of your tokens on the battlefield.
    TokensDeployed,
    /// The number that was rolled last; 0 for an X.
    Rolled,
    /// Number of letters and digits of the names of cards together.
    Letters(CardRef),
    /// The number that your card keeps; 0 if it keeps none.
    Kept,
    /// Number of spaces between two fighters, counted by adjacency.
    SpacesBetween(Who, Who),
    /// The sum.
    Sum(Vec<Amount>),
    /// The product.
    Product(Vec<Amount>),
    /// The least of these.
    Least(Vec<Amount>),
    /// A number minus a count, at least 0.
    Missing {
        /// The number from which the count is subtracted.
        from: u8,
        /// The count.
        count: Amount,
    },
}

/// A card that a sentence refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CardRef {
    /// The card with this text.
    This,
    /// Your card in the combat.
    Yours,
    /// Your opponent's card in the combat.
    Theirs,
    /// The remembered cards that are yours.
    OwnOfThose,
    /// The remembered cards.
    Those,
}

/// A condition, which holds or not at the time of the check.
#[derive(Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// You won the combat.
    Won,
    /// You lost the combat.
    Lost,
    /// The instruction before did something.
    Done,
    /// It is your turn.
    YourTurn,
    /// There is such a fighter.
    Have(Who),
    /// Every fighter of the first phrase fits the second one, and there is at least one.
    Is {
        /// The fighter.
        who: Who,
        /// The phrase that it must fit.
        what: Who,
    },
    /// A number compared with another.
    Number(Amount, Compare, Amount),
    /// A fighter began this turn in another space.
    BeganElsewhere(Who),
    /// A fighter shares no zone with the space in which it began this turn.
    BeganInOtherZone(Who),
    /// A fighter has left its space this turn.
    HasLeft(Who),
    /// A fighter took damage from the instruction before.
    Hurt(Who),
    /// The condition of this name holds: `term: ENRAGED`.
    Term(String),
    /// No player drew more cards with the instruction before than you.
    DrewMost,
    /// The fighter of your card is attacking.
    Attacking,
    /// The fighter of your card is defending.
    Defending,
    /// Your opponent played such a card in this combat.
    TheirCard(What),
    /// You played such a card in this combat.
    YourCard(What),
    /// You own the card with this text.
    Yours,
    /// A fact that the host supplies holds: `fact: food`.
    Fact(String),
    /// Your basket shows this symbol: the top card of your discard pile has this tag or the tag Wild, or the pile is empty.
    Basket(String),
    /// You predicted the printed value of your opponent's card.
    Predicted,
    /// `this` ignores drawbacks of this name: `ignores: Red Room`.
    Ignores(String),
    /// The remembered cards are all such cards, and there is at least one.
    ThoseAre(What),
    /// This happened this turn, and you did it.
    ThisTurn(History),
    /// Your hero is in this form.
    Form(String),
    /// The opposite.
    Not(Box<Condition>),
    /// All of these.
    All(Vec<Condition>),
    /// Any of these.
    Any(Vec<Condition>),
}

/// Things that a player did this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum History {
    /// Won a combat before this one.
    Won,
    /// Lost a combat before this one.
    Lost,
    /// Attacked before this attack.
    Attacked,
    /// Maneuvered.
    Maneuvered,
    /// Played a scheme before this one.
    Schemed,
    /// BOOSTed a maneuver.
    Boosted,
    /// This is the first action.
    FirstAction,
    /// This is the second action.
    SecondAction,
    /// This is the third action.
    ThirdAction,
}
