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
        state::{Ask, Fighter, FighterId, State, Work, members},
    },
};

impl Unmatched {
    /// Returns whether doors can be used: on a maneuver only.
    fn uses_doors(self, state: &State) -> bool {
        !self.map(state).doors.is_empty()
            && state.frames.last().is_some_and(|frame| frame.work == Work::Maneuver)
    }

    /// Returns the bitmask of the doors that a fighter can open on its way, with this number of steps left.
    pub(crate) fn doors_to_open(
        self,
        state: &State,
        fighter: FighterId,
        at: Spaces,
        left: u8,
        way: u8,
    ) -> u8 {
        if left == 0 || state.doors == 0 || !self.uses_doors(state) {
            return 0;
        }
        let doors = self.doors_beside(state, at) & state.doors;
        self.doors_that_let_go_on(state, doors, fighter, at, left - 1, way)
    }

    /// Returns the bitmask of the doors that can be closed, each by a fighter of the player. It need not be the one that moves, and
    /// it may have moved before. The arguments are those of the fighter on its way, if one is.
    pub(crate) fn doors_to_close(
        self,
        state: &State,
        seat: u8,
        mover: Option<(FighterId, Spaces, u8, u8)>,
    ) -> u8 {
        if !self.uses_doors(state) {
            return 0;
        }
        let own = members(self.fighters_of(state, seat) & state.present());
        let at = own
            .fold(0, |set, fighter| set | self.stands(state, fighter, mover.map(|mover| mover.0)));
        // A door cannot be closed under a large fighter, also not under one on its way (Unmatched Reference v10, Heorot).
        let walked: &[Space] = &state.path;
        let under = match walked {
            [.., before, last] => only(*before) | only(*last),
            _ => 0,
        };
        let large = || state.fighters.iter().filter(|fighter| fighter.is_large());
        let under = if large().next().is_some() { under } else { 0 };
        let stuck = |door: &DoorDef| {
            large().map(Fighter::body).chain([under]).any(|body| door.cuts.contains(&body))
        };
        let stuck = self
            .map(state)
            .doors
            .iter()
            .enumerate()
            .filter(|(_, door)| stuck(door))
            .fold(0, |set, (door, _)| set | 1 << door);
        let doors = self.doors_beside(state, at) & !state.doors & !stuck;
        match mover {
            Some((fighter, at, left, way)) => {
                self.doors_that_let_go_on(state, doors, fighter, at, left, way)
            }
            None => doors,
        }
    }

    /// Returns the doors beside any of some spaces.
    fn doors_beside(self, state: &State, at: Spaces) -> u8 {
        let doors =
            self.map(state).doors.iter().enumerate().filter(|(_, door)| door.beside & at != 0);
        doors.fold(0, |set, (door, _)| set | 1 << door)
    }

    /// Returns the spaces of a fighter, which can be the one on its way.
    fn stands(self, state: &State, fighter: FighterId, mover: Option<FighterId>) -> Spaces {
        if mover == Some(fighter) {
            self.way_point(state, fighter)
        } else {
            state.fighter(fighter).body()
        }
    }

    /// Returns those of some doors that leave a fighter on its way a legal stop. A fighter in the space of a friend has to move on,
    /// and a door that is closed, or opened for a step, can block its way.
    fn doors_that_let_go_on(
        self,
        state: &State,
        doors: u8,
        fighter: FighterId,
        at: Spaces,
        left: u8,
        way: u8,
    ) -> u8 {
        if doors == 0 || state.barred(fighter) & at == 0 {
            return doors;
        }
        let goes_on = |door: &u8| {
            let mut turned = state.clone();
            turned.doors ^= 1 << door;
            self.next_steps(&turned, fighter, at, left, way) != 0
        };
        (0..8)
            .filter(|door| doors >> door & 1 != 0)
            .filter(goes_on)
            .fold(0, |set, door| set | 1 << door)
    }

    /// Returns whether a fighter can reach a door on its move, so that single steps are offered.
    pub fn doors_matter(self, state: &State, reached: impl FnOnce() -> Spaces) -> bool {
        self.uses_doors(state) && {
            let reached = reached();
            self.map(state).doors.iter().any(|door| door.beside & reached != 0)
        }
    }

    /// Appends the actions by which a fighter opens doors.
    pub(crate) fn list_opened_doors(
        self,
        state: &State,
        fighter: FighterId,
        at: Spaces,
        left: u8,
        actions: &mut Vec<Action>,
    ) {
        let doors =
            self.doors_to_open(state, fighter, at, left, state.decision.way & !Way::WATCHED);
        actions.extend(
            (0..8).filter(|door| doors >> door & 1 != 0).map(|door| Action::Door { fighter, door }),
        );
    }

    /// Appends the actions that close doors, one for each door: by the fighter on its way, or else by the first that can.
    pub(crate) fn list_closed_doors(
        self,
        state: &State,
        mover: Option<FighterId>,
        actions: &mut Vec<Action>,
    ) {
        let (seat, left, way) =
            (state.decision.seat, state.decision.steps, state.decision.way & !Way::WATCHED);
        let doors = self.doors_to_close(
            state,
            seat,
            mover.map(|mover| (mover, self.way_point(state, mover), left, way)),
        );
        let own = self.fighters_of(state, seat) & state.present();
        for door in (0..8).filter(|door| doors >> door & 1 != 0) {
            let beside = |fighter: &FighterId| {
                self.doors_beside(state, self.stands(state, *fighter, mover)) >> door & 1 != 0
            };
            let closer = mover.into_iter().chain(members(own)).find(beside);
            actions.extend(closer.map(|fighter| Action::Door { fighter, door }));
        }
    }

    /// Returns the current space of a fighter on its way.
    pub(crate) fn way_point(self, state: &State, fighter: FighterId) -> Spaces {
        state.path.last().map_or(state.fighter(fighter).body(), |&at| only(at))
    }
}

impl Machine<'_> {
    /// Opens or closes a door for a fighter. Who opens one is on its way from then on. Closing one interrupts no move.
    pub(crate) fn turn_door(&mut self, fighter: FighterId, door: u8) {
        let decision = std::mem::take(&mut self.state.decision);
        let opens = self.state.doors >> door & 1 != 0;
        self.state.doors ^= 1 << door;
        self.io.emit(|| Event::Door { fighter, door, closed: !opens });
        let (mover, left) = match decision.ask {
            Ask::Walk => (decision.fighter, decision.steps),
            _ if opens => (fighter, self.rules.steps(self.state, fighter)),
            _ => return,
        };
        let way = decision.way & !Way::WATCHED;
        self.walk_on(decision.seat, mover, left.saturating_sub(u8::from(opens)), way, false);
    }
}
