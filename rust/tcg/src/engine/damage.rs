//! Damage and KO, in the order of the rules.
//!
//! 1. "Instead" effects change the damage one at a time: the attacking player's first, in that player's order, then the
//!    defending player's (Expanded Rules 2.0, 1.3.3). Each applies at most once per damage. Secret Actions that say "if …
//!    would take" are revealed among them ([`crate::engine::reveal`]).
//! 2. Caps ("can't take more than", Safeguard) apply after those (Wave 4 FAQ, Lucky Vest, Vanguard).
//! 3. Damage counters are put on all characters at once (Rules Roundup 2019-02-28).
//! 4. Characters with at least as many damage counters as health are KO'd. The end of the game is checked at once.

use crate::{
    cards::catalogue::{quality, trigger_kind},
    engine::{
        machine::Machine,
        reveal::{DECLINED, DECLINED_FOR_HIT},
        trigger::TriggerEvent,
    },
    model::{
        event::Event,
        objects::{Characters, MOST_OBJECTS, NOBODY, ObjectId, Objects, members, only},
        state::{Answer, Ask, Battle, Frame, Hit, LastingKind, Pending, State, Zone},
        work::Work,
    },
    query::{context::Context, rulings::Switch},
};
use altmode_tcg_language::{DamageChange, DamageKind, Keyword, Replacement};

/// A replacement that could apply to a hit, with the card that has it.
#[derive(Clone, Copy)]
struct Candidate {
    /// Number of the replacement, see [`replacement_bit`].
    number: usize,
    card: ObjectId,
    this: ObjectId,
    it: Characters,
    owner: u8,
    replacement: &'static Replacement,
}

impl Candidate {
    fn context(&self) -> Context {
        Context { it: self.it, ..Context::of(self.card, self.this, self.owner) }
    }
}

/// Returns the word and the bit of a replacement in the bitmask [`State::replaced`]. Replacements of cards in play have the
/// number of their object; those of lasting effects follow.
pub fn replacement_bit(number: usize) -> (usize, u32) {
    (number / 32, 1 << (number % 32))
}

/// Maximum damage of one instruction, more than any legal game does at once. Larger numbers are clamped.
const MOST_DAMAGE: i32 = 9999;

impl Machine<'_> {
    /// Begins to do damage. All hits of one instruction are done together.
    pub fn do_damage(&mut self, targets: Characters, amount: i32, attack: bool, source: ObjectId) {
        let amount = amount.clamp(0, MOST_DAMAGE) as u16;
        if amount == 0 {
            return;
        }
        for to in members(targets) {
            if self.state.on_battlefield(to)
                && !self.state.hits.try_push(Hit { to, amount, attack, source, part: false })
            {
                return self.out_of_room();
            }
        }
        // Damage done by a replacement joins the damage in progress.
        let is_changed = self.state.frames.iter().any(|frame| frame.work == Work::Damage);
        if !self.state.hits.is_empty() && !is_changed {
            self.state.replaced = Default::default();
            self.begin(Work::Damage);
        }
    }

    /// Does the attack damage of the battle, or sets off the triggers on taking none.
    pub fn do_attack_damage(&mut self, amount: i16) {
        let Battle { attacker, defender, .. } = self.state.battle;
        if amount > 0 {
            self.do_damage(only(defender), amount.into(), true, attacker);
        } else {
            self.took_no_attack_damage();
        }
    }

    fn took_no_attack_damage(&mut self) {
        let Battle { attacker, defender, .. } = self.state.battle;
        self.happen(TriggerEvent {
            other: attacker,
            ..TriggerEvent::of(trigger_kind::TAKES_NO_ATTACK_DAMAGE, defender)
        });
    }

    /// Processes the hits. `frame.pc` is the index of the hit in progress, `frame.card` the card of the optional
    /// replacement that the player was asked about.
    pub fn damage_step(&mut self) {
        let index = usize::from(self.frame().pc);
        if self.state.decision.ask == Ask::Reveal {
            self.damage_secret_chosen();
        } else if let Some(answer) = self.answer() {
            self.replacement_chosen(index, &answer);
        } else if index < self.state.hits.len()
            && (self.may_be_replaced() || self.state.table.secrets)
        {
            self.replace(index);
        } else {
            self.end_work();
            self.put_counters();
        }
    }

    /// Reads the answer about the replacement to apply next, or about an optional replacement.
    fn replacement_chosen(&mut self, index: usize, answer: &Answer) {
        let asked = self.frame().card;
        self.frame().card = NOBODY;
        let hit = self.state.hits[index];
        let chosen =
            if asked == NOBODY { answer.chosen.first().copied().unwrap_or(NOBODY) } else { asked };
        if let Some(candidate) = self.replacement(&hit, |candidate| candidate.card == chosen) {
            if asked != NOBODY && answer.answer == 0 {
                self.note_replacement(candidate.number);
            } else {
                self.offer(index, candidate, asked != NOBODY);
            }
        }
    }

    /// Returns whether any replacement of damage is in play.
    #[inline]
    fn may_be_replaced(&self) -> bool {
        (self.state.table.aura | self.state.table.lasting) >> quality::INSTEAD & 1 != 0
    }

    /// Applies the next replacement to a hit, asks a player which one, or goes on to the next hit.
    #[inline(never)]
    fn replace(&mut self, index: usize) {
        let hit = self.state.hits[index];
        // The two editions of the rulings differ in who orders the replacements. In one, each player orders those on the
        // own cards, the attacking player first; in the other, the owner of the character that takes the damage orders all
        // of them.
        let by_owner = !self.tcg.ruling(self.state, Switch::AttackerOrdersDamageModifiers);
        let active = self.state.active;
        let actives_first = !by_owner
            && self
                .replacement(&hit, |candidate| self.state.owner(candidate.card) == active)
                .is_some();
        // A player may reveal a Secret Action before or after any other replacement.
        if self.state.table.secrets && self.offer_damage_secret(actives_first) {
            return;
        }
        let seat = match (by_owner, actives_first) {
            (true, _) => self.state.owner(hit.to),
            (false, true) => active,
            (false, false) => State::other(active),
        };
        let may_order =
            |candidate: &Candidate| by_owner || self.state.owner(candidate.card) == seat;
        let Some(first) = self.replacement(&hit, may_order) else {
            self.frame().pc += 1;
            self.frame().ready &= !DECLINED_FOR_HIT;
            if self.state.hits.get(index + 1).is_none_or(|next| !next.part) {
                self.state.replaced = Default::default();
            }
            return;
        };
        let mut cards = Objects::new();
        self.each_replacement(&hit, |candidate| {
            if may_order(&candidate) && !cards.contains(&candidate.card) {
                cards.push(candidate.card);
            }
            false
        });
        if cards.len() == 1 {
            self.offer(index, first, false);
        } else {
            self.ask(Ask::Cards, seat, &cards, 1, false);
        }
    }

    /// Applies a replacement. An optional one is asked about first.
    fn offer(&mut self, index: usize, candidate: Candidate, agreed: bool) {
        if candidate.replacement.may && !agreed {
            self.frame().card = candidate.card;
            self.ask(Ask::YesNo, self.state.owner(candidate.card), &[], 1, false);
            return;
        }
        self.note_replacement(candidate.number);
        self.change_hit(
            index,
            &candidate.replacement.instead,
            &candidate.context(),
            candidate.card,
        );
        if candidate.replacement.scrap_this {
            let scrapped = self.saved_by_own(candidate.card);
            self.scrap_upgrade(scrapped);
        }
    }

    /// Changes a hit. Returns by how much its damage decreased.
    pub fn change_hit(
        &mut self,
        index: usize,
        change: &DamageChange,
        context: &Context,
        by: ObjectId,
    ) -> u16 {
        let mut hit = self.state.hits[index];
        let before = hit.amount;
        match change {
            DamageChange::Becomes(amount) => hit.amount = (*amount).into(),
            DamageChange::Less(amount) => hit.amount = hit.amount.saturating_sub((*amount).into()),
            DamageChange::Half => hit.amount /= 2,
            DamageChange::LeavesHealth(left) => {
                let most = self.tcg.health_left(self.state, hit.to).saturating_sub((*left).into());
                hit.amount = hit.amount.min(most);
            }
            DamageChange::MovesTo(who) => {
                if let Some(to) = members(self.tcg.candidates(self.state, context, who)).next() {
                    hit.to = to;
                }
            }
            DamageChange::PartlyMovesTo { amount, to } => {
                if let Some(to) =
                    members(self.tcg.candidates(self.state, context, to) & !only(hit.to)).next()
                {
                    let part =
                        Hit { to, amount: hit.amount.min((*amount).into()), part: true, ..hit };
                    if self.state.hits.is_full() {
                        self.out_of_room();
                        return 0;
                    }
                    self.state.hits.insert(index + 1, part);
                    hit.amount -= part.amount;
                }
            }
        }
        self.state.hits[index] = hit;
        let (character, to) = (hit.to, hit.amount);
        let text = self.tcg.text(self.state, by);
        if let Some(watch) = &mut self.watch {
            watch.changes_damage(text);
        }
        let cause = || Some(self.tcg.card_cause(self.state, by));
        self.io.emit_by(cause, || Event::DamageChanged {
            by,
            side: self.tcg.side_up(self.state, by),
            character,
            from: before,
            to,
        });
        // The changed damage is a new situation, so players who declined to reveal are asked again.
        self.damage_frame().ready &= !DECLINED;
        before.saturating_sub(to)
    }

    /// Returns the innermost frame of damage in progress.
    pub fn damage_frame(&mut self) -> &mut Frame {
        let at = self
            .state
            .frames
            .iter()
            .rposition(|frame| frame.work == Work::Damage)
            .unwrap_or_default();
        self.state.frames.at_mut(at)
    }

    /// Notes that a replacement was applied to the hit in progress or declined. Each applies at most once (Rules Roundup
    /// 2019-02-28).
    fn note_replacement(&mut self, number: usize) {
        let (word, bit) = replacement_bit(number);
        self.state.replaced[word] |= bit;
    }

    /// Returns the first replacement of a hit that passes the test.
    fn replacement(&self, hit: &Hit, fits: impl Fn(&Candidate) -> bool) -> Option<Candidate> {
        let mut found = None;
        self.each_replacement(hit, |candidate| {
            let is_it = fits(&candidate);
            if is_it {
                found = Some(candidate);
            }
            is_it
        });
        found
    }

    /// Calls `with` for each replacement that applies to a hit now, until it returns `true`.
    fn each_replacement(&self, hit: &Hit, mut with: impl FnMut(Candidate) -> bool) {
        if hit.amount == 0 || !self.may_be_replaced() {
            return;
        }
        let is_left = |number: usize| {
            let (word, bit) = replacement_bit(number);
            self.state.replaced[word] & bit == 0
        };
        let on_table = self.state.table.aura >> quality::INSTEAD & 1 != 0;
        for (index, lasting) in self
            .state
            .lasting
            .iter()
            .enumerate()
            .filter(|(_, lasting)| lasting.kind == LastingKind::Instead)
        {
            let candidate = Candidate {
                number: MOST_OBJECTS + index,
                card: lasting.source,
                this: self.bearer(lasting.source),
                it: lasting.who,
                owner: lasting.controller,
                replacement: self.catalogue.replacement(lasting.what),
            };
            if is_left(candidate.number) && self.replaces(&candidate, hit) && with(candidate) {
                return;
            }
        }
        for this in members(if on_table { self.everyone() } else { 0 }) {
            let upgrades = &self.state.character(this).upgrades;
            for &card in [this].iter().chain(upgrades.iter()) {
                for replacement in &self.tcg.text(self.state, card).instead {
                    let candidate = Candidate {
                        number: card.into(),
                        card,
                        this,
                        it: 0,
                        owner: self.state.owner(card),
                        replacement,
                    };
                    if is_left(candidate.number)
                        && self.replaces(&candidate, hit)
                        && with(candidate)
                    {
                        return;
                    }
                }
            }
        }
    }

    /// Returns the character that "this" or "upgraded" means on a card.
    fn bearer(&self, card: ObjectId) -> ObjectId {
        match self.state.objects.get(usize::from(card)) {
            Some(object) if object.zone == Zone::Upgrade => object.host,
            Some(_) if self.state.is_character(card) => card,
            _ => NOBODY,
        }
    }

    fn replaces(&self, candidate: &Candidate, hit: &Hit) -> bool {
        let replacement = candidate.replacement;
        let context = candidate.context();
        let moves_nowhere = matches!(&replacement.instead, DamageChange::MovesTo(who) | DamageChange::PartlyMovesTo { to: who, .. }
            if self.tcg.candidates(self.state, &context, who) & !only(hit.to) == 0);
        self.tcg.is_damage(self.state, hit, replacement.takes, candidate.owner)
            && !moves_nowhere
            && hit.amount >= replacement.at_least.into()
            && replacement.parity.is_none_or(|parity| hit.amount % 2 == u16::from(parity))
            && self.tcg.fits(self.state, &context, hit.to, &replacement.who)
            && replacement
                .condition
                .as_ref()
                .is_none_or(|condition| self.tcg.holds(self.state, &context, condition))
    }

    /// Puts the damage counters of all hits on at once, then checks for KOs.
    fn put_counters(&mut self) {
        // Only damaged characters can be KO'd by this, unless a health bonus depends on damage.
        let mut check = self.tcg.may_give(self.state, 1 << quality::HEALTH);
        let event = self.join_event();
        let (mut is_attack, mut harms_defender) = (false, false);
        for index in 0..self.state.hits.len() {
            let hit = self.state.hits[index];
            is_attack |= hit.attack;
            let amount = self.tcg.capped(self.state, &hit);
            if amount == 0 || !self.state.on_battlefield(hit.to) {
                continue;
            }
            let health = self.tcg.health(self.state, hit.to).max(0) as u16;
            let character = &mut self.state.characters[hit.to as usize];
            let needed = health.saturating_sub(character.damage.into());
            // A character with more counters than health is KO'd all the same, so the sum may saturate.
            character.damage = character.damage.saturating_add(amount.min(255) as u8);
            let total = character.damage;
            check |= amount >= needed;
            let Hit { to, source, attack, .. } = hit;
            self.io.emit(|| Event::Damaged {
                character: to,
                amount,
                attack,
                source,
                side: self.tcg.side_up(self.state, source),
                total,
            });
            self.note_damage(to, source, amount, attack);
            if attack && self.state.battle.running {
                harms_defender |= to == self.state.battle.defender;
                self.attack_damage_done(
                    to,
                    amount,
                    amount >= needed,
                    amount.saturating_sub(needed),
                );
            }
        }
        if is_attack && !harms_defender && self.state.battle.running && !self.state.battle.spilled {
            self.took_no_attack_damage();
        }
        self.state.hits.clear();
        // All characters KO'd by this damage are KO'd at the same moment.
        if check {
            self.check_ko();
        }
        self.event = event;
    }

    /// Notes damage for the battle and sets off triggers on it. Damage done by an Upgrade is not done by its character
    /// (Rise of the Combiners FAQ, Air Raid).
    fn note_damage(&mut self, to: ObjectId, source: ObjectId, amount: u16, attack: bool) {
        let battle = &mut self.state.battle;
        if battle.running {
            for (side, combatant) in [battle.attacker, battle.defender].into_iter().enumerate() {
                if combatant == to {
                    battle.taken[side] = battle.taken[side].saturating_add(amount);
                }
            }
        }
        if source != NOBODY {
            self.happen(TriggerEvent {
                other: to,
                amount: amount as i16,
                ..TriggerEvent::of(trigger_kind::DAMAGES, source)
            });
        }
        let kind = if attack {
            trigger_kind::TAKES_ATTACK_DAMAGE
        } else {
            trigger_kind::TAKES_OTHER_DAMAGE
        };
        self.happen(TriggerEvent {
            other: source,
            amount: amount as i16,
            ..TriggerEvent::of(kind, to)
        });
    }

    /// Notes attack damage for the battle and sets off triggers on it. Extra damage is computed after modification (Rules
    /// Roundup 2019-02-11).
    fn attack_damage_done(&mut self, to: ObjectId, amount: u16, enough: bool, extra: u16) {
        let attacker = self.state.battle.attacker;
        self.state.battle.dealt = self.state.battle.dealt.saturating_add(amount);
        let trigger_event = TriggerEvent {
            other: to,
            amount: amount as i16,
            enough,
            ..TriggerEvent::of(trigger_kind::ATTACK_DAMAGE, attacker)
        };
        self.happen(trigger_event);
        if extra > 0 {
            self.state.battle.beyond |= only(to);
        }
        if enough && !self.state.battle.spilled {
            // If two characters share the damage, one of them may be KO'd exactly, so keep the larger value.
            self.state.battle.extra = self.state.battle.extra.max(extra);
            self.happen(TriggerEvent {
                other: to,
                amount: extra as i16,
                ..TriggerEvent::of(trigger_kind::ENOUGH_TO_KO, attacker)
            });
        }
    }

    /// Does the extra damage of the attack to other characters, at most once per attack and without a chain (Rise of the
    /// Combiners FAQ, Steamroll; Rules Roundup 2019-04-01). The two editions of the rulings differ in whether Steamroll's
    /// is attack damage; other cards' is not (Wave 1 FAQ, Grimlock - Dinobot Leader).
    pub fn spill(&mut self, targets: Characters, attack: bool) {
        let extra = self.state.battle.extra;
        if !self.state.battle.running || self.state.battle.spilled || extra == 0 {
            return;
        }
        self.state.battle.spilled = true;
        let attack = attack && self.tcg.ruling(self.state, Switch::SpillIsAttackDamage);
        let source = self.state.battle.attacker;
        self.do_damage(targets, i32::from(extra), attack, source);
    }

    /// Removes damage counters. Returns how many.
    pub fn repair(&mut self, character: ObjectId, amount: i32) -> u8 {
        if self.tcg.has(self.state, character, quality::NO_REPAIR) {
            return 0;
        }
        let more = if amount > 0 {
            self.tcg.total(self.state, character, quality::EXTRA_REPAIR)
        } else {
            0
        };
        let entry = &mut self.state.characters[character as usize];
        let repaired = amount.saturating_add(more).clamp(0, i32::from(entry.damage)) as u8;
        entry.damage -= repaired;
        let total = entry.damage;
        if repaired > 0 {
            self.io.emit(|| Event::Repaired { character, amount: repaired, total });
        }
        repaired
    }

    /// Moves damage counters, which is neither damage nor repair (Rise of the Combiners FAQ, Motormaster, Torox). Returns
    /// how many.
    pub fn move_damage(&mut self, from: ObjectId, to: ObjectId, amount: i32) -> u8 {
        if from == to || self.tcg.has(self.state, to, quality::NO_MOVED_DAMAGE) {
            return 0;
        }
        let moved = amount.clamp(0, i32::from(self.state.character(from).damage)) as u8;
        if moved > 0 {
            self.state.characters[from as usize].damage -= moved;
            let entry = &mut self.state.characters[to as usize];
            entry.damage = entry.damage.saturating_add(moved);
            self.io.emit(|| Event::DamageMoved { from, to, amount: moved });
        }
        moved
    }

    /// Moves damage counters from a character onto an Upgrade. Returns how many.
    pub fn move_damage_to_upgrade(&mut self, from: ObjectId, upgrade: ObjectId, amount: i32) -> u8 {
        let entry = &mut self.state.characters[from as usize];
        let moved = amount.clamp(0, i32::from(entry.damage)) as u8;
        if moved == 0 {
            return 0;
        }
        entry.damage -= moved;
        let left = entry.damage;
        let counters = &mut self.state.upgrade_damage;
        let at = counters.iter().position(|(card, _)| *card == upgrade).unwrap_or(counters.len());
        if at == counters.len() && !counters.try_push((upgrade, 0)) {
            self.out_of_room();
            return 0;
        }
        let (_, damage) = counters.at_mut(at);
        *damage = damage.saturating_add(moved);
        let total = *damage;
        self.io.emit(|| Event::DamageMovedToUpgrade {
            from,
            upgrade,
            side: self.tcg.side_up(self.state, upgrade),
            amount: moved,
            left,
            total,
        });
        moved
    }

    /// KO's all characters with at least as many damage counters as health. The condition applies at any time, also when
    /// health drops (Rules Roundup 2019-02-11).
    pub fn check_ko(&mut self) {
        self.look_at_table();
        let mut out = 0;
        if self.tcg.may_give(self.state, 1 << quality::HEALTH) {
            for character in members(self.everyone()) {
                if i16::from(self.state.character(character).damage)
                    >= self.tcg.health(self.state, character)
                {
                    out |= only(character);
                }
            }
        } else {
            // Printed health is at least 1, so an undamaged character cannot be KO'd.
            for character in members(self.everyone()) {
                let damage = self.state.character(character).damage;
                if damage > 0 && i32::from(damage) >= self.tcg.printed_health(self.state, character)
                {
                    out |= only(character);
                }
            }
        }
        if out != 0 {
            self.ko(out);
        }
    }

    /// Checks for KOs if health may have changed: because lasting effects `ended`, or because an ability in play gives
    /// health.
    #[inline]
    pub fn check_ko_after(&mut self, ended: bool) {
        self.look_at_table();
        if ended || self.tcg.may_give(self.state, 1 << quality::HEALTH) {
            self.check_ko();
        }
    }

    /// KO's characters, all at once, so each of their abilities sees the other KOs. Upgrades are scrapped at the same time.
    /// Each character goes to the KO area in its present mode with damage counters equal to its health.
    pub fn ko(&mut self, characters: Characters) {
        let event = self.join_event();
        for character in members(characters) {
            // "Its [ATK] total" of a KO'd character includes its Upgrades and all bonuses, so it is computed before they
            // leave.
            let amount = if self.state.table.triggers & trigger_kind::KO != 0 {
                self.tcg.attack(self.state, character)
            } else {
                0
            };
            self.happen(TriggerEvent {
                seat: self.state.owner(character),
                amount,
                ..TriggerEvent::of(trigger_kind::KO, character)
            });
            self.happen_ko_number(character);
        }
        let asked_for_upgrades = self.may_hear(trigger_kind::HEAD_DEPLOYED);
        let opens_window = self.ko_opens_window();
        if opens_window {
            self.have_fallen(characters);
        }
        let held = self.hold_decks();
        for character in members(characters) {
            let health = self.tcg.health(self.state, character).max(0) as u8;
            self.io.emit(|| Event::Ko { character, damage: health });
            self.move_to(character, Zone::Ko, NOBODY, 0);
            let entry = &mut self.state.characters[character as usize];
            (entry.damage, entry.pierce) = (health, 0);
            self.state.set_tapped(character, false);
            if !opens_window {
                self.scrap_upgrades_of_ko(character, asked_for_upgrades);
            }
            self.scrap_under(character);
            self.head_comes_off(character);
            for lasting in self.state.lasting.iter_mut() {
                if lasting.kind == crate::model::state::LastingKind::Quality {
                    lasting.who &= !only(character);
                }
            }
            // The Upgrade side of a Battle Master or Weaponizer is played at once, free (Wave 3 FAQ).
            let def = self.def(character);
            if def.texts.len() > usize::from(def.faces) {
                self.upgrade_side_waits(character);
                self.weaponizer_splits(character);
            }
        }
        self.release_decks(held);
        self.event = event;
        self.check_game_end();
        if opens_window && !self.state.status.is_running() {
            self.drop_windows();
        }
        self.check_ko();
    }

    /// Scraps the Upgrades of a KO'd character. If `asked_for`, Upgrades of a character with a head keep it as their host,
    /// because cards look at them when the head is deployed.
    pub fn scrap_upgrades_of_ko(&mut self, character: ObjectId, asked_for: bool) {
        let upgrades = self.state.character(character).upgrades;
        for &upgrade in upgrades.iter() {
            self.scrap(upgrade);
            self.happen_upgrade_scrapped(upgrade, character);
        }
        if asked_for && self.state.character(character).head != NOBODY {
            std::hint::cold_path();
            for &upgrade in upgrades.iter() {
                self.state.objects[usize::from(upgrade)].host = character;
            }
        }
    }

    /// Adds a pending trigger that plays the Upgrade side of a KO'd character card.
    fn upgrade_side_waits(&mut self, card: ObjectId) {
        let controller = self.state.owner(card);
        self.wait_for(Pending {
            code: crate::cards::code::UPGRADE_SIDE,
            source: card,
            this: card,
            controller,
            card: NOBODY,
            ..Pending::default()
        });
    }

    /// Splits a Weaponizer of two cards into two Upgrades (Wave 4 FAQ, Battle Masters & Weaponizers).
    fn weaponizer_splits(&mut self, character: ObjectId) {
        for card in 0..self.state.characters.len() as ObjectId {
            let object = self.state.object(card);
            if object.zone == Zone::Combined
                && object.host == character
                && self.state.defs[card as usize] == self.state.defs[character as usize]
            {
                self.move_to(card, Zone::Ko, NOBODY, 0);
                let face = self.state.character(card).face;
                self.io.emit(|| Event::Flipped { character: card, face });
                self.upgrade_side_waits(card);
            }
        }
    }

    /// Scraps the battle cards under a KO'd character. Characters under it stay with it (Wave 4 FAQ, Lockdown; Rules
    /// Roundup 2019-07-29).
    pub fn scrap_under(&mut self, character: ObjectId) {
        let battle_cards = self.state.characters.len();
        while let Some(lowest) = self.state.objects[battle_cards..]
            .iter()
            .position(|card| card.zone == Zone::Under && card.host == character)
        {
            self.scrap((battle_cards + lowest) as ObjectId);
        }
    }

    /// Scraps an Upgrade from the character it is on, sets off triggers on that, and checks for KOs.
    pub fn scrap_upgrade(&mut self, upgrade: ObjectId) {
        let host = self.state.object(upgrade).host;
        if self.state.object(upgrade).zone != Zone::Upgrade {
            return;
        }
        self.scrap(upgrade);
        self.happen_upgrade_scrapped(upgrade, host);
        self.check_ko();
    }
}

impl crate::cards::Tcg {
    /// Returns whether a hit is damage of this kind, from the view of a seat.
    pub fn is_damage(&self, state: &State, hit: &Hit, kind: DamageKind, seat: u8) -> bool {
        match kind {
            DamageKind::Attack => hit.attack,
            DamageKind::NonAttack => !hit.attack,
            DamageKind::NonAttackByOpponent => {
                !hit.attack && hit.source != NOBODY && state.owner(hit.source) != seat
            }
            DamageKind::Any => true,
        }
    }

    /// Returns how much more damage KO's a character.
    pub fn health_left(&self, state: &State, character: ObjectId) -> u16 {
        (self.health(state, character).max(0) as u16)
            .saturating_sub(state.character(character).damage.into())
    }

    /// Returns the damage of a hit after the caps.
    pub fn capped(&self, state: &State, hit: &Hit) -> u16 {
        let mut amount = i32::from(hit.amount);
        let opposing = hit.source != NOBODY && state.owner(hit.source) != state.owner(hit.to);
        if hit.attack {
            if let Some(most) = self.least(state, hit.to, quality::MOST_ATTACK_DAMAGE) {
                amount = amount.min(most);
            }
        } else if opposing && self.has(state, hit.to, quality::NO_OTHER_DAMAGE)
            || self.has(state, hit.to, quality::NO_NON_ATTACK_DAMAGE)
        {
            amount = 0;
        }
        if let Some(most) = self.least(state, hit.to, quality::MOST_DAMAGE_THIS_BATTLE) {
            let battle = &state.battle;
            let side = usize::from(hit.to == battle.defender);
            amount = amount.min((most - i32::from(battle.taken[side])).max(0));
        }
        let safeguard = self.keyword(state, hit.to, Keyword::Safeguard);
        if safeguard > 0 && state.character(hit.to).damage == 0 {
            amount = amount.min(i32::from(safeguard));
        }
        amount.max(0) as u16
    }
}
