//! Legal actions: the answers to the pending decision.

use crate::{
    cards::{
        Tcg,
        card::PlayedAs,
        catalogue::{quality, trigger_kind},
        code::Op,
    },
    model::{
        action::Action,
        objects::{Cards, Characters, NOBODY, ObjectId, members, only},
        state::{Ask, OwedAttack, State, Zone},
        work::Work,
    },
    query::context::Context,
};
use altmode_tcg_language::{BattleKind, Effect, Keyword, Kind, What, Who};

impl Tcg {
    /// Lists the answers to the pending decision, in a fixed order. Clears `actions` first.
    pub fn list_legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        let decision = &state.decision;
        if state.basic && matches!(decision.ask, Ask::Main | Ask::Attack) {
            std::hint::cold_path();
            return self.basic_actions(state, actions);
        }
        match decision.ask {
            Ask::Nothing => {}
            Ask::Main => {
                self.main_actions(state, actions);
                self.attacks(state, actions);
                actions.push(Action::EndMain);
            }
            Ask::Attack => {
                self.attacks(state, actions);
                if decision.may_stop {
                    actions.push(Action::Decline);
                }
            }
            Ask::Defender => {
                for defender in members(self.legal_defenders(state, state.battle.attacker)) {
                    actions.push(Action::Defend { defender });
                }
            }
            Ask::Characters => {
                actions
                    .extend(decision.options.iter().map(|&target| Action::ChooseTarget { target }));
                stop(decision.may_stop, actions);
            }
            Ask::Cards => {
                actions.extend(
                    distinct(state, &decision.options).map(|card| Action::ChooseCard { card }),
                );
                // The decision must not reveal that no card fits, or no further card, so the option to stop is derived
                // here.
                stop(decision.may_stop || actions.is_empty(), actions);
            }
            Ask::PlayCard => {
                let among = state.frames.last().map_or(!0, |frame| frame.picks[1]);
                for card in distinct(state, &decision.options) {
                    if !self.is_playable_now(state, card) {
                        continue;
                    }
                    if self.upgrade_text(state, card).slot.is_none() {
                        actions.push(Action::PlayCard { card });
                    } else {
                        self.for_each_placement(state, card, decision.seat, among, |on, slot| {
                            actions.push(Action::PlayUpgrade { card, on, slot });
                        });
                    }
                }
                // A card must be played but none can be, which only the player knows.
                if decision.may_stop || actions.is_empty() {
                    actions.push(Action::No);
                }
            }
            Ask::Option => actions
                .extend(decision.options.iter().map(|&option| Action::ChooseOption { option })),
            Ask::Name => self.names_to_say(state, actions),
            Ask::Trigger => actions
                .extend(decision.options.iter().map(|&pending| Action::ChooseTrigger { pending })),
            Ask::YesNo => {
                if self.may_say_yes(state) {
                    actions.push(Action::Yes);
                }
                actions.push(Action::No);
            }
            Ask::Reveal => {
                let fit = distinct(state, &decision.options)
                    .filter(|&card| self.can_be_revealed(state, card));
                actions.extend(fit.map(|card| Action::Reveal { card }));
                actions.push(Action::Decline);
            }
            Ask::SwapGreen => {
                let side = crate::query::context::side_of(state, decision.seat);
                let flipped = distinct(state, &state.battle.flipped[side]);
                let green: Cards =
                    flipped.filter(|&with| self.is_green_flip(state, with, side)).collect();
                for card in distinct(state, &state.players[decision.seat as usize].hand) {
                    actions.extend(green.iter().map(|&with| Action::SwapGreen { card, with }));
                }
                if state.battle.takes_green[side] {
                    let taken = distinct(state, &state.battle.flipped[side])
                        .filter(|&card| self.is_green_card(state, card));
                    actions.extend(taken.map(|card| Action::ChooseCard { card }));
                }
                actions.push(Action::Decline);
            }
        }
    }

    /// Returns whether the instruction in progress lets the player play a card now.
    fn is_playable_now(&self, state: &State, card: ObjectId) -> bool {
        let Some(frame) = state.frames.last() else { return false };
        match self.catalogue.op(frame.pc) {
            Op::Do(Effect::MayPlay { what, from, onto } | Effect::Play { what, from, onto }) => {
                self.playable_from(
                    state,
                    &Context::of_frame(frame),
                    card,
                    what,
                    *from,
                    onto.as_ref(),
                )
            }
            Op::Do(Effect::MayPlayToStay(what)) => {
                self.playable(state, &Context::of_frame(frame), card, what, None)
            }
            Op::Do(Effect::MayPlayEach { what, onto }) => {
                self.playable_as(state, frame, card, what, onto).is_some()
            }
            // The Upgrade side of a KO'd character can be played into any suitable slot.
            _ => true,
        }
    }

    /// Lists the card names that the instruction in progress lets the player say, in the order of name ids. The list covers
    /// the whole catalogue, so it reveals nothing about the cards of the game.
    fn names_to_say(&self, state: &State, actions: &mut Vec<Action>) {
        let Some(frame) = state.frames.last() else { return };
        let Op::Do(Effect::NameCard(what)) = self.catalogue.op(frame.pc) else { return };
        let names = self.catalogue.battle_names().iter().filter(|(_, kind)| is_kind(*kind, what));
        actions.extend(names.map(|&(name, _)| Action::ChooseName { name }));
    }

    /// Returns whether yes is a legal answer to "you may". It is not if no card in hand fits.
    fn may_say_yes(&self, state: &State) -> bool {
        match state.frames.last() {
            Some(frame) if matches!(frame.work, Work::Code(_)) => match self.catalogue.op(frame.pc)
            {
                Op::Ask(_, effects, _) => effects
                    .first()
                    .is_some_and(|effect| self.can_do(state, &Context::of_frame(frame), effect)),
                _ => true,
            },
            _ => true,
        }
    }

    /// Lists flips, plays and tap abilities of the main phase (Rules 1.0, Taking a Turn; Expanded Rules 2.0, 1.2).
    fn main_actions(&self, state: &State, actions: &mut Vec<Action>) {
        let seat = state.active;
        let allowance = &state.allowance;
        if allowance.flip {
            // Characters on the battlefield and in the KO area can be flipped.
            for character in members(state.battlefield[seat as usize] | state.ko[seat as usize]) {
                let now = state.character(character).face;
                if state.table.ordinary >> character & 1 != 0 {
                    actions.push(Action::Flip { character, face: u8::from(now == 0) });
                } else {
                    std::hint::cold_path();
                    let def = self.def(state, character);
                    let faces = if def.flips { def.faces } else { 0 };
                    actions.extend(
                        (0..faces)
                            .filter(|&face| face != now)
                            .map(|face| Action::Flip { character, face }),
                    );
                }
            }
        }
        let action = self.actions_left(state) > 0;
        if (action || allowance.upgrade) && self.may_play_more(state, seat) {
            self.plays(state, action, actions);
        }
        if allowance.tap && state.table.own >> quality::TAP & 1 != 0 {
            for character in members(state.battlefield[seat as usize] & !state.tapped) {
                if let Some(tap) = self.text(state, character).tap
                    && self.can_pay(state, &Context::of(character, character, seat), tap.cost, &[])
                {
                    actions.push(Action::TapAbility { character });
                }
            }
        }
    }

    /// Lists the plays of Actions, if one may be played, and of Upgrades.
    #[inline(always)]
    fn plays(&self, state: &State, action: bool, actions: &mut Vec<Action>) {
        let seat = state.active;
        let open =
            if state.allowance.upgrade { self.open_slots(state, seat) } else { Some([0; 3]) };
        // Possible characters for each kind of card. An Action needs no character, so any non-empty set allows it.
        let [weapon, armor, utility] = open.unwrap_or([!0; 3]);
        let targets = [u32::from(action), weapon, armor, utility];
        for card in distinct(state, &state.players[seat as usize].hand) {
            let def = self.def(state, card);
            let targets = targets[def.played_as as usize];
            match def.played_as {
                _ if !def.plays_simply => self.restricted_plays(state, card, action, actions),
                _ if targets == 0 => {}
                PlayedAs::Action => actions.push(Action::PlayCard { card }),
                _ if open.is_none() => {
                    std::hint::cold_path();
                    self.placements(state, card, actions);
                }
                kind => {
                    let slot = kind as u8 - 1;
                    for on in members(targets) {
                        actions.push(Action::PlayUpgrade { card, on, slot });
                    }
                }
            }
        }
        if self.may_give(state, 1 << quality::PLAYS_TOP) {
            std::hint::cold_path();
            let top = self
                .top_in_hand(state, seat)
                .filter(|&card| self.plays_from_top(state, seat, card));
            top.into_iter().for_each(|card| self.restricted_plays(state, card, action, actions));
        }
    }

    /// Lists the plays of a card whose text restricts its play or its character.
    #[inline(never)]
    fn restricted_plays(
        &self,
        state: &State,
        card: ObjectId,
        action: bool,
        actions: &mut Vec<Action>,
    ) {
        let text = self.upgrade_text(state, card);
        let allowed = if text.slot.is_some() { state.allowance.upgrade } else { action };
        if !allowed || !self.can_play(state, card, text, state.active) {
            return;
        }
        if text.slot.is_none() {
            actions.push(Action::PlayCard { card });
        } else {
            self.placements(state, card, actions);
        }
    }

    fn placements(&self, state: &State, card: ObjectId, actions: &mut Vec<Action>) {
        self.for_each_placement(state, card, state.active, !0, |on, slot| {
            actions.push(Action::PlayUpgrade { card, on, slot })
        });
    }

    /// Lists the possible attacks. Attacker and defender form one action, unless something may happen between the two
    /// choices (Expanded Rules 2.0, 1.3.1): the opponent has a face-down Secret Action, or a trigger may react to the
    /// attacker's tapping. Both are public information.
    fn attacks(&self, state: &State, actions: &mut Vec<Action>) {
        let attackers = self.possible_attackers(state);
        if attackers == 0 {
            return;
        }
        let is_heard = (state.table.triggers | state.table.awaited) & trigger_kind::TAPS != 0;
        if is_heard || state.has_face_down(State::other(state.active)) {
            std::hint::cold_path();
            return actions.extend(
                members(attackers).map(|attacker| Action::Attack { attacker, defender: None }),
            );
        }
        // All attackers have the same legal defenders unless a quality changes them.
        let differ = self.may_give(
            state,
            1 << quality::ATTACKS_UNTAPPED
                | 1 << quality::ENEMIES_CANNOT_USE
                | 1 << quality::STEALTH_AGAINST,
        );
        let mut defenders = self.legal_defenders(state, attackers.trailing_zeros() as ObjectId);
        for attacker in members(attackers) {
            if differ {
                std::hint::cold_path();
                defenders = self.legal_defenders(state, attacker);
            }
            for defender in members(defenders) {
                actions.push(Action::Attack { attacker, defender: Some(defender) });
            }
        }
    }

    /// Returns the characters that can attack now: untapped own characters, or those that an owed attack names.
    #[inline]
    pub fn possible_attackers(&self, state: &State) -> Characters {
        // Any enemy on the battlefield makes an attack possible, unless an owed attack restricts the defenders.
        if state.battlefield[State::other(state.active) as usize] == 0 {
            return 0;
        }
        let untapped = state.battlefield[state.active as usize] & !state.tapped;
        if state.owed.is_empty() || state.attacks == 0 {
            untapped
        } else {
            self.ordered_attackers(state, untapped)
        }
    }

    /// Returns the characters of a set that can make the first owed attack.
    #[cold]
    fn ordered_attackers(&self, state: &State, untapped: Characters) -> Characters {
        let Some((context, with, against)) = self.ordered_attack(&state.owed[0]) else {
            return untapped;
        };
        let named = untapped & self.candidates(state, &context, with);
        if against.is_none() {
            return named;
        }
        members(named)
            .filter(|&character| self.legal_defenders(state, character) != 0)
            .map(only)
            .sum()
    }

    /// Notes which owed attacks the first attack of the turn could have been.
    pub fn note_first_attack(&self, state: &mut State, attacker: ObjectId) {
        for at in 0..state.owed.len() {
            let named = self
                .ordered_attack(&state.owed[at])
                .is_some_and(|(context, with, _)| self.fits(state, &context, attacker, with));
            state.owed.at_mut(at).first_fits = named;
        }
    }

    /// Returns the context of an attack that an effect ordered, with its phrases for the attacker and the defender.
    fn ordered_attack(
        &self,
        owed: &OwedAttack,
    ) -> Option<(Context, &'static Who, Option<&'static Who>)> {
        if owed.code == 0 {
            return None;
        }
        match self.catalogue.op(owed.code) {
            Op::Do(Effect::ExtraAttack { with, against, .. }) => {
                let context =
                    Context { it: owed.it, ..Context::of(owed.source, owed.this, owed.you) };
                Some((context, with, against.as_ref()))
            }
            _ => None,
        }
    }

    /// Returns the characters that the attack in progress, or else the first owed attack, may be made against, and whether
    /// untapped enemies can be attacked as though they were tapped.
    #[cold]
    fn ordered_defenders(&self, state: &State) -> (Characters, bool) {
        let owed = match &state.battle {
            battle if battle.running => battle.owed,
            _ if state.attacks > 0 => state.owed.first().copied().unwrap_or_default(),
            _ => Default::default(),
        };
        let laid_down = match self.ordered_attack(&owed) {
            Some((context, _, Some(against))) => self.candidates(state, &context, against),
            _ => !0,
        };
        (laid_down, owed.untapped_too)
    }

    /// Returns the characters that an attacker may attack: tapped enemies, or all enemies if none is tapped. Among these,
    /// an enemy with Brave must be attacked, and an enemy with Stealth only if no other can be. Brave and Stealth on one
    /// character cancel each other (Rise of the Combiners FAQ, Brave; Stealth).
    ///
    /// If an effect names the enemy, and a Secret Action revealed after the choice of the attacker keeps it from being
    /// attacked, it is attacked all the same, because this attack has no other defender.
    pub fn legal_defenders(&self, state: &State, attacker: ObjectId) -> Characters {
        let enemies = state.battlefield[State::other(state.active) as usize];
        let (mut laid_down, mut untapped_too) = (!0, false);
        if state.battle.running && state.battle.owed.code != 0 || !state.owed.is_empty() {
            (laid_down, untapped_too) = self.ordered_defenders(state);
        }
        // "It attacks an untapped enemy" chooses among untapped enemies by the usual rules (Rise of the Combiners FAQ,
        // Blurr).
        let mut legal = if untapped_too { enemies & laid_down } else { enemies };
        if !untapped_too && !self.has(state, attacker, quality::ATTACKS_UNTAPPED) {
            let tapped = enemies & state.tapped;
            legal = if tapped != 0 { tapped } else { legal };
        }
        if self.may_give(
            state,
            1 << quality::BRAVE | 1 << quality::STEALTH | 1 << quality::STEALTH_AGAINST,
        ) {
            legal = self.by_brave_and_stealth(state, attacker, legal);
        }
        match legal & laid_down {
            0 if state.battle.running => {
                self.by_brave_and_stealth(state, attacker, enemies & laid_down)
            }
            legal => legal,
        }
    }

    /// Returns the characters of a set that Brave and Stealth allow an attacker to attack.
    fn by_brave_and_stealth(
        &self,
        state: &State,
        attacker: ObjectId,
        legal: Characters,
    ) -> Characters {
        let (mut brave, mut plain) = (0, 0);
        for enemy in members(legal) {
            let keeps = |keyword| self.keeps_from_using(state, attacker, keyword);
            let uses = |keyword| self.keyword(state, enemy, keyword) > 0 && !keeps(keyword);
            let is_brave = uses(Keyword::Brave);
            let is_stealthy = uses(Keyword::Stealth)
                || self.uses_stealth_against(state, enemy, attacker) && !keeps(Keyword::Stealth);
            brave |= u32::from(is_brave && !is_stealthy) << enemy;
            plain |= u32::from(is_brave == is_stealthy) << enemy;
        }
        if brave != 0 {
            brave
        } else if plain != 0 {
            plain
        } else {
            legal
        }
    }
}

/// Iterates over a list of cards and skips copies of earlier cards in the same place.
fn distinct<'a>(state: &'a State, cards: &'a [ObjectId]) -> Distinct<'a> {
    Distinct { state, cards, index: 0, met: 0 }
}

/// Iterator of [`distinct`]. It is a type of its own, because the compiler did not inline the closure of an adapter.
#[derive(Clone)]
struct Distinct<'a> {
    state: &'a State,
    cards: &'a [ObjectId],
    index: usize,
    /// Bitmask of the last five bits of the card ids met, which tells most cards apart.
    met: u32,
}

impl Iterator for Distinct<'_> {
    type Item = ObjectId;

    #[inline(always)]
    fn next(&mut self) -> Option<ObjectId> {
        while let Some(&card) = self.cards.get(self.index) {
            let earlier = &self.cards[..self.index];
            self.index += 1;
            let bit = 1 << (*self.state.defs.at(card as usize) % 32);
            if self.met & bit == 0 || !is_repeated(self.state, earlier, card) {
                self.met |= bit;
                return Some(card);
            }
        }
        None
    }
}

/// Returns whether an earlier card is a copy of this one in the same place. For Upgrades the place includes the character
/// and the kind of slot.
fn is_repeated(state: &State, earlier: &[ObjectId], card: ObjectId) -> bool {
    let def = *state.defs.at(card as usize);
    let place = |card: ObjectId| {
        let object = state.object(card);
        let on =
            if object.zone == Zone::Upgrade { (object.host, object.slot) } else { (NOBODY, 0) };
        (object.zone, object.owner, on)
    };
    for &other in earlier {
        if *state.defs.at(other as usize) == def && place(other) == place(card) {
            return true;
        }
    }
    false
}

/// Returns whether a battle card of a kind is of the type that a phrase names.
fn is_kind(kind: BattleKind, what: &What) -> bool {
    match what.kind {
        Kind::Card => true,
        Kind::Action => kind.slot().is_none(),
        Kind::SecretAction => kind == BattleKind::Secret,
        Kind::Upgrade => {
            kind.slot().is_some_and(|slot| what.slots.is_empty() || what.slots.contains(&slot))
        }
    }
}

fn stop(may_stop: bool, actions: &mut Vec<Action>) {
    if may_stop {
        actions.push(Action::Done);
    }
}
