//! Damage and defeat (Core Rules, Damage; Defeat): amounts, replacement effects and triggers.

use crate::{
    cards::{board::NOWHERE, unmatched::Unmatched},
    engine::machine::Machine,
    model::{
        event::Event,
        harm::Harm,
        state::{
            Ask, Fighter, FighterId, Fighters, Lasting, LastingKind, MOST_FIGHTERS, NOBODY, Share,
            State, members, one,
        },
    },
    query::Context,
};
use altmode_core::EventCause;
use altmode_unmatched_language::{Quality, When, Who};

impl Unmatched {
    /// Returns whether a fighter is a hero. Of several fighters of which one is chosen as the hero, only the chosen one is.
    #[inline]
    pub fn is_hero(self, state: &State, fighter: FighterId) -> bool {
        let entry = state.fighter(fighter);
        let lead = state.player(entry.owner).lead;
        self.fighter_def(state, fighter).is_hero && (lead == NOBODY || lead == entry.kind)
    }

    /// Returns a kind of counters of a seat's hero.
    pub fn counter(
        self,
        state: &State,
        seat: u8,
        counter: u8,
    ) -> Option<&'static altmode_unmatched_language::CounterSheet> {
        self.hero(state, seat).sheet.counters.get(usize::from(counter))
    }

    /// Returns the health that a fighter starts with, or that its form has.
    pub fn full_health(self, state: &State, fighter: FighterId) -> u8 {
        let (entry, sheet) = (state.fighter(fighter), self.fighter_def(state, fighter).sheet);
        if !self.is_hero(state, fighter) {
            return sheet.sidekick_health.unwrap_or(sheet.health);
        }
        let player = state.player(entry.owner);
        let form = self.hero(state, entry.owner).sheet.forms.get(usize::from(player.form));
        form.and_then(|form| form.health).unwrap_or(sheet.health)
    }

    /// Returns the fighters to which damage of a fighter may be assigned (Unmatched Reference v10, Yennenga).
    fn damage_to(self, state: &State, fighter: FighterId) -> Fighters {
        let mut to = 0;
        let of = |quality: &'static Quality| {
            if let Quality::DamageTo(who) = quality { Some(who) } else { None }
        };
        self.qualities(state, fighter, of, |who, context| {
            to |= self.candidates(state, context, who) & !one(fighter)
        });
        to
    }

    /// Returns whether a player may ignore discards by effects of others.
    pub fn may_ignore_discards(self, state: &State, seat: u8) -> bool {
        let may = |fighter| {
            self.has(state, fighter, |quality| matches!(quality, Quality::IgnoresDiscards))
        };
        members(self.fighters_of(state, seat)).any(may)
    }
}

impl Machine<'_> {
    /// Lets players assign damage that is about to be dealt, one point after the other; `false` while the question is pending.
    /// The caller repeats the call with the same arguments after the answer, and [`Machine::hit`] deals the assigned damage.
    pub fn assign(&mut self, fighters: Fighters, amount: u8, harm: Harm) -> bool {
        if self.state.decision.ask == Ask::Assign
            && let Some(answer) = self.answer()
        {
            self.share(answer.fighter, answer.chosen.trailing_zeros() as FighterId);
        }
        for fighter in members(fighters & self.state.present()) {
            let others = self.rules.damage_to(self.state, fighter);
            if others == 0 {
                continue;
            }
            let taken = self.rules.damage_taken(self.state, fighter, amount, harm);
            let settled: u8 = self
                .state
                .shares
                .iter()
                .filter(|share| share.from == fighter)
                .map(|share| share.amount)
                .sum();
            if settled >= taken {
                continue;
            }
            // Damage that the same effect deals to another fighter reduces the health to which damage can be assigned, because no
            // damage is lost.
            let room = |&other: &FighterId| {
                let own = if fighters & one(other) != 0 {
                    self.rules.damage_taken(self.state, other, amount, harm)
                } else {
                    0
                };
                let assigned: u8 = self
                    .state
                    .shares
                    .iter()
                    .filter(|share| share.to == other)
                    .map(|share| share.amount)
                    .sum();
                self.state.fighter(other).health > own.saturating_add(assigned)
            };
            let able = members(others).filter(room).fold(0, |set, other| set | one(other));
            if able != 0 {
                let seat = self.state.fighter(fighter).owner;
                let decision = self.ask(Ask::Assign, seat);
                (decision.options, decision.fighter) = ((able | one(fighter)).into(), fighter);
                return false;
            }
        }
        true
    }

    /// Assigns a point of damage of a fighter to another fighter, or to itself.
    fn share(&mut self, from: FighterId, to: FighterId) {
        if let Some(share) =
            self.state.shares.iter_mut().find(|share| (share.from, share.to) == (from, to))
        {
            share.amount += 1;
        } else if !self.state.shares.try_push(Share { from, to, amount: 1 }) {
            self.out_of_room();
        }
    }

    /// Deals damage to fighters at once, except the part that was assigned to others. Returns the amount dealt.
    pub fn hit(&mut self, fighters: Fighters, amount: u8, harm: Harm) -> u8 {
        let shares = std::mem::take(&mut self.state.shares);
        let moved = shares.iter().filter(|share| share.from != share.to);
        let receivers = moved.clone().fold(0, |set, share| set | one(share.to));
        let mut amounts = [0; MOST_FIGHTERS];
        for fighter in members((fighters | receivers) & self.state.present()) {
            let own = if fighters & one(fighter) != 0 {
                self.rules.damage_taken(self.state, fighter, amount, harm)
            } else {
                0
            };
            let given: u8 =
                moved.clone().filter(|share| share.from == fighter).map(|share| share.amount).sum();
            let received: u8 =
                moved.clone().filter(|share| share.to == fighter).map(|share| share.amount).sum();
            amounts[usize::from(fighter)] = own.saturating_sub(given).saturating_add(received);
        }
        let spread = self.state.spread(&mut amounts);
        let (mut dealt, mut fallen, mut hurt) = (0_u8, 0, 0);
        for fighter in members(self.state.present()) {
            let amount = amounts[usize::from(fighter)];
            if amount == 0 {
                continue;
            }
            let entry = self.state.fighters.at_mut(usize::from(fighter));
            entry.health = entry.health.saturating_sub(amount);
            entry.flags |= Fighter::HURT;
            let health = entry.health;
            let combat = harm == Harm::Combat;
            // Combat damage is that of the defender. The damage of an effect is the sum over all fighters.
            dealt =
                dealt.saturating_add(if combat && spread & one(fighter) != 0 { 0 } else { amount });
            hurt |= one(fighter);
            self.io.emit(|| Event::Damaged { fighter, amount, health, combat });
            self.happen_hurt(fighter);
            self.happen_combat_damage(fighter, combat);
            if health == 0 {
                fallen |= one(fighter);
            }
        }
        self.state.hurt = hurt;
        self.defeat(fallen);
        dealt
    }

    /// Queues the triggers for damage that a fighter took, in the combat or not.
    fn happen_combat_damage(&mut self, fighter: FighterId, combat: bool) {
        for seat in 0..self.state.seats {
            self.happen(seat, fighter, |on| match on {
                When::TakesCombatDamage(who) if combat => Some(Some(who)),
                _ => None,
            });
        }
    }

    /// Defeats fighters: they leave the battlefield at once (Core Rules, Defeat), unless an ability replaces the defeat.
    pub fn defeat(&mut self, fighters: Fighters) {
        for fighter in members(fighters & self.state.present()) {
            // It may have left with another fighter whose defeat was replaced.
            if !self.state.fighter(fighter).is_there() || self.leaves_instead(fighter) {
                continue;
            }
            let entry = self.state.fighters.at_mut(usize::from(fighter));
            (entry.health, entry.at, entry.tail) = (0, NOWHERE, NOWHERE);
            self.io.emit(|| Event::Defeated { fighter });
            self.happen_defeated(fighter);
        }
    }

    /// Lets a fighter that would be defeated for the first time leave the battlefield with others instead, and come back
    /// at the start of its player's next turn (Unmatched Reference v10, Elektra).
    fn leaves_instead(&mut self, fighter: FighterId) -> bool {
        let seat = self.state.fighter(fighter).owner;
        for (number, instead) in self.hero(seat).instead.iter().enumerate() {
            // Abilities of this kind are numbered from the highest bit, triggers from the lowest.
            let bit = 1_u16 << (15 - number % 16);
            let context = Context::of(seat, fighter);
            let is = |who: &Who| self.rules.candidates(self.state, &context, who);
            if self.state.player(seat).used.1 & bit != 0 || is(instead.of) & one(fighter) == 0 {
                continue;
            }
            let with = is(instead.with) | one(fighter);
            self.state.player_mut(seat).used.1 |= bit;
            self.state.fighters.at_mut(usize::from(fighter)).health = 0;
            self.because(EventCause::Character { seat }, |machine| machine.leave_board(with));
            let lasting = Lasting {
                kind: LastingKind::AtNextTurn,
                number: instead.pc,
                seat,
                this: fighter,
                who: one(fighter),
            };
            if !self.state.lasting.try_push(lasting) {
                self.out_of_room();
            }
            return true;
        }
        false
    }

    /// Removes fighters from the battlefield without defeating them.
    fn leave_board(&mut self, fighters: Fighters) {
        for fighter in members(fighters & self.state.present()) {
            let from = self.state.fighter(fighter).body();
            self.leaves(fighter, from, 0);
            self.take_off(fighter);
        }
    }

    /// Removes a fighter that is not defeated from the battlefield.
    pub fn take_off(&mut self, fighter: FighterId) {
        let from = self.state.fighter(fighter).at;
        self.put_fighter(fighter, NOWHERE);
        self.state.fighters.at_mut(usize::from(fighter)).flags |= Fighter::AWAY;
        self.io.emit(|| Event::Placed { fighter, from, to: NOWHERE, tail: NOWHERE });
    }
}
