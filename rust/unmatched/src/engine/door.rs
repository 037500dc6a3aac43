//! Doors (Unmatched Reference v10, Heorot): during a maneuver a fighter closes an adjacent door for free, or spends a space of its
//! movement to open one.

use crate::{
    cards::{
        board::{DoorDef, Space, Spaces, only},
        unmatched::Unmatched,
    },
    engine::{machine::Machine, walk::Way},
    model::{
        action::Action,
        event::Event,
        state::{Ask, Fighter, FighterId, State, Work},
    },
};

impl Unmatched {
    /// Returns whether a fighter with this way of moving can use doors: on a maneuver only.
    fn uses_doors(self, state: &State) -> bool {
        !self.map(state).doors.is_empty() && state.frames.last().is_some_and(|frame| frame.work == Work::Maneuver)
    }

    /// Returns the bitmask of the doors that a fighter on a space can open or close with this number of steps left.
    pub fn doors_at(self, state: &State, at: Spaces, left: u8) -> u8 {
        if at == 0 || !self.uses_doors(state) {
            return 0;
        }
        // A door cannot be closed under a large fighter, also not under one on its way (Unmatched Reference v10, Heorot).
        let walked: &[Space] = &state.path;
        let under = match walked {
            [.., before, last] => only(*before) | only(*last),
            _ => 0,
        };
        let bodies = || state.fighters.iter().filter(|fighter| fighter.is_large()).map(Fighter::body).chain([under]);
        let stuck = |door: &DoorDef| bodies().any(|body| door.cuts.contains(&body));
        let closes = |number: usize| state.doors >> number & 1 == 0;
        let large = state.fighters.iter().any(Fighter::is_large);
        let near = self.map(state).doors.iter().enumerate().filter(|(_, door)| door.beside & at != 0);
        let near = near.filter(|(number, door)| !large || !closes(*number) || !stuck(door));
        let near = near.fold(0, |set, (door, _)| set | 1 << door);
        if left == 0 { near & !state.doors } else { near }
    }

    /// Returns the doors that a fighter on its way can open or close and still stop legally. A fighter in the space of a friend
    /// has to move on, and a door that it closes, or opens for a step, can block its way.
    pub(crate) fn usable_doors(self, state: &State, fighter: FighterId, at: Spaces, left: u8, way: u8) -> u8 {
        let doors = self.doors_at(state, at, left);
        if doors == 0 || state.barred(fighter) & at == 0 {
            return doors;
        }
        let goes_on = |door: &u8| {
            let opens = state.doors >> door & 1 != 0;
            let mut turned = state.clone();
            turned.doors ^= 1 << door;
            self.next_steps(&turned, fighter, at, left.saturating_sub(u8::from(opens)), way) != 0
        };
        (0..8).filter(|door| doors >> door & 1 != 0).filter(goes_on).fold(0, |set, door| set | 1 << door)
    }

    /// Returns whether a fighter can reach a door on its move, so that single steps are offered.
    pub fn doors_matter(self, state: &State, reached: Spaces) -> bool {
        self.uses_doors(state) && self.map(state).doors.iter().any(|door| door.beside & reached != 0)
    }

    /// Appends the actions by which a fighter opens or closes doors.
    pub(crate) fn list_doors(self, state: &State, fighter: FighterId, at: Spaces, left: u8, actions: &mut Vec<Action>) {
        let doors = self.usable_doors(state, fighter, at, left, state.decision.way & !Way::WATCHED);
        actions.extend((0..8).filter(|door| doors >> door & 1 != 0).map(|door| Action::Door { fighter, door }));
    }

    /// Returns the current space of a fighter on its way.
    pub(crate) fn way_point(self, state: &State, fighter: FighterId) -> Spaces {
        state.path.last().map_or(state.fighter(fighter).body(), |&at| only(at))
    }
}

impl Machine<'_> {
    /// Opens or closes a door for a fighter, which continues its move.
    pub(crate) fn turn_door(&mut self, fighter: FighterId, door: u8) {
        let decision = std::mem::take(&mut self.state.decision);
        let left = match decision.ask {
            Ask::Walk => decision.steps,
            _ => self.rules.steps(self.state, fighter),
        };
        let opens = self.state.doors >> door & 1 != 0;
        self.state.doors ^= 1 << door;
        self.io.emit(|| Event::Door { fighter, door, closed: !opens });
        let way = decision.way & !Way::WATCHED;
        self.walk_on(decision.seat, fighter, left.saturating_sub(u8::from(opens)), way, false);
    }
}
