//! Moves (Core Rules, Moving): destinations, routes, and the triggers on the way.
//!
//! A move is one action, from space to space. If the route matters, because leaving a zone is a trigger or an effect depends on
//! the fighters moved through, the next steps are offered as well, and the fighter moves step by step.

use crate::{
    cards::{
        board::{Board, NOWHERE, Space, Spaces, only, spaces},
        unmatched::Unmatched,
    },
    engine::machine::Machine,
    model::{
        event::Event,
        state::{Ask, Fighter, FighterId, Fighters, NOBODY, State, Work, members, one},
    },
};
use altmode_unmatched_language::{Size, Through, When, Who};

/// Movement modes, one bit each.
#[derive(Debug)]
pub struct Way;

impl Way {
    /// Through spaces of enemies.
    pub const THROUGH_ENEMIES: u8 = 1;
    /// Through spaces of sidekicks.
    pub const THROUGH_SIDEKICKS: u8 = 2;
    /// Exactly the given number of steps.
    pub const EXACTLY: u8 = 4;
    /// An effect depends on the fighters that the move went through.
    pub const WATCHED: u8 = 8;
    /// The fighter is placed instead of moving.
    pub const PLACED: u8 = 16;
    /// Any number of steps, to one of some spaces: these are the options of the question, which is about one fighter.
    pub const TO: u8 = 32;
    /// Spaces of sidekicks do not count.
    pub const UNCOUNTED: u8 = 64;

    /// Returns the bits of an instruction to move.
    pub fn of(through: Option<Through>, exactly: bool, watched: bool) -> u8 {
        let through = match through {
            None => 0,
            Some(Through::Enemies | Through::Anyone) => Way::THROUGH_ENEMIES,
            Some(Through::Sidekicks) => Way::THROUGH_SIDEKICKS,
            Some(Through::UncountedSidekicks) => Way::THROUGH_SIDEKICKS | Way::UNCOUNTED,
        };
        through | if exactly { Way::EXACTLY } else { 0 } | if watched { Way::WATCHED } else { 0 }
    }
}

/// More steps than any move has.
pub(crate) const MOST_STEPS: u8 = 40;

/// Costs of walks to each space, with the numbers of spaces entered; `None` for a space that cannot be reached.
type Round = [Option<(u16, u16)>; 64];

/// The spaces that the steps of a fighter can reach. It is the same for all questions about a fighter in one position.
pub(crate) struct Ground {
    board: &'static Board,
    /// The spaces in which it can stop: those that others do not occupy.
    free: Spaces,
    /// The spaces that it may enter.
    open: Spaces,
    /// The spaces in which it stops, because a token of an enemy lies there.
    stops: Spaces,
    /// The spaces between which it moves as if they were adjacent.
    links: Spaces,
    /// The spaces that are entered without spending a step.
    uncounted: Spaces,
    /// The fighter is large: it moves along lines only, and in both directions.
    large: bool,
}

impl Ground {
    /// Returns the spaces that one step from any space of a set leads to.
    fn step(&self, from: Spaces) -> Spaces {
        let from = from & !self.stops;
        let linked = if from & self.links != 0 { self.links } else { 0 };
        let next = if self.large { self.board.next_to(from) } else { self.board.step(from) };
        (next | linked) & self.open
    }

    /// Adds the spaces that are entered without spending a step.
    fn settle(&self, from: Spaces) -> Spaces {
        if self.uncounted == 0 {
            return from;
        }
        let more = self.step(from) & self.uncounted & !from;
        if more == 0 { from } else { self.settle(from | more) }
    }

    /// Returns the spaces that a walk of at most this number of steps reaches, the first one included.
    fn reach(&self, from: Spaces, steps: u8) -> Spaces {
        if self.stops | self.links | self.uncounted == 0 && !self.large {
            return self.board.reach_from(from, self.open, steps);
        }
        let mut reached = self.settle(from);
        let mut edge = reached;
        for _ in 0..steps {
            edge = self.settle(self.step(edge)) & !reached;
            if edge == 0 {
                break;
            }
            reached |= edge;
        }
        reached
    }

    /// Returns the spaces in which a walk with this number of steps left from a space can stop.
    pub(crate) fn ends(&self, from: Spaces, left: u8, way: u8) -> Spaces {
        if way & Way::EXACTLY == 0 {
            return self.reach(from, left) & self.free;
        }
        // A fighter that enters a stopping space cannot continue.
        let step = |set: Spaces, _| self.settle(self.step(set)) | set & self.stops;
        (0..left.min(MOST_STEPS)).fold(self.settle(from), step) & self.free
    }
}

impl Unmatched {
    /// Returns the spaces that a fighter can reach on a move.
    pub(crate) fn ground(self, state: &State, fighter: FighterId, way: u8) -> Ground {
        let owner = state.fighter(fighter).owner;
        let has_tokens = self.hero(state, owner).sheet.tokens.is_some();
        // Each space that does not count is entered at most once, so that the walk ends.
        let uncounted = self.uncounted(state, fighter, way);
        let entered = state.path.iter().fold(0, |set, &space| set | only(space)) & uncounted;
        Ground {
            board: self.board(state),
            // A fighter cannot stop on an occupied space, except its own.
            free: self.board(state).all & !state.barred(fighter),
            open: self.open(state, fighter, way) & !entered,
            stops: self.stopping(state, fighter) & !state.fighter(fighter).body(),
            links: if has_tokens && self.walks_between_tokens(state, fighter) {
                state.tokens_of(owner)
            } else {
                0
            },
            uncounted: uncounted & !entered,
            large: state.fighter(fighter).is_large(),
        }
    }

    /// Returns the spaces that a fighter enters without spending a step.
    fn uncounted(self, state: &State, fighter: FighterId, way: u8) -> Spaces {
        if way & Way::UNCOUNTED == 0 {
            return 0;
        }
        let sidekicks =
            members(state.present() & !one(fighter)).filter(|&other| !self.is_hero(state, other));
        sidekicks.fold(0, |set, other| set | state.fighter(other).body())
    }

    /// Returns the number of steps that a fighter spends by entering a space: 1, or 0 if it does not count.
    pub(crate) fn step_cost(self, state: &State, fighter: FighterId, to: Space, way: u8) -> u8 {
        u8::from(self.uncounted(state, fighter, way) & only(to) == 0)
    }

    /// Returns the spaces that a fighter may enter on a move.
    fn open(self, state: &State, fighter: FighterId, way: u8) -> Spaces {
        let owner = state.fighter(fighter).owner;
        let all = self.board(state).all;
        let small = |fighter: FighterId| state.fighter(fighter).size == Size::Small;
        if way & Way::THROUGH_ENEMIES != 0 || small(fighter) || self.passes(state, fighter) {
            return all;
        }
        let blocks = |&other: &FighterId| {
            state.are_enemies(state.fighter(other).owner, owner)
                && !small(other)
                && (way & Way::THROUGH_SIDEKICKS == 0 || self.is_hero(state, other))
        };
        all & !state.spaces_of(
            members(state.present()).filter(blocks).fold(0, |set, other| set | one(other)),
        )
    }

    /// Returns the spaces to which a fighter can move with this number of steps, without its own. Spaces of enemies are not
    /// entered unless it may pass them (Core Rules, Moving).
    pub fn destinations(self, state: &State, fighter: FighterId, steps: u8, way: u8) -> Spaces {
        self.destinations_on(state, fighter, &self.ground(state, fighter, way), steps, way)
    }

    /// Returns the destinations of a fighter whose ground is known.
    pub(crate) fn destinations_on(
        self,
        state: &State,
        fighter: FighterId,
        ground: &Ground,
        steps: u8,
        way: u8,
    ) -> Spaces {
        let entry = state.fighter(fighter);
        if entry.at == NOWHERE || entry.flags & Fighter::HELD != 0 {
            return 0;
        }
        let stops = ground.ends(entry.body(), steps, way);
        // A large fighter can return to its space with another second space.
        if entry.is_large() { stops } else { stops & !only(entry.at) }
    }

    /// Returns the spaces from which a large fighter comes to the last space of its move, and which are free for it.
    fn behind(self, state: &State, fighter: FighterId, to: Space, steps: u8, way: u8) -> Spaces {
        let Some(before) = steps.checked_sub(1) else { return 0 };
        let (ground, body) = (self.ground(state, fighter, way), state.fighter(fighter).body());
        let reached = match way & Way::EXACTLY {
            0 => ground.reach(body, before),
            _ => (0..before.min(MOST_STEPS))
                .fold(body, |set, _| ground.step(set) | set & ground.stops),
        };
        self.tails(state, fighter, to) & reached & !ground.stops
    }

    /// Returns the second spaces that a large fighter can have after a move to a space: the last one that it moved through, or
    /// any other one if that is not free. [`NOWHERE`] if no second space is free.
    pub(crate) fn moved_tails(
        self,
        state: &State,
        fighter: FighterId,
        to: Space,
        steps: u8,
        way: u8,
    ) -> Vec<Space> {
        let behind = self.behind(state, fighter, to, steps, way);
        let tails = if behind != 0 { behind } else { self.tails(state, fighter, to) };
        let body = state.fighter(fighter).body();
        match tails {
            0 => [NOWHERE].into_iter().filter(|_| only(to) != body).collect(),
            _ => spaces(tails).filter(|&tail| only(to) | only(tail) != body).collect(),
        }
    }

    /// Returns the route of a move to a space, and to a second one of a large fighter.
    pub(crate) fn whole_way(
        self,
        state: &State,
        fighter: FighterId,
        (to, tail): (Space, Space),
        steps: u8,
        way: u8,
    ) -> Vec<Space> {
        if tail == NOWHERE || self.behind(state, fighter, to, steps, way) & only(tail) == 0 {
            return self.best_way(state, fighter, to, steps, way);
        }
        let there = state.fighter(fighter).body() & only(tail) != 0 && way & Way::EXACTLY == 0;
        let mut path = if there {
            Vec::new()
        } else {
            self.best_way(state, fighter, tail, steps.saturating_sub(1), way)
        };
        path.push(to);
        path
    }

    /// Returns the number of spaces that a fighter may move now, from the pending question or the maneuver.
    pub fn steps(self, state: &State, fighter: FighterId) -> u8 {
        match state.frames.last() {
            Some(frame) if frame.work == Work::Maneuver => {
                self.fixed_move(state, fighter).unwrap_or_else(|| {
                    self.moves(state, fighter).saturating_add(frame.amount.clamp(0, 99) as u8)
                })
            }
            _ => state.decision.steps,
        }
    }

    /// Returns the next spaces on the way of a fighter from which it can still come to a stop.
    pub fn next_steps(
        self,
        state: &State,
        fighter: FighterId,
        from: Spaces,
        left: u8,
        way: u8,
    ) -> Spaces {
        if state.fighter(fighter).flags & Fighter::HELD != 0 || from == 0 {
            return 0;
        }
        let ground = self.ground(state, fighter, way);
        let goes_on = |&to: &Space| {
            let after = left.checked_sub(u8::from(ground.uncounted & only(to) == 0));
            after.is_some_and(|after| ground.ends(only(to), after, way) != 0)
        };
        spaces(ground.step(from)).filter(goes_on).fold(0, |set, to| set | only(to))
    }

    /// Returns whether the route of a fighter matters.
    pub fn way_matters(self, state: &State, fighter: FighterId, steps: u8, way: u8) -> bool {
        self.way_matters_on(state, fighter, &self.ground(state, fighter, way), steps, way)
    }

    /// Returns whether the route of a fighter matters whose ground is known.
    fn way_matters_on(
        self,
        state: &State,
        fighter: FighterId,
        ground: &Ground,
        steps: u8,
        way: u8,
    ) -> bool {
        let entry = state.fighter(fighter);
        if entry.at == NOWHERE {
            return false;
        }
        let reached = || ground.reach(entry.body(), steps);
        way & Way::WATCHED != 0 && reached() & state.enemy_spaces(entry.owner) != 0
            || ground.stops != 0 && reached() & ground.stops != 0
            || self
                .watched(state, fighter)
                .any(|zone| reached() & zone != 0 && reached() & !zone != 0)
            || self.crosses_tokens(state, fighter, reached)
    }

    /// Returns whether a fighter can move through tokens on paths that it may remove.
    fn crosses_tokens(
        self,
        state: &State,
        fighter: FighterId,
        reached: impl Fn() -> Spaces,
    ) -> bool {
        let tokens = self.removable(state, fighter);
        tokens != 0 && self.board(state).paths_at(reached()) & tokens != 0
    }

    /// Returns whether single steps of a move are offered: if its route matters, or if a door can be reached.
    pub fn offers_steps(self, state: &State, fighter: FighterId, steps: u8, way: u8) -> bool {
        self.offers_steps_on(state, fighter, &self.ground(state, fighter, way), steps, way)
    }

    /// Returns whether single steps of a move are offered to a fighter whose ground is known.
    pub(crate) fn offers_steps_on(
        self,
        state: &State,
        fighter: FighterId,
        ground: &Ground,
        steps: u8,
        way: u8,
    ) -> bool {
        let at = state.fighter(fighter).body();
        self.way_matters_on(state, fighter, ground, steps, way)
            || at != 0 && self.doors_matter(state, || ground.reach(at, steps))
    }

    /// Returns the zones that activate a trigger when a fighter leaves them, one for each player with such a trigger.
    fn watched(self, state: &State, fighter: FighterId) -> impl Iterator<Item = Spaces> + use<'_> {
        (0..state.seats).filter(move |&seat| self.watches(state, seat, fighter)).map(move |seat| {
            let hero = self.hero_fighter(state, seat);
            self.board(state).in_zone_of(state.fighter(hero).body())
        })
    }

    fn watches(self, state: &State, seat: u8, fighter: FighterId) -> bool {
        if !self.hero(state, seat).watches {
            return false;
        }
        let context = crate::query::Context::of(seat, fighter);
        let mut watching = self.hero(state, seat).triggers.iter();
        watching.any(|trigger| matches!(trigger.on, When::LeavesZone(who) if self.candidates(state, &context, who) & one(fighter) != 0))
    }

    /// Returns the route of a move: the one that activates the fewest triggers, then the shortest, then the lowest spaces.
    pub(crate) fn best_way(
        self,
        state: &State,
        fighter: FighterId,
        to: Space,
        steps: u8,
        way: u8,
    ) -> Vec<Space> {
        let (board, from) = (self.board(state), state.fighter(fighter).body());
        let mut ground = self.ground(state, fighter, way);
        let plain =
            way & Way::EXACTLY == 0 && ground.links | ground.uncounted == 0 && !ground.large;
        let any_way = plain && !self.way_matters_on(state, fighter, &ground, steps, way);
        ground.open |= only(to);
        let open = ground.open;
        if any_way {
            return board
                .way(state.fighter(fighter).at, to, open, u8::MAX)
                .unwrap_or_else(|| vec![to]);
        }
        let watched: Vec<Spaces> = self.watched(state, fighter).collect();
        let passed = if way & Way::WATCHED != 0 {
            state.enemy_spaces(state.fighter(fighter).owner)
        } else {
            0
        };
        let cost = |one: Space, other: Space| -> u16 {
            let leaves = watched
                .iter()
                .filter(|&&zone| zone & only(one) != 0 && zone & only(other) == 0)
                .count() as u16;
            leaves + u16::from(passed & only(one) & !from != 0)
        };
        // The least cost of a walk that spends this number of steps to each space, and then the least number of spaces entered.
        let widen = |from: &Round, to: &mut Round, into: Spaces| {
            let mut changed = false;
            for one in spaces(board.all) {
                let Some((so_far, entered)) = from[usize::from(one)] else { continue };
                for other in spaces(ground.step(only(one)) & into) {
                    let all = (so_far + cost(one, other), entered + 1);
                    let entry = &mut to[usize::from(other)];
                    if entry.is_none_or(|known| all < known) {
                        (*entry, changed) = (Some(all), true);
                    }
                }
            }
            changed
        };
        let settle = |round: &mut Round| {
            while ground.uncounted != 0 && widen(&round.clone(), round, ground.uncounted) {}
        };
        let mut rounds: Vec<Round> = vec![[None; 64]];
        spaces(from).for_each(|at| rounds[0][usize::from(at)] = Some((0, 0)));
        settle(&mut rounds[0]);
        for round in 0..usize::from(steps.min(MOST_STEPS)) {
            let mut next = [None; 64];
            widen(&rounds[round], &mut next, !ground.uncounted);
            settle(&mut next);
            rounds.push(next);
        }
        // A move of an exact number of spaces ends earlier where the fighter stops.
        let exactly = way & Way::EXACTLY != 0 && ground.stops & only(to) == 0;
        let spent = if exactly { usize::from(steps)..rounds.len() } else { 0..rounds.len() };
        let best = spent
            .filter_map(|round| {
                rounds[round][usize::from(to)].map(|(cost, entered)| (cost, entered, round))
            })
            .min();
        let Some((mut so_far, mut entered, mut round)) = best else { return vec![to] };
        let mut path = vec![to];
        while entered > 1 {
            let after = path[path.len() - 1];
            let before = if ground.uncounted & only(after) == 0 { round - 1 } else { round };
            let fits = |&one: &Space| {
                let all = rounds[before][usize::from(one)]
                    .map(|(cost_there, entered)| (cost_there + cost(one, after), entered + 1));
                ground.step(only(one)) & only(after) != 0 && all == Some((so_far, entered))
            };
            let Some(one) = spaces(board.all).find(fits) else { break };
            (so_far, entered, round) = (so_far - cost(one, after), entered - 1, before);
            path.push(one);
        }
        path.reverse();
        path
    }

    /// Returns whether a fighter may walk a route now.
    pub fn can_walk(
        self,
        state: &State,
        fighter: FighterId,
        path: &[Space],
        steps: u8,
        way: u8,
    ) -> bool {
        way & Way::TO == 0 && self.walk(state, fighter, path, steps, way).is_ok()
    }

    /// Returns whether a fighter that walks a route continues with another question, because it could go on.
    ///
    /// # Errors
    ///
    /// Fails with the place of the first space of the route that the fighter cannot enter, or with the length of the route if
    /// the fighter cannot stop at its end, and with the number of steps left there.
    pub(crate) fn walk(
        self,
        state: &State,
        fighter: FighterId,
        path: &[Space],
        steps: u8,
        way: u8,
    ) -> Result<bool, (usize, u8)> {
        // Spaces that do not count are entered once, which depends on the path so far.
        let mut walking = state.clone();
        let mut left = steps;
        for (place, &to) in path.iter().enumerate() {
            let from = self.way_point(&walking, fighter);
            if self.next_steps(&walking, fighter, from, left, way) & only(to) == 0 {
                return Err((place, left));
            }
            left = left.saturating_sub(self.step_cost(&walking, fighter, to, way));
            walking.path.push(to);
        }
        let at = self.way_point(&walking, fighter);
        if path.is_empty() || !self.may_stop(&walking, fighter, at, left, way) {
            return Err((path.len(), left));
        }
        let doors = self.doors_to_open(&walking, fighter, at, left, way & !Way::WATCHED);
        Ok(doors != 0 || self.next_steps(&walking, fighter, at, left, way) != 0)
    }

    /// Returns the second space of a large fighter at the end of a route: the last one that it moved through, if that is free.
    pub(crate) fn tail_of(
        self,
        state: &State,
        fighter: FighterId,
        path: &[Space],
    ) -> Option<Space> {
        let (&to, before) = path.split_last()?;
        let body = state.fighter(fighter).body();
        let first = || spaces(body & self.board(state).next_to(only(to))).next();
        let behind =
            before.last().copied().or_else(first).filter(|_| state.fighter(fighter).is_large())?;
        (self.tails(state, fighter, to) & only(behind) != 0).then_some(behind)
    }

    /// Returns whether a fighter on its way may stop on a space with this number of steps left.
    fn may_stop(self, state: &State, fighter: FighterId, at: Spaces, left: u8, way: u8) -> bool {
        (way & Way::EXACTLY == 0 || left == 0 || self.stopping(state, fighter) & at != 0)
            && self.ground(state, fighter, 0).ends(at, 0, 0) & at != 0
    }
}

impl Machine<'_> {
    /// Lets a player move the remaining fighters one after the other; `false` when all have moved. The moved fighters become
    /// `it`.
    pub fn move_next(&mut self, seat: u8) -> bool {
        if let Some(answer) = self.answer() {
            match answer.ask {
                Ask::Path if answer.answer == NOBODY => self.state.crossed = 0,
                Ask::Path => {
                    self.lift(answer.answer);
                    self.state.crossed &= !(1 << answer.answer);
                }
                Ask::Walk => {
                    let stops = answer.answer == NOBODY;
                    let spent =
                        self.rules.step_cost(self.state, answer.fighter, answer.answer, answer.way);
                    if !stops {
                        self.state.path.push(answer.answer);
                    }
                    if self.walk_on(
                        seat,
                        answer.fighter,
                        answer.steps.saturating_sub(spent),
                        answer.way,
                        stops,
                    ) {
                        return true;
                    }
                }
                _ if answer.chosen == 0 => return false,
                _ if answer.way & Way::PLACED != 0 => {
                    let fighter = answer.chosen.trailing_zeros() as FighterId;
                    let frame = self.frame();
                    frame.todo &= !one(fighter);
                    self.place_fighter(fighter, answer.answer, NOWHERE);
                }
                _ => {
                    let fighter = answer.chosen.trailing_zeros() as FighterId;
                    let steps = self.steps_of(fighter, answer.steps);
                    if self.state.path.is_empty() {
                        let end = (answer.answer, answer.tail);
                        for space in
                            self.rules.whole_way(self.state, fighter, end, steps, answer.way)
                        {
                            self.state.path.push(space);
                        }
                        self.end_walk(fighter, answer.tail);
                    } else {
                        let spent = self.rules.step_cost(
                            self.state,
                            fighter,
                            self.state.path[0],
                            answer.way,
                        );
                        if self.walk_on(
                            seat,
                            fighter,
                            steps.saturating_sub(spent),
                            answer.way,
                            false,
                        ) {
                            return true;
                        }
                    }
                }
            }
            if !self.state.pending.is_empty() && self.frame().work == Work::Maneuver {
                // The triggers of the move resolve before the next move.
                return true;
            }
        }
        if self.state.crossed != 0 {
            let paths = self.state.crossed;
            let decision = self.ask(Ask::Path, seat);
            (decision.paths, decision.may_stop, decision.answer) = (paths, true, NOBODY);
            return true;
        }
        let todo = self.frame().todo & self.state.present();
        let (steps, way) = (self.frame().amount.clamp(0, 99) as u8, self.frame().way);
        // A fighter that must move an exact number of spaces and cannot does not move.
        let able = |&fighter: &FighterId| {
            way & Way::EXACTLY == 0 || self.rules.destinations(self.state, fighter, steps, way) != 0
        };
        let todo: Fighters = members(todo).filter(able).fold(0, |set, fighter| set | one(fighter));
        if todo == 0 && self.rules.doors_to_close(self.state, seat, None) == 0 {
            return false;
        }
        let decision = self.ask(Ask::Move, seat);
        (decision.options, decision.steps, decision.way) = (todo.into(), steps, way);
        decision.may_stop = way & Way::EXACTLY == 0;
        true
    }

    /// Returns the number of spaces that a fighter may move. On a maneuver, it is that of the fighter.
    fn steps_of(&mut self, fighter: FighterId, asked: u8) -> u8 {
        match self.frame().work {
            Work::Maneuver => self.rules.steps(self.state, fighter),
            _ => asked,
        }
    }

    /// Lets a fighter on its way continue or stop. Returns `true` while the question is pending.
    pub(crate) fn walk_on(
        &mut self,
        seat: u8,
        fighter: FighterId,
        left: u8,
        way: u8,
        stops: bool,
    ) -> bool {
        let at = self.rules.way_point(self.state, fighter);
        let next =
            if stops { 0 } else { self.rules.next_steps(self.state, fighter, at, left, way) };
        let doors = if stops {
            0
        } else {
            self.rules.doors_to_open(self.state, fighter, at, left, way & !Way::WATCHED)
        };
        if next == 0 && doors == 0 {
            self.end_walk(fighter, NOWHERE);
            return false;
        }
        let may_stop = self.rules.may_stop(self.state, fighter, at, left, way);
        let decision = self.ask(Ask::Walk, seat);
        (decision.fighter, decision.options, decision.steps, decision.way) =
            (fighter, next, left, way);
        (decision.may_stop, decision.answer) = (may_stop, NOBODY);
        true
    }

    /// Ends the walk of a fighter: puts it at the end of its route and queues the triggers. The second space of a large fighter
    /// is the chosen one, or the last that it moved through.
    pub(crate) fn end_walk(&mut self, fighter: FighterId, chosen: Space) {
        let path = std::mem::take(&mut self.state.path);
        let frame = self.frame();
        frame.todo &= !one(fighter);
        if path.is_empty() {
            // All its steps were spent on doors.
            return;
        }
        frame.it |= one(fighter);
        let Fighter { at: from, .. } = *self.state.fighter(fighter);
        let (start, large) =
            (self.state.fighter(fighter).body(), self.state.fighter(fighter).is_large());
        // A large fighter starts from its space that is adjacent to its first step.
        let first =
            spaces(start & self.board().next_to(only(path[0]))).find(|_| large).unwrap_or(from);
        self.crosses(fighter, first, &path);
        let (mut at, mut body, mut before) = (first, start, first);
        for (number, &to) in path.iter().enumerate() {
            let next = only(to) | if large { only(at) } else { 0 };
            self.leaves(fighter, body, next);
            if number + 1 < path.len() {
                self.state.passed |= self.state.fighters_on(to) & !one(fighter);
            }
            (before, at, body) = (at, to, next);
        }
        let tail = self.tail_at(fighter, at, if chosen == NOWHERE { before } else { chosen });
        let end = only(at) | only(tail);
        self.leaves(fighter, body, end);
        self.put_body(fighter, at, tail);
        self.io.emit(|| Event::Moved { fighter, from, path: path.to_vec(), tail });
        if end != start {
            self.happen_moved(fighter);
            let entered = if large { end & !start } else { only(at) };
            self.enters_body(fighter, entered);
        }
    }

    /// Queues the triggers for a fighter that goes from one space to another: those of players whose zone it leaves (Unmatched
    /// Reference v10, Tomoe Gozen).
    pub fn leaves(&mut self, fighter: FighterId, from: Spaces, to: Spaces) {
        if from == 0 || from == to {
            return;
        }
        for seat in 0..self.state.seats {
            if !self.hero(seat).watches {
                continue;
            }
            let hero = self.rules.hero_fighter(self.state, seat);
            let zone = self.board().in_zone_of(self.state.fighter(hero).body());
            if zone & from != 0 && zone & to == 0 {
                self.happen(seat, fighter, |on| match on {
                    When::LeavesZone(who) => Some(Some::<&'static Who>(who)),
                    _ => None,
                });
            }
        }
    }
}
