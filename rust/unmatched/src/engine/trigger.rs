//! Triggers: queues the abilities and texts that events activate.

use crate::{
    cards::{
        card::{AFTER, DURING, IMMEDIATELY},
        hero::TriggerDef,
        unmatched::Unmatched,
    },
    engine::machine::Machine,
    model::state::{
        CardId, DefId, FighterId, LastingKind, NOBODY, OF_ITEM, Part, Pending, State, one,
    },
    query::Context,
};
use altmode_unmatched_language::{Limit, When, Who};

impl Unmatched {
    /// Returns whether a card of this definition lies face up in front of a player.
    pub fn is_in_front(self, state: &State, seat: u8, def: DefId) -> bool {
        state.player(seat).front.iter().any(|&card| state.card(card).def == def)
    }

    /// Returns whether a text of a card in the combat has been cancelled. Abilities cannot be.
    pub fn is_cancelled(self, state: &State, source: CardId, pc: u16) -> bool {
        let part = state
            .combat
            .parts
            .iter()
            .find(|part| state.combat.on && part.card == source && source != NOBODY);
        let Some(part) = part else { return false };
        let cancelled = |which: u8| part.cancelled & which != 0;
        if pc & OF_ITEM != 0 {
            return cancelled(Part::ALL | Part::LATER);
        }
        let windows = self.def(state, source).windows;
        cancelled(Part::ALL) && windows[IMMEDIATELY] == Some(pc)
            || cancelled(Part::ALL | Part::LATER) && windows[DURING] == Some(pc)
            || cancelled(Part::ALL | Part::LATER | Part::AFTER) && windows[AFTER] == Some(pc)
    }

    /// Returns the fighter whose ability it is: the first hero of a seat that is there, or the first at all.
    pub fn hero_fighter(self, state: &State, seat: u8) -> FighterId {
        let own =
            || state.fighters.iter().enumerate().filter(move |(_, fighter)| fighter.owner == seat);
        let is_hero = |fighter: usize| self.is_hero(state, fighter as FighterId);
        let there = own().find(|&(number, fighter)| fighter.is_there() && is_hero(number));
        let there = there.or_else(|| own().find(|(_, fighter)| fighter.is_there()));
        there.or_else(|| own().next()).map_or(NOBODY, |(fighter, _)| fighter as FighterId)
    }
}

impl Machine<'_> {
    /// Queues the triggers of a seat that an event activates; `fighter` is the fighter of the event. `is` returns whether a
    /// trigger is for this event, and the phrase that the fighter must fit.
    pub fn happen(
        &mut self,
        seat: u8,
        fighter: FighterId,
        is: impl Fn(&'static When) -> Option<Option<&'static Who>>,
    ) {
        if self.state.player(seat).out {
            return;
        }
        let triggers: &'static [TriggerDef] = &self.hero(seat).triggers;
        for (number, trigger) in triggers.iter().enumerate() {
            let Some(who) = is(trigger.on) else { continue };
            if !self.rules.is_open(self.state, seat, trigger.side) {
                continue;
            }
            let this =
                if fighter == NOBODY { self.rules.hero_fighter(self.state, seat) } else { fighter };
            let context = Context::of(seat, this);
            if who.is_some_and(|who| {
                self.rules.candidates(self.state, &context, who) & one(fighter) == 0
            }) || trigger
                .condition
                .is_some_and(|condition| !self.rules.holds(self.state, &context, condition))
            {
                continue;
            }
            if let Some(form) = trigger.form {
                #[cfg(test)]
                crate::coverage_tests::followed(self.state.player(seat).hero, trigger.pc);
                self.set_form(seat, form);
                continue;
            }
            let player = self.state.player_mut(seat);
            let bit = 1_u16 << (number % 16);
            let used = match trigger.limit {
                None => None,
                Some(Limit::OncePerTurn) => Some(&mut player.used.0),
                Some(Limit::OncePerGame) => Some(&mut player.used.1),
            };
            if let Some(used) = used {
                if *used & bit != 0 {
                    continue;
                }
                *used |= bit;
            }
            self.wait(Pending { pc: trigger.pc, seat, this, it: fighter, ..Pending::default() });
        }
    }

    /// Queues the triggers for an event of a seat without a fighter.
    pub fn happen_to(&mut self, seat: u8, event: &When) {
        self.happen(seat, NOBODY, |on| (on == event).then_some(None));
    }

    /// Queues the triggers for the defeat of a fighter.
    pub fn happen_defeated(&mut self, fighter: FighterId) {
        for seat in 0..self.state.seats {
            self.happen(seat, fighter, |on| match on {
                When::Defeated(who) => Some(Some(who)),
                _ => None,
            });
        }
    }

    /// Queues the triggers for damage that a fighter took.
    pub fn happen_hurt(&mut self, fighter: FighterId) {
        for seat in 0..self.state.seats {
            self.happen(seat, fighter, |on| match on {
                When::TakesDamage(who) => Some(Some(who)),
                _ => None,
            });
        }
    }

    /// Queues the triggers for a move of a fighter to another space.
    pub fn happen_moved(&mut self, fighter: FighterId) {
        for seat in 0..self.state.seats {
            self.happen(seat, fighter, |on| match on {
                When::Moves(who) => Some(Some(who)),
                _ => None,
            });
        }
    }

    /// Queues the effects of one player for a step of the combat: the card's text, and abilities.
    pub fn happen_in_combat(&mut self, part: usize, moment: Moment) {
        let Part { seat, fighter, card, .. } = self.state.combat.parts[part];
        let window = match moment {
            Moment::Immediately => Some(IMMEDIATELY),
            Moment::During => Some(DURING),
            Moment::After => Some(AFTER),
            Moment::Over | Moment::Additional => None,
        };
        if let Some(window) = window
            && card != NOBODY
            && let Some(pc) = self.def(card).windows[window]
            && !self.rules.is_cancelled(self.state, card, pc)
        {
            self.wait(Pending { pc, seat, source: card, this: fighter, ..Pending::default() });
        }
        if moment == Moment::During
            && let Some(pc) = self.effect_of_item(part)
            && !self.rules.is_cancelled(self.state, card, pc)
        {
            self.wait(Pending { pc, seat, source: card, this: fighter, ..Pending::default() });
        }
        let is = |on: &'static When| match (on, moment) {
            (When::Immediately(who), Moment::Immediately)
            | (When::After(who), Moment::After)
            | (When::DuringCombat(who), Moment::During)
            | (When::AfterCombat(who), Moment::Over)
            | (When::AfterAttack(who), Moment::Additional) => Some(Some(who)),
            _ => None,
        };
        self.happen(seat, fighter, is);
    }

    /// Queues the scheduled instructions of a kind: those of a seat, or of all seats.
    pub fn lasting_instructions(&mut self, kind: LastingKind, seat: Option<u8>) {
        let mut at = 0;
        while let Some(&lasting) = self.state.lasting.get(at) {
            if lasting.kind == kind && seat.is_none_or(|seat| lasting.seat == seat) {
                self.state.lasting.remove(at);
                let it = if lasting.who == 0 {
                    NOBODY
                } else {
                    lasting.who.trailing_zeros() as FighterId
                };
                self.wait(Pending {
                    pc: lasting.number,
                    seat: lasting.seat,
                    this: lasting.this,
                    it,
                    ..Pending::default()
                });
            } else {
                at += 1;
            }
        }
    }
}

/// A step of a combat at which effects of players are queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// IMMEDIATELY.
    Immediately,
    /// DURING COMBAT.
    During,
    /// AFTER COMBAT.
    After,
    /// After the AFTER COMBAT effects.
    Over,
    /// After the attack.
    Additional,
}
