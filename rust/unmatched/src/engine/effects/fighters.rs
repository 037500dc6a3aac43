//! Instructions about fighters: damage, recovery, moves, placing, returning.

use super::{Again, BEGUN, Flow, Next, first_of_kind};
use crate::{
    cards::board::{NOWHERE, Space, Spaces, Zones, only, spaces},
    engine::{
        machine::Machine,
        walk::{MOST_STEPS, Way},
    },
    model::{
        event::Event,
        harm::Harm,
        state::{Ask, Fighter, FighterId, Fighters, members, one},
    },
    query::Whereabouts,
};
use altmode_core::sort_few;
use altmode_unmatched_language::{Amount, Pick, Place, Who};

impl Machine<'_> {
    pub(super) fn follow_damage(&mut self, amount: &Amount, to: &Who) -> Flow {
        let Some(targets) = self.pick(0, to) else { return Again };
        let amount = self.count(amount);
        if !self.assign(targets, amount, Harm::Effect) {
            return Again;
        }
        let dealt = self.hit(targets, amount, Harm::Effect);
        self.frame().it = targets;
        self.did(dealt.into())
    }

    pub(super) fn follow_recover(&mut self, amount: &Amount, who: &Who) -> Flow {
        let Some(targets) = self.pick(0, who) else { return Again };
        let amount = self.count(amount);
        let mut recovered = 0;
        for fighter in members(targets) {
            let most = self.rules.full_health(self.state, fighter);
            let health = self.state.fighter(fighter).health;
            // Recovery stops at the health at the start. An effect may have set a higher health (Core Rules, Recovering Health).
            let more = amount.min(most.saturating_sub(health));
            recovered = more.saturating_add(recovered);
            self.set_health(fighter, health + more);
        }
        self.did(recovered.into())
    }

    pub(super) fn follow_set_health(&mut self, who: &Who, to: &Amount) -> Flow {
        let Some(targets) = self.pick(0, who) else { return Again };
        let health = self.count(to).max(1);
        members(targets).for_each(|fighter| self.set_health(fighter, health));
        self.did(targets.count_ones() as i32)
    }

    fn set_health(&mut self, fighter: FighterId, health: u8) {
        let entry = self.state.fighters.at_mut(usize::from(fighter));
        let before = std::mem::replace(&mut entry.health, health);
        if health != before {
            self.io.emit(|| Event::Recovered {
                fighter,
                amount: health.saturating_sub(before),
                health,
            });
        }
    }

    /// Moves fighters one after the other until the player stops.
    pub(super) fn follow_move(&mut self, who: &Who, up_to: &Amount, way: u8) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let Some(chosen) = self.pick(0, who) else { return Again };
            let (steps, todo) = (self.number(up_to).clamp(0, 99) as i16, self.free(chosen));
            let all = who.pick == Pick::Each;
            let frame = self.frame();
            frame.ready |= BEGUN;
            (frame.amount, frame.todo, frame.way) = (steps, todo, way);
            frame.it = if all { 0 } else { chosen };
            self.state.passed = 0;
        }
        let you = self.frame().you;
        let before = self.frame().todo;
        if self.move_next(you) {
            return Again;
        }
        let moved = before & !self.frame().todo;
        self.did(moved.count_ones() as i32)
    }

    /// Moves fighters one after the other, in their order, to one of the spaces in which the move can end.
    pub(super) fn follow_move_to(&mut self, who: &Who, place: &Place) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let Some(chosen) = self.pick(0, who) else { return Again };
            let todo = self.free(chosen);
            let frame = self.frame();
            frame.ready |= BEGUN;
            (frame.todo, frame.picks[1]) = (todo, 0);
            self.state.passed = 0;
        }
        if let Some(answer) = self.answer()
            && answer.chosen != 0
        {
            self.move_to(answer.fighter, answer.answer, answer.tail);
        }
        while let Some(fighter) = members(self.frame().todo).next() {
            self.frame().todo &= !one(fighter);
            let context = self.context();
            let ends = self.rules.places(self.state, &context, place, fighter, false);
            let spaces = ends & self.rules.destinations(self.state, fighter, MOST_STEPS, 0);
            let may_stay = ends & self.state.fighter(fighter).body() != 0;
            match spaces.count_ones() {
                0 => {}
                1 if !may_stay && !self.state.fighter(fighter).is_large() => {
                    self.move_to(fighter, spaces.trailing_zeros() as u8, NOWHERE);
                }
                _ => {
                    let decision = self.ask(Ask::Move, context.you);
                    (decision.fighter, decision.options, decision.way) = (fighter, spaces, Way::TO);
                    decision.may_stop = may_stay;
                    return Again;
                }
            }
        }
        let moved = self.frame().picks[1];
        if who.pick != Pick::It {
            self.frame().it = moved;
        }
        self.did(moved.count_ones() as i32)
    }

    fn move_to(&mut self, fighter: FighterId, to: Space, tail: Space) {
        for space in self.rules.whole_way(self.state, fighter, (to, tail), MOST_STEPS, 0) {
            self.state.path.push(space);
        }
        self.end_walk(fighter, tail);
        self.frame().picks[1] |= one(fighter);
    }

    /// Places fighters one after the other, in their order.
    pub(super) fn follow_place(&mut self, who: &Who, place: &Place) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let Some(chosen) = self.pick(0, who) else { return Again };
            let off = chosen & !self.state.present();
            let todo = self.free(chosen) | off;
            let frame = self.frame();
            frame.ready |= BEGUN;
            (frame.todo, frame.amount, frame.picks[1]) = (todo, 0, 0);
        }
        if let Some(answer) = self.answer() {
            self.place_one(answer.fighter, answer.answer, answer.tail);
        }
        while let Some(fighter) = members(self.frame().todo).next() {
            self.frame().todo &= !one(fighter);
            let context = self.context();
            // A fighter off the battlefield cannot stay where it is.
            let returning = !self.state.fighter(fighter).is_there();
            let spaces = self.rules.places(self.state, &context, place, fighter, returning);
            match self.rules.only_place(self.state, fighter, spaces) {
                _ if spaces == 0 => {}
                Some((to, tail)) => self.place_one(fighter, to, tail),
                None => {
                    self.ask_place(context.you, fighter, spaces);
                    return Again;
                }
            }
        }
        let placed = self.frame().picks[1];
        if who.pick != Pick::It {
            self.frame().it = placed;
        }
        self.did(placed.count_ones() as i32)
    }

    /// Places a fighter. The space becomes the chosen one, even if the placing fails.
    fn place_one(&mut self, fighter: FighterId, to: u8, tail: u8) {
        self.frame().spaces |= only(to);
        if self.place_fighter(fighter, to, tail) {
            self.frame().picks[1] |= one(fighter);
        }
    }

    pub(super) fn follow_swap(&mut self, first: &Who, second: &Who) -> Flow {
        let Some(one) = self.pick(0, first) else { return Again };
        let Some(other) = self.pick(1, second) else { return Again };
        if self.frame().ready & BEGUN != 0 {
            // The second space of a large fighter has been chosen.
            if let Some(answer) = self.answer() {
                self.place_fighter(answer.fighter, answer.answer, answer.tail);
            }
            return self.did(1);
        }
        // If one of the two cannot leave its space, nothing happens.
        let (Some(one), Some(other)) =
            (members(self.free(one)).next(), members(self.free(other)).next())
        else {
            return self.did(0);
        };
        if one == other {
            return self.did(0);
        }
        let [here, there] = [one, other].map(|fighter| self.state.fighter(fighter).at);
        let bodies = [one, other].map(|fighter| self.state.fighter(fighter).body());
        // The second space of a large fighter is one that is free after the swap.
        let mut after = self.state.clone();
        for (fighter, at) in [(one, there), (other, here)] {
            let entry = after.fighters.at_mut(usize::from(fighter));
            (entry.at, entry.tail) = (at, NOWHERE);
        }
        // If a small fighter shared its space with others, the other fighter may not fit there. Then nothing happens.
        if after.barred(one) & only(there) != 0 || after.barred(other) & only(here) != 0 {
            return self.did(0);
        }
        let tails = [(one, there), (other, here)].map(|(fighter, at)| {
            match after.fighter(fighter).is_large() {
                true => self.rules.placed_tails(&after, fighter, at)[0],
                false => NOWHERE,
            }
        });
        self.leaves(one, bodies[0], only(there) | only(tails[0]));
        self.leaves(other, bodies[1], only(here) | only(tails[1]));
        self.put_body(one, there, tails[0]);
        self.put_body(other, here, tails[1]);
        self.io.emit(|| Event::Swapped { one, other });
        for (fighter, before) in [one, other].into_iter().zip(bodies) {
            let body = self.state.fighter(fighter).body();
            self.enters_body(fighter, body & !before);
        }
        let you = self.frame().you;
        let asked = [one, other].into_iter().find(|&fighter| {
            let at = self.state.fighter(fighter).at;
            self.rules.placed_tails(self.state, fighter, at).len() > 1
        });
        if let Some(fighter) = asked {
            self.frame().ready |= BEGUN;
            let at = self.state.fighter(fighter).at;
            self.ask_place(you, fighter, only(at));
            return Again;
        }
        self.did(1)
    }

    pub(super) fn follow_hold(&mut self, who: &Who) -> Flow {
        let Some(targets) = self.pick(0, who) else { return Again };
        for fighter in members(targets) {
            self.state.fighters.at_mut(usize::from(fighter)).flags |= Fighter::HELD;
        }
        self.did(targets.count_ones() as i32)
    }

    pub(super) fn follow_defeat(&mut self, who: &Who) -> Flow {
        let Some(targets) = self.pick(0, who) else { return Again };
        self.defeat(targets);
        self.frame().it = targets;
        self.did(targets.count_ones() as i32)
    }

    /// Of alike fighters off the battlefield, the first one returns, because they cannot be distinguished.
    pub(super) fn follow_return(&mut self, who: &Who, place: &Place) -> Flow {
        let context = self.context();
        let all = self.rules.candidates(self.state, &context, who);
        // Each of the fighters returns, or one of them; of alike ones, the first.
        let candidates =
            if who.pick == Pick::Each { all } else { first_of_kind(self.state, self.rules, all) };
        self.bring_one(candidates, place, who.pick == Pick::Each)
    }

    pub(super) fn follow_summon(&mut self, who: &Who, place: &Place) -> Flow {
        let context = self.context();
        let defeated = self.rules.candidates_that(self.state, &context, who, Whereabouts::Defeated);
        let reserve = self.reserve(who);
        let candidates = first_of_kind(self.state, self.rules, defeated | reserve);
        if candidates != 0 {
            return self.bring_one(candidates, place, false);
        }
        // All are on the battlefield: one of them is placed (Unmatched Reference v10, Summoning Sidekicks).
        self.follow_place(who, place)
    }

    /// Returns the fighters of a name that have not yet been on the battlefield.
    fn reserve(&self, who: &Who) -> Fighters {
        let context = self.context();
        let off = self.state.fighters.iter().enumerate().filter(|(_, fighter)| {
            let def = self.hero(fighter.owner).fighter(fighter.kind);
            fighter.owner == context.you
                && !fighter.is_there()
                && fighter.health > 0
                && fighter.flags & Fighter::AWAY == 0
                && def.sheet.reserve
                && who.names().contains(&def.sheet.name.as_str())
        });
        off.fold(0, |set, (fighter, _)| set | 1 << fighter)
    }

    /// Brings one of several fighters, or each, to the battlefield. The player chooses the fighter and the space.
    fn bring_one(&mut self, candidates: Fighters, place: &Place, each: bool) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let frame = self.frame();
            (frame.ready, frame.todo, frame.picks[1]) = (frame.ready | BEGUN, candidates, 0);
            if candidates.count_ones() > 1 && !each {
                let you = self.frame().you;
                self.ask(crate::model::state::Ask::Fighters, you).options = candidates.into();
                return Again;
            }
        }
        let answer = self.answer();
        let fighter = match answer {
            Some(answer) if answer.ask == Ask::Place => {
                return self.brought(answer.fighter, answer.answer, each);
            }
            Some(answer) => answer.chosen.trailing_zeros() as FighterId,
            None => match members(self.frame().todo).next() {
                Some(fighter) => fighter,
                None => {
                    let brought = self.frame().picks[1];
                    self.frame().it = brought;
                    return self.did(brought.count_ones() as i32);
                }
            },
        };
        let context = self.context();
        let spaces = self.rules.places(self.state, &context, place, fighter, true);
        match spaces.count_ones() {
            0 => self.did(0),
            1 => self.brought(fighter, spaces.trailing_zeros() as u8, each),
            _ => {
                self.ask_place(context.you, fighter, spaces);
                Again
            }
        }
    }

    /// Puts a fighter onto the battlefield, and continues with the next one if each of several returns.
    fn brought(&mut self, fighter: FighterId, to: u8, each: bool) -> Flow {
        self.bring(fighter, to);
        let frame = self.frame();
        frame.picks[1] |= one(fighter);
        frame.todo &= !one(fighter);
        if each {
            return Again;
        }
        frame.it = one(fighter);
        self.did(1)
    }

    /// Removes fighters from the battlefield without defeating them. The triggers for leaving resolve first, because they may
    /// refer to these fighters (Unmatched Reference v10, Tomoe Gozen).
    pub(super) fn follow_leave_board(&mut self, who: &Who) -> Flow {
        let Some(chosen) = self.pick(0, who) else { return Again };
        if self.frame().ready & BEGUN == 0 {
            self.frame().ready |= BEGUN;
            let waiting = self.state.pending.len();
            for fighter in members(chosen) {
                let from = self.state.fighter(fighter).body();
                self.leaves(fighter, from, 0);
            }
            if self.state.pending.len() > waiting {
                while self.state.pending.len() > waiting {
                    self.resolve(waiting);
                }
                return Again;
            }
        }
        let leaving = chosen & self.state.present();
        for fighter in members(leaving) {
            self.take_off(fighter);
        }
        self.did(leaving.count_ones() as i32)
    }

    /// Brings fighters back one after the other, in their order. If no two may share a zone, only spaces are offered that leave
    /// enough spaces for the following fighters, if there are such spaces.
    pub(super) fn follow_come_back(&mut self, who: &Who, place: &Place, apart: bool) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let context = self.context();
            let todo = self.rules.candidates(self.state, &context, who);
            let frame = self.frame();
            frame.ready |= BEGUN;
            (frame.todo, frame.picks[1]) = (todo, 0);
        }
        if let Some(answer) = self.answer() {
            self.bring(answer.fighter, answer.answer);
            self.frame().picks[1] |= one(answer.fighter);
        }
        while let Some(fighter) = members(self.frame().todo).next() {
            self.frame().todo &= !one(fighter);
            let (context, left) = (self.context(), self.frame().todo.count_ones());
            let mut spaces = self.rules.places(self.state, &context, place, fighter, true);
            if apart {
                spaces = self.apart(spaces, left);
            }
            match spaces.count_ones() {
                0 => {}
                1 => {
                    self.bring(fighter, spaces.trailing_zeros() as u8);
                    self.frame().picks[1] |= one(fighter);
                }
                _ => {
                    self.ask_place(context.you, fighter, spaces);
                    return Again;
                }
            }
        }
        let back = self.frame().picks[1];
        self.frame().it = back;
        self.did(back.count_ones() as i32)
    }

    /// Returns the spaces that share no zone with the fighters that are back and leave the most spaces for the following ones.
    fn apart(&mut self, from: Spaces, left: u32) -> Spaces {
        let (board, back) = (self.board(), self.frame().picks[1]);
        let taken = board.zones_of(self.state.spaces_of(back));
        let zones = |space: u8| board.zones_of(only(space));
        let mut all: Vec<Zones> =
            spaces(from).map(zones).filter(|zones| zones & taken == 0).collect();
        let key = |zones: Zones| (zones.count_ones(), zones);
        sort_few(&mut all, |&one, &other| key(one) < key(other));
        all.dedup();
        let room = |space: u8| {
            let own = u32::from(zones(space) & taken == 0);
            own + most_apart(&all, taken | zones(space), left)
        };
        let most = spaces(from).map(room).max().unwrap_or(0);
        spaces(from).filter(|&space| room(space) == most).fold(0, |set, space| set | only(space))
    }

    pub(super) fn follow_defends(&mut self, who: &Who) -> Flow {
        let Some(chosen) = self.pick(0, who) else { return Again };
        self.join_combat(crate::model::state::DEFENSE, chosen)
    }

    pub(super) fn follow_fights(&mut self, who: &Who) -> Flow {
        let Some(chosen) = self.pick(0, who) else { return Again };
        let controller = self.frame().controller;
        match self.state.combat.part_of(controller) {
            Some(part) => self.join_combat(part, chosen),
            None => self.did(0),
        }
    }

    /// Replaces the fighter of a card by another fighter of the same side.
    fn join_combat(&mut self, part: usize, chosen: Fighters) -> Flow {
        match members(chosen).next() {
            Some(fighter) if self.state.combat.on => {
                self.state.combat.parts[part].fighter = fighter;
                self.did(1)
            }
            _ => {
                self.did(0);
                Next
            }
        }
    }
}

/// Returns the maximum number of spaces that share no zone with each other or with taken spaces.
fn most_apart(all: &[Zones], taken: Zones, left: u32) -> u32 {
    if left == 0 {
        return 0;
    }
    let mut most = 0;
    for (number, &zones) in all.iter().enumerate() {
        if zones & taken == 0 {
            most = most.max(1 + most_apart(&all[number + 1..], taken | zones, left - 1));
            if most == left {
                break;
            }
        }
    }
    most
}
