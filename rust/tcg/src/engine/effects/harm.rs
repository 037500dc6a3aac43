//! Effects that do damage, repair, KO, and return characters to the battlefield.

use super::{Again, BEGUN, Flow, RETURNED};
use crate::{
    cards::catalogue::trigger_kind,
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        event::Event,
        objects::{NOBODY, ObjectId, members, only},
        state::{Ask, Zone},
    },
};
use altmode_tcg_language::{Amount, DamageChange, Pick, Who};

impl Machine<'_> {
    pub(super) fn follow_damage(&mut self, amount: &'static Amount, to: &'static Who) -> Flow {
        let Some(targets) = self.pick(0, to) else { return Again };
        let number = self.number(amount);
        let source = self.frame().source;
        let done = number > 0 && targets != 0;
        self.did(i32::from(done) * number);
        // The damage frame processes the hits, so this instruction is already finished.
        let pc = self.frame().pc + 1;
        self.advance(pc);
        self.do_damage(targets, number, false, source);
        Again
    }

    pub(super) fn follow_repair(&mut self, amount: &'static Amount, from: &'static Who) -> Flow {
        let damaged = |machine: &Self, character| machine.state.character(character).damage > 0;
        let Some(targets) = self.pick_for(0, from, damaged) else { return Again };
        let number = self.number(amount);
        let mut repaired = 0;
        for character in members(targets) {
            repaired += i32::from(self.repair(character, number));
        }
        self.repaired(repaired);
        self.did(repaired)
    }

    /// Sets off triggers on the amount that the player of an instruction has repaired.
    pub(super) fn repaired(&mut self, amount: i32) {
        if amount > 0 {
            let you = self.frame().you;
            self.happen(TriggerEvent {
                amount: amount as i16,
                ..TriggerEvent::by(trigger_kind::YOU_REPAIR, you)
            });
        }
    }

    pub(super) fn follow_move_damage(
        &mut self,
        amount: &'static Amount,
        from: &'static Who,
        to: &'static Who,
    ) -> Flow {
        let damaged = |machine: &Self, character| machine.state.character(character).damage > 0;
        self.settle_it(1, to);
        let Some(sources) = self.pick_for(0, from, damaged) else { return Again };
        if !members(sources).any(|source| damaged(self, source)) {
            return self.did(0);
        }
        let Some(targets) = self.pick_if(1, to, |machine, character| {
            only(character) != machine.state.frames[machine.state.frames.len() - 1].picks[0]
        }) else {
            return Again;
        };
        let number = self.number(amount);
        let mut moved = 0;
        let wanted = if to.pick == Pick::Each { usize::MAX } else { 1 };
        for target in members(targets).take(wanted) {
            for source in members(sources) {
                moved += i32::from(self.move_damage(source, target, number));
            }
        }
        self.check_ko();
        self.did(moved)
    }

    /// Moves damage counters onto the Upgrade that has the effect. They are no longer on a character there (Wave 5 FAQ,
    /// Regenerative Core).
    pub(super) fn follow_move_damage_to_this(
        &mut self,
        amount: &'static Amount,
        from: &'static Who,
    ) -> Flow {
        let damaged = |machine: &Self, character| machine.state.character(character).damage > 0;
        let Some(sources) = self.pick_for(0, from, damaged) else { return Again };
        let upgrade = self.frame().source;
        if self.state.object(upgrade).zone != Zone::Upgrade {
            return self.did(0);
        }
        let number = self.number(amount);
        let mut moved = 0;
        for source in members(sources) {
            moved += i32::from(self.move_damage_to_upgrade(source, upgrade, number));
        }
        self.did(moved)
    }

    /// Changes the damage that a Secret Action was revealed for. The resulting number is the decrease.
    pub(super) fn follow_change_damage(&mut self, change: &'static DamageChange) -> Flow {
        let less = self.change_damage(change);
        self.did(less)
    }

    /// Moves one damage counter from each chosen character to a different one of as many other chosen characters. Each move
    /// is an event of its own.
    pub(super) fn move_damage_pairwise(&mut self, from: &'static Who, to: &'static Who) -> Flow {
        const SOURCES: u8 = 1;
        const TARGETS: u8 = 2;
        let context = self.context();
        if self.frame().ready & SOURCES == 0 {
            let (sources, targets) = (
                self.tcg.candidates(self.state, &context, from),
                self.tcg.candidates(self.state, &context, to),
            );
            if let Some(answer) = self.answer() {
                let frame = self.frame();
                frame.picks[0] = answer.chosen_characters;
                frame.ready |= SOURCES;
            } else {
                let most = sources.count_ones().min(targets.count_ones()) as u8;
                if most == 0
                    || !members(sources).any(|source| self.state.character(source).damage > 0)
                {
                    return self.did(0);
                }
                let options: altmode_core::List<u8, 32> = members(sources).collect();
                self.ask(Ask::Characters, context.you, &options, most, true);
                return Again;
            }
        }
        if self.frame().ready & TARGETS == 0 {
            let wanted = self.frame().picks[0].count_ones();
            let targets = self.tcg.candidates(self.state, &context, to);
            let chosen = match self.answer() {
                Some(answer) => answer.chosen_characters,
                None if wanted == 0 => return self.did(0),
                None if targets.count_ones() <= wanted => targets,
                None => {
                    let options: altmode_core::List<u8, 32> = members(targets).collect();
                    self.ask(Ask::Characters, context.you, &options, wanted as u8, false);
                    return Again;
                }
            };
            let frame = self.frame();
            (frame.picks[1], frame.amount) = (chosen, 0);
            frame.ready |= TARGETS;
        }
        while let Some(source) = members(self.frame().picks[0]).next() {
            let targets = self.frame().picks[1] & self.everyone() & !only(source);
            if self.state.character(source).damage > 0 && targets != 0 {
                let target = match self.answer() {
                    Some(answer) => members(answer.chosen_characters).next().unwrap_or(NOBODY),
                    None if targets.count_ones() == 1 => members(targets).next().unwrap_or(NOBODY),
                    None => {
                        let options: altmode_core::List<u8, 32> = members(targets).collect();
                        self.ask(Ask::Characters, context.you, &options, 1, false);
                        return Again;
                    }
                };
                if target != NOBODY && self.move_damage(source, target, 1) > 0 {
                    let frame = self.frame();
                    frame.picks[1] &= !only(target);
                    frame.amount += 1;
                    self.check_ko();
                }
            }
            self.frame().picks[0] &= !only(source);
        }
        let moved = i32::from(self.frame().amount);
        self.did(moved)
    }

    pub(super) fn follow_ko(&mut self, who: &'static Who) -> Flow {
        let Some(targets) = self.pick(0, who) else { return Again };
        self.ko(targets & self.everyone());
        self.did(targets.count_ones() as i32)
    }

    pub(super) fn follow_return_to_battlefield(
        &mut self,
        who: &'static Who,
        repair: &'static u8,
    ) -> Flow {
        let can_return =
            |machine: &Self, character| machine.tcg.can_return(machine.state, character);
        let Some(targets) = self.pick_for(0, who, can_return) else { return Again };
        let targets = members(targets)
            .filter(|&character| can_return(self, character))
            .fold(0, |set, character| set | only(character));
        let mut repaired = 0;
        for character in members(targets) {
            if *repair < 99 {
                self.return_to_battlefield(character);
                repaired += i32::from(self.repair(character, i32::from(*repair)));
            } else {
                self.return_without_damage(character);
            }
        }
        self.repaired(repaired);
        self.frame().it = targets;
        self.check_ko();
        self.did(targets.count_ones() as i32)
    }

    /// Returns a character to the battlefield in place of "it". The damage counters and Upgrades of "it" move to that
    /// character, and "it" keeps its meaning. KOs are checked after all that (Wave 4 FAQ, Involuntary Promotion). Upgrades
    /// that cannot be on the other character stay. If there are more than slots, their player chooses, as in a swap.
    pub(super) fn follow_take_over(&mut self, who: &'static Who) -> Flow {
        let Some(before) = members(self.frame().it).next() else { return self.did(0) };
        if self.frame().ready & RETURNED == 0 {
            let can_return =
                |machine: &Self, character| machine.tcg.can_return(machine.state, character);
            // The choice uses `picks[1]`, so that "it" keeps its meaning.
            let Some(set) = self.pick_for(1, who, can_return) else { return Again };
            let Some(back) = members(set).find(|&character| can_return(self, character)) else {
                return self.did(0);
            };
            self.return_without_damage(back);
            self.move_damage(before, back, i32::from(u8::MAX));
            let frame = self.frame();
            (frame.picks[0], frame.ready) = (only(back), RETURNED);
        }
        match members(self.frame().picks[0]).next() {
            Some(back) => self.swap_upgrades_of(before, back, true),
            None => self.did(0),
        }
    }

    pub(super) fn follow_spill_extra_damage(&mut self, who: &'static Who, attack: bool) -> Flow {
        let Some(targets) = self.pick(0, who) else { return Again };
        self.did(i32::from(targets != 0));
        let pc = self.frame().pc + 1;
        self.advance(pc);
        self.spill(targets, attack);
        Again
    }

    /// Moves any number of damage counters, one at a time. All come from one character if the phrase says so.
    pub(super) fn move_any_damage(
        &mut self,
        from: &'static Who,
        to: &'static Who,
        most: Option<u8>,
        not_to_ko: bool,
    ) -> Flow {
        let single = matches!(from.pick, Pick::Choose(1));
        let damaged = |machine: &Self, character| machine.state.character(character).damage > 0;
        self.settle_it(1, to);
        if single && self.pick_for(0, from, damaged).is_none() {
            return Again;
        }
        let sources = if single { Some(self.frame().picks[0]) } else { None };
        // A source without damage counters moves nothing, so no target is asked for.
        if self.frame().ready & BEGUN == 0
            && sources.is_some_and(|sources| !members(sources).any(|source| damaged(self, source)))
        {
            return self.did(0);
        }
        let Some(targets) = self.pick_if(1, to, |_, character| {
            sources.is_none_or(|sources| sources & only(character) == 0)
        }) else {
            return Again;
        };
        let Some(target) = members(targets).next() else { return self.did(0) };
        if self.frame().ready & BEGUN == 0 {
            let frame = self.frame();
            frame.ready |= BEGUN;
            frame.amount = 0;
        } else if let Some(answer) = self.answer() {
            let Some(source) = members(answer.chosen_characters).next() else {
                return self.finish_moving();
            };
            let moved = self.move_damage(source, target, 1);
            self.frame().amount += i16::from(moved);
            if moved == 0 {
                return self.finish_moving();
            }
        }
        let context = self.context();
        let from = sources.unwrap_or_else(|| self.tcg.candidates(self.state, &context, from));
        let mut options = altmode_core::List::<u8, 32>::new();
        for character in members(from & !only(target)) {
            if self.state.character(character).damage > 0 {
                options.push(character);
            }
        }
        let enough = most.is_some_and(|most| self.frame().amount >= i16::from(most));
        let last = not_to_ko
            && i16::from(self.state.character(target).damage) + 1
                >= self.tcg.health(self.state, target);
        if enough
            || last
            || options.is_empty()
            || self.tcg.has(self.state, target, crate::cards::catalogue::quality::NO_MOVED_DAMAGE)
        {
            return self.finish_moving();
        }
        self.ask(Ask::Characters, context.you, &options, 1, true);
        Again
    }

    pub(super) fn finish_moving(&mut self) -> Flow {
        self.check_ko();
        let moved = i32::from(self.frame().amount);
        self.did(moved)
    }

    /// Returns a character to the battlefield: untapped, in its present mode, with its damage counters. A later repair can
    /// be prevented, as for any character on the battlefield (Rules Roundup 2019-10-25).
    /// Returns a character to the battlefield without damage. Nothing is repaired by that (Rules Roundup 2019-11-08, Involuntary
    /// Promotion, Relentless Invasion).
    fn return_without_damage(&mut self, character: ObjectId) {
        self.state.characters[usize::from(character)].damage = 0;
        self.return_to_battlefield(character);
    }

    pub(super) fn return_to_battlefield(&mut self, character: ObjectId) {
        self.move_to(character, Zone::Battlefield, NOBODY, 0);
        self.state.set_tapped(character, false);
        let damage = self.state.character(character).damage;
        self.io.emit(|| Event::Returned { character, damage });
    }
}
