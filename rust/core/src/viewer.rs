//! Those who look at a game.

use crate::Seat;

/// Those who look at a game. Each sees only what [`Viewer::knows`] permits.
///
/// ```
/// use altmode_core::Viewer;
///
/// // A card that the first of two seats has seen.
/// let seen_by = 0b01;
/// assert!(Viewer::Seat(0).knows(seen_by, 2) && !Viewer::Seat(1).knows(seen_by, 2));
/// assert!(Viewer::Referee.knows(seen_by, 2));
/// // What all seats have seen is public.
/// assert!(!Viewer::Public.knows(seen_by, 2) && Viewer::Public.knows(0b11, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// The public: spectators, and several players at one screen. It knows what all seats know.
    Public,
    /// The referee, who knows everything.
    Referee,
}

impl Viewer {
    /// Returns whether the viewer may know what the seats of a mask know, one bit each, in a game with this number of seats.
    pub fn knows(self, seen_by: u8, seats: Seat) -> bool {
        match self {
            Viewer::Seat(seat) => seen_by >> seat & 1 != 0,
            Viewer::Public => seen_by.trailing_ones() >= seats.into(),
            Viewer::Referee => true,
        }
    }

    /// Returns whether a condition holds for the viewer: for its seat, for all seats, or always.
    pub fn may(self, seats: Seat, seat_may: impl Fn(Seat) -> bool) -> bool {
        match self {
            Viewer::Seat(seat) => seat_may(seat),
            Viewer::Public => (0..seats).all(seat_may),
            Viewer::Referee => true,
        }
    }

    /// Returns the seat, if the viewer has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Referee => None,
        }
    }
}
