//! Instructions of cards and abilities, in order.

use crate::{Amount, Condition, Part, Place, Quality, What, Who};
use altmode_language::Encode;
use serde::Serialize;

altmode_language::clone_by_packing!(Effect);

/// One instruction. "You" is the player who follows it; `this` is the fighter who plays the card.
///
/// In files an instruction is a one-key object (`{ draw: 2 }`) or a bare word (`cancel`).
#[derive(Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    // --- fighters ---
    /// Deal damage, to all at once.
    Damage {
        /// The amount of damage.
        amount: Amount,
        /// The fighters that are dealt the damage.
        to: Who,
    },
    /// Recover health, up to the health that the fighter started with.
    Recover {
        /// The amount of health.
        amount: Amount,
        /// The fighters that recover.
        who: Who,
    },
    /// Move fighters up to a number of spaces, or exactly that number, one after the other.
    Move {
        /// The fighters that move.
        who: Who,
        /// The number of spaces.
        #[serde(rename = "up-to")]
        up_to: Amount,
        /// Fighters whose spaces may be moved through.
        #[serde(default)]
        through: Option<Through>,
        /// Whether each moves exactly that number of spaces.
        #[serde(default)]
        exactly: bool,
    },
    /// Move fighters any number of spaces to a space, one after the other. A fighter that is in such a space may stay.
    MoveTo {
        /// The fighters that move.
        who: Who,
        /// The spaces in which the move can end.
        #[serde(rename = "in")]
        place: Place,
    },
    /// Place fighters in a space, one after the other.
    Place {
        /// The fighters that are placed.
        who: Who,
        /// The spaces in which they can be placed.
        #[serde(rename = "in")]
        place: Place,
    },
    /// Exchange the spaces of two fighters.
    Swap(Who, Who),
    /// Until the end of the turn these fighters cannot leave their spaces.
    Hold(Who),
    /// Return a defeated fighter to the battlefield with the health that it started with.
    Return {
        /// The fighter that returns.
        who: Who,
        /// The spaces in which it can be placed.
        #[serde(rename = "in")]
        place: Place,
    },
    /// Put a sidekick that is not on the battlefield there; if all are, place one of them.
    Summon {
        /// The sidekick.
        who: Who,
        /// The spaces in which it can be placed.
        #[serde(rename = "in")]
        place: Place,
    },
    /// Defeat fighters.
    Defeat(Who),
    /// Fighters that are not on the battlefield come back, one after the other; a defeated one with its full health.
    ComeBack {
        /// The fighters: `come-back: { who: absent Ancient Leshen, in: any space }`.
        who: Who,
        /// The spaces in which they can be placed.
        #[serde(rename = "in")]
        place: Place,
        /// Whether no two of them may share a zone; where that is impossible, as few as can be do.
        #[serde(default)]
        apart: bool,
    },
    /// Set the health of fighters.
    SetHealth {
        /// The fighters.
        who: Who,
        /// Their new health.
        to: Amount,
    },
    /// This fighter is the defender now.
    Defends(Who),
    /// This fighter takes the place of `this` in the combat.
    Fights(Who),
    /// Choose fighters, to which the following instructions refer as `it`.
    Choose(Who),
    /// Choose a space. The following instructions refer to it and to the spaces chosen before: `choose-space: space adjacent to
    /// chosen`.
    ChooseSpace(Place),
    /// These fighters leave the battlefield without being defeated.
    LeaveBoard(Who),
    /// Choose an opponent, who is "your opponent" in the following instructions.
    ChooseOpponent,
    /// Choose an opponent with such a fighter, who is "your opponent" in the following instructions.
    ChooseOpponentWith(Who),

    // --- tokens ---
    /// Put tokens from your supply on the battlefield: one, a number of them, or one in each of the spaces.
    PutToken {
        /// The spaces in which a token can be put.
        #[serde(rename = "in")]
        place: Place,
        /// The number of tokens.
        #[serde(default = "one_token")]
        count: Amount,
        /// Whether fewer tokens may be put.
        #[serde(default, rename = "up-to")]
        up_to: bool,
        /// Whether a token is put in each of the spaces, as long as there are tokens.
        #[serde(default)]
        each: bool,
    },
    /// Move a token: to a space, or up to a number of spaces through anything.
    MoveToken {
        /// The spaces from which a token can be moved; all if it is missing.
        #[serde(default)]
        from: Option<Place>,
        /// The spaces to which it can be moved; all if it is missing.
        #[serde(default)]
        to: Option<Place>,
        /// The number of spaces, if there is a limit; the token may stay.
        #[serde(default, rename = "up-to")]
        up_to: Option<Amount>,
        /// Whether tokens that were moved before are left out.
        #[serde(default)]
        other: bool,
        /// Whether any number of tokens are moved, one after the other.
        #[serde(default, rename = "any-number")]
        any_number: bool,
    },
    /// Remove all tokens in these spaces from the battlefield.
    RemoveTokens(Place),
    /// Choose one of your tokens in these spaces. The following instructions refer to its space as a chosen one.
    ChooseToken(Place),

    // --- combat ---
    /// The value of your card is this.
    Value(Amount),
    /// Choose a zone of a fighter; `[on chosen]` refers to its spaces.
    ChooseZone(Who),
    /// Add to the value of your card.
    Add(Amount),
    /// Add to the value of your opponent's card.
    AddToTheirs(Amount),
    /// The value of your opponent's card is this.
    TheirValue(Amount),
    /// The value of your opponent's card is this, and effects of cards can no longer change it.
    FixTheirs(Amount),
    /// The printed value of your opponent's card is this until the combat is over.
    TheirPrintedValue(Amount),
    /// Ignore the value of your opponent's card.
    Ignore,
    /// Ignore the value of your card.
    IgnoreOwn,
    /// Add to the value of your opponent's card.
    AddTheirs(Amount),
    /// Exchange the values of both cards.
    SwapValues,
    /// Your opponent's card goes back to its owner's hand.
    ReturnTheirs,
    /// The value of your card can no longer change.
    Lock,
    /// The value of your opponent's card can no longer change.
    LockTheirs,
    /// Cancel the effects of your opponent's card.
    Cancel,
    /// Cancel the DURING COMBAT and AFTER COMBAT effects of your opponent's card.
    CancelLater,
    /// Cancel the AFTER COMBAT effects of your opponent's card.
    CancelAfter,
    /// You may BOOST your card.
    Boost,
    /// BOOST your card with the top card of your deck.
    BlindBoost,
    /// Your opponent may BOOST their card.
    TheyMayBoost,
    /// The combat counts as won by you.
    CountsAsWon,
    /// Remember a number until the combat is over; `kept` refers to it.
    Keep(Amount),
    /// Remember the first remembered card until the combat is over; `recall-kept` remembers it again.
    KeepThose,
    /// Remember the card of `keep-those`, if it still lies in a discard pile.
    RecallKept,
    /// Your opponent takes the card back into hand; look at that hand and choose a card of it that they play instead.
    ReplaceTheirs,
    /// Your opponent reveals cards from the top of their deck until one of them can be played instead of their card. If there is
    /// one, they discard their card and play it; the other revealed cards go under the deck in random order.
    ReplaceTheirsFromDeck,
    /// Take your card back into hand and choose another card of your hand that you play instead.
    ReplaceYours,
    /// Discard your card and choose a card of your deck that you play instead; shuffle the deck.
    ReplaceYoursFromDeck,
    /// Remember the cards with which you BOOSTed in this combat, as far as they lie in a discard pile.
    RecallBoosts,
    /// Put your card of the combat under your deck.
    PutYoursUnder,
    /// When this combat is over its attacker attacks once more, with this name, value and text:
    /// `bonus-attack: { name: Volley, value: 3, text: [] }`.
    BonusAttack {
        /// The name of the bonus attack.
        name: String,
        /// Its value.
        value: u8,
        /// Its text.
        text: Vec<Part>,
    },

    // --- cards ---
    /// Draw cards.
    Draw(Amount),
    /// Discard cards from hand and remember them: a number of cards that you choose, or cards at random.
    Discard {
        /// The number of cards.
        count: Amount,
        /// The cards that can be discarded; all if it is missing.
        #[serde(default)]
        what: Option<What>,
        /// Whether the cards are drawn at random.
        #[serde(default, rename = "at-random")]
        at_random: bool,
    },
    /// Discard any number of cards from hand and remember them.
    DiscardAny(What),
    /// Discard your hand and remember it.
    DiscardHand,
    /// Discard cards from the top of your deck and remember them.
    DiscardTop(Amount),
    /// Look at your opponent's hand.
    LookAtHand,
    /// Choose cards in your opponent's hand, which they discard; remember them.
    DiscardTheirs {
        /// The number of cards.
        count: u8,
        /// The cards that can be chosen; all if it is missing.
        #[serde(default)]
        what: Option<What>,
    },
    /// Choose a card in your opponent's hand, which goes under their deck; remember it.
    TheirsUnder(What),
    /// Choose a card in your opponent's hand, which is shuffled into their deck.
    TheirsIntoDeck(What),
    /// Choose a card in your opponent's hand and remember it.
    ChooseTheirs(What),
    /// Show your hand to everyone.
    RevealHand,
    /// Show the top cards of your deck to everyone and remember them.
    RevealTop(Amount),
    /// Look at the top cards of your deck and remember them.
    LookAtTop(Amount),
    /// Look at the top cards of your opponent's deck and remember them.
    LookAtTheirTop(Amount),
    /// Show the top cards of your opponent's deck to everyone and remember them.
    RevealTheirTop(Amount),
    /// Choose a player, look at the top card of that player's deck and remember it.
    LookAtAnyTop,
    /// Choose cards in your hand, show them to everyone and remember them.
    RevealFromHand {
        /// The number of cards.
        count: u8,
        /// The cards that can be chosen.
        what: What,
    },
    /// Each player chooses a card in hand; all of them are shown at the same time and remembered.
    AllReveal,
    /// Show the bottom card of your deck to everyone and remember it.
    RevealBottom,
    /// Choose two cards of the same name in your hand and show them to everyone.
    RevealPair,
    /// Discard all such cards in your hand and remember them.
    DiscardAll(What),
    /// Show a card in your opponent's hand to everyone and remember it: one that you know, or one at random of those that you
    /// do not know.
    RevealTheirs,
    /// Choose a name of a card of your opponent's deck; `[name chosen]` refers to it.
    NameCard,
    /// Choose such a card in your discard pile and put it on top of your deck.
    DiscardOnTop(What),
    /// Put the card with this instruction on top of its owner's deck.
    PutThisOnTop,

    // --- the pile ---
    /// Show cards from the top of your opponent's deck to everyone and put them on your pile.
    Store(u8),
    /// Choose a card of your pile and put it into your hand.
    TakeFromPile,
    /// Put the first card of your pile into your hand.
    TakeFirstOfPile,
    /// Discard up to this number of cards of your pile that you choose.
    DiscardFromPile(u8),
    /// Choose a card in your discard pile and put it on your pile.
    DiscardIntoPile,
    /// Put the remembered cards on your pile.
    PutThoseOnPile,
    /// Cast a spell for which your pile has all ingredients, and discard the pile.
    Cast {
        /// Whether no ingredients are needed and the pile stays.
        #[serde(default)]
        free: bool,
        /// Whether the spell must be another one than before.
        #[serde(default)]
        other: bool,
    },

    // --- the side deck ---
    /// Turn up the top card of your side deck.
    OpenCard,
    /// Turn up cards of your side deck and follow each, one after the other, until you stop or there are this many feathers.
    OpenUntil(u8),
    /// Look at the top card of your side deck.
    LookAtSide,
    /// Discard the cards of your side deck that are open.
    DiscardOpen,
    /// Choose a discarded card of your side deck and put it under that deck.
    ReturnToSide,
    /// Shuffle the open cards of your side deck into it.
    ShuffleSide,

    /// Reveal cards from the top of your deck until one of them is such a card, put it into your hand and shuffle the others into the deck.
    Acquire(What),
    /// Put remembered cards into your hand: all of them, or a number of them that you choose.
    TakeThose {
        /// The cards that are put into the hand; all if it is missing.
        #[serde(default)]
        what: Option<What>,
        /// The number of cards that are chosen; all if it is missing.
        #[serde(default)]
        count: Option<u8>,
    },
    /// Put the remembered cards back on top of their deck in any order.
    PutThoseBack,
    /// Put the remembered cards under their deck in any order.
    PutThoseUnder,
    /// Discard the remembered cards.
    DiscardThose,
    /// Choose this number of the remembered cards and discard them.
    DiscardFromThose(u8),
    /// Choose this number of the remembered cards and put them under their deck.
    PutUnderFromThose(u8),
    /// Choose this number of the remembered cards, which stay where they are and are no longer remembered.
    LeaveOfThose(u8),
    /// Shuffle the remembered cards into their deck.
    ShuffleThose,
    /// Choose cards in your hand and put them on top of your deck.
    PutOnTop(Amount),
    /// Choose cards in your hand and put them under your deck.
    PutUnder(Amount),
    /// Put random cards of your hand on top of your deck.
    RandomOnTop(Amount),
    /// Put random cards of your hand under your deck.
    RandomUnder(Amount),
    /// Choose any number of cards in your hand and put them under your deck.
    PutUnderAny,
    /// Remember the top cards of your discard pile.
    TopOfDiscard(Amount),
    /// Choose cards in your discard pile, or draw them at random from it, and put them into your hand.
    FromDiscard {
        /// The number of cards.
        count: u8,
        /// The cards that can be chosen.
        what: What,
        /// Whether the cards are drawn at random.
        #[serde(default, rename = "at-random")]
        at_random: bool,
    },
    /// Put all such cards of your discard pile into your hand.
    AllFromDiscard(What),
    /// Choose such a card in your discard pile and put it on top of your deck.
    FromDiscardOnTop(What),
    /// Choose such a card in your discard pile and put it under your deck.
    FromDiscardUnder(What),
    /// Choose at most this number of such cards in your discard pile, which leave the game.
    RemoveFromDiscard {
        /// The cards that can be chosen.
        what: What,
        /// The most cards that can be chosen.
        #[serde(rename = "up-to")]
        up_to: u8,
    },
    /// Choose such a card in your deck, show it, put it into your hand and shuffle the deck.
    SearchDeck(What),
    /// Choose such a card in your deck or your discard pile and put it into your hand. If it was in the deck it is shown, the
    /// deck is shuffled, and the instruction counts as done.
    Search(What),
    /// Put all such cards of your discard pile under your deck.
    DiscardUnder(What),
    /// Look for such a card in your deck and your discard pile and put it into your hand; shuffle the deck if it was looked through.
    Find(What),
    /// Return the card with this instruction to its owner's hand.
    ReturnThis,
    /// Shuffle the card with this instruction into its owner's deck.
    ShuffleThis,
    /// Shuffle such cards of your discard pile into your deck: all, a number that you choose, or a number at random.
    ShuffleDiscard {
        /// The cards that are shuffled into the deck.
        what: What,
        /// The number of cards; all if it is missing.
        #[serde(default)]
        count: Option<u8>,
        /// Whether the cards are drawn at random.
        #[serde(default, rename = "at-random")]
        at_random: bool,
        /// Whether fewer cards can be chosen.
        #[serde(default, rename = "up-to")]
        up_to: bool,
    },
    /// Choose a scheme in your deck that one of your fighters can use, shuffle the deck and play the scheme as a free action.
    PlaySchemeFromDeck,
    /// Shuffle your hand into your deck; `that-many` is their number.
    ShuffleHand,
    /// Shuffle your deck.
    ShuffleDeck,

    // --- the turn ---
    /// Gain actions.
    Gain(Amount),
    /// Spend an action that is left.
    SpendAction,
    /// End the turn.
    EndTurn,
    /// Take another form.
    Become(String),
    /// Take the next form; after the last one comes the first.
    NextForm,
    /// Choose one of the forms and take it.
    ChooseForm,
    /// Gain counters, up to the most that there are.
    GainCounters {
        /// The id of the counter.
        counter: String,
        /// Number gained.
        count: Amount,
    },
    /// Spend exactly this number of counters, or none.
    Spend {
        /// The id of the counter.
        counter: String,
        /// Number spent.
        count: Amount,
    },
    /// Turn exactly this number of counters of one kind into counters of another kind, or none.
    MoveCounters {
        /// The id of the counter that is taken.
        from: String,
        /// The id of the counter that is gained.
        to: String,
        /// The number.
        count: Amount,
    },
    /// Choose a number from 0 to this one; `that-many` refers to it.
    ChooseNumber(Amount),

    // --- words that join instructions ---
    /// Follow the instructions if the condition holds, the others if it does not.
    If {
        /// The condition.
        #[serde(rename = "if")]
        condition: Condition,
        /// The instructions if it holds.
        then: Vec<Effect>,
        /// The instructions if it does not hold.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// You may follow the instructions. `then` follows if you did, `else` if you did not.
    May {
        /// The instructions that the player may follow.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
        /// The instructions that follow if the player did.
        #[serde(default)]
        then: Vec<Effect>,
        /// The instructions that follow if the player did not.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// Follow the instructions this number of times.
    Times {
        /// The number of times.
        count: Amount,
        /// The instructions that are repeated.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// Follow the instructions once for each of these fighters, who is `it` meanwhile.
    ForEach {
        /// The fighters.
        who: Who,
        /// The instructions that are repeated.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// The owner of the card with this instruction follows the instructions, and is "you" in them.
    Owner(Vec<Effect>),
    /// Your opponent follows the instructions, and is "you" in them.
    Opponent(Vec<Effect>),
    /// Each opponent follows the instructions, and is "you" in them.
    EachOpponent(Vec<Effect>),
    /// Each player follows the instructions, the player whose turn it is first.
    EachPlayer(Vec<Effect>),
    /// You and each other player of your side follow the instructions.
    EachOfSide(Vec<Effect>),
    /// The instructions are followed unless an opponent has these counters moved: each opponent is asked, in turn order.
    UnlessPaid {
        /// The id of the counter that is taken.
        from: String,
        /// The id of the counter that is gained.
        to: String,
        /// The number.
        count: u8,
        /// The instructions.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// You may spend one counter or two. Each number has instructions of its own.
    Tiers {
        /// The id of the counter.
        pay: String,
        /// The instructions if none is spent.
        #[serde(default)]
        none: Vec<Effect>,
        /// The instructions if one is spent.
        one: Vec<Effect>,
        /// The instructions if two are spent.
        two: Vec<Effect>,
    },
    /// Follow only the instructions of the highest threshold that is reached: `at: [{ least: 1, do: [...] }]`.
    Highest {
        /// The amount that is compared with the thresholds.
        of: Amount,
        /// The thresholds and their instructions, in ascending order.
        at: Vec<Step>,
    },
    /// Choose this number of different lists of instructions.
    ChooseOne {
        /// The number of lists that are chosen.
        #[serde(default = "one")]
        count: Amount,
        /// The lists of instructions to choose from.
        of: Vec<Vec<Effect>>,
        /// The symbols of the lists, if only those in the basket can be chosen.
        #[serde(default)]
        symbols: Vec<String>,
        /// Whether your opponent chooses what you follow.
        #[serde(default, rename = "by-opponent")]
        by_opponent: bool,
    },
    /// Give fighters qualities for a time.
    Gets {
        /// The fighters.
        who: Who,
        /// The qualities.
        has: Vec<Quality>,
        /// Duration.
        until: Until,
    },
    /// At the end of the turn the instructions are followed.
    AtEndOfTurn(Vec<Effect>),
    /// At the start of your next turn the instructions are followed.
    AtYourNextTurn(Vec<Effect>),
    /// Put tokens from your supply on paths, one after the other: on any path, or on paths next to fighters.
    PutOnPath {
        /// The fighters.
        #[serde(default)]
        beside: Option<Who>,
        /// Number of tokens.
        #[serde(default = "one_token")]
        count: Amount,
    },
    /// The player whose turn it is follows the instructions.
    WhoseTurn(Vec<Effect>),
    /// Roll the die of the hero; the instructions are followed unless it shows an X. `rolled` is the number rolled.
    Roll(Vec<Effect>),
    /// Follow the instructions after this maneuver. They can refer to the fighters that it moved through.
    AfterThisManeuver(Vec<Effect>),
}

fn one() -> Amount {
    Amount::Fixed(1)
}

/// A threshold and its instructions.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The threshold.
    pub least: u8,
    /// The instructions.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

fn one_token() -> Amount {
    Amount::Fixed(1)
}

/// Fighters whose spaces a move may go through, beyond those of friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Through {
    /// Spaces of enemies.
    Enemies,
    /// Spaces of sidekicks.
    Sidekicks,
    /// Spaces of sidekicks, which do not count as spaces moved.
    UncountedSidekicks,
    /// Spaces of all fighters of any side.
    Anyone,
}

/// Durations of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until the end of the turn.
    EndOfTurn,
    /// Until the end of the combat.
    EndOfCombat,
    /// Until the end of the maneuver.
    EndOfManeuver,
    /// Until the fighter attacks next, at most until the end of the turn.
    NextAttack,
}
