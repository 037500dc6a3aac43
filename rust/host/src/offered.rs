//! Actions that a game offers, and the inputs by which hosts choose one.

use crate::Tagged;
use altmode_core::Seat;
use serde::de::DeserializeOwned;

/// An action that a host sends: an entry of the list, or some of its fields.
pub trait Wanted: DeserializeOwned + Clone {
    /// Creates an input that consists of an index only.
    fn with_id(id: u32) -> Self;
    /// Returns the index in the list of legal actions.
    fn id(&self) -> Option<u32>;
    /// Returns the type.
    fn kind(&self) -> Option<&str>;
    /// Returns the acting seat.
    fn seat(&self) -> Option<Seat>;
}

/// An enum of actions that a game offers. A host sends one back as an input: the whole object, its index, or some of its members.
///
/// ```
/// use altmode_host::{Agreement, Offered, Tagged};
///
/// /// A move of a game of dice.
/// #[derive(Tagged)]
/// #[tagged(input = MoveInput)]
/// enum Move {
///     /// Keeps a die.
///     Keep {
///         /// The number of the die.
///         die: u8,
///         /// The colour of the die.
///         #[tagged(note)]
///         colour: &'static str,
///     },
///     /// Rolls again.
///     Roll,
/// }
///
/// let keep = Move::Keep { die: 2, colour: "red" };
/// let named = |kind: &str| MoveInput { kind: Some(kind.to_string()), ..MoveInput::default() };
/// assert!(keep.matches(&named("keep")));
/// assert!(!keep.matches(&named("roll")) && Move::Roll.matches(&named("roll")));
/// assert!(!keep.matches(&MoveInput { die: Some(3), ..named("keep") }));
/// let blue = MoveInput { die: Some(2), colour: Some("blue".to_string()), ..named("keep") };
/// assert_eq!(keep.compare(&blue), Agreement::Contradicts("colour"));
/// assert_eq!(Move::TYPES, ["keep", "roll", "concede"]);
/// ```
pub trait Offered: Tagged {
    /// The action that a host sends.
    type Input: Wanted;

    /// All values of `type`, each once, and `concede`, which is never listed.
    const TYPES: &'static [&'static str];

    /// Compares an input with the action. Members that the input leaves out agree with any value.
    fn compare(&self, input: &Self::Input) -> Agreement;

    /// Returns whether the type and all given members of an input agree with the action, apart from its notes.
    fn matches(&self, input: &Self::Input) -> bool {
        self.compare(input) != Agreement::Other
    }
}

/// The result of the comparison of an input with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// The input is another action.
    Other,
    /// The type and the numbers agree, but this note does not, such as the name of another card than the numbered one.
    Contradicts(&'static str),
    /// The type, the numbers and the notes of the input agree.
    Same,
}
