//! Conversion of legal actions to objects for hosts, with their labels.

use crate::{
    cards::{
        Tcg,
        blank::BLANK_NAME,
        catalogue::{Class, quality},
    },
    embed::{
        action_json::{ActionInput, ActionKind, ActionView},
        names::{NamesInSight, slot_name},
    },
    model::{
        action::Action,
        objects::{ObjectId, members},
        state::{Ask, Pending, State, Zone},
    },
};
use altmode_core::{Piece, Words};
use altmode_host::{Agreement, Offered};

/// Returns whether an input fits the legal action whose id it contains: it has no type, or all its fields agree.
pub fn agrees(tcg: Tcg, state: &State, input: &ActionInput, id: usize, action: Action) -> bool {
    // The label is not compared, so the names it would have to distinguish are not needed.
    input.kind.is_none()
        || show_one(tcg, state, &NamesInSight::new(), id, action).what.compare(input)
            == Agreement::Same
}

/// Converts all actions of the list to views.
pub fn show_actions(
    tcg: Tcg,
    state: &State,
    actions: &[Action],
) -> impl Iterator<Item = ActionView> {
    let in_sight = tcg.names_in_sight(state);
    actions.iter().enumerate().map(move |(id, action)| show_one(tcg, state, &in_sight, id, *action))
}

/// Converts one action.
pub fn show_one(
    tcg: Tcg,
    state: &State,
    in_sight: &NamesInSight,
    id: usize,
    action: Action,
) -> ActionView {
    let name = |object: ObjectId| tcg.full_name(state, object);
    let label = |begin: &'static str| Label::new(tcg, state, in_sight, begin);
    let (what, label) = match action {
        Action::Flip { character, face } => {
            let to = tcg.face_mode(state, character, face).name();
            let label = label("Flip ").who(character).say(" to ").say(to).say(" mode");
            (ActionKind::Flip { character, character_name: name(character), to }, label)
        }
        Action::PlayCard { card } => {
            let label = label("Play ").named(card).of_deck(card);
            (ActionKind::PlayAction { card, card_name: name(card) }, label)
        }
        Action::PlayUpgrade { card, on, slot } => {
            let upgrade = tcg.upgrade_text(state, card);
            let usual = label("Play ").say(upgrade.name).of_deck(card).say(" on ").who(on);
            let unusual = upgrade.slot.is_some_and(|kind| kind as u8 != slot);
            let label = if unusual { usual.slot(slot) } else { usual };
            (
                ActionKind::PlayUpgrade {
                    card,
                    card_name: upgrade.name,
                    on,
                    on_name: name(on),
                    slot: slot_name(slot),
                },
                label,
            )
        }
        Action::EndMain => (ActionKind::EndMain, label("Stop playing cards")),
        Action::Attack { attacker, defender } => {
            let mode = tcg.mode(state, attacker).name();
            let label = match defender {
                Some(defender) => label("Attack ").who(defender).say(" with ").who(attacker),
                None => label("Attack with ").who(attacker),
            };
            let (attacker_name, defender_name) = (Some(name(attacker)), defender.map(name));
            (
                ActionKind::Attack {
                    attacker: Some(attacker),
                    attacker_name,
                    defender,
                    defender_name,
                },
                label.say(" (").say(mode).say(")"),
            )
        }
        _ => show_later(tcg, state, in_sight, action),
    };
    ActionView { id, label: label.words, what }
}

/// Converts actions that cannot be the first of a game. It is a separate function, because JavaScript engines compile
/// functions lazily.
#[inline(never)]
fn show_later<'a>(
    tcg: Tcg,
    state: &'a State,
    in_sight: &'a NamesInSight,
    action: Action,
) -> (ActionKind, Label<'a>) {
    let name = |object: ObjectId| tcg.full_name(state, object);
    let label = |begin: &'static str| Label::new(tcg, state, in_sight, begin);
    match action {
        Action::TapAbility { character } => (
            ActionKind::TapAbility { character, character_name: name(character) },
            label("Use the tap ability of ").who(character),
        ),
        Action::Defend { defender } => {
            let label = label("Attack ").who(defender);
            let (defender, defender_name) = (Some(defender), Some(name(defender)));
            (
                ActionKind::Attack { attacker: None, attacker_name: None, defender, defender_name },
                label,
            )
        }
        Action::ChooseTarget { target } => (
            ActionKind::ChooseCharacter { target, target_name: name(target) },
            label("Choose ").who(target),
        ),
        Action::ChooseCard { card } => {
            let label = match state.decision.ask {
                Ask::SwapGreen => label("Put ").named(card).say(" into your hand"),
                _ => label("Choose ").card(card),
            };
            (ActionKind::ChooseCard { card, card_name: name(card) }, label)
        }
        Action::ChooseOption { option } => {
            let card = tcg.asks_for_slot(state);
            let label = match card {
                Some(card) => label("Put ")
                    .card(card)
                    .say(format!(" into the {} slot", tcg.option_name(state, option))),
                None => label("").say(tcg.option_label(state, option, in_sight)),
            };
            (
                ActionKind::ChooseOption {
                    card,
                    card_name: card.map(name),
                    option: tcg.option_name(state, option),
                },
                label,
            )
        }
        Action::ChooseName { name } => {
            let name = tcg.catalogue.name_of(name);
            (
                ActionKind::ChooseOption { card: None, card_name: None, option: name.to_string() },
                label("Name ").say(name),
            )
        }
        Action::ChooseTrigger { pending } => {
            let trigger =
                state.pending.get(usize::from(pending)).map_or(0, |pending| pending.source);
            let label = label("Resolve the ability of ").trigger(pending);
            (ActionKind::ChooseTrigger { trigger, trigger_name: name(trigger) }, label)
        }
        Action::Yes => (ActionKind::Yes, label("").all(tcg.yes_words(state))),
        Action::No => (ActionKind::No, label("").all(tcg.no_words(state))),
        Action::Done => (ActionKind::Done, label("").all(tcg.done_words(state))),
        Action::Reveal { card } => {
            (ActionKind::Reveal { card, card_name: name(card) }, label("Reveal ").named(card))
        }
        Action::SwapGreen { card, with } => {
            let label = label("Swap ").named(card).say(" for ").named(with);
            (
                ActionKind::SwapGreen { card, card_name: name(card), with, with_name: name(with) },
                label,
            )
        }
        // `show_one` converts the other actions.
        Action::Decline
        | Action::Flip { .. }
        | Action::PlayCard { .. }
        | Action::PlayUpgrade { .. }
        | Action::EndMain
        | Action::Attack { .. } => (ActionKind::Decline, label("").all(tcg.decline_words(state))),
    }
}

/// Builder of a label. Labels of one decision differ, so similar actions get distinguishing words.
struct Label<'a> {
    tcg: Tcg,
    state: &'a State,
    in_sight: &'a NamesInSight,
    words: Words,
}

impl<'a> Label<'a> {
    fn new(
        tcg: Tcg,
        state: &'a State,
        in_sight: &'a NamesInSight,
        begin: &'static str,
    ) -> Label<'a> {
        // Most labels have at most seven pieces. Reallocation would cost more than the label itself.
        let mut words = Words(Vec::with_capacity(7));
        if !begin.is_empty() {
            words.0.push(begin.into());
        }
        Label { tcg, state, in_sight, words }
    }

    fn say(mut self, piece: impl Into<Piece>) -> Label<'a> {
        self.words.0.push(piece.into());
        self
    }

    fn all(mut self, words: Words) -> Label<'a> {
        self.words = self.words.and(words);
        self
    }

    /// Appends the name of a character, with a suffix if several characters have that name.
    fn who(self, character: ObjectId) -> Label<'a> {
        let twin = self.tcg.which_twin(self.state, character, self.in_sight);
        let name = self.tcg.short_name(self.state, character, self.in_sight);
        let label = self.say(name);
        match twin {
            Some(which) => label.say(which),
            None => label,
        }
    }

    /// Appends the name of a card, with its icons if it is a blank card, because all of them have one name.
    fn named(self, card: ObjectId) -> Label<'a> {
        let (name, def) = (self.tcg.full_name(self.state, card), self.tcg.def(self.state, card));
        match def.class {
            Class::Battle(_) if name == BLANK_NAME && !def.icons.is_empty() => {
                let icons: Vec<&str> = def.icons.iter().map(|icon| icon.name()).collect();
                self.say(name).say(" (").say(icons.join(", ")).say(")")
            }
            _ => self.say(name),
        }
    }

    /// Appends a note if a card is played from the deck as though it were in hand, because a copy of it may be in hand.
    fn of_deck(self, card: ObjectId) -> Label<'a> {
        let as_in_hand = self.tcg.may_give(self.state, 1 << quality::PLAYS_TOP)
            && self.state.object(card).zone == Zone::Deck;
        if as_in_hand { self.say(" from the top of your deck") } else { self }
    }

    /// Appends " (weapon slot)".
    fn slot(self, slot: u8) -> Label<'a> {
        self.say(" (").say(slot_name(slot)).say(" slot)")
    }

    /// Appends the name of a card among the options, with its zone if another option has that name.
    #[inline(never)]
    fn card(self, card: ObjectId) -> Label<'a> {
        let (tcg, state) = (self.tcg, self.state);
        let name = tcg.full_name(state, card);
        let alike = || {
            state
                .decision
                .options
                .iter()
                .copied()
                .filter(move |&other| other != card && tcg.full_name(state, other) == name)
        };
        let place =
            |card: ObjectId| (state.object(card).zone, state.object(card).host, state.owner(card));
        let label = self.named(card);
        let (zone, host, owner) = place(card);
        // Copies in one place are one option, except Upgrades on characters.
        if alike().all(|other| zone != Zone::Upgrade && place(other) == place(card)) {
            return label;
        }
        let in_place = alike().any(|other| place(other) == place(card));
        match zone {
            Zone::Upgrade if in_place => label.say(" on ").who(host).slot(state.object(card).slot),
            Zone::Upgrade => label.say(" on ").who(host),
            _ if alike().any(|other| state.owner(other) != owner) => label
                .say(if owner == state.decision.seat { " (yours)" } else { " (your opponent's)" }),
            _ => label.say(" (").say(zone.name()).say(")"),
        }
    }

    /// Appends the source of a waiting trigger. To distinguish several triggers of one card, it adds the character with the
    /// card, then the ability's text, then the character or number that the trigger is about.
    #[inline(never)]
    fn trigger(self, pending: u8) -> Label<'a> {
        let (tcg, state) = (self.tcg, self.state);
        let Some(this) = state.pending.get(usize::from(pending)) else { return self };
        let name = tcg.full_name(state, this.source);
        let others = state.decision.options.iter().filter(|&&other| other != pending);
        let others = others.filter_map(|&other| state.pending.get(usize::from(other)));
        let mut alike: Vec<&Pending> =
            others.filter(|other| tcg.full_name(state, other.source) == name).collect();
        let mut label =
            if state.is_character(this.source) && !tcg.shows_upgrade_side(state, this.source) {
                alike.retain(|other| other.source == this.source);
                self.who(this.source)
            } else {
                self.say(name)
            };
        let host = |pending: &Pending| {
            Some(pending.this).filter(|&host| host != pending.source && state.is_character(host))
        };
        if let Some(host) = host(this).filter(|_| !alike.is_empty()) {
            label = label.say(" on ").who(host);
            alike.retain(|other| other.this == this.this);
        }
        label = label.say(" next");
        if alike.iter().any(|other| other.code != this.code) {
            label = label.say(": ").say(tcg.ability_at(state, this.source, this.code));
            alike.retain(|other| other.code == this.code);
        }
        if alike.iter().any(|other| other.it != this.it) {
            for (index, character) in members(this.it).enumerate() {
                label = label.say(if index == 0 { ", for " } else { " and " }).who(character);
            }
            alike.retain(|other| other.it == this.it);
        }
        if alike.iter().any(|other| other.amount != this.amount) {
            label = label.say(" (").say(this.amount).say(")");
        }
        label
    }
}
