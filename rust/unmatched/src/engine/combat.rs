//! Combat, step by step (Core Rules, Attack). In each part the defender's effects come first.

use crate::{
    cards::{card::CardDef, unmatched::Unmatched},
    engine::{machine::Machine, trigger::Moment},
    model::{
        action::Manner,
        event::Event,
        harm::Harm,
        state::{
            ATTACK, Ask, CardId, Cards, Combat, DEFENSE, Fighter, FighterId, Lasting, LastingKind,
            NO_CARD, NOBODY, Part, Pending, SPENT, State, Work, Zone, count_up, one,
        },
    },
};
use altmode_core::EventCause;
use altmode_unmatched_language::{PileTakes, When};

/// The attack is declared.
const DECLARED: u8 = 0;
/// The attacker may commit a card that BOOSTs the attack.
const ATTACK_BOOST: u8 = 1;
/// The attacker may use a battlefield item.
const ATTACK_ITEM: u8 = 2;
/// Effects before a card is played to defend.
const BEFORE_DEFENSE: u8 = 3;
/// The defender may play a card.
const DEFEND: u8 = 4;
/// The defender may use a battlefield item.
const DEFENSE_ITEM: u8 = 5;
/// The defender may have to predict the printed value of the attacker's card.
const PREDICT: u8 = 6;
/// Both cards are turned up.
const REVEAL: u8 = 7;
/// IMMEDIATELY, the defender first.
const IMMEDIATELY: u8 = 8;
/// DURING COMBAT, the defender first.
const DURING: u8 = 10;
/// The values of abilities and of the battlefield are added.
const TOTALS: u8 = 12;
/// Combat damage is dealt and the result fixed.
const DAMAGE: u8 = 13;
/// AFTER COMBAT, the defender first.
const AFTER: u8 = 14;
/// Abilities after the AFTER COMBAT effects, the defender first.
const OVER: u8 = 16;
/// Cards go to their new zones.
const CLEAN_UP: u8 = 18;
/// Lines that are complete are discarded.
const LINES: u8 = 19;
/// Effects after the attack, the defender first.
const ADDITIONAL: u8 = 20;
/// The combat is over, or a bonus attack begins.
const END: u8 = 22;
/// The turn was ended in the combat: cards go to their new zones.
const CUT: u8 = 23;
/// Lines that are complete are discarded.
const CUT_LINES: u8 = 24;

/// The greatest printed value that can be predicted; no card has a greater one.
const MOST_PREDICTED: u8 = 9;

/// Returns a value of a card in the combat, which is never below 0.
fn within_bounds(value: i32) -> i16 {
    value.clamp(0, 999) as i16
}

/// Returns the seat of a fighter.
fn entry_of(state: &State, fighter: FighterId) -> u8 {
    state.fighter(fighter).owner
}

impl Unmatched {
    /// Returns the cards of a hand that a fighter can play to attack, or to defend.
    pub fn combat_cards(self, state: &State, fighter: FighterId, part: usize) -> Cards {
        let entry = state.fighter(fighter);
        let playable = |&card: &CardId| self.fights_with(state, fighter, card, part);
        state.player(entry.owner).hand.iter().copied().filter(playable).collect()
    }

    /// Returns whether a fighter can play a card to attack, or to defend.
    pub fn fights_with(self, state: &State, fighter: FighterId, card: CardId, part: usize) -> bool {
        let def = self.def(state, card);
        self.can_use(state, fighter, def) && self.serves(state, entry_of(state, fighter), def, part)
    }

    /// Returns whether a card of a seat is one to attack with, or to defend with.
    pub fn serves(self, state: &State, seat: u8, def: &CardDef, part: usize) -> bool {
        let context = crate::query::Context::of(seat, NOBODY);
        match part {
            ATTACK => def.attacks(),
            _ => {
                def.defends()
                    || def
                        .defends_if
                        .is_some_and(|condition| self.holds(state, &context, condition))
            }
        }
    }

    /// Returns whether a fighter can use a card, in the form that its hero has (Core Rules, Cards).
    #[inline]
    pub fn can_use(self, state: &State, fighter: FighterId, def: &CardDef) -> bool {
        let entry = state.fighter(fighter);
        def.by >> entry.kind & 1 != 0
            && (def.forms == 0 || def.forms >> (state.player(entry.owner).form & 7) & 1 != 0)
    }
}

impl Unmatched {
    /// Returns whether the attacker stands above the defender (Unmatched Reference v10, Hanging Gardens).
    pub fn has_high_ground(self, state: &State) -> bool {
        let [from, to] = state.combat.parts.map(|part| state.fighter(part.fighter).body());
        let below = crate::cards::board::spaces(from)
            .fold(0, |set, space| set | self.board(state).below[usize::from(space)]);
        below & to != 0
    }
}

impl Machine<'_> {
    /// Declares an attack and commits its card face down.
    pub fn begin_combat(
        &mut self,
        attacker: FighterId,
        defender: FighterId,
        card: CardId,
        manner: Manner,
    ) {
        let (seat, other) =
            (self.state.fighter(attacker).owner, self.state.fighter(defender).owner);
        let attack = Part { seat, fighter: attacker, card, ..Part::default() };
        let defense = Part { seat: other, fighter: defender, ..Part::default() };
        self.state.combat = Combat { on: true, parts: [attack, defense], ..Combat::default() };
        let of_attack = |lasting: Lasting| {
            lasting.kind == LastingKind::QualityOfAttack && lasting.who & one(attacker) != 0
        };
        self.state.lasting.retain(|lasting| !of_attack(lasting));
        self.move_card(card, seat, Zone::Combat);
        if self.def(card).face_up || manner != Manner::Usual {
            self.show_played(seat, card);
        }
        self.begin(Work::Combat);
    }

    /// Shows a card that is played face up, as its own text says.
    fn show_played(&mut self, seat: u8, card: CardId) {
        let everybody = (1 << self.state.seats) - 1;
        // All seats may know the cause, because the card is face up.
        self.state.cards.at_mut(usize::from(card)).seen = everybody;
        let cause = self.rules.card_cause(self.state, card);
        self.because(cause, |machine| machine.show(seat, &[card], everybody));
    }

    /// Lets the attacker commit a card that BOOSTs the attack, face down (Unmatched Reference v10, King Arthur); `false` while
    /// the question is pending.
    fn attack_boost(&mut self) -> bool {
        let Part { seat, fighter, .. } = self.state.combat.parts[ATTACK];
        if let Some(answer) = self.answer() {
            if let Some(&card) = answer.chosen_cards.first() {
                self.put(card, seat, Zone::Combat);
                self.state.combat.parts[ATTACK].boost = card;
            }
        } else if !self.state.player(seat).hand.is_empty()
            && self.rules.has_attack_boost(self.state, fighter)
        {
            let cards = self.rules.boosts(self.state, seat);
            let decision = self.ask(Ask::AttackBoost, seat);
            (decision.cards, decision.fighter, decision.may_stop) = (cards, fighter, true);
            return false;
        }
        true
    }

    /// Returns the value that a card committed to BOOST a part adds.
    pub fn committed_boost(&self, part: usize) -> i32 {
        match self.state.combat.parts[part].boost {
            NOBODY => 0,
            card => self.rules.boost_of(self.state, card),
        }
    }

    /// Discards a card committed to BOOST without effect, because the card that it BOOSTs is cancelled.
    pub fn lose_boost(&mut self, part: usize) {
        let card = self.state.combat.parts[part].boost;
        if card != NOBODY {
            let boost = self.committed_boost(part);
            self.change_value(part, |value| value - boost);
            self.state.combat.parts[part].boost = NOBODY;
            self.discard(card);
        }
    }

    /// Begins a bonus attack, if one is scheduled and both fighters are still on the battlefield: a separate combat between the
    /// same fighters, wherever they are, and no action (Unmatched Reference v10, Bonus Attacks). `false` if none begins.
    fn begin_bonus_attack(&mut self) -> bool {
        let Combat { owed, parts: [attack, defense], .. } = self.state.combat;
        if owed == NO_CARD
            || attack.card == NOBODY
            || self.state.card(attack.card).zone != Zone::Combat
            || !self.both_are_there()
        {
            return false;
        }
        self.end_combat();
        let bonus_of =
            std::mem::replace(&mut self.state.cards.at_mut(usize::from(attack.card)).def, owed);
        let part = |part: Part, card: CardId| Part {
            seat: part.seat,
            fighter: part.fighter,
            card,
            kept: part.kept,
            ..Part::default()
        };
        let mut parts = [part(attack, attack.card), part(defense, NOBODY)];
        // One item can be used for both attacks. It counts for the attack in which it was used.
        if attack.item != NOBODY {
            parts[ATTACK].item = SPENT;
        }
        self.state.combat = Combat { on: true, bonus_of, parts, ..Combat::default() };
        count_up(&mut self.state.player_mut(attack.seat).history.attacks);
        self.io.emit(|| Event::Attacked {
            seat: attack.seat,
            attacker: attack.fighter,
            defender: defense.fighter,
            bonus: Some(owed),
        });
        self.frame().step = ATTACK_BOOST;
        true
    }

    /// Returns whether attacker and defender are on the battlefield.
    fn both_are_there(&self) -> bool {
        self.state.combat.parts.iter().all(|part| self.state.fighter(part.fighter).is_there())
    }

    /// Executes the next step of a combat.
    pub fn combat_step(&mut self) {
        let step = self.frame().step;
        match step {
            DECLARED => {
                let Part { seat, fighter: attacker, .. } = self.state.combat.parts[ATTACK];
                let defender = self.state.combat.parts[DEFENSE].fighter;
                let history = &mut self.state.player_mut(seat).history;
                count_up(&mut history.attacks);
                count_up(&mut history.played);
                self.io.emit(|| Event::Attacked { seat, attacker, defender, bonus: None });
            }
            ATTACK_BOOST => {
                if !self.attack_boost() {
                    return;
                }
            }
            ATTACK_ITEM => {
                if !self.combat_item(ATTACK) {
                    return;
                }
                self.announce(self.state.combat.parts[DEFENSE].fighter);
            }
            BEFORE_DEFENSE => {
                let Part { seat, fighter, .. } = self.state.combat.parts[DEFENSE];
                self.happen(seat, fighter, |on| match on {
                    When::BeforeDefense(who) => Some(Some(who)),
                    _ => None,
                });
            }
            DEFEND => {
                if !self.defend() {
                    return;
                }
            }
            DEFENSE_ITEM => {
                if !self.combat_item(DEFENSE) {
                    return;
                }
            }
            PREDICT => {
                if !self.predict() {
                    return;
                }
            }
            REVEAL => self.reveal(),
            TOTALS => self.totals(),
            DAMAGE => {
                if !self.combat_damage() {
                    return;
                }
            }
            CLEAN_UP | CUT => {
                self.clean_up();
                let complete = self.complete_lines();
                self.frame().taken = complete;
            }
            LINES | CUT_LINES => {
                let complete = self.frame().taken;
                self.discard_piles(complete);
                if step == CUT_LINES {
                    self.end_combat();
                    // Actions gained during the combat are lost with the turn.
                    let active = self.state.active;
                    self.state.player_mut(active).actions = 0;
                    return self.end_work();
                }
            }
            END => {
                if self.begin_bonus_attack() {
                    return;
                }
                self.clean_up();
                self.end_combat();
                return self.end_work();
            }
            _ => {
                let (first, moment) = match step {
                    IMMEDIATELY.. if step < DURING => (IMMEDIATELY, Moment::Immediately),
                    DURING.. if step < TOTALS => (DURING, Moment::During),
                    AFTER.. if step < OVER => (AFTER, Moment::After),
                    OVER.. if step < CLEAN_UP => (OVER, Moment::Over),
                    _ => (ADDITIONAL, Moment::Additional),
                };
                // After an attack only the attacker has effects, unless an ability says otherwise.
                let part = if step == first { DEFENSE } else { ATTACK };
                if moment != Moment::Additional || part == ATTACK {
                    self.happen_in_combat(part, moment);
                }
            }
        }
        self.frame().step = step + 1;
    }

    /// Announces the printed value of the attacker's card to a defender with an ability for that (Unmatched Reference v10,
    /// Spider-Man).
    fn announce(&mut self, defender: FighterId) {
        if self.rules.announces(self.state, defender) {
            let (seat, value) = (
                self.state.combat.parts[DEFENSE].seat,
                self.def(self.state.combat.parts[ATTACK].card).value,
            );
            self.state.combat.announced = value;
            let by = || Some(EventCause::Character { seat });
            self.io.emit_by(by, || Event::Announced { seat, value });
        }
    }

    /// Lets the defender play a card; `false` while the question is pending. A player with cards is asked even if none can be
    /// played, because the attacker would learn that otherwise.
    fn defend(&mut self) -> bool {
        let Part { seat, fighter, .. } = self.state.combat.parts[DEFENSE];
        if let Some(answer) = self.answer() {
            if let Some(&card) = answer.chosen_cards.first() {
                self.move_card(card, seat, Zone::Combat);
                count_up(&mut self.state.player_mut(seat).history.played);
                self.state.combat.parts[DEFENSE].card = card;
                if self.def(card).face_up {
                    self.show_played(seat, card);
                }
            }
        } else if !self.state.player(seat).hand.is_empty() {
            let cards = self.rules.combat_cards(self.state, fighter, DEFENSE);
            let decision = self.ask(Ask::Defense, seat);
            (decision.cards, decision.fighter, decision.may_stop) = (cards, fighter, true);
            return false;
        }
        let with_card = self.state.combat.parts[DEFENSE].card != NOBODY;
        self.io.emit(|| Event::Defended { seat, fighter, with_card });
        true
    }

    /// Lets the defender predict the printed value of the attacker's card, if the defense card requires that; `false` while the
    /// question is pending.
    fn predict(&mut self) -> bool {
        let Part { seat, card, .. } = self.state.combat.parts[DEFENSE];
        if card == NOBODY || !self.def(card).predicts {
            return true;
        }
        match self.answer() {
            Some(answer) => {
                let value = answer.chosen.trailing_zeros() as u8;
                self.state.combat.parts[DEFENSE].predicted = value;
                self.io.emit(|| Event::Predicted { seat, value });
                true
            }
            None => {
                self.ask(Ask::Predict, seat).options = (2 << MOST_PREDICTED) - 1;
                false
            }
        }
    }

    /// Turns up both cards. Each has its printed value, or the one that its fighter's cards have.
    fn reveal(&mut self) {
        let everybody = (1 << self.state.seats) - 1;
        for part in [ATTACK, DEFENSE] {
            let card = self.state.combat.parts[part].card;
            if card == NOBODY {
                continue;
            }
            self.state.cards.at_mut(usize::from(card)).seen = everybody;
            self.turn_up(part);
        }
        self.state.combat.revealed = true;
        if self.io.records_events() {
            let shown = |machine: &Self, part: usize| {
                let card = machine.state.combat.parts[part].card;
                (card != NOBODY).then(|| machine.shown(card))
            };
            let (attack, defense) = (shown(self, ATTACK), shown(self, DEFENSE));
            self.io.emit(|| Event::Revealed { attack, defense });
        }
    }

    /// Sets the value of a part: the printed value of its card, or the one that replaces it, and the BOOST of a committed card.
    pub fn turn_up(&mut self, part: usize) {
        let Part { seat, fighter, card, boost, .. } = self.state.combat.parts[part];
        let everybody = (1 << self.state.seats) - 1;
        self.state.cards.at_mut(usize::from(card)).seen = everybody;
        let fixed = self.rules.fixed_value(self.state, fighter);
        let value =
            i16::from(fixed.unwrap_or(self.def(card).value)) + self.committed_boost(part) as i16;
        let entry = &mut self.state.combat.parts[part];
        (entry.value, entry.locked) = (value, fixed.is_some());
        if boost != NOBODY {
            self.state.cards.at_mut(usize::from(boost)).seen = everybody;
            let (card, boost) = (self.shown(boost), self.rules.boost_of(self.state, boost) as u8);
            // Only an ability lets a player BOOST an attack (Unmatched Reference v10, King Arthur).
            let by = || Some(EventCause::Character { seat });
            self.io.emit_by(by, || Event::Boosted { seat, card, boost });
            self.happen_to(seat, &When::Boosts);
        }
    }

    /// Plays another card in a part instead of the previous one. Its IMMEDIATELY effects are executed at once if their step has
    /// passed (docs/unmatched.md, Open points).
    pub fn plays_instead(&mut self, part: usize, card: CardId) {
        let Part { seat, fighter, .. } = self.state.combat.parts[part];
        self.put(card, seat, Zone::Combat);
        let entry = &mut self.state.combat.parts[part];
        (entry.card, entry.cancelled, entry.kept) = (card, 0, 0);
        (entry.fixed, entry.set, entry.printed) = (false, false, NOBODY);
        self.turn_up(part);
        let value = self.state.combat.parts[part].value;
        self.io.emit(|| Event::Value { seat, value });
        let combat = self.state.frames.iter().rev().find(|frame| frame.work == Work::Combat);
        let has_passed =
            combat.is_some_and(|frame| frame.step > IMMEDIATELY + u8::from(part == ATTACK));
        // Only once in a combat, because two cards that replace each other would loop forever.
        let first = !self.state.combat.parts[part].again;
        self.state.combat.parts[part].again |= has_passed;
        if first
            && has_passed
            && let Some(pc) = self.def(card).windows[crate::cards::card::IMMEDIATELY]
        {
            self.wait(Pending { pc, seat, source: card, this: fighter, ..Pending::default() });
        }
    }

    /// Changes the value of a card in the combat by an effect, unless effects of cards do not change it any more.
    pub fn change_by_effect(&mut self, part: usize, change: impl FnOnce(i32) -> i32) -> bool {
        !self.state.combat.parts[part].fixed && self.change_value(part, change)
    }

    /// Changes the value of a card in the combat: never below 0, and not at all once it is locked.
    pub fn change_value(&mut self, part: usize, change: impl FnOnce(i32) -> i32) -> bool {
        let entry = &mut self.state.combat.parts[part];
        if entry.card == NOBODY || entry.locked {
            return false;
        }
        let value = within_bounds(change(entry.value.into()));
        entry.value = value;
        let seat = entry.seat;
        self.io.emit(|| Event::Value { seat, value });
        true
    }

    /// Adds the values of abilities, lasting bonuses and high ground, which are evaluated now. They are not effects of cards, so
    /// they cannot be cancelled.
    fn totals(&mut self) {
        for part in [ATTACK, DEFENSE] {
            let Part { fighter, card, .. } = self.state.combat.parts[part];
            if card == NOBODY {
                continue;
            }
            let Part { seat, locked, value, .. } = self.state.combat.parts[part];
            if locked {
                continue;
            }
            let Machine { rules, state, io, .. } = &mut *self;
            let mut sum = i32::from(value);
            let mut add = |cause: Option<EventCause>, more: i32| {
                if more != 0 {
                    sum += more;
                    let value = within_bounds(sum);
                    io.emit_by(|| cause, || Event::Value { seat, value });
                }
            };
            rules.values_added(state, fighter, part, &mut add);
            if part == ATTACK && rules.has_high_ground(state) {
                add(None, 1);
            }
            self.state.combat.parts[part].value = within_bounds(sum);
        }
        let [attack, defense] =
            self.state.combat.parts.map(|part| if part.ignored { 0 } else { part.value });
        self.io.emit(|| Event::Totals { attack, defense });
    }

    /// Deals the difference to the defender. The attacker won if there was any damage (Core Rules, Combat Damage). `false` while
    /// a player assigns the damage.
    fn combat_damage(&mut self) -> bool {
        let [attack, defense] = self
            .state
            .combat
            .parts
            .map(|part| if part.ignored || part.card == NOBODY { 0 } else { part.value });
        let amount = (attack - defense).clamp(0, 255) as u8;
        let [attacker, defender] = self.state.combat.parts.map(|part| part.fighter);
        // The winner is fixed after the damage is dealt, but before the triggers of a defeat resolve.
        let returned = self.rules.returns_damage(self.state, defender);
        let target = one(if returned { attacker } else { defender });
        if !self.assign(target, amount, Harm::Combat) {
            return false;
        }
        let taken = self.hit(target, amount, Harm::Combat);
        // Damage that the attacker takes itself is not dealt to the defender.
        let dealt = if returned { 0 } else { taken };
        let history = &mut self.state.player_mut(self.state.combat.parts[ATTACK].seat).history;
        history.dealt = history.dealt.saturating_add(dealt);
        let combat = &mut self.state.combat;
        (combat.damage, combat.resolved) = (dealt, true);
        self.set_winner(if dealt > 0 { ATTACK } else { DEFENSE });
        true
    }

    /// Fixes who won the combat.
    pub fn set_winner(&mut self, part: usize) {
        self.state.combat.won = part as u8;
        let [winner, loser] = [part, 1 - part].map(|part| self.state.combat.parts[part].seat);
        count_up(&mut self.state.player_mut(winner).history.won);
        count_up(&mut self.state.player_mut(loser).history.lost);
    }

    /// Puts the played cards into their owners' discard piles, if no effect has put them elsewhere.
    pub fn clean_up(&mut self) {
        let Combat { owed, bonus_of, .. } = self.state.combat;
        let attack = self.state.combat.parts[ATTACK].card;
        if bonus_of != NO_CARD && attack != NOBODY {
            self.state.cards.at_mut(usize::from(attack)).def = bonus_of;
            self.state.combat.bonus_of = NO_CARD;
        }
        for part in [DEFENSE, ATTACK] {
            let Part { card, boost, .. } = self.state.combat.parts[part];
            // The card of a bonus attack that follows stays.
            let stays = part == ATTACK
                && owed != NO_CARD
                && self.frame().step < END
                && self.both_are_there();
            for card in [(!stays).then_some(card), Some(boost)].into_iter().flatten() {
                if card != NOBODY && self.state.card(card).zone == Zone::Combat {
                    self.clear_away(part, card);
                }
            }
        }
    }

    /// Puts a card of the combat into its new zone: an opponent's hand, a line, or its owner's discard pile.
    fn clear_away(&mut self, part: usize, card: CardId) {
        let owner = self.state.card(card).owner;
        let [own, other] = [part, 1 - part].map(|part| self.state.combat.parts[part].seat);
        let played = self.state.combat.parts[part].card == card;
        if played && owner == own && self.rules.is_lent(self.state, card) {
            self.put_by_itself(card, other, Zone::Hand);
        } else if !(played && owner == own && self.goes_to_pile(card, PileTakes::Combat)) {
            self.discard_or_tuck(card);
        }
    }

    /// Ends the turn during a combat, whose cards go to their new zones.
    pub(crate) fn cut_combat(&mut self) {
        self.state.combat.owed = NO_CARD;
        self.frame().step = CUT;
    }

    /// Ends the combat.
    pub fn end_combat(&mut self) {
        self.state.lasting.retain(|lasting| lasting.kind != LastingKind::QualityOfCombat);
        let Combat { won, damage, .. } = self.state.combat;
        if let Some(attacker) =
            self.state.fighters.get_mut(usize::from(self.state.combat.parts[ATTACK].fighter))
        {
            attacker.flags |= Fighter::ATTACKED;
        }
        self.io.emit(|| Event::CombatEnded { won, damage });
        self.state.combat = Combat::default();
    }
}
