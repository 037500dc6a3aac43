//! Actions as embedders see them: conversion to plain objects with names, and back.

use crate::{
    cards::{Tcg, catalogue::quality},
    embed::names::{Names, slot_name},
    model::{
        action::Action,
        objects::{ObjectId, members},
        state::{Ask, Pending, State, Zone},
    },
};
use altmode_core::{Piece, Words, lasting};
use altmode_host::agree;
use serde::{Deserialize, Serialize};

/// A legal action. The fields depend on `type`. Numbers of cards and characters are those of the view.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Action", optional_fields))]
pub struct ActionView {
    /// Index in the list of legal actions.
    pub id: usize,
    /// The type: `flip`, `play-action`, `play-upgrade`, `tap-ability`, `end-main`, `attack`, `choose`, `yes`, `no`, `done`,
    /// `reveal`, `swap-green`, `decline`. `concede` is always possible and never listed.
    #[serde(rename = "type", serialize_with = "lasting")]
    pub kind: &'static str,
    /// A short description in English.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub label: Words,
    /// `choose`: the kind of choice: `character`, `card`, `option` or `trigger`.
    #[serde(rename = "kind", skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub choice: Option<&'static str>,
    /// `flip`, `tap-ability`: the character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<u8>,
    /// The character's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub character_name: Option<&'static str>,
    /// `flip`: the mode.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub to: Option<&'static str>,
    /// `play-action`, `play-upgrade`, `choose`, `reveal`, `swap-green`: the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The card's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub card_name: Option<&'static str>,
    /// `play-upgrade`: the character that it is put on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<u8>,
    /// The name of that character.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub on_name: Option<&'static str>,
    /// `play-upgrade`: the slot.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub slot: Option<&'static str>,
    /// `attack`: the attacker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<u8>,
    /// The attacker's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub attacker_name: Option<&'static str>,
    /// `attack`: the defender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<u8>,
    /// The defender's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub defender_name: Option<&'static str>,
    /// `choose`: the chosen character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u8>,
    /// The chosen character's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub target_name: Option<&'static str>,
    /// `choose`: the chosen option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// `choose`: the card whose ability resolves next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<u8>,
    /// The name of that card.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub trigger_name: Option<&'static str>,
    /// `swap-green`: the flipped card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<u8>,
    /// The flipped card's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub with_name: Option<&'static str>,
}

/// An action sent by an embedder: an entry of the list, or some of its fields.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ActionInput {
    /// Index in the list of legal actions.
    pub id: Option<u32>,
    /// The type.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// The kind of choice, see [`ActionView::choice`].
    #[serde(rename = "kind")]
    pub choice: Option<String>,
    /// The acting seat. For `concede`, the seat that concedes.
    pub seat: Option<u8>,
    /// See [`ActionView`].
    pub character: Option<u8>,
    /// See [`ActionView`].
    pub to: Option<String>,
    /// See [`ActionView`].
    pub card: Option<u8>,
    /// See [`ActionView`].
    pub on: Option<u8>,
    /// See [`ActionView`].
    pub slot: Option<String>,
    /// See [`ActionView`].
    pub attacker: Option<u8>,
    /// See [`ActionView`].
    pub defender: Option<u8>,
    /// See [`ActionView`].
    pub target: Option<u8>,
    /// See [`ActionView`].
    pub option: Option<String>,
    /// See [`ActionView`].
    pub trigger: Option<u8>,
    /// See [`ActionView`].
    pub with: Option<u8>,
}

/// Returns whether an input fits the legal action whose id it contains: it has no type, or all its fields agree.
pub fn agrees(tcg: Tcg, state: &State, input: &ActionInput, id: usize, action: Action) -> bool {
    // The label is not compared, so the names it would have to distinguish are not needed.
    input.kind.is_none() || matches(input, &show_one(tcg, state, &Names::new(), id, action))
}

/// Returns whether every given field of an input agrees with a legal action.
pub fn matches(input: &ActionInput, action: &ActionView) -> bool {
    input.kind.as_deref() == Some(action.kind)
        && agree(&input.choice, &action.choice)
        && agree(&input.character, &action.character)
        && agree(&input.to, &action.to)
        && agree(&input.card, &action.card)
        && agree(&input.on, &action.on)
        && agree(&input.slot, &action.slot)
        && agree(&input.attacker, &action.attacker)
        && agree(&input.defender, &action.defender)
        && agree(&input.target, &action.target)
        && agree(&input.option, &action.option)
        && agree(&input.trigger, &action.trigger)
        && agree(&input.with, &action.with)
}

/// Converts all actions of the list to views.
pub fn show_actions(tcg: Tcg, state: &State, actions: &[Action]) -> impl Iterator<Item = ActionView> {
    let in_sight = tcg.names_in_sight(state);
    actions.iter().enumerate().map(move |(id, action)| show_one(tcg, state, &in_sight, id, *action))
}

fn show_one(tcg: Tcg, state: &State, in_sight: &Names, id: usize, action: Action) -> ActionView {
    let name = |object: ObjectId| tcg.full_name(state, object);
    let label = |begin: &'static str| Label::new(tcg, state, in_sight, begin);
    let mut view = ActionView { id, ..ActionView::default() };
    let (kind, label) = match action {
        Action::Flip { character, face } => {
            let mode = tcg.face_mode(state, character, face).name();
            (view.character, view.character_name, view.to) = (Some(character), Some(name(character)), Some(mode));
            ("flip", label("Flip ").who(character).say(" to ").say(mode).say(" mode"))
        }
        Action::PlayCard { card } => {
            (view.card, view.card_name) = (Some(card), Some(name(card)));
            ("play-action", label("Play ").say(name(card)).of_deck(card))
        }
        Action::PlayUpgrade { card, on, slot } => {
            let upgrade = tcg.upgrade_text(state, card);
            (view.card, view.card_name) = (Some(card), Some(upgrade.name));
            (view.on, view.on_name, view.slot) = (Some(on), Some(name(on)), Some(slot_name(slot)));
            let usual = label("Play ").say(upgrade.name).of_deck(card).say(" on ").who(on);
            let unusual = upgrade.slot.is_some_and(|kind| kind as u8 != slot);
            ("play-upgrade", if unusual { usual.slot(slot) } else { usual })
        }
        Action::EndMain => ("end-main", label("Stop playing cards")),
        Action::Attack { attacker, defender } => {
            (view.attacker, view.attacker_name) = (Some(attacker), Some(name(attacker)));
            (view.defender, view.defender_name) = (defender, defender.map(name));
            let mode = tcg.mode(state, attacker).name();
            let label = match defender {
                Some(defender) => label("Attack ").who(defender).say(" with ").who(attacker),
                None => label("Attack with ").who(attacker),
            };
            ("attack", label.say(" (").say(mode).say(")"))
        }
        _ => show_later(tcg, state, in_sight, action, &mut view),
    };
    (view.kind, view.label) = (kind, label.words);
    view
}

/// Handles actions that cannot be the first of a game. It is a separate function, because JavaScript engines compile
/// functions lazily.
#[inline(never)]
fn show_later<'a>(tcg: Tcg, state: &'a State, in_sight: &'a Names, action: Action, view: &mut ActionView) -> (&'static str, Label<'a>) {
    let name = |object: ObjectId| tcg.full_name(state, object);
    let label = |begin: &'static str| Label::new(tcg, state, in_sight, begin);
    match action {
        Action::TapAbility { character } => {
            (view.character, view.character_name) = (Some(character), Some(name(character)));
            ("tap-ability", label("Use the tap ability of ").who(character))
        }
        Action::Defend { defender } => {
            (view.defender, view.defender_name) = (Some(defender), Some(name(defender)));
            ("attack", label("Attack ").who(defender))
        }
        Action::ChooseTarget { target } => {
            (view.choice, view.target, view.target_name) = (Some("character"), Some(target), Some(name(target)));
            ("choose", label("Choose ").who(target))
        }
        Action::ChooseCard { card } => {
            (view.choice, view.card, view.card_name) = (Some("card"), Some(card), Some(name(card)));
            match state.decision.ask {
                Ask::SwapGreen => ("choose", label("Put ").say(name(card)).say(" into your hand")),
                _ => ("choose", label("Choose ").card(card)),
            }
        }
        Action::ChooseOption { option } => {
            (view.choice, view.option) = (Some("option"), Some(tcg.option_name(state, option)));
            match tcg.asks_for_slot(state) {
                Some(card) => {
                    (view.card, view.card_name) = (Some(card), Some(name(card)));
                    ("choose", label("Put ").card(card).say(format!(" into the {} slot", tcg.option_name(state, option))))
                }
                None => ("choose", label("").say(tcg.option_label(state, option, in_sight))),
            }
        }
        Action::ChooseName { name } => {
            let name = tcg.catalogue.name_of(name);
            (view.choice, view.option) = (Some("option"), Some(name.to_string()));
            ("choose", label("Name ").say(name))
        }
        Action::ChooseTrigger { pending } => {
            let source = state.pending.get(usize::from(pending)).map_or(0, |pending| pending.source);
            (view.choice, view.trigger, view.trigger_name) = (Some("trigger"), Some(source), Some(name(source)));
            ("choose", label("Resolve the ability of ").trigger(pending))
        }
        Action::Yes => ("yes", label("Yes")),
        Action::No => ("no", label("No")),
        Action::Done => ("done", label("Done")),
        Action::Reveal { card } => {
            (view.card, view.card_name) = (Some(card), Some(name(card)));
            ("reveal", label("Reveal ").say(name(card)))
        }
        Action::SwapGreen { card, with } => {
            (view.card, view.card_name) = (Some(card), Some(name(card)));
            (view.with, view.with_name) = (Some(with), Some(name(with)));
            ("swap-green", label("Swap ").say(name(card)).say(" for ").say(name(with)))
        }
        Action::Decline => ("decline", label("Do without")),
        Action::Flip { .. } | Action::PlayCard { .. } | Action::PlayUpgrade { .. } | Action::EndMain | Action::Attack { .. } => {
            ("", label(""))
        }
    }
}

/// Builder of a label. Labels of one decision differ, so similar actions get distinguishing words.
struct Label<'a> {
    tcg: Tcg,
    state: &'a State,
    in_sight: &'a Names,
    words: Words,
}

impl<'a> Label<'a> {
    fn new(tcg: Tcg, state: &'a State, in_sight: &'a Names, begin: &'static str) -> Label<'a> {
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

    /// Appends a note if a card is played from the deck as though it were in hand, because a copy of it may be in hand.
    fn of_deck(self, card: ObjectId) -> Label<'a> {
        let as_in_hand = self.tcg.may_give(self.state, 1 << quality::PLAYS_TOP) && self.state.object(card).zone == Zone::Deck;
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
        let alike = || state.decision.options.iter().copied().filter(move |&other| other != card && tcg.full_name(state, other) == name);
        let place = |card: ObjectId| (state.object(card).zone, state.object(card).host, state.owner(card));
        let label = self.say(name);
        if alike().next().is_none() {
            return label;
        }
        let (zone, host, owner) = place(card);
        let in_place = alike().any(|other| place(other) == place(card));
        match zone {
            Zone::Upgrade if in_place => label.say(" on ").who(host).slot(state.object(card).slot),
            Zone::Upgrade => label.say(" on ").who(host),
            _ if alike().any(|other| state.owner(other) != owner) => {
                label.say(if owner == state.decision.seat { " (yours)" } else { " (your opponent's)" })
            }
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
        let mut alike: Vec<&Pending> = others.filter(|other| tcg.full_name(state, other.source) == name).collect();
        let mut label = if state.is_character(this.source) && !tcg.shows_upgrade_side(state, this.source) {
            alike.retain(|other| other.source == this.source);
            self.who(this.source)
        } else {
            self.say(name)
        };
        let host = |pending: &Pending| Some(pending.this).filter(|&host| host != pending.source && state.is_character(host));
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
