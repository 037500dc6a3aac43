//! Triggered abilities: events set off triggers, which wait in a queue until nothing else is being resolved.
//!
//! A trigger's condition is checked when its event happens, not again (Wave 4 FAQ, Springer). While the instructions of an
//! Action or an ability are in progress, their triggers wait. Then triggers resolve one at a time. Those of the newest
//! event come first, whichever player controls them and however deeply the event was nested. Within one event the active
//! player's come first, in that player's order (Expanded Rules 2.0, Actions within Actions; Handling Multiple Triggered
//! Abilities; Rules Roundup 2019-11-22, Brainstorm).
//!
//! Each [`TriggerEvent`] is an event of its own, except when several happen at once: flips, KOs and scraps of several cards
//! (Rules Roundup 2019-04-26, 2019-06-07), a KO'd character together with its Upgrades, or the two sides of a battle. The
//! code groups these by [`Machine::join_event`], which returns the number to restore in [`Machine::event`] afterwards.

use crate::{
    cards::{
        bits::FlipWindow,
        catalogue::{Text, TriggerDef, quality, trigger_kind, when_bit},
    },
    engine::machine::Machine,
    model::{
        ability_summary::AbilitySummary,
        event::Event,
        objects::{Characters, NOBODY, ObjectId, members, only},
        state::{Ask, Battle, LastingKind, MOST_PENDING, Object, Pending, State, Status, Zone},
    },
    query::context::{Context, colors, side_of},
};
use altmode_tcg_language::{
    CharacterZone, Color, DamageKind, Flips, Limit, TriggerZone as From, When, Who,
};

/// An occurrence that triggers can react to.
#[derive(Clone, Copy, Debug)]
pub struct TriggerEvent {
    /// Kinds of the occurrence, as bits of [`trigger_kind`].
    pub kinds: u64,
    /// The character that it happened to, or that did it.
    pub who: ObjectId,
    /// The other character involved, or [`NOBODY`].
    pub other: ObjectId,
    /// The card involved, or [`NOBODY`].
    pub card: ObjectId,
    /// The player involved, 0 or 1.
    pub seat: u8,
    /// A number whose meaning depends on the kind, for example an amount of damage.
    pub amount: i16,
    /// The flip window: triggers with flip conditions react only in theirs.
    pub flips: FlipWindow,
    /// Whether attack damage is enough to KO.
    pub enough: bool,
    /// The seat whose triggers react; [`BOTH`] for both players.
    pub for_seat: u8,
}

/// Maximum number of triggers that resolve in one turn; a game beyond it is a draw, because triggers set each other off
/// endlessly. The sources have no such rule. No built-in card can cause it, but cards of a pack can.
const MOST_RESOLVED: u16 = 1000;

/// Value of [`TriggerEvent::for_seat`] for both players.
const BOTH: u8 = 2;

impl TriggerEvent {
    /// Returns an event of a character, with defaults in all other fields.
    #[inline]
    pub fn of(kinds: u64, who: ObjectId) -> TriggerEvent {
        TriggerEvent {
            kinds,
            who,
            other: NOBODY,
            card: NOBODY,
            seat: 0,
            amount: 0,
            flips: FlipWindow::Without,
            enough: false,
            for_seat: BOTH,
        }
    }

    /// Returns an event of a player, with defaults in all other fields.
    #[inline]
    pub fn by(kinds: u64, seat: u8) -> TriggerEvent {
        TriggerEvent { seat, ..TriggerEvent::of(kinds, NOBODY) }
    }
}

/// Returns the character that instructions of a trigger call "it".
fn about(when: &When, trigger_event: &TriggerEvent) -> ObjectId {
    match when {
        When::AttackDamage { .. }
        | When::Damages { .. }
        | When::DamageWithoutKo { .. }
        | When::EnoughToKo { .. } => trigger_event.other,
        _ => trigger_event.who,
    }
}

impl Machine<'_> {
    /// Sets off all triggers that react to an event.
    #[inline(always)]
    pub fn happen(&mut self, trigger_event: TriggerEvent) {
        self.look_at_table();
        let AbilitySummary { triggers, awaited, .. } = self.state.table;
        // A card that has just left play still sees its own departure.
        if (triggers | awaited | trigger_kind::OF_WHAT_LEFT) & trigger_event.kinds != 0 {
            // Most events have no listener.
            std::hint::cold_path();
            self.spread(&trigger_event);
        }
    }

    /// Returns whether any card in play may react to such events in a flip window.
    #[inline(always)]
    fn listens(&self, kinds: u64, flips: FlipWindow) -> bool {
        let triggers = self.state.table.triggers;
        triggers & kinds != 0
            && (kinds & trigger_kind::WITH_FLIPS == 0 || triggers & flips.bit() != 0)
    }

    /// Returns whether any card in play or lasting effect may react to one of these kinds of events.
    #[inline]
    pub fn may_hear(&mut self, kinds: u64) -> bool {
        self.look_at_table();
        (self.state.table.triggers | self.state.table.awaited) & kinds != 0
    }

    /// Dispatches an event to the triggers of cards in play and of lasting effects.
    #[inline(never)]
    fn spread(&mut self, trigger_event: &TriggerEvent) {
        let first = self.state.pending.len();
        // An Upgrade that was moved reacts to leaving the old character only, so it is skipped here and handled below.
        if self.listens(
            trigger_event.kinds & !trigger_kind::REMOVED_FROM_CHARACTER,
            trigger_event.flips,
        ) {
            self.tell_table(trigger_event);
        }
        if trigger_event.card != NOBODY && trigger_event.kinds & trigger_kind::OF_WHAT_LEFT != 0 {
            let text = self.tcg.upgrade_text(self.state, trigger_event.card);
            self.tell(
                text,
                trigger_event.card,
                trigger_event.who,
                From::Battlefield,
                trigger_event,
            );
        }
        if self.state.table.awaited & trigger_event.kinds != 0 {
            self.tell_lasting(trigger_event);
        }
        self.number_pending(first);
    }

    /// Sets the event number of the pending triggers from index `first` on.
    fn number_pending(&mut self, first: usize) {
        if self.state.pending.len() > first {
            let event = if self.event == 0 { self.next_event() } else { self.event };
            for pending in self.state.pending[first..].iter_mut() {
                pending.event = event;
            }
        }
    }

    /// Returns the number of a new event.
    fn next_event(&mut self) -> u16 {
        self.state.event = self.state.event.saturating_add(1);
        self.state.event
    }

    /// Begins an event, or joins the present one. All occurrences belong to it until the caller restores [`Machine::event`]
    /// to the returned value.
    #[inline]
    pub fn join_event(&mut self) -> u16 {
        let before = self.event;
        if before == 0 {
            self.event = self.next_event();
        }
        before
    }

    /// Adds a pending trigger that the rules create, not the text of a card. It becomes part of the present event.
    pub fn wait_for(&mut self, pending: Pending) {
        let event = if self.event == 0 { self.next_event() } else { self.event };
        if !self.state.pending.try_push(Pending { event, ..pending }) {
            self.out_of_room();
        }
    }

    /// Dispatches an event to all cards in play.
    fn tell_table(&mut self, trigger_event: &TriggerEvent) {
        let of = |sets: [Characters; 2]| {
            if trigger_event.for_seat == BOTH {
                sets[0] | sets[1]
            } else {
                sets[trigger_event.for_seat as usize]
            }
        };
        let AbilitySummary { listeners, from_afar, .. } = self.state.table;
        // Most triggers react only to events of their own character.
        let listeners = if from_afar & trigger_event.kinds == 0 {
            listeners & only(trigger_event.who)
        } else {
            listeners
        };
        debug_assert!(
            self.nobody_else_hears(listeners, trigger_event),
            "{trigger_event:?} concerns more than {listeners:b}"
        );
        for character in members(of(self.state.battlefield) & listeners) {
            let text = self.tcg.face(self.state, character);
            if text.trigger_kinds & trigger_event.kinds != 0 {
                self.tell(text, character, character, From::Battlefield, trigger_event);
            }
            let head = self.state.character(character).head;
            if head != NOBODY {
                std::hint::cold_path();
                self.tell(
                    self.tcg.text(self.state, head),
                    head,
                    character,
                    From::Battlefield,
                    trigger_event,
                );
            }
            for index in 0..self.state.character(character).upgrades.len() {
                let upgrade = self.state.character(character).upgrades[index];
                let text = self.tcg.upgrade_text(self.state, upgrade);
                if text.trigger_kinds & trigger_event.kinds != 0 {
                    self.tell(text, upgrade, character, From::Battlefield, trigger_event);
                }
            }
        }
        for &stratagem in self.tcg.stratagems(self.state).iter() {
            let text = self.tcg.text(self.state, stratagem);
            if text.trigger_kinds & trigger_event.kinds != 0 {
                self.tell(text, stratagem, NOBODY, From::Battlefield, trigger_event);
            }
        }
        for character in members(of(self.state.ko) & listeners) {
            let text = self.tcg.face(self.state, character);
            if text.trigger_kinds & trigger_event.kinds != 0 {
                self.tell(text, character, character, From::KoArea, trigger_event);
            }
        }
    }

    /// Returns whether no trigger of a character outside `told` reacts to an event. It checks the listener bitmask in debug
    /// builds.
    fn nobody_else_hears(&self, told: Characters, trigger_event: &TriggerEvent) -> bool {
        let State { battlefield, ko, .. } = *self.state;
        members((battlefield[0] | battlefield[1] | ko[0] | ko[1]) & !told).all(|character| {
            let owner = self.state.owner(character);
            let carried = self.state.character(character).upgrades;
            let head = Some(self.state.character(character).head).filter(|&head| head != NOBODY);
            carried.iter().copied().chain([character]).chain(head).all(|source| {
                let context = Context::of(source, character, owner);
                let mut triggers = self.tcg.text(self.state, source).triggers.iter();
                triggers.all(|trigger| {
                    trigger.kinds & trigger_event.kinds == 0
                        || !self.is_event(trigger.when, &context, trigger_event)
                })
            })
        })
    }

    /// Dispatches an event to the triggers of one text.
    fn tell(
        &mut self,
        text: &'static Text,
        source: ObjectId,
        this: ObjectId,
        from: From,
        trigger_event: &TriggerEvent,
    ) {
        let owner = self.state.owner(source);
        if trigger_event.for_seat == State::other(owner) || self.is_quiet(owner, trigger_event) {
            return;
        }
        for &trigger in &text.triggers {
            if trigger.kinds & trigger_event.kinds == 0
                || trigger.window != trigger_event.flips
                || !(trigger.from == from || trigger.from == From::Either)
            {
                continue;
            }
            let context = Context::of(source, this, owner);
            self.io.steps += 1;
            if self.sets_off(trigger, &context, trigger_event)
                && self.within_limit(trigger, source, this)
            {
                self.wait(trigger, &context, trigger_event);
            }
        }
    }

    /// Dispatches an event to the triggers that effects set up.
    fn tell_lasting(&mut self, trigger_event: &TriggerEvent) {
        let mut index = 0;
        while index < self.state.lasting.len() {
            let lasting = self.state.lasting[index];
            index += 1;
            if lasting.kind != LastingKind::Trigger {
                continue;
            }
            let trigger = self.catalogue.trigger(lasting.what);
            if trigger.kinds & trigger_event.kinds == 0
                || trigger_event.for_seat == State::other(lasting.controller)
                || self.is_quiet(self.state.owner(lasting.source), trigger_event)
            {
                continue;
            }
            let mut context = Context::of(lasting.source, NOBODY, lasting.controller);
            (context.it, context.amount) = (lasting.who, lasting.amount);
            context.this = self.tcg.this_of(self.state, &lasting);
            self.io.steps += 1;
            if self.sets_off(trigger, &context, trigger_event)
                && self.within_limit(trigger, lasting.source, trigger_event.who)
            {
                // If the effect chose no character, "other" means other than the character that the event is about.
                if context.this == NOBODY {
                    context.this = trigger_event.who;
                }
                self.wait(trigger, &context, trigger_event);
                if trigger.once {
                    index -= 1;
                    self.state.lasting.remove(index);
                }
            }
        }
    }

    /// Returns whether an opponent's ability silences a player's triggers on an Upgrade that is put on that player's
    /// characters, or played onto them (Aequitas Rules Roundup 2020-09-14, Sabotage).
    #[inline]
    fn is_quiet(&self, owner: u8, trigger_event: &TriggerEvent) -> bool {
        trigger_event.kinds
            & (trigger_kind::PUT_ON | trigger_kind::UPGRADED | trigger_kind::YOU_PLAY)
            != 0
            && self.tcg.may_give(self.state, 1 << quality::QUIET_UPGRADES)
            && trigger_event.who != NOBODY
            && self.state.owner(trigger_event.who) == owner
            && self.tcg.somebody_has(self.state, State::other(owner), quality::QUIET_UPGRADES)
    }

    /// Returns whether an event sets off a trigger.
    fn sets_off(
        &self,
        trigger: &TriggerDef,
        context: &Context,
        trigger_event: &TriggerEvent,
    ) -> bool {
        if !self.is_event(trigger.when, context, trigger_event) {
            return false;
        }
        trigger.window == trigger_event.flips
            && (trigger_event.flips != FlipWindow::More || !self.has_flipped_more(context.source))
            && trigger.flips.is_none_or(|flips| self.flipped(flips, context))
            && trigger.condition.is_none_or(|condition| {
                // In the condition "it" has the meaning that it will have in the instructions.
                let it = if context.it != 0 {
                    context.it
                } else {
                    only(about(trigger.when, trigger_event))
                };
                self.tcg.holds(self.state, &Context { it, ..*context }, condition)
            })
    }

    /// Returns whether a card's trigger has flipped more cards for its side in this battle.
    fn has_flipped_more(&self, source: ObjectId) -> bool {
        self.state
            .frames
            .last()
            .is_some_and(|battle| self.state.those(battle.those).contains(&source))
    }

    /// Returns whether an event is of the form that a trigger names.
    fn is_event(&self, when: &When, context: &Context, trigger_event: &TriggerEvent) -> bool {
        let TriggerEvent { who, other, card, seat, .. } = *trigger_event;
        let state = &*self.state;
        let fits = |character, phrase| self.tcg.fits(state, context, character, phrase);
        let is_card = |card, what| card != NOBODY && self.tcg.is_card(state, context, card, what);
        let mine = seat == context.you;
        match when {
            When::FlipsToThis => who == context.this,
            When::Flips(phrase) => self.is_seen(who, phrase) && fits(who, phrase),
            When::Attacks(phrase)
            | When::Defends(phrase)
            | When::Battles(phrase)
            | When::AfterAttack(phrase)
            | When::AfterDefend(phrase)
            | When::AfterBattle(phrase)
            | When::Ko(phrase)
            | When::Taps(phrase)
            | When::Untaps(phrase)
            | When::UsesTapAbility(phrase) => fits(who, phrase),
            When::AttackFlipped => who == context.this,
            When::FlipsTo { who: phrase, to } => {
                self.is_seen(who, phrase)
                    && fits(who, phrase)
                    && self.tcg.is_mode(state, who, trigger_event.amount as u8, *to)
            }
            When::AttackDamage { by, to } | When::Damages { by, to } => {
                fits(who, by) && fits(other, to)
            }
            When::DamageWithoutKo { by, to, at_least } => {
                !trigger_event.enough
                    && trigger_event.amount >= i16::from(*at_least)
                    && fits(who, by)
                    && fits(other, to)
            }
            When::EnoughToKo { by, extra, to } => {
                fits(who, by)
                    && extra.is_none_or(|extra| extra == (trigger_event.amount > 0))
                    && to.as_ref().is_none_or(|to| fits(other, to))
            }
            When::TakesDamage { who: phrase, takes } => {
                let by_opponent = || other != NOBODY && state.owner(other) != context.you;
                fits(who, phrase) && (*takes != DamageKind::NonAttackByOpponent || by_opponent())
            }
            When::TakesNoAttackDamage(phrase) => fits(who, phrase),
            When::YouPlay(what) => mine && is_card(card, what),
            When::OpponentPlays(what) => !mine && is_card(card, what),
            When::FlipsCard(what) => mine && (who == context.this) && is_card(card, what),
            When::YouFlip(what) => mine && is_card(card, what),
            When::PutOn(phrase) => card == context.source && fits(who, phrase),
            When::PlayedFromHand => card == context.source,
            When::Upgraded { who: phrase, with } => {
                mine && fits(who, phrase) && is_card(card, with)
            }
            When::ScrappedFromCharacter | When::RemovedFromCharacter => card == context.source,
            When::UpgradeScrapped { what, from } => is_card(card, what) && fits(who, from),
            When::ScrappedFromTheirHand | When::OpponentReshuffles | When::OpponentDrawsAgain => {
                !mine
            }
            When::YouReshuffle
            | When::YouRepair
            | When::PutsOnTop
            | When::TurnStarts
            | When::FirstTurnStarts
            | When::TurnEnds => mine,
            When::Deployed(phrase) => who == context.this && fits(other, phrase),
            When::Combined | When::Combines => who == context.this,
            When::HeadDeployed(phrase) => fits(other, phrase),
            When::KoNumber(number) => mine && trigger_event.amount == i16::from(*number),
            When::IntoKo(what) => mine && is_card(card, what),
            When::BeforeGame | When::GameBegins => true,
            When::Any(parts) => parts.iter().any(|part| {
                when_bit(part) & trigger_event.kinds != 0
                    && self.is_event(part, context, trigger_event)
            }),
        }
    }

    /// Returns whether a phrase about characters that flip includes the zone of a character. The KO area counts only if the
    /// phrase names it (Rules Roundup 2019-04-26, 2019-06-28). Abilities of the mode that is flipped to have a rule of
    /// their own.
    fn is_seen(&self, character: ObjectId, phrase: &Who) -> bool {
        phrase.place != CharacterZone::Battlefield || self.state.on_battlefield(character)
    }

    /// Returns whether a player's flips in this battle satisfy a trigger's flip condition.
    fn flipped(&self, flips: &Flips, context: &Context) -> bool {
        let battle = &self.state.battle;
        let side = side_of(self.state, context.you);
        let icons = &battle.icons[side];
        let count = |color: Color| icons[color as usize];
        match flips {
            Flips::AtLeast(wanted) => Color::ALL.iter().all(|color| {
                usize::from(count(*color)) >= wanted.iter().filter(|other| *other == color).count()
            }),
            Flips::First(color) => count(*color) > 0,
            Flips::FirstThisTurn(color) => {
                count(*color) > 0
                    && self.state.players[context.you as usize].flipped_this_turn >> *color as u8
                        & 1
                        == 0
            }
            Flips::ExactlyColors(number) => colors(icons) == i32::from(*number),
            Flips::AtLeastColors(number) => colors(icons) >= i32::from(*number),
            Flips::Equal(left, right) => count(*left) == count(*right) && count(*left) > 0,
            Flips::None(color) => count(*color) == 0,
            Flips::Cards(number) => battle.flipped[side].len() >= usize::from(*number),
            Flips::Card(what) => battle.flipped[side]
                .iter()
                .any(|&card| self.tcg.is_card(self.state, context, card, what)),
            Flips::NoCard(what) => !battle.flipped[side]
                .iter()
                .any(|&card| self.tcg.is_card(self.state, context, card, what)),
            Flips::MoreColorsThanOpponent => colors(icons) > colors(&battle.icons[1 - side]),
            Flips::Any => !battle.flipped[side].is_empty(),
        }
    }

    /// Checks the limit of a trigger. The limit belongs to one ability of one card: the other face of its character and
    /// each Upgrade on it have limits of their own.
    fn within_limit(&mut self, trigger: &TriggerDef, source: ObjectId, this: ObjectId) -> bool {
        match trigger.limit {
            None => true,
            Some(Limit::FirstAttackEachTurn) => self
                .state
                .characters
                .get(usize::from(this))
                .is_some_and(|character| character.attacks == 1),
            Some(Limit::OncePerTurn) => {
                let used = (source, trigger.code);
                let first = !self.state.used.contains(&used);
                if first && !self.state.used.try_push(used) {
                    self.out_of_room();
                }
                first
            }
        }
    }

    /// Adds a trigger to the pending ones.
    fn wait(&mut self, trigger: &TriggerDef, context: &Context, trigger_event: &TriggerEvent) {
        let it: Characters =
            if context.it != 0 { context.it } else { only(about(trigger.when, trigger_event)) };
        let pending = Pending {
            code: trigger.code,
            source: context.source,
            this: context.this,
            controller: context.you,
            it,
            amount: trigger_event.amount,
            card: trigger_event.card,
            event: 0,
        };
        if !self.state.pending.try_push(pending) {
            self.out_of_room();
        }
    }

    /// Resolves the next pending trigger, or asks a player which one. Returns `false` if none is pending.
    #[inline(always)]
    pub fn settle(&mut self) -> bool {
        if self.state.pending.is_empty() {
            self.state.event = 0;
            return false;
        }
        std::hint::cold_path();
        self.settle_one();
        true
    }

    fn settle_one(&mut self) {
        if self.state.decision.ask == Ask::Trigger
            && let Some(answer) = self.answer()
        {
            return self.resolve(usize::from(answer.answer));
        }
        let newest = self.state.pending.iter().map(|pending| pending.event).max().unwrap_or(0);
        let is_newest = |pending: &Pending| pending.event == newest;
        let active = self.state.active;
        let seat = if self
            .state
            .pending
            .iter()
            .any(|pending| is_newest(pending) && pending.controller == active)
        {
            active
        } else {
            State::other(active)
        };
        let mut choices = altmode_core::List::<u8, MOST_PENDING>::new();
        for (index, pending) in self.state.pending.iter().enumerate() {
            if !is_newest(pending) || pending.controller != seat {
                continue;
            }
            // Identical triggers are offered only once.
            let same = |&other: &u8| {
                let other = &self.state.pending[other as usize];
                (other.code, other.this, other.it, other.amount)
                    == (pending.code, pending.this, pending.it, pending.amount)
            };
            if !choices.iter().any(same) {
                choices.push(index as u8);
            }
        }
        if choices.len() == 1 {
            self.resolve(usize::from(choices[0]));
        } else {
            self.ask(Ask::Trigger, seat, &choices, 1, false);
        }
    }

    /// Removes a pending trigger and begins its instructions.
    fn resolve(&mut self, index: usize) {
        self.state.resolved += 1;
        if self.state.resolved > MOST_RESOLVED {
            return self.end_game(Status::Endless);
        }
        let pending = self.state.pending.remove(index);
        let Pending { source, controller: seat, .. } = pending;
        let by = || Some(self.tcg.card_cause(self.state, source));
        self.io.emit_by(by, || Event::AbilityUsed {
            source,
            side: self.tcg.side_up(self.state, source),
            seat,
        });
        self.push_code(pending.code, pending.source, pending.this, pending.controller);
        let frame = self.frame();
        (frame.it, frame.amount, frame.card) = (pending.it, pending.amount, NOBODY);
        if pending.card != NOBODY {
            self.remember_also(pending.card);
        }
    }

    // --- one function for each kind of event ---

    /// Dispatches the flip of a character.
    pub fn happen_flip(&mut self, character: ObjectId) {
        self.happen(TriggerEvent::of(trigger_kind::FLIPS_TO_THIS | trigger_kind::FLIPS, character));
    }

    /// Dispatches the tapping or untapping of a character.
    #[inline]
    pub fn happen_tap(&mut self, character: ObjectId, tapped: bool) {
        self.happen(TriggerEvent::of(
            if tapped { trigger_kind::TAPS } else { trigger_kind::UNTAPS },
            character,
        ));
    }

    /// Dispatches the reshuffle of a player's deck.
    pub fn happen_reshuffle(&mut self, seat: u8) {
        self.happen(TriggerEvent::by(
            trigger_kind::YOU_RESHUFFLE | trigger_kind::OPPONENT_RESHUFFLES,
            seat,
        ));
    }

    /// Dispatches a draw of a player after the first one of the turn.
    pub fn happen_draw_again(&mut self, seat: u8) {
        self.happen(TriggerEvent::by(trigger_kind::OPPONENT_DRAWS_AGAIN, seat));
    }

    /// Dispatches the start or a flip window of a battle to the triggers of one side's player. The attacker's side must be
    /// dispatched first (Expanded Rules 2.0, Handling Multiple Triggered Abilities).
    #[inline(always)]
    pub fn happen_battle(&mut self, side: usize, flips: FlipWindow) {
        self.look_at_table();
        let heard = trigger_kind::ATTACKS | trigger_kind::DEFENDS | trigger_kind::BATTLES;
        if self.listens(heard, flips) || self.state.table.awaited & heard != 0 {
            std::hint::cold_path();
            self.spread_battle(side, flips);
        }
    }

    /// Does the work of [`Machine::happen_battle`] if a card may react.
    fn spread_battle(&mut self, side: usize, flips: FlipWindow) {
        // A trigger may concern either combatant ("when an enemy Car attacks"), whichever player controls it.
        let Battle { attacker, defender, .. } = self.state.battle;
        let for_seat = if side == 0 { self.state.active } else { State::other(self.state.active) };
        let event = self.join_event();
        for (who, other, kinds) in [
            (attacker, defender, trigger_kind::ATTACKS | trigger_kind::BATTLES),
            (defender, attacker, trigger_kind::DEFENDS | trigger_kind::BATTLES),
        ] {
            self.happen(TriggerEvent { other, flips, for_seat, ..TriggerEvent::of(kinds, who) });
        }
        self.event = event;
    }

    /// Dispatches the number of KOs of a player's characters. A character that comes back and is KO'd again counts again (Aequitas
    /// Rules Roundup 2020-10-01, Tidal Wave).
    pub fn happen_ko_number(&mut self, character: ObjectId) {
        self.state.been_ko |= only(character);
        let seat = self.state.owner(character);
        let player = &mut self.state.players[usize::from(seat)];
        player.kos = player.kos.saturating_add(1);
        let amount = player.kos.into();
        if self.may_hear(trigger_kind::KO_NUMBER) {
            std::hint::cold_path();
            self.happen(TriggerEvent {
                seat,
                amount,
                ..TriggerEvent::of(trigger_kind::KO_NUMBER, character)
            });
        }
    }

    /// Dispatches the deployment of a KO'd character's head. Upgrades that were scrapped with that character still react.
    /// Returns whether any of these Upgrades has a pending trigger.
    pub fn happen_head_deployed(&mut self, head: ObjectId, body: ObjectId) -> bool {
        let trigger_event =
            TriggerEvent { other: body, ..TriggerEvent::of(trigger_kind::HEAD_DEPLOYED, head) };
        self.happen(trigger_event);
        let first = self.state.pending.len();
        for card in self.lost_upgrades(body).iter().copied() {
            let text = self.tcg.upgrade_text(self.state, card);
            if text.trigger_kinds & trigger_kind::HEAD_DEPLOYED != 0 {
                self.tell(text, card, body, From::Battlefield, &trigger_event);
            }
        }
        self.number_pending(first);
        self.state.pending.len() > first
    }

    /// Dispatches that an Upgrade side of a character card was put into the KO area.
    pub fn happen_into_ko(&mut self, card: ObjectId) {
        self.happen(TriggerEvent {
            card,
            ..TriggerEvent::by(trigger_kind::INTO_KO, self.state.owner(card))
        });
    }

    /// Dispatches that an Upgrade left a character. Upgrades of a combiner's part are excluded, because the combiner keeps
    /// them (Rules Roundup 2019-02-01).
    #[cold]
    pub fn happen_upgrade_removed(&mut self, upgrade: ObjectId, from: ObjectId) {
        let Object { zone, host, .. } = *self.state.object(upgrade);
        let is_kept = zone == Zone::Upgrade
            && self.def(host).parts.contains(&self.state.defs[usize::from(from)]);
        if !is_kept {
            self.happen(TriggerEvent {
                card: upgrade,
                ..TriggerEvent::of(trigger_kind::REMOVED_FROM_CHARACTER, from)
            });
        }
    }

    /// Dispatches that an Upgrade was scrapped from a character. The Upgrade side of a Battle Master or Weaponizer goes to the KO
    /// area, and what waits for its scrapping happens (Aequitas Rules Roundup 2020-11-11, Wingspan).
    pub fn happen_upgrade_scrapped(&mut self, upgrade: ObjectId, from: ObjectId) {
        if self.state.battle.running && self.tcg.upgrade_text(self.state, upgrade).counts_scrapped {
            self.note_scrapped(upgrade, from);
        }
        self.happen(TriggerEvent {
            card: upgrade,
            ..TriggerEvent::of(
                trigger_kind::SCRAPPED_FROM_CHARACTER | trigger_kind::UPGRADE_SCRAPPED,
                from,
            )
        });
    }
}
