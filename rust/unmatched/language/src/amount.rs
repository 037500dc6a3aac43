//! Numbers and conditions.

use crate::{Place, What, Who};
use altmode_language::{Compare, Encode, Shape};
use serde::{Serialize, Serializer};

/// A number: fixed, or counted when the instruction is followed.
#[derive(Clone, Debug, PartialEq, Eq, Encode)]
#[encode(shape = Amount::shape_of_number)]
pub enum Amount {
    /// A fixed number.
    Fixed(i16),
    /// Counted.
    Counted(Box<Count>),
}

impl Amount {
    fn shape_of_number() -> &'static Shape {
        const { &Shape::Amount(Count::shape) }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::Fixed(number) => serializer.serialize_i16(*number),
            Amount::Counted(count) => count.serialize(serializer),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Amount {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Amount".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let count = generator.subschema_for::<Count>();
        schemars::json_schema!({
            "description": "A number, or something counted when the instruction is followed.",
            "anyOf": [{ "type": "integer", "minimum": -99, "maximum": 99 }, count],
        })
    }
}

/// What is counted.
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
    /// How many fighters fit.
    Fighters(Who),
    /// How many zones their spaces have together.
    Zones(Who),
    /// The health of a fighter.
    Health(Who),
    /// How many of these counters you have.
    Counter(String),
    /// How many cards you drew with the instruction before.
    Drew,
    /// How many such cards are in your discard pile.
    InDiscard(What),
    /// How many cards are in your hand.
    CardsInHand,
    /// How many other cards are in your hand, not counting the card that says it.
    OtherCardsInHand,
    /// How many such cards are on your pile, or among the discarded cards of your side deck.
    InPile(What),
    /// How many different tags the cards of your pile have.
    TagsInPile,
    /// How many cards of your side deck are open.
    OpenCards,
    /// How many feathers the open cards of your side deck have.
    OpenFeathers,
    /// How many such cards are in your opponent's hand.
    InTheirHand(What),
    /// How many such cards of yours are in the hands of opponents.
    Lent(What),
    /// How many of your tokens lie in such spaces.
    Tokens(Place),
    /// How many tokens are in your supply.
    TokensLeft,
    /// How many cards are in your deck.
    CardsInDeck,
    /// How many cards are in your opponent's hand.
    CardsInTheirHand,
    /// How much combat damage your fighters dealt this turn.
    DamageDealt,
    /// How many other cards you played this turn.
    OtherCardsPlayed,
    /// What the instruction before came to.
    ThatMany,
    /// The number that was rolled last; 0 for an X.
    Rolled,
    /// How many letters and digits the names of cards have together.
    Letters(CardRef),
    /// The number that your card keeps; 0 if it keeps none.
    Kept,
    /// How many spaces lie between two fighters, counted by adjacency.
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

/// A card that a sentence speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CardRef {
    /// The card that says it.
    This,
    /// Your card in the combat.
    Yours,
    /// Your opponent's card in the combat.
    Theirs,
    /// Those of the remembered cards that are yours.
    OwnOfThose,
    /// The remembered cards.
    Those,
}

/// Something that is so or not when it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
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
    /// The fighters of the first phrase are all what the second says, and there is at least one.
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
    /// The card that says this is yours.
    Yours,
    /// What only the people in the room can tell is so: `fact: food`.
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

/// What a player did this turn.
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
